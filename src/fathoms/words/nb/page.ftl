# Words that stand on every page

page-title = Fathoms
page-title-on = { $title } · Fathoms
page-title-turn = Din tur! { $title }
page-home = Fathoms: til alle spill
page-to-lobby = Til alle spill
page-nowhere-title = Her nede er det ingenting
page-tools = Side
page-sound = Lyd
page-dark = Mørke farger
page-rules = Regler
page-close = Lukk
page-nowhere = Det er ingenting på denne adressen. Kanskje en bokstav forsvant på veien.
page-no-connection = Bordet kan ikke nås akkurat nå. Sjekk forbindelsen og prøv igjen.
page-request-failed = Det gikk ikke. Prøv igjen.
page-loading = Et øyeblikk …
page-part-missing = En del av denne siden kom ikke fram. Sjekk forbindelsen og prøv igjen.
page-try-again = Prøv igjen
page-language = Språk

# Settings, and bots with a character

page-settings = Innstillinger
page-sound-about = Noen få, stille lyder for trekk, flaks og din tur.
page-volume = Lydstyrke
page-volume-is = { $percent } prosent
page-buzz = Vibrering
page-buzz-about = Mobilen brummer når det er din tur.
page-still = Mindre bevegelse
page-still-about = Ting hopper rett på plass i stedet for å gli dit.
page-pace = Tempoet til botene og bevegelsene
page-pace-about = Når dere er flere ved bordet, gjelder det langsomste ønsket for botene.
page-pace-slow = Langsomt
page-pace-normal = Normalt
page-pace-quick = Raskt
page-pace-at-once = Straks
page-remarks = Kommentarer fra boter
page-remarks-about = Nå og da sier en bot noe hyggelig.
page-dark-about = Skåner øynene om kvelden.

# How well a bot plays, in a word
bot-level-random = Tankeløs
bot-level-greedy = Fornuftig
bot-level-paddler = Plasker
bot-level-snorkeller = Snorkler
bot-level-diver = Dykker
bot-level-deep-diver = Dypdykker

# What kind of a character each bot is, and how quickly it plays
bot-about-1 = Rask ut av startblokka, og aldri i ro.
bot-about-2 = Gir hver ordre to ganger, mest til seg selv.
bot-about-3 = Liten, rund og vanskelig å rikke.
bot-about-4 = Full damp fra morgen til kveld.
bot-about-5 = Teller alt, til og med bølgene.
bot-about-6 = Holder hodet kaldt. Her lekker ingenting.
bot-about-7 = Slipper ut damp når det går bra.
bot-about-8 = Nysgjerrig på hver eneste vanndam.
bot-pace-quick = Spiller fort.
bot-pace-steady = Spiller i jevnt tempo.
bot-pace-slow = Tar seg tid til å tenke.
bot-of-seat = { $name }, { $level }

# What bots say now and then: short, they stand over a small seat
remark-hello-1 = Ohoi!
remark-hello-2 = Heisann!
remark-hello-3 = Ha det gøy!
remark-glad-1 = For en flaks!
remark-glad-2 = Se på den!
remark-glad-3 = Strålende!
remark-oops-1 = Å nei …
remark-oops-2 = Oisann!
remark-oops-3 = Tannhjulene mine!
remark-nice-1 = Fint gjort!
remark-nice-2 = Slett ikke verst!
remark-nice-3 = Smart!
remark-bye-1 = Det var gøy!
remark-bye-2 = Bra spilt!
remark-bye-3 = En gang til?

# Without a line to the server
away-title = Bordet er borte.
away-about = Det er ingen forbindelse med serveren, så akkurat nå kan ingenting spilles, heller ikke nøtter. Reglene og sidene til utskrift er her likevel. Forbindelsen kommer tilbake av seg selv.
away-door = Dette krever forbindelse med serveren.
