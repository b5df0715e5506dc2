# Words that stand on every page

page-title = Fathoms
page-title-on = { $title } · Fathoms
page-title-turn = Din tur! { $title }
page-home = Fathoms: til alle spil
page-to-lobby = Til alle spil
page-nowhere-title = Her nede er der ingenting
page-tools = Side
page-sound = Lyd
page-dark = Mørke farver
page-rules = Regler
page-close = Luk
page-nowhere = Der er ikke noget på denne adresse. Måske er et bogstav faldet af undervejs.
page-no-connection = Bordet kan ikke nås lige nu. Tjek din forbindelse, og prøv igen.
page-request-failed = Det virkede ikke. Prøv igen.
page-loading = Et øjeblik …
page-part-missing = En del af siden nåede ikke frem. Tjek din forbindelse, og prøv igen.
page-try-again = Prøv igen
page-language = Sprog

# Settings, and bots with a character

page-settings = Indstillinger
page-sound-about = Et par stille lyde til træk, held og din tur.
page-volume = Lydstyrke
page-volume-is = { $percent } procent
page-buzz = Vibration
page-buzz-about = Telefonen brummer, når det er din tur.
page-still = Mindre bevægelse
page-still-about = Tingene springer direkte på plads i stedet for at glide derhen.
page-pace = Botternes og bevægelsernes tempo
page-pace-about = Når I er flere ved bordet, gælder det langsomste ønske for botterne.
page-pace-slow = Langsomt
page-pace-normal = Normalt
page-pace-quick = Hurtigt
page-pace-at-once = Straks
page-remarks = Bemærkninger fra botter
page-remarks-about = Nu og da siger en bot noget venligt.
page-dark-about = Skåner øjnene om aftenen.

# How well a bot plays, in a word
bot-level-random = Tankeløs
bot-level-greedy = Fornuftig
bot-level-paddler = Plasker
bot-level-snorkeller = Snorkler
bot-level-diver = Dykker
bot-level-deep-diver = Dybhavsdykker

# What kind of a character each bot is, and how quickly it plays
bot-about-1 = Hurtig ud af starthullerne og aldrig i ro.
bot-about-2 = Giver hver ordre to gange, mest til sig selv.
bot-about-3 = Lille, rund og svær at rokke.
bot-about-4 = Fuld damp på fra morgen til aften.
bot-about-5 = Tæller alt, selv bølgerne.
bot-about-6 = Holder hovedet koldt. Her siver intet ud.
bot-about-7 = Lukker damp ud, når det går godt.
bot-about-8 = Nysgerrig på hver eneste vandpyt.
bot-pace-quick = Spiller hurtigt.
bot-pace-steady = Spiller i jævnt tempo.
bot-pace-slow = Tager sig tid til at tænke.
bot-of-seat = { $name }, { $level }

# What bots say now and then: short, they stand over a small seat
remark-hello-1 = Ohøj!
remark-hello-2 = Hejsa!
remark-hello-3 = God fornøjelse!
remark-glad-1 = Sikke et held!
remark-glad-2 = Se lige der!
remark-glad-3 = Pragtfuldt!
remark-oops-1 = Åh nej …
remark-oops-2 = Hovsa!
remark-oops-3 = Mine tandhjul!
remark-nice-1 = Flot klaret!
remark-nice-2 = Slet ikke ringe!
remark-nice-3 = Smart!
remark-bye-1 = Det var sjovt!
remark-bye-2 = Godt spil!
remark-bye-3 = En gang til?

# Without a line to the server
away-title = Bordet er væk.
away-about = Der er ingen forbindelse til serveren, så lige nu kan der ikke spilles, heller ikke opgaver. Reglerne og siderne til udskrift er her stadig. Forbindelsen kommer tilbage af sig selv.
away-door = Det kræver forbindelse til serveren.
