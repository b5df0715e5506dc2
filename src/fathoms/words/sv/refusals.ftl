# Why something asked for cannot be done. Shown to players, on the command line and by the interfaces.

option-not-a-choice = Alternativet ”{ $option }” kan inte vara ”{ $given }”. Välj något av: { $choices }.
option-not-a-flag = Alternativet ”{ $option }” är antingen ja eller nej, inte ”{ $given }”.
option-not-in-range = Alternativet ”{ $option }” måste vara ett heltal från { $low } till { $high }, inte ”{ $given }”.
option-too-long = Alternativet ”{ $option }” får ha högst { $longest } tecken.
option-unknown = Det finns inget alternativ ”{ $option }”. Det här spelet har: { $options }.
first-no-such-seat = Spelare { $given } kan inte börja: det finns bara { $players }.
players-wrong = Det här spelet är för { how-many } spelare, inte { $given }.
# The numbers of players of a game, one after another or not: 6, 2 to 4, 2 or 4.
how-many = { $numbers ->
    [one] { $high }
    [all] { $low } till { $high }
   *[some] { $low } eller { $high }
}
game-unknown = Det finns inget spel ”{ $game }”. Välj något av: { $games }.
seed-wrong = Ett slumpfrö är ett heltal från 0 till 4611686018427387903, inte { $given }.

move-game-over = Spelet är slut.
move-no-such-seat = Det finns ingen plats { $seat } vid det här bordet.
move-not-your-turn = Det är inte din tur än.
move-unknown = Det draget finns inte i det här spelet.

replay-other-rules = Partiet spelades med version { $wanted } av reglerna; det här programmet har version { $have }. Öppna det med den version av Fathoms som det gjordes med.
replay-broken = Drag { $number } i partiet går inte att spela: { $why }
replay-not-one = { $file } är inte ett parti som sparats av Fathoms ({ fault }).
file-unreadable = { $file } går inte att läsa: { cause }.

