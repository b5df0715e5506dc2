# Why something asked for cannot be done. Shown to players, on the command line and by the interfaces.

option-not-a-choice = Indstillingen »{ $option }« kan ikke være »{ $given }«. Vælg en af: { $choices }.
option-not-a-flag = Indstillingen »{ $option }« er enten ja eller nej, ikke »{ $given }«.
option-not-in-range = Indstillingen »{ $option }« skal være et helt tal fra { $low } til { $high }, ikke »{ $given }«.
option-too-long = Indstillingen »{ $option }« kan højst have { $longest } tegn.
option-unknown = Der er ingen indstilling »{ $option }«. Dette spil har: { $options }.
first-no-such-seat = Spiller { $given } kan ikke begynde: Der er kun { $players }.
players-wrong = Dette spil er for { how-many } spillere, ikke { $given }.
# The numbers of players of a game, one after another or not: 6, 2 to 4, 2 or 4.
how-many = { $numbers ->
    [one] { $high }
    [all] { $low } til { $high }
   *[some] { $low } eller { $high }
}
game-unknown = Der er intet spil »{ $game }«. Vælg et af: { $games }.
seed-wrong = En startværdi er et helt tal fra 0 til 4611686018427387903, ikke { $given }.

move-game-over = Spillet er slut.
move-no-such-seat = Der er ingen plads { $seat } ved dette bord.
move-not-your-turn = Det er ikke din tur endnu.
move-unknown = Det er ikke et træk i dette spil.

replay-other-rules = Dette parti blev spillet med version { $wanted } af reglerne; dette program har version { $have }. Åbn det med den version af Fathoms, det blev lavet med.
replay-broken = Træk { $number } i dette parti kan ikke spilles: { $why }
replay-not-one = { $file } er ikke et parti gemt af Fathoms ({ fault }).
file-unreadable = { $file } kan ikke læses: { cause }.

