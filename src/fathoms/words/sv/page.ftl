# Words that stand on every page

page-title = Fathoms
page-title-on = { $title } · Fathoms
page-title-turn = Din tur! { $title }
page-home = Fathoms: till alla spel
page-to-lobby = Till alla spel
page-nowhere-title = Här nere finns ingenting
page-tools = Sidan
page-sound = Ljud
page-dark = Mörka färger
page-rules = Regler
page-close = Stäng
page-nowhere = Det finns inget på den här adressen. Kanske har en bokstav kommit bort på vägen.
page-no-connection = Bordet går inte att nå just nu. Kolla din anslutning och försök igen.
page-request-failed = Det gick inte. Försök igen.
page-loading = Ett ögonblick …
page-part-missing = En del av sidan kom inte fram. Kolla din anslutning och försök igen.
page-try-again = Försök igen
page-language = Språk

# Settings, and bots with a character

page-settings = Inställningar
page-sound-about = Några dämpade ljud: för drag, för tur och otur, och när du ska spela.
page-volume = Volym
page-volume-is = { $percent } procent
page-buzz = Vibration
page-buzz-about = Telefonen surrar när det är din tur.
page-still = Mindre rörelse
page-still-about = Saker byter plats direkt, utan att glida dit.
page-pace = Botarnas och rörelsernas tempo
page-pace-about = När ni är flera som spelar gäller den långsammaste önskan för botarna.
page-pace-slow = Långsamt
page-pace-normal = Normalt
page-pace-quick = Snabbt
page-pace-at-once = Genast
page-remarks = Kommentarer från botar
page-remarks-about = Då och då säger en bot något snällt.
page-dark-about = Skonar ögonen på kvällen.

# How well a bot plays, in a word
bot-level-random = Planlös
bot-level-greedy = Vettig
bot-level-paddler = Plaskare
bot-level-snorkeller = Snorklare
bot-level-diver = Dykare
bot-level-deep-diver = Djupdykare

# What kind of a character each bot is, and how quickly it plays
bot-about-1 = Snabb i starten och aldrig stilla.
bot-about-2 = Ger varje order två gånger, mest till sig själv.
bot-about-3 = Liten, rund och svår att rubba.
bot-about-4 = Full av ånga från morgon till kväll.
bot-about-5 = Räknar allt, till och med vågorna.
bot-about-6 = Håller sig lugn. Här läcker inget.
bot-about-7 = Pyser av glädje när det går bra.
bot-about-8 = Nyfiken på varenda vattenpöl.
bot-pace-quick = Spelar snabbt.
bot-pace-steady = Spelar i jämn takt.
bot-pace-slow = Tar sig tid att tänka.
bot-of-seat = { $name }, { $level }

# What bots say now and then: short, they stand over a small seat
remark-hello-1 = Ohoj!
remark-hello-2 = Hejsan!
remark-hello-3 = Ha så kul!
remark-glad-1 = Vilken tur!
remark-glad-2 = Titta där!
remark-glad-3 = Strålande!
remark-oops-1 = Oj då …
remark-oops-2 = Hoppsan!
remark-oops-3 = Mina kugghjul!
remark-nice-1 = Snyggt gjort!
remark-nice-2 = Inte illa alls!
remark-nice-3 = Smart!
remark-bye-1 = Det var kul!
remark-bye-2 = Bra parti!
remark-bye-3 = En gång till?

# Without a line to the server
away-title = Bordet är borta en stund.
away-about = Det finns ingen kontakt med servern, så just nu går det inte att spela, inte pussel heller. Regler och sidor att skriva ut finns här ändå. Bordet kommer tillbaka av sig självt.
away-door = Det här behöver kontakt med servern.
