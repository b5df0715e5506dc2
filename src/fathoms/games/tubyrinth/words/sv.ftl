# Tubyrinth

tub-why-clock = Det kan bara klockan göra, och klockan kan inget annat.
tub-why-wait-for-signal = Vänta på startsignalen: säg att du är redo, så kommer den när alla är det.
tub-why-running = Omgången är redan igång.
tub-why-no-clock = Det finns ingen klocka att vänta på. Ta all tid du vill.
tub-why-too-many-changes = Du har flyttat bitar så många gånger att de är utslitna. Ropa, eller vänta på nästa omgång.
tub-why-not-laid = Den biten ligger inte på ditt bräde.
tub-why-outside = Biten skulle sticka ut över brädets kant.
tub-why-already-there = Biten ligger redan där.
tub-why-obstacle = Där ligger något nergrävt. Rör går runt saker, inte genom dem.
tub-why-overlap = En annan bit är i vägen.
tub-why-no-hints = Ledtrådar finns bara för solopussel.
tub-why-no-hints-drawn = Det finns inga ledtrådar på ett bräde som någon har ritat.
tub-why-no-more-hints = Du har sett hela rörledningen: det finns inget mer att berätta.

tub-solo-alone = Ett solopussel är för en spelare, inte för { $players }.
tub-puzzle-solo = Ett visst bräde eller antal bitar kan bara väljas för ett solopussel.
tub-clock-needed = Utan klocka kan du bara spela ensam. Ställ tiden för en omgång på minst 10 sekunder.
tub-easy-start = Lätta bräden först är för minst två spelare och bordsserien.
tub-drawing-rows = Det här är inget bräde: det ska vara åtta rader med åtta rutor, # för ett hinder och . för fri mark, och sedan start och slut.
tub-drawing-edge = ”{ $given }” är ingen plats för start eller slut: det ska vara en ruta vid kanten, med sitt nummer från 0 till 63, och dess yttersida (U, R, D eller L: upp, höger, ner eller vänster).
tub-drawing-blocked = Start och slut behöver fri mark: rutan i rad { $row }, kolumn { $column } är ett hinder.
tub-drawing-same = Start och slut kan inte vara på samma ställe.
tub-drawing-solo = Ett eget bräde är ett solopussel, och då kan inget annat bräde väljas.
tub-not-a-board = { $file } är inget bräde ({ fault }).
tub-no-such-board = Det finns inget bräde { $given } här. Det finns bräde 1 till { $boards }.
tub-no-such-tiles = En rörledning har 5, 6 eller 7 bitar, inte ”{ $given }”.
tub-file-or-set = Säg vilka bräden som ska lösas: en fil, eller --set table, eller --set unique.

# The game in a few words

tubyrinth-title = Tubyrinth
tubyrinth-tagline = Alla lägger rör på en gång: runt det nergrävda, från start till slut, innan de andra ropar.
tubyrinth-facts = 1 till 6 spelare · ungefär 20 minuter · snabba ögon, ännu snabbare händer

tubyrinth-option-mode = Spelsätt
tubyrinth-option-mode-about = Hur rörledningar byggs och vad de är värda.
tubyrinth-option-mode-basic = Grundspel: en poäng per bit, till 25
tubyrinth-option-mode-rookie = Nybörjare: hinder räknas inte, en poäng per omgång, till 5
tubyrinth-option-mode-pipe-master = Rörmästare: alla sju bitar, en poäng per omgång, till 5
tubyrinth-option-mode-solo = Solo: ett pussel, bara du
tubyrinth-option-boards = Bräden
tubyrinth-option-boards-about = Bordsserien har många rörledningar på varje bräde. Unika serien har exakt en med 5, en med 6 och en med 7 bitar.
tubyrinth-option-boards-table = Bordsserien
tubyrinth-option-boards-unique = Unika serien
tubyrinth-option-board = Bräde
tubyrinth-option-board-about = Solo: vilket av de 82 brädena, eller 0 för att lotta fram ett.
tubyrinth-option-tiles = Bitar
tubyrinth-option-tiles-about = Solo: hur många bitar rörledningen ska ha.
tubyrinth-option-tiles-any = 5, 6 eller 7
tubyrinth-option-tiles-5 = Exakt 5
tubyrinth-option-tiles-6 = Exakt 6
tubyrinth-option-tiles-7 = Alla 7
tubyrinth-option-round-time = Tid för en omgång
tubyrinth-option-round-time-about = Sekunder tills en omgång där ingen ropar blir oavgjord. 0, för en spelare: ingen klocka alls.
tubyrinth-option-strict-joins = Stränga skarvar
tubyrinth-option-strict-joins-about = En lös ände på en bit som räknas får inte peka mot den täta sidan på en annan som räknas.
tubyrinth-option-hide-boards = Dölj de andras bräden
tubyrinth-option-hide-boards-about = Vad de andra lägger är dolt tills du har ropat.
tubyrinth-option-easy-start = Lätta bräden först
tubyrinth-option-easy-start-about = De första brädena ur lådan är lätta, vilket är snällt mot nya spelare. De går runt som vanligt; nästa lottas fram.
tubyrinth-option-bots = Botar
tubyrinth-option-bots-about = Hur snabba botarna är, och hur ofta de ropar för tidigt.
tubyrinth-option-bots-gentle = Snälla
tubyrinth-option-bots-steady = Stadiga
tubyrinth-option-bots-sharp = Skarpa
tubyrinth-option-bots-swift = Snabba
tubyrinth-option-patience = Tålamod
tubyrinth-option-patience-about = Spelet slutar efter så många omgångar i rad där ingen lägger en bit, och även efter omgång 30. 0: aldrig, ni spelar tills någon når målet.
tubyrinth-option-drawing = Ditt eget bräde
tubyrinth-option-drawing-about = Solo: ett bräde som ritats i redigeraren, så som det står i länken. Tomt: ett av våra.

