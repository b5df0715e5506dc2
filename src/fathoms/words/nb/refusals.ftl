# Why something asked for cannot be done. Shown to players, on the command line and by the interfaces.

option-not-a-choice = Innstillingen «{ $option }» kan ikke være «{ $given }». Velg blant: { $choices }.
option-not-a-flag = Innstillingen «{ $option }» er enten ja eller nei, ikke «{ $given }».
option-not-in-range = Innstillingen «{ $option }» må være et helt tall fra { $low } til { $high }, ikke «{ $given }».
option-too-long = Innstillingen «{ $option }» kan ha høyst { $longest } tegn.
option-unknown = Det finnes ingen innstilling «{ $option }». Dette spillet har: { $options }.
first-no-such-seat = Spiller { $given } kan ikke begynne: det er bare { $players }.
players-wrong = Dette spillet er for { how-many } spillere, ikke { $given }.
# The numbers of players of a game, one after another or not: 6, 2 to 4, 2 or 4.
how-many = { $numbers ->
    [one] { $high }
    [all] { $low } til { $high }
   *[some] { $low } eller { $high }
}
game-unknown = Det finnes ikke noe spill «{ $game }». Velg blant: { $games }.
seed-wrong = Et frø er et helt tall fra 0 til 4611686018427387903, ikke { $given }.

move-game-over = Spillet er slutt.
move-no-such-seat = Det finnes ingen plass { $seat } ved dette bordet.
move-not-your-turn = Det er ikke din tur ennå.
move-unknown = Det er ikke et trekk i dette spillet.

replay-other-rules = Dette partiet ble spilt med versjon { $wanted } av reglene; dette programmet har versjon { $have }. Åpne det med den versjonen av Fathoms det ble laget med.
replay-broken = Trekk { $number } i dette partiet kan ikke spilles: { $why }
replay-not-one = { $file } er ikke et parti lagret av Fathoms ({ fault }).
file-unreadable = { $file } kan ikke leses: { cause }.

