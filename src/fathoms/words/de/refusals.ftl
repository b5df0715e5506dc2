# Why something asked for cannot be done. Shown to players, on the command line and by the interfaces.

option-not-a-choice = Die Option „{ $option }“ kann nicht „{ $given }“ sein. Zur Wahl stehen: { $choices }.
option-not-a-flag = Die Option „{ $option }“ ist entweder ja oder nein, nicht „{ $given }“.
option-not-in-range = Die Option „{ $option }“ muss eine ganze Zahl von { $low } bis { $high } sein, nicht „{ $given }“.
option-too-long = Die Option „{ $option }“ darf höchstens { $longest } Zeichen haben.
option-unknown = Eine Option „{ $option }“ gibt es nicht. Dieses Spiel hat: { $options }.
first-no-such-seat = Spieler { $given } kann nicht beginnen: Es gibt nur { $players }.
players-wrong = Dieses Spiel ist für { how-many } Personen, nicht für { $given }.
# The numbers of players of a game, one after another or not: 6, 2 to 4, 2 or 4.
how-many = { $numbers ->
    [one] { $high }
    [all] { $low } bis { $high }
   *[some] { $low } oder { $high }
}
game-unknown = Ein Spiel „{ $game }“ gibt es nicht. Zur Wahl stehen: { $games }.
seed-wrong = Ein Startwert ist eine ganze Zahl von 0 bis 4611686018427387903, nicht { $given }.

move-game-over = Das Spiel ist aus.
move-no-such-seat = Platz { $seat } gibt es an diesem Tisch nicht.
move-not-your-turn = Du bist noch nicht dran.
move-unknown = Diesen Zug gibt es in diesem Spiel nicht.

replay-other-rules = Dieses Spiel wurde nach Version { $wanted } der Regeln gespielt; dieses Programm hat Version { $have }. Öffne es mit der Fathoms-Version, mit der es entstanden ist.
replay-broken = Zug { $number } dieses Spiels lässt sich nicht spielen: { $why }
replay-not-one = { $file } ist kein von Fathoms gespeichertes Spiel ({ fault }).
file-unreadable = { $file } lässt sich nicht lesen: { cause }.