# Names of things

tub-tile = { $tile ->
    [short] den korta biten
    [r] hörnbiten
    [long] den långa biten
    [twin] tvillingbiten
    [t] T-biten
    [z] Z-biten
   *[l] L-biten
}
tub-grade = { $grade ->
    [easy] Lätt
    [medium] Medel
    [hard] Svårt
   *[unique] Bara ett sätt
}
tub-board = Bräde { $name }

# What happened; $name is the player it is about

tub-ready = { $name } är redo.
tub-chapter = Omgång { $number }
tub-signal = Omgång { $round }! { $boards ->
    [turned] Brädena vänds.
    [passed] Brädena skickas åt vänster.
    [own_turned] Ditt bräde vänds.
    [own_new] Här är ett nytt bräde.
    [puzzle] Här är ditt pussel.
   *[new] Alla får nya bräden.
} Kör!
tub-laid = { $name } lägger { tub-tile }.
tub-took-back = { $name } tar tillbaka { tub-tile }.
tub-thinks = { $name } funderar.
tub-hint = { $name } tar ledtråd nummer { $hints }.
tub-called-first = ”Röret är klart!” { $name } vänder timglaset: 30 sekunder för alla andra.
tub-called-next = { $name } är också klar, som nummer { $place }.
tub-called = ”Röret är klart!” ropar { $name }.
tub-glass-left = { $seconds } sekunder kvar i timglaset.
tub-time-left = { $minutes }:{ $seconds } kvar av omgången.
tub-correct = Vattnet rinner! { $name } har { $tiles } bitar som räknas: { $gained } poäng.
tub-wrong = Det läcker! Röret som { $name } lade duger inte. { $lost ->
    [one] 1 minuspoäng.
   *[other] { $lost } minuspoäng.
}
tub-no-call = { $name } får { $gained } poäng för bitarna som den första hade över.
tub-drawn = Tiden är ute och ingen har ropat. Omgången är oavgjord.
tub-goal = { $goal } poäng är uppnådda. Spelet är slut.
tub-tired = Ingen har lagt en bit på alltför länge. Spelet är slut.
tub-last-round = Det var den sista omgången. Spelet är slut.
tub-solo-wrong = Inte än: vattnet kommer inte fram som det ska. { $name } får fortsätta.
tub-solved = Löst med { $tiles } bitar{ $hints ->
    [0] , utan ledtrådar!
    [one] { " " }och 1 ledtråd.
   *[other] { " " }och { $hints } ledtrådar.
}
tub-unsolved = Pusslet förblir olöst den här gången.

# In a review: how fast, which pipelines there were, how close each board was to one

tub-insight-when = { $since ->
    [signal] { $low } till { $high } sekunder efter startsignalen
    [call] { $low } till { $high } sekunder efter första ropet
   *[none] i lugn och ro
}
tub-insight-changes = { $changes ->
    [0] utan en enda flytt
    [one] efter en flytt
   *[other] efter { $changes } flyttar
}
tub-insight-right = Omgång { $round }: { $name } ropade { tub-insight-when }, { tub-insight-changes }: rätt, med { $tiles } bitar.
tub-insight-wrong = Omgång { $round }: { $name } ropade { tub-insight-when }, { tub-insight-changes }: fel.
tub-insight-no-call = Omgång { $round }: { $name } hann inte bli klar, { tub-insight-changes }.
tub-insight-pipelines = { $name }, bräde { $board }, möjliga rörledningar: { $five } med fem bitar, { $six } med sex, { $seven } med sju.
tub-insight-pipelines-of = { $name }, bräde { $board }: { $count ->
    [0] det finns ingen rörledning
    [one] det finns en rörledning
   *[other] det finns { $count } rörledningar
} med { $tiles } bitar.
tub-insight-many-pipelines = { $name }, bräde { $board }: det finns fler än { $count } rörledningar av samma längd.
tub-insight-close = { $name } hade { $right } av { $laid } bitar som i en rörledning med { $tiles }: { $missing ->
    [0] bara ropet saknades.
    [one] en bit saknades.
   *[other] { $missing } bitar saknades.
}

# On the command line