# At the table
table-unknown = Det finnes ikke noe slikt bord. Sjekk lenken, eller sett opp et nytt bord.
table-other-rules = Dette bordet ble startet med en annen versjon av spillets regler enn den dette programmet har, så det kan ikke fortsette her. Ingenting er tapt: åpne det med den versjonen av Fathoms det ble laget med, eller start et nytt bord.
table-game-missing = Dette programmet har ikke spillet til dette bordet. Ingenting er tapt: åpne det med en versjon av Fathoms som har det.
table-broken = Dette bordet kan ikke åpnes: trekkene passer ikke med reglene. Ingenting er tapt; si gjerne fra om det.
table-crowded = Det er for mange ved dette bordet ({ $most }). Prøv igjen senere.
game-not-started = Spillet har ikke begynt ennå: en plass er fortsatt ledig.
bot-unknown = Det finnes ingen bot «{ $bot }». Velg blant: { $bots }.
bot-untrained = Ingen bot er trent i «{ $game }» ennå. Kjør: fathoms train { $game }
bot-unlearnable = Det finnes ingen trente boter for «{ $game }»: spillet sier ikke hvilke kjennetegn de skal se på.
network-not-one = { $file } er ikke et nettverk laget av Fathoms.
network-large = { $file } er for stor for et nettverk: { $bytes } byte, men høyst { $most } er tillatt.
network-head-broken = { $file } sier ikke hvilket nettverk det er: den andre linjen er ødelagt.
network-other-game = { $file } er trent i «{ $given }», ikke «{ $game }».
network-other-version = { $file } er trent med versjon { $given } av reglene og kjennetegnene for «{ $game }»; dette programmet har versjon { $have }. Kjør: fathoms train { $game }
network-other-features = { $file } er trent med et annet antall kjennetegn enn «{ $game }» har.
network-sizes-wrong = { $file } har lag med { $width } og { $deep } tall. De kan ha 1 til { $widest } og 1 til { $deepest }.
network-length-wrong = { $file } er skadet: den har { $given } byte med vekter og skulle hatt { $wanted }.
bot-budget-wrong = Et søk kan ikke tenke i «{ $given }». Oppgi simuleringer, som i search:2000, eller sekunder, som i search:0.5s.
move-late = Spillet har gått videre i mellomtiden. Se en gang til, og velg på nytt.
move-look-later = Ikke ennå: en annen ved skjermen deres ser fortsatt. Etterpå får du ditt eget timeglass.
seat-not-yours = Det er ikke din plass.
seat-away = En bot spiller for deg. Sett deg igjen først.
seat-taken = Noen andre har den plassen.
seat-player-here = Den som har plassen, er her og kan reise seg selv.
seat-host-only = Bare verten ved bordet kan gjøre det før spillet.
seat-players-only = Bare spillere ved dette bordet kan gjøre det.
seat-has-bot = En bot spiller på den plassen til spillet er slutt.
seat-own-bot = Dette bordet spilles uten hint: du kan ikke velge en bot til å spille for deg. Må du gå, så forlat plassen; en enkel bot spiller til du kommer tilbake, og alle ser at den gjorde det.
seat-grace = Den som har plassen, mistet nettopp forbindelsen, og har { $seconds ->
    [one] ett sekund til
   *[other] { $seconds } sekunder til
} på seg til å komme tilbake.
seat-one-each = Ved dette åpne bordet har alle én plass, så ingen ser kortene til flere. Verten kan tillate flere når bordet settes opp.
seat-removed = Verten har tatt deg bort fra dette bordet. Du kan se på, eller sette opp ditt eget bord.
seat-conceded = Du har gitt opp dette spillet. En bot spiller ferdig på plassen din.
seat-no-request = Vedkommende spør ikke lenger om en plass.
seat-begun = Spillet har begynt. Ingen kan tas bort fra bordet lenger.
seat-nobody-else = På den plassen sitter bare du eller en bot.
see-not-now = Det er ikke noe å se for den plassen nå: den har ikke tur.
hint-off = Dette bordet spilles uten hint.
hint-no-game = Dette spillet har ingen hint: alt handler om fart, og ingenting er skjult.
hint-curtain = Løft teppet først: et hint er bare for øynene til den spilleren.
hint-thinking = Hintet ditt er på vei. Vent litt.
hint-failed = Det kom ikke noe hint denne gangen. Prøv igjen.
undo-off = Angring er slått av ved dette bordet.
undo-late = Det trekket kan ikke angres lenger: noen har gjort noe, eller fått vite noe av det.
undo-no-game = Dette spillet har timeglass: her kan ikke trekk angres.
undo-clocked = Ved et bord med klokke kan ikke trekk angres. Velg det ene eller det andre.
clock-seconds = En klokke kan ha fra { $low } til { $high } sekunder, ikke { $given }.
clock-increment = Et trekk kan gi høyst { $most } sekunder ekstra, ikke { $given }.
clock-increment-budget = Bare tid for hele partiet kan vokse for hvert trekk; tid per trekk kan ikke det.
chat-off = Ved dette bordet bruker dere de ferdige replikkene: verten har ikke tillatt mer.
chat-empty = Det står ingenting i det du skrev.
rematch-not-over = Spillet er ikke slutt ennå. Gjør det ferdig først.
rematch-too-many = Det spillet er for { $most ->
    [one] én spiller
   *[other] høyst { $most } spillere
}, og dere er { $people }.
series-alone = I en serie må det være noen å vinne over.
seat-kept = Den plassen venter på { $name }, som er invitert til å spille igjen.
seat-not-asked = Det venter ingen plass på deg ved dette bordet. Du kan ta en som er ledig.
forget-not-over = Spillet er ikke slutt ennå. Gjør det ferdig først, eller forlat plassen din.
review-not-over = Bare et ferdig parti kan analyseres: til da har det hemmeligheter.
history-players-only = Bare de som spilte, kan se alle kort i dette partiet: verten har valgt det slik. Det tilskuerne så, kan du se tilbake på.
history-not-over = Du kan bare se tilbake på et ferdig parti: til da har det hemmeligheter.