# At the table
table-unknown = Det bord findes ikke. Tjek linket, eller stil et nyt bord op.
table-other-rules = Dette bord blev begyndt med en anden version af spillets regler, end dette program har, så det kan ikke fortsætte her. Intet er tabt: Åbn det med den version af Fathoms, det blev lavet med, eller begynd et nyt bord.
table-game-missing = Dette program har ikke spillet på dette bord. Intet er tabt: Åbn det med en version af Fathoms, der har det.
table-broken = Dette bord kan ikke åbnes: Trækkene passer ikke til reglerne. Intet er tabt; meld det gerne som en fejl.
table-crowded = Der er for mange mennesker ved dette bord ({ $most }). Prøv igen senere.
game-not-started = Spillet er ikke begyndt endnu: En plads er stadig ledig.
bot-unknown = Der er ingen bot »{ $bot }«. Vælg en af: { $bots }.
bot-untrained = Der er ikke trænet nogen bot til »{ $game }« endnu. Kør: fathoms train { $game }
bot-unlearnable = Der er ingen trænede botter til »{ $game }«: Spillet angiver ikke, hvilke kendetegn de skal se på.
network-not-one = { $file } er ikke et netværk lavet af Fathoms.
network-large = { $file } er for stor til et netværk: { $bytes } byte, hvor { $most } er muligt.
network-head-broken = { $file } siger ikke, hvilket netværk det er: Dens anden linje er i stykker.
network-other-game = { $file } er trænet til »{ $given }«, ikke »{ $game }«.
network-other-version = { $file } er trænet med version { $given } af reglerne og kendetegnene i »{ $game }«; dette program har version { $have }. Kør: fathoms train { $game }
network-other-features = { $file } er trænet med et andet antal kendetegn, end »{ $game }« har.
network-sizes-wrong = { $file } har lag med { $width } og { $deep } tal. De kan have 1 til { $widest } og 1 til { $deepest }.
network-length-wrong = { $file } er beskadiget: Den har { $given } byte vægte og skulle have { $wanted }.
bot-budget-wrong = En søgning kan ikke tænke i »{ $given }«. Angiv simuleringer, som i search:2000, eller sekunder, som i search:0.5s.
move-late = Spillet er gået videre imens. Kig igen, og vælg på ny.
move-look-later = Ikke endnu: En anden ved jeres skærm kigger stadig. Bagefter får du dit eget timeglas.
seat-not-yours = Det er ikke din plads.
seat-away = En bot spiller for dig. Sæt dig først ned igen.
seat-taken = En anden har den plads.
seat-player-here = Den, der har pladsen, er her og kan selv rejse sig.
seat-host-only = Det kan kun bordets vært gøre før spillet.
seat-players-only = Det kan kun bordets spillere gøre.
seat-has-bot = En bot spiller på den plads, til spillet er slut.
seat-own-bot = Ved dette bord spilles der uden hints: Du kan ikke vælge en bot til at spille for dig. Må du gå, så forlad pladsen; en almindelig bot spiller, til du kommer tilbage, og alle kan se, at den gjorde det.
seat-grace = Den, der har pladsen, mistede forbindelsen for et øjeblik siden. Vent { $seconds ->
    [one] ét sekund mere
   *[other] { $seconds } sekunder mere
}, så spilleren kan nå tilbage.
seat-one-each = Ved dette offentlige bord har alle én plads, så ingen ser flere hænder. Værten kan tillade flere, når bordet stilles op.
seat-removed = Værten har taget dig af bordet. Du kan kigge med eller stille dit eget bord op.
seat-conceded = Du har givet op i dette spil. En bot spiller din plads til ende.
seat-no-request = Vedkommende beder ikke længere om en plads.
seat-begun = Spillet er begyndt. Nu kan ingen tages af bordet.
seat-nobody-else = På den plads sidder kun dig selv eller en bot.
see-not-now = Der er ikke noget at se for den plads nu: Den har ikke turen.
hint-off = Ved dette bord spilles der uden hints.
hint-no-game = Der er ingen hints i dette spil: Det gælder kun om fart, og intet er skjult.
hint-curtain = Løft først tæppet: Et hint er kun for den spillers øjne.
hint-thinking = Dit hint er på vej. Vent et øjeblik.
hint-failed = Der dukkede ikke noget hint op denne gang. Prøv igen.
undo-off = Fortryd er slået fra ved dette bord.
undo-late = Det træk kan ikke fortrydes længere: Nogen har gjort noget eller fået noget at vide af det.
undo-no-game = Dette spil har et timeglas: Her kan træk ikke fortrydes.
undo-clocked = Ved et bord med ur kan træk ikke fortrydes. Vælg det ene eller det andet.
clock-seconds = Et ur kan have fra { $low } til { $high } sekunder, ikke { $given }.
clock-increment = Et træk kan højst give { $most } sekunder mere, ikke { $given }.
clock-increment-budget = Kun tid til hele partiet kan vokse med hvert træk; tid til hvert træk kan ikke.
chat-off = Ved dette bord taler man med de faste replikker: Mere har værten ikke tilladt.
chat-empty = Der står ikke noget i det, du skrev.
rematch-not-over = Spillet er ikke slut endnu. Gør det først færdigt.
rematch-too-many = Det spil er for { $most ->
    [one] én spiller
   *[other] højst { $most } spillere
}, og I er { $people }.
series-alone = I en serie skal der være nogen at vinde over.
seat-kept = Den plads venter på { $name }, som er inviteret til at spille igen.
seat-not-asked = Der venter ingen plads på dig ved dette bord. Du kan tage en, der er ledig.
forget-not-over = Spillet er ikke slut endnu. Gør det først færdigt, eller forlad din plads.
review-not-over = Kun et afsluttet parti kan analyseres: Indtil da har det hemmeligheder.
history-players-only = Kun de, der spillede med, kan se alle hænder i dette parti: Det har værten valgt. Du kan se tilbage på det, tilskuerne så.
history-not-over = Man kan kun se tilbage på et afsluttet parti: Indtil da har det hemmeligheder.