# At the table
table-unknown = Det bordet finns inte. Kolla länken, eller duka upp ett nytt bord.
table-other-rules = Bordet startades med en annan version av spelets regler än det här programmet har, så det kan inte fortsätta här. Inget är förlorat: öppna det med den version av Fathoms som det gjordes med, eller börja på ett nytt bord.
table-game-missing = Det här programmet har inte bordets spel. Inget är förlorat: öppna det med en version av Fathoms som har det.
table-broken = Bordet går inte att öppna: dess drag stämmer inte med reglerna. Inget är förlorat; rapportera det gärna.
table-crowded = Det är för många vid det här bordet ({ $most }). Försök igen senare.
game-not-started = Spelet har inte börjat än: en plats är fortfarande ledig.
bot-unknown = Det finns ingen bot ”{ $bot }”. Välj någon av: { $bots }.
bot-untrained = Ingen bot har tränats på ”{ $game }” än. Kör: fathoms train { $game }
bot-unlearnable = Det finns inga tränade botar för ”{ $game }”: spelet anger inte vilka särdrag de ska titta på.
network-not-one = { $file } är inte ett nätverk gjort av Fathoms.
network-large = { $file } är för stor för ett nätverk: { $bytes } byte, där { $most } är möjliga.
network-head-broken = { $file } säger inte vilket nätverk det är: andra raden är trasig.
network-other-game = { $file } är tränad på ”{ $given }”, inte ”{ $game }”.
network-other-version = { $file } är tränad på version { $given } av reglerna och särdragen för ”{ $game }”; det här programmet har version { $have }. Kör: fathoms train { $game }
network-other-features = { $file } är tränad med ett annat antal särdrag än ”{ $game }” har.
network-sizes-wrong = { $file } har lager med { $width } och { $deep } tal. De kan ha 1 till { $widest } och 1 till { $deepest }.
network-length-wrong = { $file } är skadad: den har { $given } byte vikter och borde ha { $wanted }.
bot-budget-wrong = En sökning kan inte tänka i ”{ $given }”. Ange simuleringar, som i search:2000, eller sekunder, som i search:0.5s.
move-late = Spelet har hunnit gå vidare. Titta igen och välj på nytt.
move-look-later = Inte än: någon annan vid er skärm tittar fortfarande. Sedan får du ett eget timglas.
seat-not-yours = Det är inte din plats.
seat-away = En bot spelar för dig. Sätt dig igen först.
seat-taken = Någon annan har den platsen.
seat-player-here = Den som har platsen är här och kan själv resa sig.
seat-host-only = Bara bordets värd kan göra det före spelet.
seat-players-only = Bara bordets spelare kan göra det.
seat-has-bot = En bot spelar på den platsen tills spelet är slut.
seat-own-bot = Vid det här bordet spelas det utan ledtrådar: du kan inte välja en bot som spelar för dig. Måste du gå, så lämna platsen; en enkel bot spelar tills du kommer tillbaka, och alla ser att den gjorde det.
seat-grace = Den som har platsen tappade nyss anslutningen. Ge det { $seconds ->
    [one] en sekund till
   *[other] { $seconds } sekunder till
}.
seat-one-each = Vid det här öppna bordet har alla en plats var, så att ingen ser flera händer. Värden kan tillåta fler när bordet dukas upp.
seat-removed = Värden har tagit bort dig från bordet. Du kan titta på, eller duka upp ett eget bord.
seat-conceded = Du har gett upp det här spelet. En bot spelar klart på din plats.
seat-no-request = Den personen frågar inte längre efter en plats.
seat-begun = Spelet har börjat. Nu kan ingen tas bort från bordet.
seat-nobody-else = På den platsen sitter bara du eller en bot.
see-not-now = Det finns inget att se för den platsen nu: den är inte i tur.
hint-off = Vid det här bordet spelas det utan ledtrådar.
hint-no-game = I det här spelet finns inga ledtrådar: det handlar om snabbhet, och inget är dolt.
hint-curtain = Lyft på ridån först: en ledtråd är bara för den spelarens ögon.
hint-thinking = Din ledtråd är på gång. Vänta ett ögonblick.
hint-failed = Ingen ledtråd dök upp den här gången. Försök igen.
undo-off = Ångra är avstängt vid det här bordet.
undo-late = Det draget går inte att ta tillbaka längre: någon har gjort något, eller fått veta något av det.
undo-no-game = Det här spelet har timglas: då tas inga drag tillbaka.
undo-clocked = Vid ett bord med klocka tas inga drag tillbaka. Välj det ena eller det andra.
clock-seconds = En klocka kan ha från { $low } till { $high } sekunder, inte { $given }.
clock-increment = Ett drag kan ge högst { $most } sekunder till, inte { $given }.
clock-increment-budget = Bara tiden för hela spelet kan växa med varje drag, inte en tid per drag.
chat-off = Vid det här bordet pratar man med de färdiga orden: värden har inte tillåtit mer.
chat-empty = Det står inget i det du skrev.
rematch-not-over = Spelet är inte slut än. Spela klart det först.
rematch-too-many = Det spelet är för { $most ->
    [one] en spelare
   *[other] högst { $most } spelare
}, och ni är { $people }.
series-alone = I en serie måste det finnas någon att vinna mot.
seat-kept = Den platsen hålls åt { $name }, som är tillfrågad att spela igen.
seat-not-asked = Ingen plats hålls åt dig vid det här bordet. Du får ta en som är ledig.
forget-not-over = Spelet är inte slut än. Spela klart det först, eller lämna din plats.
review-not-over = Bara ett avslutat parti kan gås igenom: tills dess har det hemligheter.
history-players-only = Bara de som spelade får se alla händer i det här partiet: så har värden valt. Det som åskådare såg kan du se i repris.
history-not-over = Bara ett avslutat parti kan ses i repris: tills dess har det hemligheter.

