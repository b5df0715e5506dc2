# Words that stand on every page

page-title = Fathoms
page-title-on = { $title } · Fathoms
page-title-turn = Du bist dran! { $title }
page-home = Fathoms: zu allen Spielen
page-to-lobby = Zu allen Spielen
page-nowhere-title = Hier unten ist nichts
page-tools = Seite
page-sound = Ton
page-dark = Dunkle Farben
page-rules = Regeln
page-close = Schließen
page-nowhere = Unter dieser Adresse ist nichts. Vielleicht ist unterwegs ein Buchstabe verloren gegangen.
page-no-connection = Der Tisch ist gerade nicht zu erreichen. Prüf deine Verbindung und versuch es noch einmal.
page-request-failed = Das hat nicht geklappt. Bitte versuch es noch einmal.
page-loading = Einen Moment …
page-part-missing = Ein Teil dieser Seite ist nicht angekommen. Prüf deine Verbindung und versuch es noch einmal.
page-try-again = Neuer Versuch
page-language = Sprache

# Settings, and bots with a character

page-settings = Einstellungen
page-sound-about = Ein paar leise Töne: für Züge, für Glück und wenn du dran bist.
page-volume = Lautstärke
page-volume-is = { $percent } Prozent
page-buzz = Vibration
page-buzz-about = Das Handy brummt, wenn du dran bist.
page-still = Weniger Bewegung
page-still-about = Alles springt gleich an seinen Platz, statt dorthin zu wandern.
page-pace = Tempo der Bots und Bewegungen
page-pace-about = Spielt ihr zu mehreren, gilt für die Bots der langsamste Wunsch.
page-pace-slow = Langsam
page-pace-normal = Normal
page-pace-quick = Schnell
page-pace-at-once = Sofort
page-remarks = Bots plaudern
page-remarks-about = Ab und zu sagt ein Bot etwas Nettes.
page-dark-about = Schont nachts die Augen.

# How well a bot plays, in a word
bot-level-random = Planlos
bot-level-greedy = Vernünftig
bot-level-paddler = Planscher
bot-level-snorkeller = Schnorchler
bot-level-diver = Taucher
bot-level-deep-diver = Tiefseetaucher

# What kind of a character each bot is, and how quickly it plays
bot-about-1 = Schnell am Start und nie ganz still.
bot-about-2 = Gibt jeden Befehl doppelt, meistens sich selbst.
bot-about-3 = Klein, rund und nicht lockerzukriegen.
bot-about-4 = Von früh bis spät unter Dampf.
bot-about-5 = Zählt alles, sogar die Wellen.
bot-about-6 = Die Ruhe selbst. Hier tropft nichts.
bot-about-7 = Lässt Dampf ab, wenn es gut läuft.
bot-about-8 = Neugierig auf jede Pfütze.
bot-pace-quick = Spielt schnell.
bot-pace-steady = Spielt in gleichmäßigem Tempo.
bot-pace-slow = Nimmt sich Zeit zum Überlegen.
bot-of-seat = { $name }, { $level }

# What bots say now and then: short, they stand over a small seat
remark-hello-1 = Ahoi!
remark-hello-2 = Hallo zusammen!
remark-hello-3 = Viel Spaß!
remark-glad-1 = Glück gehabt!
remark-glad-2 = Sieh mal an!
remark-glad-3 = Prächtig!
remark-oops-1 = Oje …
remark-oops-2 = Hoppla!
remark-oops-3 = Mein Getriebe!
remark-nice-1 = Gut gemacht!
remark-nice-2 = Gar nicht übel!
remark-nice-3 = Schlau!
remark-bye-1 = Hat Spaß gemacht!
remark-bye-2 = Gutes Spiel!
remark-bye-3 = Noch mal?

# Without a line to the server
away-title = Der Tisch ist gerade weg.
away-about = Ohne Verbindung zum Server lässt sich nichts spielen, auch kein Rätsel. Regeln und Druckseiten sind trotzdem da. Der Tisch kommt von selbst zurück.
away-door = Dafür braucht es eine Verbindung zum Server.