tub-cli-help-solve = Hitta alla rörledningar på bräden: de i en fil, eller i någon av spelets egna serier.
tub-cli-help-file = En brädfil: ett bräde eller en lista med flera.
tub-cli-help-set = Spelets egna bräden: table eller unique.
tub-cli-help-board = Bara brädet med det här numret i filen eller serien, från 1.
tub-cli-help-tiles = Bara rörledningar med så många bitar: 5,6,7 eller några av dem.
tub-cli-help-make = Skapa de två serierna av bräden. Samma slumpfrö ger samma bräden.
tub-cli-help-which = Vilken serie som ska skapas: table eller unique. Båda om du inget säger.
tub-cli-help-seed = Slumpfröet.
tub-cli-help-folder = Var serierna ska skrivas.
tub-cli-board = Bräde { $name }: { $counts }
tub-cli-count = { $count } med { $tiles } bitar
tub-cli-pipeline = { $tiles } bitar: { $pipeline }
tub-cli-making = Skapar serien { $set }
tub-cli-made = Serien { $set } med { $boards } bräden finns i { $folder }.

# The board

tub-ground = Bräde { $name }, { $tiles ->
    [0] inga bitar än
    [one] med en bit
   *[other] med { $tiles } bitar
}
tub-ground-covered = Brädet ligger kvar i lådan
tub-ground-keys = Tangenterna 1 till 7 tar en bit, pilarna flyttar den, R vrider den, F vänder den, Enter lägger den, Backsteg tar tillbaka den.
tub-tray = Dina bitar
tub-tray-tile = { $state ->
    [held] I handen: { tub-tile }
    [laid] På brädet: { tub-tile }
   *[free] Ta { tub-tile }
} (tangent { $key }){ $hinted ->
    [yes] , som ledtråden säger
   *[no] { "" }
}
tub-tray-title = { tub-tile } · tangent { $key }
tub-told-laid = Lade { tub-tile } på rad { $row }, kolumn { $column }.
tub-told-taken = Tog tillbaka { tub-tile }.
tub-told-ghost = I handen: { tub-tile }, på rad { $row }, kolumn { $column }: { $why ->
    [fits] den passar.
    [outside] den skulle sticka ut.
    [obstacle] där ligger något nergrävt.
   *[overlap] en annan bit är i vägen.
}
tub-wanted = { $mode ->
    [pipe_master] alla sju bitar
    [rookie] 5, 6 eller 7 bitar, rakt genom allt
   *[other] { $low ->
        [5] { $high ->
            [5] exakt 5 bitar
           *[other] 5, 6 eller 7 bitar
        }
        [6] exakt 6 bitar
       *[other] alla sju bitar
    }
}

tub-tools = Vrida och ta tillbaka
tub-turn = Vrid
tub-turn-key = Vrid biten i handen: R
tub-flip = Vänd
tub-flip-key = Vänd biten i handen: F
tub-take-back = Ta tillbaka
tub-take-back-key = Ta tillbaka senaste biten: Backsteg
tub-clear = Rensa
tub-do-call = Röret är klart!
tub-do-call-sure = { $tiles ->
    [0] Inga bitar lagda: ropa ändå?
    [one] Bara en bit: ropa ändå?
   *[other] Bara { $tiles } bitar: ropa ändå?
}
tub-do-ready = { $mode ->
    [solo] Börja pusslet
   *[other] { $round ->
        [1] Jag är redo!
       *[other] Redo för omgång { $round }
    }
}
tub-do-hint = { $what ->
    [place] Ledtråd: var?
   *[tile] Ledtråd: vilken bit?
}

tub-others = De andras bräden
tub-other = { $called ->
    [0] { $laid ->
        [hidden] { $name } lägger rör; brädet är dolt.
        [one] { $name } har lagt en bit.
       *[other] { $name } har lagt { $laid } bitar.
    }
    [one] { $name } har ropat som nummer { $called }.
   *[other] { $name } har ropat som nummer { $called }.
}
tub-call-place = #{ $place }
tub-purse = { $state ->
    [called] rop #{ $place }
    [lays] lägger rör
    [ready] redo
    [correct] { $tiles } bitar
    [wrong] läcker
    [no_call] inget rop
   *[none] inte redo
}
tub-verdicts = Omgång { $round }, bedömd
tub-verdict = { $verdict ->
    [correct] #{ $place } · vattnet rinner genom { $tiles } bitar
    [wrong] #{ $place } · { $arrives ->
        [yes] vattnet kommer fram, men { $connected ->
            [0] inte som det ska
            [one] bara en bit räknas
           *[other] bara { $connected } bitar räknas
        }
       *[no] det läcker: vattnet kommer aldrig fram
    }
    [no_call] ropade inte
   *[none] inte bedömt
}
tub-gained = { $sign ->
    [plus] +{ $points }
   *[other] { $points }
}

# The status line