# Talking to the server
hello-first = Si hei først.
message-broken = Serveren forsto ikke den meldingen. Last inn siden på nytt.
message-too-large = Den meldingen er for stor: høyst { $most } byte.
too-fast = Ikke så fort. Vent litt.
too-many-connections = Du har for mange sider åpne ({ $most }). Lukk noen av dem.
server-full = Serveren er full: { $most } forbindelser. Prøv igjen om en stund.
too-many-words = La de andre også få si noe. Vent litt.
too-many-tables = Det var mange bord: høyst { $most } i timen. Prøv igjen senere.
too-many-histories = Du henter { $most } partier allerede. Vent på dem først.
too-many-visitors = Det har kommet mange nye besøkende derfra du er: høyst { $most } i timen. La nettleseren beholde informasjonskapselen fra denne siden, eller prøv igjen senere.
too-many-codes = Det var mange koder: høyst { $most } i timen. Prøv igjen senere.
code-wrong = Den koden virker ikke, eller ikke lenger: den virker én gang, og bare i ti minutter. Få vist en ny ved bordet.
code-have-seat = Du har allerede din egen plass ved det bordet.
too-many-studies = Det var mange studier: høyst { $most } i timen. Prøv igjen senere.
lab-off = Laben på denne serveren er stengt. På din egen datamaskin kan Fathoms svare på de samme spørsmålene.
lab-unknown = Det finnes ingen slik studie. Kanskje den er for gammel: bare de nyeste blir tatt vare på. Spør på nytt.
lab-busy = Den forrige studien din holder fortsatt på. Vent på den, eller stopp den først.
lab-line-full = { $most } studier venter allerede. Prøv igjen om en stund.
lab-too-many-games = En studie kan ha høyst { $most } partier her, ikke { $given }.
lab-same-options = Begge variantene har de samme innstillingene: det er ikke noe å sammenligne. Endre en av dem.
lab-not-yours = Bare den som ba om en studie, kan stoppe den.
lab-not-finished = Denne studien har ingen tall ennå. Vent litt.
lab-lost = Serveren ble startet på nytt, og denne studien gikk tapt. Spør på nytt.
lab-crashed = Partiene kunne ikke spilles ferdig. Spør på nytt; skjer det igjen, si gjerne fra.
lab-time-up = Det tok lengre tid enn en studie får bruke her, { $seconds } sekunder. Det som er funnet til nå, er tatt vare på.
lab-stopped = Studien ble stoppet. Det som er funnet til nå, er tatt vare på.
too-many-reviews = Det var mange analyser: høyst { $most } i timen. Prøv igjen senere.
review-off = Denne serveren analyserer ikke partier. Lagre partiet som en fil, og kjør «fathoms review» på din egen datamaskin.
review-line-full = { $most } partier venter allerede på analyse. Prøv igjen om en stund.
review-not-yours = Bare den som ba om en analyse, kan stoppe den.
review-crashed = Analysen kunne ikke fullføres. Spør på nytt; skjer det igjen, si gjerne fra.
review-time-up = Det tok lengre tid enn en analyse får bruke her. Det som er funnet til nå, er tatt vare på.
review-stopped = Analysen ble stoppet. Det som er funnet til nå, er tatt vare på.
card-not-over = Det blir et bilde av partiet når det er slutt: til da har det hemmeligheter.
# What is wrong with a value: part of other sentences
fault = { $fault ->
    [missing] { $where } mangler
    [unknown] feltet { $where } finnes ikke
    [near] feltet { $where } finnes ikke; mente du { $near }?
    [long] { $where } er for lang, høyst { $bound }
    [short] { $where } er for kort, minst { $bound }
    [low] { $where } er for liten, minst { $bound }
    [high] { $where } er for stor, høyst { $bound }
    [above] { $where } må være større enn { $bound }
    [below] { $where } må være mindre enn { $bound }
    [choice] { $where } er ikke blant valgene
    [whole] { $where } må være et helt tall
    [number] { $where } må være et tall
    [flag] { $where } må være true eller false
    [json] det er ikke gyldig JSON
    [nojson] { $where } er ikke gyldig JSON
    [text] det er ingen tekst (UTF-8)
    [self] det har feil type
    [own] { $why }
   *[other] { $where } har feil type
}
# Why the system refuses a file or an address: part of other sentences
cause = { $cause ->
    [missing] det finnes ingen slik fil
    [denied] tillatelsen mangler
    [folder] det er en mappe
    [nofolder] en del av stien er ikke en mappe
    [used] porten er opptatt
    [away] adressen kan ikke nås herfra
   *[other] { $why }
}
request-wrong = Forespørselen er ikke til å forstå: { fault }.
request-too-large = Det er for stort.
request-too-slow = Forespørselen din kom ikke helt fram i tide. Prøv igjen.
request-refused = Det kan ikke gjøres.
origin-foreign = Sider fra andre nettsteder kan ikke gjøre det her.
page-unknown = Det er ingenting på denne adressen.
method-wrong = Det kan ikke gjøres på denne adressen.
server-busy = Flere gjorde noe i samme øyeblikk. Prøv igjen.
server-trouble = Noe gikk galt på serveren. Prøv igjen; skjer det igjen, si gjerne fra.
disk-full = Disken på serveren er full. Ingenting er gått tapt, men ikke noe nytt kan lagres før det er plass igjen. Si gjerne fra til den som driver serveren.
address-unknown = Denne serveren kjenner ikke sin egen adresse og kan derfor ikke lage et bilde av den. Den som driver serveren, kan sette FATHOMS_ADDRESS.