# At the table
table-unknown = Diesen Tisch gibt es nicht. Prüf den Link oder bau einen neuen Tisch auf.
table-other-rules = Dieser Tisch wurde mit einer anderen Version der Spielregeln begonnen, als dieses Programm hat, und kann hier nicht weitergehen. Nichts ist verloren: Öffne ihn mit der Fathoms-Version, mit der er entstanden ist, oder beginne einen neuen Tisch.
table-game-missing = Dieses Programm hat das Spiel dieses Tisches nicht. Nichts ist verloren: Öffne ihn mit einer Fathoms-Version, die es hat.
table-broken = Dieser Tisch lässt sich nicht öffnen: Seine Züge passen nicht zu den Regeln. Nichts ist verloren; bitte melde es.
table-crowded = An diesem Tisch sind zu viele Leute ({ $most }). Versuch es später noch einmal.
game-not-started = Das Spiel hat noch nicht begonnen: Ein Platz ist noch frei.
bot-unknown = Einen Bot „{ $bot }“ gibt es nicht. Zur Wahl stehen: { $bots }.
bot-untrained = Für „{ $game }“ ist noch kein Bot trainiert. Starte: fathoms train { $game }
bot-unlearnable = Für „{ $game }“ gibt es keine trainierten Bots: Das Spiel gibt nicht an, auf welche Merkmale sie achten sollen.
network-not-one = { $file } ist kein von Fathoms erzeugtes Netz.
network-large = { $file } ist zu groß für ein Netz: { $bytes } Bytes, möglich sind { $most }.
network-head-broken = { $file } verrät nicht, was für ein Netz es ist: Die zweite Zeile ist kaputt.
network-other-game = { $file } ist für „{ $given }“ trainiert, nicht für „{ $game }“.
network-other-version = { $file } ist mit Version { $given } der Regeln und Merkmale von „{ $game }“ trainiert; dieses Programm hat Version { $have }. Starte: fathoms train { $game }
network-other-features = { $file } ist mit einer anderen Zahl von Merkmalen trainiert, als „{ $game }“ hat.
network-sizes-wrong = { $file } hat Schichten mit { $width } und { $deep } Zahlen. Möglich sind 1 bis { $widest } und 1 bis { $deepest }.
network-length-wrong = { $file } ist beschädigt: Es hat { $given } Bytes an Gewichten und sollte { $wanted } haben.
bot-budget-wrong = Für „{ $given }“ kann eine Suche nicht nachdenken. Gib Simulationen an, wie search:2000, oder Sekunden, wie search:0.5s.
move-late = Das Spiel ist inzwischen weitergegangen. Sieh noch einmal hin und wähle neu.
move-look-later = Noch nicht: An eurem Bildschirm sieht sich gerade jemand anders um. Danach läuft eine Sanduhr nur für dich.
seat-not-yours = Das ist nicht dein Platz.
seat-away = Ein Bot spielt für dich. Setz dich erst wieder hin.
seat-taken = Auf diesem Platz sitzt schon jemand.
seat-player-here = Auf diesem Platz ist jemand da und kann selbst aufstehen.
seat-host-only = Das kann vor dem Spiel nur der Gastgeber des Tisches.
seat-players-only = Das können nur die, die an diesem Tisch spielen.
seat-has-bot = Auf diesem Platz spielt ein Bot, bis das Spiel aus ist.
seat-own-bot = Dieser Tisch spielt ohne Tipps: Du kannst keinen Bot wählen, der für dich spielt. Wenn du wegmusst, verlass den Platz; dann spielt ein einfacher Bot, bis du zurückkommst, und alle sehen das.
seat-grace = Wer auf diesem Platz sitzt, hat gerade erst die Verbindung verloren. Warte noch { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
}, ob die Verbindung zurückkommt.
seat-one-each = An diesem öffentlichen Tisch hat jeder nur einen Platz, damit niemand mehrere Hände sieht. Wer einen Tisch aufbaut, kann mehr erlauben.
seat-removed = Der Gastgeber hat dich von diesem Tisch genommen. Du kannst zuschauen oder einen eigenen Tisch aufbauen.
seat-conceded = Du hast dieses Spiel aufgegeben. Ein Bot spielt deinen Platz zu Ende.
seat-no-request = Diese Person möchte nicht mehr mitspielen.
seat-begun = Das Spiel hat begonnen. Jetzt kann niemand mehr vom Tisch genommen werden.
seat-nobody-else = Auf diesem Platz sitzt nur ein Bot oder du selbst.
see-not-now = Für diesen Platz gibt es gerade nichts zu sehen: Er ist nicht dran.
hint-off = An diesem Tisch wird ohne Tipps gespielt.
hint-no-game = In diesem Spiel gibt es keine Tipps vom Bot: Es kommt auf Tempo an, und alles liegt offen.
hint-curtain = Zieh erst den Vorhang auf: Ein Tipp ist nur für die Augen dieses Spielers.
hint-thinking = Dein Tipp ist unterwegs. Warte einen Moment.
hint-failed = Diesmal ist uns kein Tipp eingefallen. Versuch es noch einmal.
undo-off = An diesem Tisch wird nichts zurückgenommen.
undo-late = Diesen Schritt kannst du nicht mehr zurücknehmen: Jemand hat inzwischen etwas getan oder etwas daraus erfahren.
undo-no-game = Dieses Spiel hat eine Sanduhr: Da wird nichts zurückgenommen.
undo-clocked = An einem Tisch mit Uhr wird nichts zurückgenommen. Wähle das eine oder das andere.
clock-seconds = Eine Uhr kann { $low } bis { $high } Sekunden haben, nicht { $given }.
clock-increment = Ein Zug kann höchstens { $most } Sekunden dazugeben, nicht { $given }.
clock-increment-budget = Nur die Zeit für das ganze Spiel wächst mit jedem Zug, eine Zeit pro Zug nicht.
chat-off = An diesem Tisch gibt es nur die fertigen Sprüche: Mehr hat der Gastgeber nicht erlaubt.
chat-empty = Du hast gar nichts geschrieben.
rematch-not-over = Das Spiel ist noch nicht aus. Spielt es erst zu Ende.
rematch-too-many = Dieses Spiel ist für { $most ->
    [one] eine Person
   *[other] höchstens { $most } Personen
}, und ihr seid { $people }.
series-alone = Für eine Serie brauchst du jemanden, den du besiegen kannst.
seat-kept = Dieser Platz ist für { $name } reserviert: Die Einladung zur Revanche steht noch.
seat-not-asked = An diesem Tisch ist kein Platz für dich reserviert. Du kannst einen freien nehmen.
forget-not-over = Das Spiel ist noch nicht aus. Spiel es erst zu Ende oder verlass deinen Platz.
review-not-over = Nur ein beendetes Spiel kann analysiert werden: Bis dahin hat es Geheimnisse.
history-players-only = Jede Hand dieses Spiels sieht nur, wer mitgespielt hat: So will es der Gastgeber. Was Zuschauer gesehen haben, kannst du im Rückblick ansehen.
history-not-over = Einen Rückblick gibt es nur auf ein beendetes Spiel: Bis dahin hat es Geheimnisse.