tub-status-first = Säg till när du är redo: brädena kommer fram när alla är det.
tub-status-waiting = Du är redo. Väntar på { $waiting ->
    [one] en spelare till …
   *[other] { $waiting } spelare till …
}
tub-status-pause = { $round ->
    [0] Spelarna gör sig redo.
    [one] Omgång { $round } är bedömd. Spelarna gör sig redo för nästa.
   *[other] Omgång { $round } är bedömd. Spelarna gör sig redo för nästa.
}
tub-status-judged = { $verdict ->
    [correct] Vattnet rinner genom { $tiles } av dina bitar: { $gained ->
        [0] inga poäng den här gången.
        [one] 1 poäng till dig!
       *[other] { $gained } poäng till dig!
    }
    [wrong] Ditt rör läcker: du förlorar en poäng.
   *[no_call] Du ropade inte: { $gained ->
        [0] inga poäng den här gången.
        [one] 1 poäng till dig.
       *[other] { $gained } poäng till dig.
    }
} Redo för nästa omgång?
tub-status-race = { $mode ->
    [pipe_master] Lägg ett rör från den röda kranen till den gröna tunnan med alla sju bitar, och ropa sedan.
    [rookie] Lägg ett rör från den röda kranen till den gröna tunnan med minst fem bitar, rakt genom allt, och ropa sedan.
   *[basic] Lägg ett rör från den röda kranen till den gröna tunnan med 5, 6 eller 7 bitar, och ropa sedan.
}
tub-status-watch = Alla lägger rör.
tub-status-glass = { $seated ->
    [yes] { $name } har ropat! Bli klar innan timglaset runnit ut.
   *[no] { $name } har ropat. Timglaset rinner.
}
tub-status-called = Du ropade som nummer { $place }. Bort med fingrarna: titta på de andra tills vattnet kommer.
tub-status-over = Spelet är slut.
tub-status-won = { $winners ->
    [1] Spelet är slut: { $names } vinner med { $points } poäng.
   *[other] Spelet är slut: { $names } delar på vinsten med { $points } poäng var.
}
tub-status-puzzle-ready = Börja när du vill. Då startar tiden.
tub-status-puzzle = Hitta ett rör från den röda kranen till den gröna tunnan med { tub-wanted }.
tub-status-puzzle-wrong = { $arrives ->
    [yes] { $connected ->
        [0] Vattnet kommer fram, men en skarv är fel. Fortsätt!
        [one] Vattnet kommer fram genom en bit, men det ska vara { tub-wanted }. Fortsätt!
       *[other] Vattnet kommer fram genom { $connected } bitar, men det ska vara { tub-wanted }. Fortsätt!
    }
   *[no] Inte än: vattnet rinner ut där det sprutar. Fortsätt!
}
tub-status-solved = Löst med { $tiles } bitar{ $hints ->
    [0] , utan ledtrådar!
    [one] { " " }och en ledtråd.
   *[other] { " " }och { $hints } ledtrådar.
}
tub-status-unsolved = Inte löst den här gången. Pusslet väntar på dig.
tub-outcome-solved = Löst!
tub-outcome-unsolved = Inte löst än

# Tips in the first game

tub-hint-ready = Alla får ett eget bräde och samma sju bitar, och alla börjar samtidigt. Så snart någon har { $goal } poäng vinner den som har flest. Tryck på guldknappen när fingrarna är varma.
tub-hint-ready-alone = Du får det ena brädet efter det andra och samma sju bitar, tills du har { $goal } poäng. Din tid går från den första startsignalen. Tryck på guldknappen när fingrarna är varma.
tub-hint-ready-puzzle = Ett bräde, sju bitar och du. Tryck på guldknappen när fingrarna är varma.
tub-hint-judged = Tryck på ett namn för att se det röret. Den som först ropar rätt får en poäng per bit, de följande lite mindre. Ett felaktigt rop kostar en poäng.
tub-hint-judged-point = Tryck på ett namn för att se det röret. Bara den som först ropar rätt får en poäng, och ett felaktigt rop kostar en.
tub-hint-judged-alone = { $mode ->
    [basic] Varje bit som räknas är en poäng, så med långa rör når du { $goal } fortare.
   *[point] Varje rätt rör är en poäng.
} Ett felaktigt rop kostar en. Nästa bräde kommer när du trycker på knappen.
tub-hint-lay = Dra en bit till brädet, eller tryck på den och sedan på en ruta. Börja vid den röda kranen: en öppning måste möta den.
tub-hint-turn = Vrid biten i handen med R, eller vänd den med F. När du drar kan du vrida den med ett andra finger.
tub-hint-joins = Två bitar sitter ihop där deras öppningar möts. Lösa ändar gör inget, men bitar som vattnet inte behöver räknas inte.
tub-hint-joins-strict = Två bitar sitter ihop där deras öppningar möts. Med stränga skarvar får ingen öppning på en bit som räknas peka mot den täta sidan på en annan.
tub-hint-call = Kommer vattnet från kranen till tunnan? Ropa då. Ett felaktigt rop kostar en poäng!
tub-hint-call-puzzle = Kommer vattnet från kranen till tunnan? Ropa då. Ett felaktigt rop kostar ingenting här: du ser var det läcker och fortsätter.
tub-hint-glass = Du kan ropa tills timglaset har runnit ut: en poäng mindre för varje rätt rop före dig.
tub-hint-glass-point = Du kan ropa tills timglaset har runnit ut. Bara det första rätta röret får poängen, så ropa om du tvivlar på dem före dig.