# Talking to the server
hello-first = Säg hej först.
message-broken = Servern förstod inte meddelandet. Ladda om sidan.
message-too-large = Meddelandet är för stort: högst { $most } byte.
too-fast = Ta det lite lugnt. Vänta ett ögonblick.
too-many-connections = Du har för många sidor öppna ({ $most }). Stäng några av dem.
server-full = Servern är full: { $most } anslutningar. Försök igen om en stund.
too-many-words = Låt de andra säga något också. Vänta ett ögonblick.
too-many-tables = Det var många bord: högst { $most } i timmen. Försök igen senare.
too-many-histories = Du hämtar redan { $most } partier. Vänta på dem först.
too-many-visitors = Många nya besökare har kommit därifrån du är: högst { $most } i timmen. Låt din webbläsare behålla sidans kaka, eller försök igen senare.
too-many-codes = Det var många koder: högst { $most } i timmen. Försök igen senare.
code-wrong = Den koden gäller inte, eller inte längre: den fungerar en gång, och i tio minuter. Ta fram en ny vid bordet.
code-have-seat = Du har redan en egen plats vid det bordet.
too-many-studies = Det var många studier: högst { $most } i timmen. Försök igen senare.
lab-off = Labbet på den här servern är stängt. På din egen dator kan Fathoms svara på samma frågor.
lab-unknown = Den studien finns inte. Kanske är den för gammal: bara de nyaste sparas. Fråga igen.
lab-busy = Din senaste studie är fortfarande igång. Vänta på den, eller stoppa den först.
lab-line-full = { $most } studier står redan i kö. Försök igen om en stund.
lab-too-many-games = En studie kan ha högst { $most } partier här, inte { $given }.
lab-same-options = Båda varianterna har samma alternativ: det finns inget att jämföra. Ändra en av dem.
lab-not-yours = Bara den som bad om en studie kan stoppa den.
lab-not-finished = Den här studien har inga siffror än. Vänta ett ögonblick.
lab-lost = Servern startades om och studien gick förlorad. Fråga igen.
lab-crashed = Partierna kunde inte spelas till slut. Fråga igen; om det inte hjälper, rapportera det gärna.
lab-time-up = Det tog längre tid än en studie får ta här, { $seconds } sekunder. Det som hunnit komma fram sparas.
lab-stopped = Studien stoppades. Det som hunnit komma fram sparas.
too-many-reviews = Det var många genomgångar: högst { $most } i timmen. Försök igen senare.
review-off = Den här servern går inte igenom partier. Spara partiet som en fil och kör ”fathoms review” på din egen dator.
review-line-full = { $most } partier väntar redan på genomgång. Försök igen om en stund.
review-not-yours = Bara den som bad om en genomgång kan stoppa den.
review-crashed = Genomgången kunde inte slutföras. Fråga igen; om det fortsätter, rapportera det gärna.
review-time-up = Det tog längre tid än en genomgång får ta här. Det som hunnit komma fram sparas.
review-stopped = Genomgången stoppades. Det som hunnit komma fram sparas.
card-not-over = Det finns en bild av partiet när det är slut: tills dess har det hemligheter.
# What is wrong with a value: part of other sentences
fault = { $fault ->
    [missing] { $where } saknas
    [unknown] fältet { $where } finns inte
    [near] fältet { $where } finns inte; menade du { $near }?
    [long] { $where } är för lång, högst { $bound }
    [short] { $where } är för kort, minst { $bound }
    [low] { $where } är för litet, minst { $bound }
    [high] { $where } är för stort, högst { $bound }
    [above] { $where } måste vara större än { $bound }
    [below] { $where } måste vara mindre än { $bound }
    [choice] { $where } är inget av valen
    [whole] { $where } måste vara ett heltal
    [number] { $where } måste vara ett tal
    [flag] { $where } måste vara true eller false
    [json] det är inte giltig JSON
    [nojson] { $where } är inte giltig JSON
    [text] det är ingen text (UTF-8)
    [self] det har fel typ
    [own] { $why }
   *[other] { $where } har fel typ
}
# Why the system refuses a file or an address: part of other sentences
cause = { $cause ->
    [missing] det finns ingen sådan fil
    [denied] behörighet saknas
    [folder] det är en mapp
    [nofolder] en del av sökvägen är ingen mapp
    [used] porten är upptagen
    [away] adressen går inte att nå härifrån
   *[other] { $why }
}
request-wrong = Begäran går inte att förstå: { fault }.
request-too-large = Det är för stort.
request-too-slow = Din begäran kom inte fram hel i tid. Försök igen.
request-refused = Det går inte.
origin-foreign = Sidor på andra webbplatser kan inte göra det här.
page-unknown = Det finns inget på den här adressen.
method-wrong = Det går inte på den här adressen.
server-busy = Flera gjorde något i samma ögonblick. Försök igen.
server-trouble = Något gick fel på servern. Försök igen; om det inte hjälper, rapportera det gärna.
disk-full = Serverns disk är full. Inget har gått förlorat, men inget nytt kan sparas förrän det finns plats igen. Säg gärna till den som sköter servern.
address-unknown = Den här servern vet inte sin egen adress och kan därför inte göra en bild av den. Den som sköter servern kan ställa in FATHOMS_ADDRESS.