# Talking to the server
hello-first = Sag erst mal Hallo.
message-broken = Der Server hat diese Nachricht nicht verstanden. Lad die Seite neu.
message-too-large = Diese Nachricht ist zu groß: höchstens { $most } Bytes.
too-fast = Nicht so schnell, bitte. Warte einen Moment.
too-many-connections = Du hast zu viele Seiten offen ({ $most }). Schließ ein paar davon.
server-full = Der Server ist voll: { $most } Verbindungen. Versuch es in einer Weile noch einmal.
too-many-words = Lass auch die anderen mal zu Wort kommen. Warte einen Moment.
too-many-tables = Das sind viele Tische: höchstens { $most } pro Stunde. Versuch es später noch einmal.
too-many-histories = Du lädst schon { $most } Spiele. Warte erst auf sie.
too-many-visitors = Von dort, wo du bist, sind viele neue Besucher gekommen: höchstens { $most } pro Stunde. Lass deinen Browser das Cookie dieser Seite behalten oder versuch es später noch einmal.
too-many-codes = Das sind viele Codes: höchstens { $most } pro Stunde. Versuch es später noch einmal.
code-wrong = Dieser Code gilt nicht oder nicht mehr: Er funktioniert nur einmal und nur zehn Minuten lang. Lass dir am Tisch einen neuen zeigen.
code-have-seat = Du hast an diesem Tisch schon einen eigenen Platz.
too-many-studies = Das sind viele Studien: höchstens { $most } pro Stunde. Versuch es später noch einmal.
lab-off = Das Labor dieses Servers ist geschlossen. Auf deinem eigenen Rechner kann Fathoms dieselben Fragen beantworten.
lab-unknown = Diese Studie gibt es nicht. Vielleicht ist sie zu alt: Nur die neuesten bleiben erhalten. Frag noch einmal.
lab-busy = Deine letzte Studie läuft noch. Warte auf sie oder halt sie erst an.
lab-line-full = Es warten schon { $most } Studien. Versuch es in einer Weile noch einmal.
lab-too-many-games = Eine Studie darf hier höchstens { $most } Spiele haben, nicht { $given }.
lab-same-options = Beide Varianten haben dieselben Optionen: Da gibt es nichts zu vergleichen. Ändere eine davon.
lab-not-yours = Anhalten kann eine Studie nur, wer sie gestartet hat.
lab-not-finished = Diese Studie hat noch keine Zahlen. Warte einen Moment.
lab-lost = Der Server wurde neu gestartet, und diese Studie ging verloren. Frag noch einmal.
lab-crashed = Die Spiele ließen sich nicht zu Ende spielen. Frag noch einmal; wenn es dabei bleibt, melde es bitte.
lab-time-up = Das hat länger gedauert, als eine Studie hier darf: { $seconds } Sekunden. Was bis dahin herauskam, bleibt.
lab-stopped = Die Studie wurde angehalten. Was bis dahin herauskam, bleibt.
too-many-reviews = Das sind viele Analysen: höchstens { $most } pro Stunde. Versuch es später noch einmal.
review-off = Dieser Server analysiert keine Spiele. Speichere das Spiel als Datei und starte auf deinem eigenen Rechner „fathoms review“.
review-line-full = Es warten schon { $most } Spiele auf ihre Analyse. Versuch es in einer Weile noch einmal.
review-not-yours = Anhalten kann eine Analyse nur, wer sie gestartet hat.
review-crashed = Das Spiel ließ sich nicht zu Ende analysieren. Frag noch einmal; wenn es dabei bleibt, melde es bitte.
review-time-up = Das hat länger gedauert, als eine Analyse hier darf. Was bis dahin herauskam, bleibt.
review-stopped = Die Analyse wurde angehalten. Was bis dahin herauskam, bleibt.
card-not-over = Ein Bild gibt es erst, wenn das Spiel aus ist: Bis dahin hat es Geheimnisse.
# What is wrong with a value: part of other sentences
fault = { $fault ->
    [missing] { $where } fehlt
    [unknown] das Feld { $where } gibt es nicht
    [near] das Feld { $where } gibt es nicht; ist { $near } gemeint?
    [long] { $where } ist zu lang, höchstens { $bound }
    [short] { $where } ist zu kurz, mindestens { $bound }
    [low] { $where } ist zu klein, mindestens { $bound }
    [high] { $where } ist zu groß, höchstens { $bound }
    [above] { $where } muss größer als { $bound } sein
    [below] { $where } muss kleiner als { $bound } sein
    [choice] { $where } steht nicht zur Wahl
    [whole] { $where } muss eine ganze Zahl sein
    [number] { $where } muss eine Zahl sein
    [flag] { $where } muss true oder false sein
    [json] das ist kein gültiges JSON
    [nojson] { $where } ist kein gültiges JSON
    [text] das ist kein Text (UTF-8)
    [self] das hat nicht den richtigen Typ
    [own] { $why }
   *[other] { $where } hat nicht den richtigen Typ
}
# Why the system refuses a file or an address: part of other sentences
cause = { $cause ->
    [missing] diese Datei gibt es nicht
    [denied] die Berechtigung fehlt
    [folder] das ist ein Ordner
    [nofolder] ein Teil des Pfades ist kein Ordner
    [used] der Port ist belegt
    [away] die Adresse ist von hier nicht zu erreichen
   *[other] { $why }
}
request-wrong = Die Anfrage ist nicht zu verstehen: { fault }.
request-too-large = Das ist zu groß.
request-too-slow = Deine Anfrage kam nicht rechtzeitig vollständig an. Versuch es noch einmal.
request-refused = Das geht nicht.
origin-foreign = Seiten anderer Anbieter dürfen das hier nicht.
page-unknown = Unter dieser Adresse ist nichts.
method-wrong = Das geht unter dieser Adresse nicht.
server-busy = Mehrere haben im selben Moment etwas getan. Versuch es noch einmal.
server-trouble = Auf dem Server ist etwas schiefgegangen. Versuch es noch einmal; wenn es dabei bleibt, melde es bitte.
disk-full = Die Festplatte des Servers ist voll. Verloren ist nichts, aber bis wieder Platz ist, kann nichts Neues gespeichert werden. Sag bitte der Person Bescheid, die den Server betreibt.
address-unknown = Dieser Server kennt seine eigene Adresse nicht und kann deshalb kein Bild davon machen. Wer ihn betreibt, kann FATHOMS_ADDRESS setzen.