# Solo

tub-puzzle = Pusslet
tub-puzzle-name = { $set ->
    [table] Bordsbräde { $board }
   *[unique] Bräde { $board }
}, { $tiles ->
    [0] 5, 6 eller 7 bitar
    [one] { $tiles } bit
   *[other] { $tiles } bitar
}
tub-puzzle-time = { $time }
tub-puzzle-hints = { $hints ->
    [0] inga ledtrådar
    [one] 1 ledtråd
   *[other] { $hints } ledtrådar
}{ $left ->
    [0] , inga kvar
    [one] { "" }
   *[other] { "" }
}
tub-puzzle-best = Ditt rekord: { $time }{ $hints ->
    [0] { "" }
    [one] , med en ledtråd
   *[other] , med { $hints } ledtrådar
}
tub-puzzle-new = Inte löst av dig än
tub-alone-best = Din bästa tid till { $goal } poäng: { $time }
tub-alone-new = Ingen bästa tid till { $goal } poäng än
tub-alone-pipe-best = Din bästa tid för ett rör: { $time }
tub-alone-pipe-new = Ingen bästa tid för ett rör än
tub-puzzle-next = Nästa: bräde { $board }, { $tiles } bitar
tub-puzzle-wall = Alla pussel
tub-to-wall = Välj ett pussel på väggen
tub-wall = Pusselväggen
tub-wall-about = Varje bräde gömmer ett rör med fem, ett med sex och ett med sju bitar. Hitta alla. Tiden går från startsignalen till ropet; ledtrådar finns om du kör fast, men de lämnar ett märke.
tub-wall-set = { $set ->
    [table] 82 bordsbräden, många sätt
   *[unique] 82 bräden med bara ett sätt
}
tub-wall-progress = { $done } av { $all } lösta, { $alone } av dem utan ledtrådar
tub-wall-complete = Alla lösta. Du är husets rörmästare!
tub-wall-shelf = Bräde { $low } till { $high }{ $grade ->
    [easy] { " " }· lätt
    [medium] { " " }· medel
    [hard] { " " }· svårt
   *[other] { "" }
}
tub-wall-shelf-done = { $done } av { $all } lösta
tub-wall-board = Bräde { $board }{ $grade ->
    [easy] { " " }· lätt
    [medium] { " " }· medel
    [hard] { " " }· svårt
   *[other] { "" }
}
tub-wall-puzzle = Bräde { $board }, { $tiles } bitar: { $state ->
    [open] inte löst än
    [helped] löst på { $time }, med { $hints ->
        [one] en ledtråd
       *[other] { $hints } ledtrådar
    }
   *[solved] löst på { $time }
}

# The rules page