# Starting the server
database-newer = { $where } gjordes av en nyare version av Fathoms (dataversion { $have }; det här programmet kan { $ours }). Uppdatera Fathoms, eller starta med en annan datamapp (FATHOMS_DATA).
database-older = { $where } gjordes av en version av Fathoms från före den första utgåvan, och det här programmet kan inte läsa den. Inget i den har ändrats. Spela klart partierna med den version som de började i, eller starta med en ny datamapp (FATHOMS_DATA) eller en tom databas (FATHOMS_DATABASE).
database-unusable = Borden i { $where } går inte att öppna: { $why }. Kolla mappen, eller välj en annan (FATHOMS_DATA).
database-no-address = Inställningen FATHOMS_DATABASE är inte adressen till en databas. En sådan ser ut som ”postgresql+psycopg://name:password@host/fathoms”; utan den sparas borden i datamappen.
database-no-driver = Den här databasen behöver Python-paketet ”{ $driver }”, som inte är installerat. Installera det (för PostgreSQL: pip install 'fathoms[postgres]'), eller ta bort FATHOMS_DATABASE ur miljön.
data-unusable = Datamappen { $folder } går inte att använda: { cause }. Välj en mapp som du får skriva i (--data FOLDER, eller FATHOMS_DATA).
address-unusable = Servern kan inte lyssna på { $host }, port { $port }: { cause }. Välj en annan port.
workers-unknown-here = Flera servrar på en adress kräver Linux, macOS eller ett annat Unix. Starta en server utan --workers.
setting-wrong = En inställning går inte att använda: { fault }. Ändra den, eller ta bort den ur miljön.
setting-no-secret = Det måste vara { $digits } hexadecimala siffror.
setting-no-proxy = ”{ $address }” är ingen adress. Det går att ange adresser och nätverk som 127.0.0.1 eller 10.0.0.0/8, ordet unix eller *.
setting-no-address = Det måste vara en adress som https://fathoms.example.org.
secret-differs = En annan server med de här borden har en annan hemlighet, så den ena skulle inte känna igen den andras spelare. Kopiera dess fil secret.key till den här serverns datamapp, eller sätt FATHOMS_SECRET för båda.
secret-broken = { $file } är skadad. Radera den och starta igen; spelarna får då ta sina platser på nytt.
page-not-built = Servern är igång, men dess sida är inte byggd än. Kör ”make play” i källmappen.

# House values that a study asks about

house-unknown = Det finns inget husregelvärde ”{ $given }”. De närmaste är: { $near }.
house-not-a-number = Husregelvärdet { $name } måste vara ett tal som { $usual }, inte ”{ $given }”.
house-below-zero = Husregelvärdet { $name } kan inte vara under noll, som { $given } är.
house-out-of-bounds = Med de här husregelvärdena är { $name } { $given }. Det måste vara från { $low } till { $high }.
house-no-pipes = Husregelvärdet { $name } säger vart rör leder: någon av L, O och R, inte ”{ $given }”.

# Lessons
lesson-none = Det här spelet har ingen lektion än.
lesson-else = Det skulle du också kunna göra. Men gör som guiden säger i den här lektionen: det är inringat.
lesson-read-on = Läs först vad guiden säger, och tryck sedan på ”Nästa”.
lesson-over = Lektionen är slut. Spela ett eget parti nu!
table-other-lesson = Lektionen har skrivits om sedan dess. Börja om den från lobbyn.

# Boards that visitors draw
survey-none = Det finns inget att räkna på det här spelets bräden.
survey-too-long = Det här brädet har så många möjligheter att de inte hann räknas på { $seconds ->
    [one] en sekund
   *[other] { $seconds } sekunder
}. Gräv ner några saker till.

# The puzzles of the day
daily-none = I dag finns det inget drag att hitta.
daily-not-yet = Den dagen har inte kommit än.
