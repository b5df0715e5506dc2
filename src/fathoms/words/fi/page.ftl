# Words that stand on every page

page-title = Fathoms
page-title-on = { $title } · Fathoms
page-title-turn = Sinun vuorosi! { $title }
page-home = Fathoms: kaikki pelit
page-to-lobby = Kaikki pelit
page-nowhere-title = Täällä pohjalla ei ole mitään
page-tools = Sivu
page-sound = Äänet
page-dark = Tummat värit
page-rules = Säännöt
page-close = Sulje
page-nowhere = Tässä osoitteessa ei ole mitään. Ehkä jokin kirjain hukkui matkalla.
page-no-connection = Pöytään ei nyt saada yhteyttä. Tarkista yhteytesi ja yritä uudelleen.
page-request-failed = Se ei onnistunut. Yritä uudelleen.
page-loading = Hetkinen …
page-part-missing = Osa tästä sivusta ei tullut perille. Tarkista yhteytesi ja yritä uudelleen.
page-try-again = Yritä uudelleen
page-language = Kieli

# Settings, and bots with a character

page-settings = Asetukset
page-sound-about = Muutama hiljainen ääni siirroista, tuurista ja vuorostasi.
page-volume = Äänenvoimakkuus
page-volume-is = { $percent ->
    [one] 1 prosentti
   *[other] { $percent } prosenttia
}
page-buzz = Värinä
page-buzz-about = Puhelin värisee, kun on sinun vuorosi.
page-still = Vähemmän liikettä
page-still-about = Kaikki on heti paikallaan, ilman liukumista.
page-pace = Bottien ja liikkeiden nopeus
page-pace-about = Kun pöydässä on muita, botit noudattavat hitainta toivetta.
page-pace-slow = Hidas
page-pace-normal = Tavallinen
page-pace-quick = Nopea
page-pace-at-once = Heti
page-remarks = Bottien puheet
page-remarks-about = Silloin tällöin botti sanoo jotakin ystävällistä.
page-dark-about = Säästää silmiä iltaisin.

# How well a bot plays, in a word
bot-level-random = Huoleton
bot-level-greedy = Järkevä
bot-level-paddler = Polskija
bot-level-snorkeller = Snorklaaja
bot-level-diver = Sukeltaja
bot-level-deep-diver = Syväsukeltaja

# What kind of a character each bot is, and how quickly it plays
bot-about-1 = Nopea lähtemään eikä hetkeäkään paikallaan.
bot-about-2 = Antaa joka käskyn kahdesti, useimmiten itselleen.
bot-about-3 = Pieni, pyöreä eikä hevillä hätkähdä.
bot-about-4 = Höyryä riittää aamusta iltaan.
bot-about-5 = Laskee kaiken, jopa aallot.
bot-about-6 = Pysyy tyynenä. Täällä ei vuoda mikään.
bot-about-7 = Päästelee höyryjä, kun menee hyvin.
bot-about-8 = Haluaa tutkia joka lätäkön.
bot-pace-quick = Pelaa nopeasti.
bot-pace-steady = Pelaa tasaista tahtia.
bot-pace-slow = Miettii rauhassa.
bot-of-seat = { $name }, { $level }

# What bots say now and then: short, they stand over a small seat
remark-hello-1 = Ahoi!
remark-hello-2 = No hei!
remark-hello-3 = Pidä hauskaa!
remark-glad-1 = Kävipä tuuri!
remark-glad-2 = Katsopa tuota!
remark-glad-3 = Mahtavaa!
remark-oops-1 = Voi ei …
remark-oops-2 = Hupsista!
remark-oops-3 = Voi rattaani!
remark-nice-1 = Hienosti tehty!
remark-nice-2 = Ei hullumpaa!
remark-nice-3 = Ovelaa!
remark-bye-1 = Olipa hauskaa!
remark-bye-2 = Hyvä peli!
remark-bye-3 = Vielä kerran?

# Without a line to the server
away-title = Pöytä on hetken poissa.
away-about = Palvelimeen ei ole yhteyttä, joten juuri nyt ei voi pelata eikä ratkoa pulmia. Säännöt ja tulostettavat sivut ovat silti täällä. Yhteys palaa itsestään.
away-door = Tämä tarvitsee yhteyden palvelimeen.