tub-rules-aim-text = Under sanden ligger en stad utan vatten. Alla har ett bräde fullt av nergrävda saker och samma sju rörbitar. Samtidigt lägger alla ett rör från den röda kranen till den gröna tunnan, runt allt som är i vägen. De snabbaste korrekta rören ger poäng, och långa ger mest. Så snart någon har 25 poäng vinner den som har flest.
tub-rules-tiles = Bitar får vridas och vändas. Varje bit har ett rör som hänger ihop inuti; tvillingbiten har två rör som inte har med varandra att göra.
tub-rules-pipe = Ett bra rör
tub-rules-pipe-1 = Bitar ligger på fria rutor på brädet, aldrig på en nergrävd sak och aldrig på varandra.
tub-rules-pipe-2 = En öppning möter kranen, en öppning möter tunnan, och däremellan möter öppningar öppningar.
tub-rules-pipe-3 = Lösa ändar är okej. De gör inget, inte ens mot den täta sidan på en annan bit (om ni inte spelar med stränga skarvar).
tub-rules-pipe-4 = Bara bitar som vattnet behöver räknas. De måste vara fem, sex eller sju.
tub-rules-diagram-right = Rätt: öppning möter öppning, genom fem bitar från kranen till tunnan. Den bleka biten behövs inte, så den räknas inte.
tub-rules-diagram-wrong = Fel: den slutar för tidigt. Vattnet når aldrig tunnan utan sprutar ur varje lös ände.
tub-rules-lesson = En omgång, steg för steg
tub-rules-lesson-0 = Startsignalen! Kranen sitter vid högra kanten, tunnan längst ner. En kista, ett vrak och några stenar är i vägen.
tub-rules-lesson-1 = Den korta biten tar emot vattnet vid kranen, den långa leder det neråt. Öppningar möts: än så länge är det torrt.
tub-rules-lesson-2 = För tidigt ropat! Med tre bitar kommer vattnet aldrig till tunnan: det sprutar ur varje lös ände. Ett felaktigt rop kostar en poäng.
tub-rules-lesson-3 = Bättre: fem bitar från kranen till tunnan. Vattnet behöver inte biten i hörnet, så den räknas inte, men den gör inget heller.
tub-rules-lesson-4 = ”Röret är klart!” Timglaset rinner ut, vattnet rinner genom fem bitar: fem poäng till den som ropade först.
tub-rules-round = En omgång
tub-rules-round-text = När alla är redo visas brädena i samma ögonblick. Lägg, flytta och ta tillbaka bitar som du vill. När du tror att ditt rör är rätt ropar du ”Röret är klart!”: från och med då ligger dina bitar som de ligger. Det första ropet vänder timglaset, och de andra har 30 sekunder på sig att bli klara och ropa de också. Sedan bedömer vattnet alla som ropat. Ropar ingen på fem minuter (eller den tid ni har ställt in) är omgången oavgjord.
tub-rules-score = Poäng
tub-rules-score-who = { $who ->
    [first] Först att ropa rätt
    [next] Tvåa, trea …
    [none] Inget rop
   *[wrong] Felaktigt rop
}
tub-rules-score-what = { $who ->
    [first] en poäng för varje bit som räknas
    [next] en poäng för varje bit som räknas, minus 1, 2 …
    [none] en poäng för var och en av de sju bitarna som den första inte använde
   *[wrong] en minuspoäng, och inget annat
}
tub-rules-score-example = Ada ropar först med sex bitar: 6 poäng. Ben är tvåa, också med sex: 5 poäng. Cleo hann inte: 1 poäng, för den enda bit som Ada hade över.
tub-rules-boards = Nästa bräden
tub-rules-boards-text = Efter en omgång vänds brädena. När båda sidorna är spelade skickar alla sitt bräde åt vänster. När alla har haft alla bräden tas nya fram ur lådan. Spelet slutar när någon har 25 poäng eller mer; flest poäng vinner.
tub-rules-modes = Sätt att spela
tub-rules-mode = { $mode ->
    [basic] Grundspel
    [rookie] Nybörjare
    [pipe_master] Rörmästare
   *[solo] Solo
}
tub-rules-mode-text = { $mode ->
    [basic] Som ovan, till 25 poäng.
    [rookie] Nergrävda saker räknas inte: lägg ditt rör rakt över dem. Den som först ropar rätt får en poäng, och ett felaktigt rop kostar en. Fem poäng vinner.
    [pipe_master] Bara ett rör med alla sju bitar duger. Poäng som för nybörjare.
   *[solo] Du mot klockan, eller mot ingenting alls: 82 bräden, vart och ett med ett rör med fem, sex och sju bitar. Det blir 246 pussel att bocka av. Ett felaktigt rop kostar ingenting. De andra spelsätten kan du också spela ensam, mot dina egna bästa tider.
}
tub-rules-hands = Så styr du
tub-rules-hands-text = Dra bitarna, eller tryck på en bit och sedan på en ruta. R vrider biten i handen och F vänder den; på en telefon vrider ett andra finger den medan du drar. Med tangentbordet: 1 till 7 tar en bit, pilarna flyttar den, Enter lägger den, Backsteg tar tillbaka den.

# What the lab counts: how games end, and the parts they are played with

end-tubyrinth-goal = Någon når målet
end-tubyrinth-patience = Ingen har lagt en bit på alltför länge
end-tubyrinth-rounds = Gränsen för antalet omgångar är nådd
end-tubyrinth-solved = Pusslet är löst
end-tubyrinth-time = Tiden är ute
end-tubyrinth-changes = Gränsen för antalet ändringar är nådd

part-tubyrinth-laid = Lagda bitar
part-tubyrinth-laid-short = Kort
part-tubyrinth-laid-r = Hörn
part-tubyrinth-laid-long = Lång
part-tubyrinth-laid-twin = Tvilling
part-tubyrinth-laid-t = T
part-tubyrinth-laid-z = Z
part-tubyrinth-laid-l = L

part-tubyrinth-taken = Bitar som tas tillbaka
part-tubyrinth-taken-short = { part-tubyrinth-laid-short }
part-tubyrinth-taken-r = { part-tubyrinth-laid-r }
part-tubyrinth-taken-long = { part-tubyrinth-laid-long }
part-tubyrinth-taken-twin = { part-tubyrinth-laid-twin }
part-tubyrinth-taken-t = { part-tubyrinth-laid-t }
part-tubyrinth-taken-z = { part-tubyrinth-laid-z }
part-tubyrinth-taken-l = { part-tubyrinth-laid-l }

part-tubyrinth-counting = Bitar som räknas
part-tubyrinth-counting-short = { part-tubyrinth-laid-short }
part-tubyrinth-counting-r = { part-tubyrinth-laid-r }
part-tubyrinth-counting-long = { part-tubyrinth-laid-long }
part-tubyrinth-counting-twin = { part-tubyrinth-laid-twin }
part-tubyrinth-counting-t = { part-tubyrinth-laid-t }
part-tubyrinth-counting-z = { part-tubyrinth-laid-z }
part-tubyrinth-counting-l = { part-tubyrinth-laid-l }

part-tubyrinth-square = Rutor som bitar läggs på
part-tubyrinth-length = Korrekta rörledningar, efter antal bitar