# Starting the server
database-newer = { $where } wurde mit einer neueren Version von Fathoms angelegt (Datenversion { $have }; dieses Programm kennt { $ours }). Aktualisiere Fathoms oder starte mit einem anderen Datenordner (FATHOMS_DATA).
database-older = { $where } stammt von einer Fathoms-Version vor der ersten Veröffentlichung, und dieses Programm kann sie nicht lesen. Darin wurde nichts verändert. Beende die Spiele darin mit der Version, mit der sie entstanden sind, oder starte mit einem neuen Datenordner (FATHOMS_DATA) oder einer leeren Datenbank (FATHOMS_DATABASE).
database-unusable = Die Tische in { $where } lassen sich nicht öffnen: { $why }. Prüf den Ordner oder wähle einen anderen (FATHOMS_DATA).
database-no-address = Die Einstellung FATHOMS_DATABASE ist keine Datenbankadresse. Sie sieht so aus: „postgresql+psycopg://name:password@host/fathoms“; ohne sie liegen die Tische im Datenordner.
database-no-driver = Diese Datenbank braucht das Python-Paket „{ $driver }“, das nicht installiert ist. Installiere es (für PostgreSQL: pip install 'fathoms[postgres]') oder nimm FATHOMS_DATABASE aus der Umgebung.
data-unusable = Der Datenordner { $folder } ist nicht zu gebrauchen: { cause }. Wähle einen Ordner, in den du schreiben darfst (--data FOLDER oder FATHOMS_DATA).
address-unusable = Der Server kann nicht auf { $host }, Port { $port } lauschen: { cause }. Wähle einen anderen Port.
workers-unknown-here = Mehrere Server unter einer Adresse brauchen Linux, macOS oder ein anderes Unix. Starte einen Server ohne --workers.
setting-wrong = Eine Einstellung ist nicht zu gebrauchen: { fault }. Ändere sie oder nimm sie aus der Umgebung.
setting-no-secret = Es müssen { $digits } hexadezimale Ziffern sein.
setting-no-proxy = „{ $address }“ ist keine Adresse. Möglich sind Adressen und Netze wie 127.0.0.1 oder 10.0.0.0/8, das Wort unix oder *.
setting-no-address = Es muss eine Adresse wie https://fathoms.example.org sein.
secret-differs = Ein anderer Server mit diesen Tischen hat ein anderes Geheimnis und würde seine Spieler nicht erkennen. Kopiere seine Datei secret.key in den Datenordner dieses Servers oder setz FATHOMS_SECRET für beide.
secret-broken = { $file } ist beschädigt. Lösche die Datei und starte neu; alle müssen sich dann neu an ihre Plätze setzen.
page-not-built = Der Server läuft, aber seine Seite ist noch nicht gebaut. Starte „make play“ im Quellordner.