# Talking to the server
hello-first = Sig først hej.
message-broken = Serveren forstod ikke den besked. Genindlæs siden.
message-too-large = Den besked er for stor: højst { $most } byte.
too-fast = Ikke så hurtigt. Vent et øjeblik.
too-many-connections = Du har for mange sider åbne ({ $most }). Luk nogle af dem.
server-full = Serveren er fuld: { $most } forbindelser. Prøv igen om lidt.
too-many-words = Lad også de andre komme til orde. Vent et øjeblik.
too-many-tables = Det er mange borde: højst { $most } i timen. Prøv igen senere.
too-many-histories = Du er allerede ved at hente { $most } partier. Vent på dem først.
too-many-visitors = Der er kommet mange nye besøgende fra dit sted: højst { $most } i timen. Lad din browser beholde sidens cookie, eller prøv igen senere.
too-many-codes = Det er mange koder: højst { $most } i timen. Prøv igen senere.
code-wrong = Den kode duer ikke, eller ikke mere: Den virker én gang og kun i ti minutter. Få vist en ny ved bordet.
code-have-seat = Du har allerede din egen plads ved det bord.
too-many-studies = Det er mange undersøgelser: højst { $most } i timen. Prøv igen senere.
lab-off = Laboratoriet på denne server er lukket. På din egen computer kan Fathoms svare på de samme spørgsmål.
lab-unknown = Den undersøgelse findes ikke. Måske er den for gammel: Kun de nyeste bliver gemt. Spørg igen.
lab-busy = Din sidste undersøgelse er stadig i gang. Vent på den, eller stop den først.
lab-line-full = Der venter allerede { $most } undersøgelser. Prøv igen om lidt.
lab-too-many-games = En undersøgelse kan højst have { $most } partier her, ikke { $given }.
lab-same-options = De to varianter har de samme indstillinger: Der er ikke noget at sammenligne. Lav om på en af dem.
lab-not-yours = Kun den, der bad om en undersøgelse, kan stoppe den.
lab-not-finished = Denne undersøgelse har ingen tal endnu. Vent et øjeblik.
lab-lost = Serveren blev genstartet, og undersøgelsen gik tabt. Spørg igen.
lab-crashed = Partierne kunne ikke spilles til ende. Spørg igen; bliver det ved, så meld det som en fejl.
lab-time-up = Det tog længere, end en undersøgelse må tage her, { $seconds } sekunder. Det, der blev fundet indtil da, er gemt.
lab-stopped = Undersøgelsen blev stoppet. Det, der blev fundet indtil da, er gemt.
too-many-reviews = Det er mange analyser: højst { $most } i timen. Prøv igen senere.
review-off = Denne server analyserer ikke partier. Gem partiet som fil, og kør »fathoms review« på din egen computer.
review-line-full = { $most } partier venter allerede på analyse. Prøv igen om lidt.
review-not-yours = Kun den, der bad om en analyse, kan stoppe den.
review-crashed = Analysen kunne ikke gøres færdig. Spørg igen; bliver det ved, så meld det som en fejl.
review-time-up = Det tog længere, end en analyse må tage her. Det, der blev fundet indtil da, er gemt.
review-stopped = Analysen blev stoppet. Det, der blev fundet indtil da, er gemt.
card-not-over = Der er først et billede af et parti, når det er slut: Indtil da har det hemmeligheder.
# What is wrong with a value: part of other sentences
fault = { $fault ->
    [missing] { $where } mangler
    [unknown] feltet { $where } findes ikke
    [near] feltet { $where } findes ikke; mente du { $near }?
    [long] { $where } er for lang, højst { $bound }
    [short] { $where } er for kort, mindst { $bound }
    [low] { $where } er for lille, mindst { $bound }
    [high] { $where } er for stor, højst { $bound }
    [above] { $where } skal være større end { $bound }
    [below] { $where } skal være mindre end { $bound }
    [choice] { $where } er ikke en af mulighederne
    [whole] { $where } skal være et helt tal
    [number] { $where } skal være et tal
    [flag] { $where } skal være true eller false
    [json] det er ikke gyldig JSON
    [nojson] { $where } er ikke gyldig JSON
    [text] det er ingen tekst (UTF-8)
    [self] det har forkert type
    [own] { $why }
   *[other] { $where } har forkert type
}
# Why the system refuses a file or an address: part of other sentences
cause = { $cause ->
    [missing] der er ingen sådan fil
    [denied] der mangler tilladelse
    [folder] det er en mappe
    [nofolder] en del af stien er ikke en mappe
    [used] porten er optaget
    [away] adressen kan ikke nås herfra
   *[other] { $why }
}
request-wrong = Forespørgslen kan ikke forstås: { fault }.
request-too-large = Det er for stort.
request-too-slow = Din forespørgsel nåede ikke helt frem i tide. Prøv igen.
request-refused = Det kan ikke lade sig gøre.
origin-foreign = Sider fra andre websteder kan ikke gøre det her.
page-unknown = Der er ikke noget på denne adresse.
method-wrong = Det kan ikke gøres på denne adresse.
server-busy = Flere gjorde noget i samme øjeblik. Prøv igen.
server-trouble = Noget gik galt på serveren. Prøv igen; bliver det ved, så meld det som en fejl.
disk-full = Serverens disk er fuld. Intet er gået tabt, men der kan ikke gemmes noget nyt, før der er plads igen. Sig det gerne til den, der driver serveren.
address-unknown = Denne server kender ikke sin egen adresse og kan derfor ikke lave et billede af den. Den, der driver serveren, kan angive FATHOMS_ADDRESS.