part-tubyrinth-verdict = Vad domarna säger
part-tubyrinth-verdict-correct = Rätt
part-tubyrinth-verdict-wrong = Fel
part-tubyrinth-verdict-no-call = Inget rop

part-tubyrinth-hint = Ledtrådar
part-tubyrinth-hint-tile = Vilken bit som kommer härnäst
part-tubyrinth-hint-spot = Var den ska ligga

part-tubyrinth-table-board = Spelade bräden i bordsserien
part-tubyrinth-unique-board = Spelade bräden i unika serien
part-tubyrinth-table-solved = Lösta bräden i bordsserien
part-tubyrinth-unique-solved = Lösta bräden i unika serien

# The lesson: $p0 is the learner, $p1 the other player

tubyrinth-lesson-welcome = Lägg en rörledning över ditt bräde före de andra! Alla har ett bräde och samma sju bitar, och alla spelar samtidigt.
tubyrinth-lesson-ready = Säg att du är redo. I ett riktigt parti går starten när alla är det; i den här lektionen är det ingen brådska.
tubyrinth-lesson-signal = Nu ska { $p1 } också bli redo, och sedan vänds brädena upp.
tubyrinth-lesson-board = Vattnet kommer från den röda kranen och ska till den gröna tunnan. Nergrävda saker är i vägen: ingen bit får ligga på dem.
tubyrinth-lesson-first = Ta den inringade biten och lägg den där skuggan är, vid den röda kranen. Tryck på biten, sedan på platsen, eller dra den dit.
tubyrinth-lesson-first-else = Den får ligga där, men då kommer vattnet inte in. Lägg den inringade biten där skuggan är.
tubyrinth-lesson-join = En av bitens öppningar möter kranen. Nästa bit sitter ihop med den där öppning möter öppning. Lägg den på skuggan.
tubyrinth-lesson-join-else = Där möts inte öppningarna. Lägg den inringade biten på skuggan.
tubyrinth-lesson-around = Fin skarv! Nästa bit leder runt stenarna.
tubyrinth-lesson-around-else = Nästan! Den inringade biten ska ligga på skuggan, runt stenarna.
tubyrinth-lesson-twin = Den här biten, tvillingbiten, har två skilda rör. Här räcker det med ett av dem.
tubyrinth-lesson-twin-else = Tvillingbiten ska ligga på skuggan, intill röret.
tubyrinth-lesson-turn = Den sista måste vridas: tryck på biten, sedan på ”Vrid”, sedan på platsen. Bitar får också vändas.
tubyrinth-lesson-turn-else = Vrid den inringade biten en gång, och lägg den på skuggan.
tubyrinth-lesson-call = Från kranen till tunnan, fem bitar: det räcker. Sex eller sju hade varit värda mer. Ropa!
tubyrinth-lesson-call-else = Låt den vara som den är: rörledningen är klar. Ropa!
tubyrinth-lesson-called = Ditt rop vänder timglaset: de andra har trettio sekunder på sig att också ropa. { $p1 } ropar i all hast …
tubyrinth-lesson-judged = Vattnet rinner! Ditt kommer fram. Hos { $p1 } läcker det: ett felaktigt rop kostar en poäng.
tubyrinth-lesson-scored = En poäng för varje bit i din rörledning. Den som ropar rätt som tvåa får en mindre; den som inte ropar får en för varje bit du hade över.
tubyrinth-lesson-end = Fem poäng till dig, och du leder med sex! I ett riktigt parti vänds brädena nu, och så fortsätter det tills någon har 25 poäng.

# What things are and do, on the spot