# Starting the server
database-newer = { $where } ble laget av en nyere versjon av Fathoms (dataversjon { $have }; dette programmet kjenner { $ours }). Oppdater Fathoms, eller start med en annen datamappe (FATHOMS_DATA).
database-older = { $where } ble laget av en versjon av Fathoms fra før den første utgivelsen, og dette programmet kan ikke lese den. Ingenting i den er endret. Spill ferdig partiene med den versjonen de ble begynt i, eller start med en ny datamappe (FATHOMS_DATA) eller en tom database (FATHOMS_DATABASE).
database-unusable = Bordene i { $where } kan ikke åpnes: { $why }. Sjekk mappen, eller velg en annen (FATHOMS_DATA).
database-no-address = FATHOMS_DATABASE er ikke adressen til en database. Den ser ut som «postgresql+psycopg://name:password@host/fathoms»; uten den ligger bordene i datamappen.
database-no-driver = Denne databasen trenger Python-pakken «{ $driver }», som ikke er installert. Installer den (for PostgreSQL: pip install 'fathoms[postgres]'), eller ta FATHOMS_DATABASE ut av miljøet.
data-unusable = Datamappen { $folder } kan ikke brukes: { cause }. Velg en mappe du har lov til å skrive i (--data FOLDER, eller FATHOMS_DATA).
address-unusable = Serveren kan ikke lytte på { $host }, port { $port }: { cause }. Velg en annen port.
workers-unknown-here = Flere servere på én adresse krever Linux, macOS eller et annet Unix. Start én server uten --workers.
setting-wrong = En innstilling kan ikke brukes: { fault }. Endre den, eller ta den ut av miljøet.
setting-no-secret = Det må være { $digits } heksadesimale sifre.
setting-no-proxy = «{ $address }» er ikke en adresse. Det kan stå adresser og nettverk som 127.0.0.1 eller 10.0.0.0/8, ordet unix eller *.
setting-no-address = Det må være en adresse som https://fathoms.example.org.
secret-differs = En annen server med disse bordene har en annen hemmelighet, så de ville ikke kjenne igjen hverandres spillere. Kopier filen secret.key derfra til datamappen her, eller sett FATHOMS_SECRET for begge.
secret-broken = { $file } er skadet. Slett den og start på nytt; da må spillerne ta plassene sine på nytt.
page-not-built = Serveren kjører, men siden er ikke bygd ennå. Kjør «make play» i kildemappen.

# House values that a study asks about

house-unknown = Det finnes ingen husregelverdi «{ $given }». De nærmeste er: { $near }.
house-not-a-number = Husregelverdien { $name } må være et tall som { $usual }, ikke «{ $given }».
house-below-zero = Husregelverdien { $name } kan ikke være under null, slik { $given } er.
house-out-of-bounds = Med disse husregelverdiene blir { $name } { $given }. Det må være fra { $low } til { $high }.
house-no-pipes = Husregelverdien { $name } sier hvor rør fører: noen av L, O og R, ikke «{ $given }».

# Lessons
lesson-none = Dette spillet har ingen leksjon ennå.
lesson-else = Det kunne du også gjort. I denne leksjonen gjør du som guiden sier: det har ring rundt.
lesson-read-on = Les først det guiden sier, og trykk så på «Neste».
lesson-over = Denne leksjonen er ferdig. Spill et parti selv nå!
table-other-lesson = Denne leksjonen er skrevet om siden sist. Start den på nytt fra lobbyen.

# Boards that visitors draw
survey-none = Det er ikke noe å telle på brettene i dette spillet.
survey-too-long = Dette brettet har så mange muligheter at de ikke lot seg telle på { $seconds ->
    [one] ett sekund
   *[other] { $seconds } sekunder
}. Grav ned noen flere ting.

# The puzzles of the day
daily-none = Det er ikke noe trekk å finne i dag.
daily-not-yet = Den dagen har ikke kommet ennå.