# Starting the server
database-newer = { $where } er lavet af en nyere version af Fathoms (dataversion { $have }; dette program kender { $ours }). Opdatér Fathoms, eller start med en anden datamappe (FATHOMS_DATA).
database-older = { $where } er lavet af en version af Fathoms fra før den første udgivelse, og dette program kan ikke læse den. Intet i den er ændret. Spil partierne færdig med den version, de blev begyndt i, eller start med en ny datamappe (FATHOMS_DATA) eller en tom database (FATHOMS_DATABASE).
database-unusable = Bordene i { $where } kan ikke åbnes: { $why }. Tjek mappen, eller vælg en anden (FATHOMS_DATA).
database-no-address = Indstillingen FATHOMS_DATABASE er ikke adressen på en database. Den ser sådan ud: »postgresql+psycopg://name:password@host/fathoms«; uden den gemmes bordene i datamappen.
database-no-driver = Denne database kræver Python-pakken »{ $driver }«, som ikke er installeret. Installér den (til PostgreSQL: pip install 'fathoms[postgres]'), eller fjern FATHOMS_DATABASE fra miljøet.
data-unusable = Datamappen { $folder } kan ikke bruges: { cause }. Vælg en mappe, du må skrive i (--data FOLDER eller FATHOMS_DATA).
address-unusable = Serveren kan ikke lytte på { $host }, port { $port }: { cause }. Vælg en anden port.
workers-unknown-here = Flere servere på én adresse kræver Linux, macOS eller et andet Unix. Start én server uden --workers.
setting-wrong = En indstilling kan ikke bruges: { fault }. Ret den, eller fjern den fra miljøet.
setting-no-secret = Det skal være { $digits } hexadecimale cifre.
setting-no-proxy = »{ $address }« er ikke en adresse. Der kan stå adresser og netværk som 127.0.0.1 eller 10.0.0.0/8, ordet unix eller *.
setting-no-address = Det skal være en adresse som https://fathoms.example.org.
secret-differs = En anden server med de samme borde har en anden hemmelighed, så de to ville ikke kende hinandens spillere. Kopiér den anden servers fil secret.key til datamappen her, eller sæt FATHOMS_SECRET for begge.
secret-broken = { $file } er beskadiget. Slet den, og start igen; spillerne må så tage deres pladser på ny.
page-not-built = Serveren kører, men dens side er ikke bygget endnu. Kør »make play« i kildemappen.

# House values that a study asks about

house-unknown = Der er ingen husregelværdi »{ $given }«. De nærmeste er: { $near }.
house-not-a-number = Husregelværdien { $name } skal være et tal som { $usual }, ikke »{ $given }«.
house-below-zero = Husregelværdien { $name } kan ikke være under nul, som { $given } er.
house-out-of-bounds = Med disse husregelværdier er { $name } { $given }. Den skal være fra { $low } til { $high }.
house-no-pipes = Husregelværdien { $name } siger, hvor rør fører hen: en eller flere af L, O og R, ikke »{ $given }«.

# Lessons
lesson-none = Dette spil har ingen lektion endnu.
lesson-else = Det kan du også. Men gør i denne lektion, som guiden siger: Der er ring om det.
lesson-read-on = Læs først, hvad guiden siger, og tryk så på »Næste«.
lesson-over = Denne lektion er slut. Spil nu dit eget parti!
table-other-lesson = Denne lektion er blevet skrevet om siden sidst. Start den igen fra lobbyen.

# Boards that visitors draw
survey-none = Der er ikke noget at tælle på pladerne i dette spil.
survey-too-long = Denne plade har så mange muligheder, at de ikke kunne tælles på { $seconds ->
    [one] ét sekund
   *[other] { $seconds } sekunder
}. Grav et par ting mere ned.

# The puzzles of the day
daily-none = Der er ikke noget træk at finde i dag.
daily-not-yet = Den dag er ikke kommet endnu.