tub-about-name = { $tile ->
    [short] Den korta biten
    [r] Hörnbiten
    [long] Den långa biten
    [twin] Tvillingbiten
    [t] T-biten
    [z] Z-biten
   *[l] L-biten
}
tub-about-text = { $tile ->
    [twin] Den har två rör som inte har med varandra att göra, och räknas en gång även om vattnet rinner genom båda. Den kan vridas och vändas.
    [t] Ett rör med fyra öppningar som alla hänger ihop inuti. Biten kan vridas och vändas; { tub-about-ends }
   *[other] Ett rör vars öppningar alla hänger ihop inuti. Biten kan vridas och vändas; { tub-about-ends }
}
tub-about-ends = { $strict ->
    [yes] öppningarna får inte peka mot den täta sidan på en annan bit som räknas.
   *[no] öppningar som inte leder någonstans gör inget.
}
tub-about-tap-name = Kranen
tub-about-tap = Här kommer vattnet in. En öppning på en bit måste ligga precis framför den.
tub-about-barrel-name = Tunnan
tub-about-barrel = Hit måste vattnet komma. En öppning på en bit måste ligga precis framför den.
tub-about-thing-name = En nergrävd sak
tub-about-thing = { $mode ->
    [rookie] För nybörjare finns den inte: lägg röret rakt över den.
   *[other] Ingen bit får ligga på den: led röret runt den.
}
tub-about-sand-name = En ledig ruta
tub-about-sand = Här får bitar ligga, var och en på egna rutor. Där två öppningar möts rinner vattnet vidare; { $strict ->
    [yes] en öppning får inte peka mot den täta sidan på en annan bit som räknas.
   *[no] en öppning som inte möter något gör ingen skada.
}
tub-about-wanted-name = Hur många bitar
tub-about-wanted = Så många bitar måste ingå i din rörledning, från kranen till tunnan. Bitar som vattnet inte behöver räknas inte.
tub-about-call-name = Ropet
tub-about-call = Ropa när din rörledning är klar. { $company ->
    [solo] Ett felaktigt rop kostar ingenting: du ser var vattnet rinner ut och fortsätter.
    [alone] Då är omgången slut. Ett felaktigt rop kostar en poäng.
   *[others] Då ligger dina bitar kvar som de är. Det första ropet vänder timglaset. Ett felaktigt kostar en poäng.
}
tub-about-glass-name = Timglaset
tub-about-glass = { $company ->
    [solo] Det visar hur mycket tid som är kvar för pusslet.
    [alone] Det visar hur mycket tid som är kvar av omgången. Har du inte ropat då blir det ingen poäng, utan nästa bräde.
   *[others] Det visar hur mycket tid som är kvar av omgången. Det första ropet vänder det: alla andra har trettio sekunder på sig att bli klara och ropa. Sedan visar vattnet vems rörledning som håller.
}
tub-about-others-name = De andras bräden
tub-about-others = Alla lägger en rörledning på sitt eget bräde, samtidigt. { $hidden ->
    [yes] Ett överstruket öga betyder att deras bitar är dolda tills du har ropat eller omgången är bedömd.
   *[no] Du ser hur långt de har kommit.
}
tub-about-points-name = Poäng
tub-about-points = { $company ->
    [solo] Ett pussel är löst eller inte: här finns inga poäng att vinna, bara en tid att slå och ledtrådar att klara sig utan.
    [alone] { $mode ->
        [basic] En poäng för varje bit som räknas.
       *[point] En poäng för varje rätt rörledning.
    } Ett felaktigt rop kostar en.
   *[others] { $mode ->
        [basic] Den som ropar rätt först får en poäng för varje bit som räknas, nästa en mindre. Den som inte ropar får en för varje bit den första hade över.
       *[point] Den som ropar rätt först får en poäng, de andra ingen.
    } Ett felaktigt rop kostar en.
}

# The board editor

tub-editor = Rita ett bräde
tub-editor-about = Gräv ner saker i sanden, och sätt kranen och tunnan vid kanten. Lösaren räknar hur många rörledningar som finns.
tub-editor-tool = Vad du placerar
tub-editor-tool-name = { $tool ->
    [obstacle] Hinder
    [start] Start
   *[end] Slut
}
tub-editor-grid = Brädet: pilarna flyttar, Enter placerar
tub-editor-cell = Rad { $row }, kolumn { $column }: { $what ->
    [obstacle] hinder
    [start] start
    [end] slut
   *[free] fri
}
tub-editor-needs-edge = Start och slut ska ligga på en fri ruta vid kanten.
tub-editor-counting = Räknar rörledningarna …
tub-editor-count = { $more ->
    [yes] Fler än { $count } rörledningar
   *[no] { $count ->
        [0] Ingen rörledning
        [one] 1 rörledning
       *[other] { $count } rörledningar
    }
} med { $tiles } bitar
tub-editor-grade = { $grade ->
    [easy] Lätt: lika bra som vilket bräde som helst i lådan.
    [medium] Medel: lika bra som vilket bräde som helst i lådan.
    [hard] Svårt: lika bra som vilket bräde som helst i lådan.
    [unique] Bara en väg: exakt en rörledning för varje antal bitar. Ett sällsynt fynd!
   *[none] Ingen svårighetsgrad än: våra bräden har minst en rörledning med 5, en med 6 och en med 7 bitar, och antingen minst 10 totalt eller exakt en av varje.
}
tub-editor-clear = Rensa brädet
tub-editor-lot = Ta ett av våra
tub-editor-turn = Vrid det
tub-editor-play = Spela det
tub-own-board = Ett eget bräde
tub-own-puzzle = Ett eget bräde, { $tiles ->
    [0] 5, 6 eller 7 bitar
    [one] { $tiles } bit
   *[other] { $tiles } bitar
}
tub-own-edit = Tillbaka till redigeraren
tub-own-ground = Ett eget bräde, { $tiles ->
    [0] inga bitar än
    [one] med en bit
   *[other] med { $tiles } bitar
}

# Sheets to print

tub-sheet = Brädet
tub-sheet-ours = { $set ->
    [table] Bordsbräde { $number }
   *[unique] Bräde { $number }, bara ett sätt
}
tub-sheet-board = Lägg bitar från kranen till tunnan. Alla behöver varsitt bräde och varsin uppsättning bitar.
tub-sheet-tiles = { $side ->
    [front] Bitar att klippa ut
   *[back] Bitarnas baksidor
}
tub-sheet-cut = { $side ->
    [front] Skriv ut i 100{ "\u00A0" }%: linjen här nedanför är lika lång som en ruta på brädet.
   *[back] Limma fast varje baksida på sin bit: bitar får vändas.
}