# House values that a study asks about

house-unknown = Einen Hausregelwert „{ $given }“ gibt es nicht. Am ähnlichsten sind: { $near }.
house-not-a-number = Der Hausregelwert { $name } muss eine Zahl sein, etwa { $usual }, nicht „{ $given }“.
house-below-zero = Der Hausregelwert { $name } darf nicht unter null liegen wie { $given }.
house-out-of-bounds = Mit diesen Hausregelwerten ist { $name } gleich { $given }. Erlaubt sind { $low } bis { $high }.
house-no-pipes = Der Hausregelwert { $name } sagt, wohin Rohre führen: beliebige aus L, O und R, nicht „{ $given }“.

# Lessons
lesson-none = Für dieses Spiel gibt es noch keine Lektion.
lesson-else = Das ginge auch. Tu in dieser Lektion, was die Anleitung sagt: Es ist markiert.
lesson-read-on = Lies erst, was die Anleitung sagt, dann tippe auf „Weiter“.
lesson-over = Diese Lektion ist vorbei. Spiel jetzt ein eigenes Spiel!
table-other-lesson = Diese Lektion wurde inzwischen neu geschrieben. Starte sie in der Lobby noch einmal.

# Boards that visitors draw
survey-none = Auf den Brettern dieses Spiels gibt es nichts zu zählen.
survey-too-long = Dieses Brett hat mehr Möglichkeiten, als sich in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} zählen lassen. Vergrab noch ein paar Sachen.

# The puzzles of the day
daily-none = Heute gibt es keinen Zug zu finden.
daily-not-yet = Dieser Tag kommt erst noch.
