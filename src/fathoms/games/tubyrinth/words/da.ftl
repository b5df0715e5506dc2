# Tubyrinth

tub-why-clock = Det kan kun uret, og uret kan ikke andet.
tub-why-wait-for-signal = Vent på startsignalet: Sig, at du er klar; det kommer, når alle er det.
tub-why-running = Runden er allerede i gang.
tub-why-no-clock = Der er ikke noget ur at vente på. Tag dig al den tid, du vil.
tub-why-too-many-changes = Du har flyttet så meget rundt på brikkerne, at de er slidt op. Råb, eller vent på næste runde.
tub-why-not-laid = Den brik ligger ikke på din plade.
tub-why-outside = Brikken ville stikke ud over pladens kant.
tub-why-already-there = Brikken ligger der allerede.
tub-why-obstacle = Der er gravet noget ned der. Rør går uden om ting, ikke igennem dem.
tub-why-overlap = En anden brik er i vejen.
tub-why-no-hints = Hints findes kun i soloopgaver.
tub-why-no-hints-drawn = Der er ingen hints på en plade, som nogen har tegnet.
tub-why-no-more-hints = Du har set hele rørledningen: Der er ikke mere at røbe.

tub-solo-alone = En soloopgave er for én spiller, ikke for { $players }.
tub-puzzle-solo = En bestemt plade eller et bestemt antal brikker kan kun vælges til en soloopgave.
tub-clock-needed = Uden ur kan du kun spille alene. Sæt rundens tid til 10 sekunder eller mere.
tub-easy-start = Lette plader først er for mindst to spillere og fællespladerne.
tub-drawing-rows = Det er ikke en plade: Der skal være otte rækker med otte felter, # for en forhindring og . for et frit felt, og derefter start og slut.
tub-drawing-edge = »{ $given }« duer ikke som start eller slut: Det skal være et felt ved kanten, skrevet som dets nummer fra 0 til 63 og dets yderside (U, R, D eller L).
tub-drawing-blocked = Start og slut skal ligge på frie felter: Feltet i række { $row }, kolonne { $column } er en forhindring.
tub-drawing-same = Start og slut kan ikke være samme sted.
tub-drawing-solo = Din egen plade er en soloopgave, og så kan der ikke vælges en anden plade.
tub-not-a-board = { $file } er ikke en plade ({ fault }).
tub-no-such-board = Der er ingen plade { $given } her. Der er plade 1 til { $boards }.
tub-no-such-tiles = En rørledning har 5, 6 eller 7 brikker, ikke »{ $given }«.
tub-file-or-set = Sig, hvilke plader der skal løses: en fil eller --set table eller --set unique.

# The game in a few words

tubyrinth-title = Tubyrinth
tubyrinth-tagline = Alle lægger rør på én gang: uden om de nedgravede ting, fra start til slut, før de andre råber.
tubyrinth-facts = 1 til 6 spillere · cirka 20 minutter · hurtige øjne, hurtigere hænder

tubyrinth-option-mode = Spillemåde
tubyrinth-option-mode-about = Hvordan rørledninger bygges, og hvad de er værd.
tubyrinth-option-mode-basic = Basis: et point pr. brik, til 25
tubyrinth-option-mode-rookie = Begynder: forhindringer tæller ikke, et point pr. runde, til 5
tubyrinth-option-mode-pipe-master = Rørmester: alle syv brikker, et point pr. runde, til 5
tubyrinth-option-mode-solo = Solo: én opgave, kun dig
tubyrinth-option-boards = Plader
tubyrinth-option-boards-about = Fællesplader har mange rørledninger på hver plade. Unikke plader har præcis én med 5, én med 6 og én med 7 brikker.
tubyrinth-option-boards-table = Fællesplader
tubyrinth-option-boards-unique = Unikke plader
tubyrinth-option-board = Plade
tubyrinth-option-board-about = Solo: hvilken af de 82 plader, eller 0 for at trække lod om en.
tubyrinth-option-tiles = Brikker
tubyrinth-option-tiles-about = Solo: hvor mange brikker rørledningen skal tælle.
tubyrinth-option-tiles-any = 5, 6 eller 7
tubyrinth-option-tiles-5 = Præcis 5
tubyrinth-option-tiles-6 = Præcis 6
tubyrinth-option-tiles-7 = Alle 7
tubyrinth-option-round-time = Tid til en runde
tubyrinth-option-round-time-about = Sekunder, før en runde, hvor ingen råber, slutter uden vinder. 0, for én spiller: slet intet ur.
tubyrinth-option-strict-joins = Strenge samlinger
tubyrinth-option-strict-joins-about = En løs ende på en brik, der tæller, må ikke vende mod en lukket side på en anden brik, der tæller.
tubyrinth-option-hide-boards = Skjul de andres plader
tubyrinth-option-hide-boards-about = Hvad de andre lægger, er skjult, til du har råbt.
tubyrinth-option-easy-start = Lette plader først
tubyrinth-option-easy-start-about = De første plader fra æsken er lette, og det er rart for nye spillere. De går rundt som altid; de næste trækkes ved lod.
tubyrinth-option-bots = Botter
tubyrinth-option-bots-about = Hvor hurtige botterne er, og hvor ofte de råber for tidligt.
tubyrinth-option-bots-gentle = Blide
tubyrinth-option-bots-steady = Rolige
tubyrinth-option-bots-sharp = Skarpe
tubyrinth-option-bots-swift = Lynhurtige
tubyrinth-option-patience = Tålmodighed
tubyrinth-option-patience-about = Så mange runder i træk, hvor ingen lægger en brik, slutter spillet, og det gør runde 30 også. 0: aldrig, I spiller videre, til nogen når målet.
tubyrinth-option-drawing = Din egen plade
tubyrinth-option-drawing-about = Solo: en plade tegnet i editoren, skrevet som i dens link. Tom: en af vores.

# Names of things

tub-tile = { $tile ->
    [short] den korte brik
    [r] hjørnebrikken
    [long] den lange brik
    [twin] tvillingebrikken
    [t] T-brikken
    [z] Z-brikken
   *[l] L-brikken
}
tub-grade = { $grade ->
    [easy] Let
    [medium] Middel
    [hard] Svær
   *[unique] Kun én løsning
}
tub-board = Plade { $name }

# What happened; $name is the player it is about

tub-ready = { $name } er klar.
tub-chapter = Runde { $number }
tub-signal = Runde { $round }! { $boards ->
    [turned] Pladerne vendes om.
    [passed] Pladerne sendes videre til venstre.
    [own_turned] Din plade vendes om.
    [own_new] Her er en ny plade.
    [puzzle] Her er din opgave.
   *[new] Der er nye plader til alle.
} Af sted!
tub-laid = { $name } lægger { tub-tile }.
tub-took-back = { $name } tager { tub-tile } tilbage.
tub-thinks = { $name } tænker sig om.
tub-hint = { $name } tager hint nummer { $hints }.
tub-called-first = »Røret er klar!« { $name } vender timeglasset: 30 sekunder til alle andre.
tub-called-next = { $name } er også klar, som nummer { $place }.
tub-called = »Røret er klar!« råber { $name }.
tub-glass-left = { $seconds } sekunder tilbage i timeglasset.
tub-time-left = { $minutes }:{ $seconds } tilbage af runden.
tub-correct = Vandet løber! { $name } har { $tiles } brikker, der tæller: { $gained ->
    [one] 1 point.
   *[other] { $gained } point.
}
tub-wrong = En læk! Rørledningen hos { $name } er ikke rigtig. { $lost ->
    [one] 1 point tabt.
   *[other] { $lost } point tabt.
}
tub-no-call = { $name } får { $gained ->
    [one] 1 point
   *[other] { $gained } point
} for de brikker, den første havde tilovers.
tub-drawn = Tiden er gået, og ingen har råbt. Runden ender uden vinder.
tub-goal = Der er nået { $goal } point. Spillet er slut.
tub-tired = Ingen har lagt en brik alt for længe. Spillet er slut.
tub-last-round = Det var den sidste runde. Spillet er slut.
tub-solo-wrong = Ikke endnu: Vandet kommer ikke igennem, som det skal. { $name } kan fortsætte.
tub-solved = Løst med { $tiles } brikker og { $hints ->
    [0] uden hints!
    [one] med 1 hint.
   *[other] med { $hints } hints.
}
tub-unsolved = Opgaven forbliver uløst denne gang.

# In a review: how fast, which pipelines there were, how close each board was to one

tub-insight-when = { $since ->
    [signal] { $low } til { $high } sekunder efter startsignalet
    [call] { $low } til { $high } sekunder efter det første råb
   *[none] i eget tempo
}
tub-insight-changes = { $changes ->
    [0] uden at have flyttet en brik
    [one] efter at have flyttet brikker én gang
   *[other] efter at have flyttet brikker { $changes } gange
}
tub-insight-right = Runde { $round }: { $name } råbte { tub-insight-when }, { tub-insight-changes }: rigtigt, med { $tiles } brikker.
tub-insight-wrong = Runde { $round }: { $name } råbte { tub-insight-when }, { tub-insight-changes }: forkert.
tub-insight-no-call = Runde { $round }: { $name } blev ikke klar i tide ({ tub-insight-changes }).
tub-insight-pipelines = På plade { $board } hos { $name } er der rørledninger: { $five } med fem brikker, { $six } med seks, { $seven } med syv.
tub-insight-pipelines-of = På plade { $board } hos { $name } { $count ->
    [0] er der ingen rørledning
    [one] er der én rørledning
   *[other] er der { $count } rørledninger
} med { $tiles } brikker.
tub-insight-many-pipelines = På plade { $board } hos { $name } er der mere end { $count } rørledninger af samme længde.
tub-insight-close = { $name } havde { $right } af { $laid } brikker som i én rørledning med { $tiles }: { $missing ->
    [0] Kun råbet manglede.
    [one] Én brik manglede.
   *[other] { $missing } brikker manglede.
}

# On the command line

tub-cli-help-solve = Find alle rørledninger på plader: dem i en fil eller i et af spillets egne sæt.
tub-cli-help-file = En pladefil: én plade eller en liste af dem.
tub-cli-help-set = Spillets egne plader: table eller unique.
tub-cli-help-board = Kun pladen med dette nummer i filen eller sættet, fra 1.
tub-cli-help-tiles = Kun rørledninger med så mange brikker: 5,6,7 eller nogle af dem.
tub-cli-help-make = Lav de to sæt plader. Samme startværdi giver samme plader.
tub-cli-help-which = Hvilket sæt der skal laves: table eller unique. Begge, hvis du ikke siger noget.
tub-cli-help-seed = Startværdien.
tub-cli-help-folder = Hvor sættene skal skrives.
tub-cli-board = Plade { $name }: { $counts }
tub-cli-count = { $count } med { $tiles } brikker
tub-cli-pipeline = { $tiles } brikker: { $pipeline }
tub-cli-making = Laver sættet { $set }
tub-cli-made = Sættet { $set } med { $boards } plader er i { $folder }.

# The board

tub-ground = Plade { $name } med { $tiles ->
    [0] ingen brikker endnu
    [one] én brik
   *[other] { $tiles } brikker
}
tub-ground-covered = Pladen er stadig i æsken
tub-ground-keys = Tasterne 1 til 7 tager en brik, pilene flytter den, R drejer den, F vender den, Enter lægger den, Backspace tager den tilbage.
tub-tray = Dine brikker
tub-tray-tile = { $state ->
    [held] I hånden: { tub-tile }
    [laid] På pladen: { tub-tile }
   *[free] Tag { tub-tile }
} (tast { $key }){ $hinted ->
    [yes] , som hintet siger
   *[no] { "" }
}
tub-tray-title = { tub-tile } · tast { $key }
tub-told-laid = Lagt: { tub-tile } i række { $row }, kolonne { $column }.
tub-told-taken = Taget tilbage: { tub-tile }.
tub-told-ghost = I hånden: { tub-tile }, i række { $row }, kolonne { $column }: { $why ->
    [fits] Den passer.
    [outside] Den ville stikke ud.
    [obstacle] Der er gravet noget ned der.
   *[overlap] En anden brik er i vejen.
}
tub-wanted = { $mode ->
    [pipe_master] alle syv brikker
    [rookie] 5, 6 eller 7 brikker, tværs gennem alt
   *[other] { $low ->
        [5] { $high ->
            [5] præcis 5 brikker
           *[other] 5, 6 eller 7 brikker
        }
        [6] præcis 6 brikker
       *[other] alle syv brikker
    }
}

tub-tools = Dreje og tage tilbage
tub-turn = Drej
tub-turn-key = Drej brikken i hånden: R
tub-flip = Vend
tub-flip-key = Vend brikken i hånden om: F
tub-take-back = Tag tilbage
tub-take-back-key = Tag den sidste brik tilbage: Backspace
tub-clear = Ryd
tub-do-call = Røret er klar!
tub-do-call-sure = { $tiles ->
    [0] Ingen brikker lagt: Råb alligevel?
    [one] Kun én brik: Råb alligevel?
   *[other] Kun { $tiles } brikker: Råb alligevel?
}
tub-do-ready = { $mode ->
    [solo] Start opgaven
   *[other] { $round ->
        [1] Jeg er klar!
       *[other] Klar til runde { $round }
    }
}
tub-do-hint = { $what ->
    [place] Hint: hvor?
   *[tile] Hint: hvilken brik?
}

tub-others = De andres plader
tub-other = { $called ->
    [0] { $laid ->
        [hidden] { $name } lægger rør; pladen er skjult.
        [one] { $name } har lagt én brik.
       *[other] { $name } har lagt { $laid } brikker.
    }
    [one] { $name } har råbt som nummer { $called }.
   *[other] { $name } har råbt som nummer { $called }.
}
tub-call-place = nr. { $place }
tub-purse = { $state ->
    [called] råb #{ $place }
    [lays] lægger rør
    [ready] klar
    [correct] { $tiles } brikker
    [wrong] en læk
    [no_call] intet råb
   *[none] ikke klar
}
tub-verdicts = Runde { $round }, bedømt
tub-verdict = { $verdict ->
    [correct] nr. { $place } · vandet løber gennem { $tiles } brikker
    [wrong] nr. { $place } · { $arrives ->
        [yes] vandet når frem, men { $connected ->
            [0] ikke som det skal
            [one] kun én brik tæller
           *[other] kun { $connected } brikker tæller
        }
       *[no] en læk: vandet når aldrig frem
    }
    [no_call] råbte ikke
   *[none] ikke bedømt
}
tub-gained = { $sign ->
    [plus] +{ $points }
   *[other] { $points }
}

# The status line

tub-status-first = Sig til, når du er klar: Pladerne kommer frem, når alle er det.
tub-status-waiting = Du er klar. Venter på { $waiting ->
    [one] én spiller mere …
   *[other] { $waiting } spillere mere …
}
tub-status-pause = { $round ->
    [0] Spillerne gør sig klar.
    [one] Runde { $round } er bedømt. Spillerne gør sig klar til den næste.
   *[other] Runde { $round } er bedømt. Spillerne gør sig klar til den næste.
}
tub-status-judged = { $verdict ->
    [correct] Vandet løber gennem { $tiles } af dine brikker: { $gained ->
        [0] ingen point denne gang.
        [one] 1 point til dig!
       *[other] { $gained } point til dig!
    }
    [wrong] Dit rør er utæt: Du mister et point.
   *[no_call] Du råbte ikke: { $gained ->
        [0] ingen point denne gang.
        [one] 1 point til dig.
       *[other] { $gained } point til dig.
    }
} Klar til næste runde?
tub-status-race = { $mode ->
    [pipe_master] Læg et rør fra den røde hane til den grønne tønde med alle syv brikker, og råb.
    [rookie] Læg et rør fra den røde hane til den grønne tønde med mindst fem brikker, tværs gennem alt, og råb.
   *[basic] Læg et rør fra den røde hane til den grønne tønde med 5, 6 eller 7 brikker, og råb.
}
tub-status-watch = Alle lægger rør.
tub-status-glass = { $seated ->
    [yes] { $name } har råbt! Gør dit rør færdigt, før timeglasset løber ud.
   *[no] { $name } har råbt. Timeglasset løber.
}
tub-status-called = Du råbte som nummer { $place }. Fingrene væk: Kig på de andre, til vandet kommer.
tub-status-over = Spillet er slut.
tub-status-won = { $winners ->
    [1] Spillet er slut: { $names } vinder med { $points } point.
   *[other] Spillet er slut: { $names } deler sejren med { $points } point hver.
}
tub-status-puzzle-ready = Start, når du vil. Derefter løber tiden.
tub-status-puzzle = Find et rør fra den røde hane til den grønne tønde med { tub-wanted }.
tub-status-puzzle-wrong = { $arrives ->
    [yes] { $connected ->
        [0] Vandet når frem, men en samling er forkert. Bliv ved!
        [one] Vandet når frem gennem én brik, men det skal være { tub-wanted }. Bliv ved!
       *[other] Vandet når frem gennem { $connected } brikker, men det skal være { tub-wanted }. Bliv ved!
    }
   *[no] Ikke endnu: Vandet løber ud der, hvor det sprøjter. Bliv ved!
}
tub-status-solved = Løst med { $tiles } brikker{ $hints ->
    [0] , uden hints!
    [one] { " " }og ét hint.
   *[other] { " " }og { $hints } hints.
}
tub-status-unsolved = Ikke løst denne gang. Opgaven venter på dig.
tub-outcome-solved = Løst!
tub-outcome-unsolved = Ikke løst endnu

# Tips in the first game

tub-hint-ready = Alle får deres egen plade og de samme syv brikker, og alle starter på én gang. Så snart nogen har { $goal } point, vinder flest point. Tryk på den gyldne knap, når fingrene er varme.
tub-hint-ready-alone = Du får den ene plade efter den anden og de samme syv brikker, til du har { $goal } point. Din tid løber fra det første startsignal. Tryk på den gyldne knap, når fingrene er varme.
tub-hint-ready-puzzle = Én plade, syv brikker og dig. Tryk på den gyldne knap, når fingrene er varme.
tub-hint-judged = Tryk på et navn for at se den spillers rør. Den første, der råber rigtigt, får et point for hver brik, de næste lidt mindre. Et forkert råb koster et point.
tub-hint-judged-point = Tryk på et navn for at se den spillers rør. Kun den første, der råber rigtigt, får et point, og et forkert råb koster et.
tub-hint-judged-alone = { $mode ->
    [basic] Hver brik, der tæller, er et point, så med lange rør når du hurtigere { $goal }.
   *[point] Hvert rigtigt rør er et point.
} Et forkert råb koster et. Den næste plade kommer, når du trykker på knappen.
tub-hint-lay = Træk en brik ind på pladen, eller tryk på den og så på et felt. Start ved den røde hane: Der skal en åbning møde den.
tub-hint-turn = Drej brikken i hånden med R, eller vend den med F. Mens du trækker, kan en ekstra finger dreje den.
tub-hint-joins = To brikker er samlet, hvor deres åbninger mødes. Blindgyder gør ingen skade, men brikker, vandet ikke har brug for, tæller ikke.
tub-hint-joins-strict = To brikker er samlet, hvor deres åbninger mødes. Med strenge samlinger må ingen åbning på en brik, der tæller, vende mod den lukkede side på en anden.
tub-hint-call = Kommer vandet fra hanen til tønden? Så råb! Et forkert råb koster et point.
tub-hint-call-puzzle = Kommer vandet fra hanen til tønden? Så råb! Et forkert råb koster ikke noget her: Du ser, hvor det lækker, og fortsætter.
tub-hint-glass = Du kan stadig råbe, til timeglasset er løbet ud: ét point mindre for hvert rigtigt råb før dit.
tub-hint-glass-point = Du kan stadig råbe, til timeglasset er løbet ud. Kun det første rigtige rør får pointet, så råb, hvis du tvivler på dem før dig.

# Solo

tub-puzzle = Opgaven
tub-puzzle-name = { $set ->
    [table] Fællesplade { $board }
   *[unique] Plade { $board }
}, { $tiles ->
    [0] 5, 6 eller 7 brikker
    [one] { $tiles } brik
   *[other] { $tiles } brikker
}
tub-puzzle-time = { $time }
tub-puzzle-hints = { $hints ->
    [0] ingen hints brugt
    [one] 1 hint brugt
   *[other] { $hints } hints brugt
}{ $left ->
    [0] , ikke flere tilbage
    [one] { "" }
   *[other] { "" }
}
tub-puzzle-best = Din bedste: { $time }{ $hints ->
    [0] { "" }
    [one] , med ét hint
   *[other] , med { $hints } hints
}
tub-puzzle-new = Du har ikke løst den endnu
tub-alone-best = Din bedste tid til { $goal } point: { $time }
tub-alone-new = Ingen bedste tid til { $goal } point endnu
tub-alone-pipe-best = Din bedste tid for ét rør: { $time }
tub-alone-pipe-new = Ingen bedste tid for ét rør endnu
tub-puzzle-next = Næste: plade { $board }, { $tiles } brikker
tub-puzzle-wall = Alle opgaver
tub-to-wall = Vælg en opgave fra væggen
tub-wall = Opgavevæggen
tub-wall-about = Hver plade skjuler et rør med fem, et med seks og et med syv brikker. Find dem alle. Tiden løber fra startsignalet til råbet; går du i stå, er der hints, men de sætter spor.
tub-wall-set = { $set ->
    [table] 82 fællesplader, mange løsninger
   *[unique] 82 plader med kun én løsning
}
tub-wall-progress = { $done } af { $all } løst, { $alone } af dem uden hints
tub-wall-complete = Alle løst. Du er husets rørmester!
tub-wall-shelf = Plade { $low } til { $high }{ $grade ->
    [easy] { " " }· let
    [medium] { " " }· middel
    [hard] { " " }· svær
   *[other] { "" }
}
tub-wall-shelf-done = { $done } af { $all } løst
tub-wall-board = Plade { $board }{ $grade ->
    [easy] { " " }· let
    [medium] { " " }· middel
    [hard] { " " }· svær
   *[other] { "" }
}
tub-wall-puzzle = Plade { $board }, { $tiles } brikker: { $state ->
    [open] ikke løst endnu
    [helped] løst på { $time }, med { $hints ->
        [one] ét hint
       *[other] { $hints } hints
    }
   *[solved] løst på { $time }
}

# The rules page

tub-rules-aim-text = Under sandet ligger en by uden vand. Alle har en plade fuld af nedgravede ting og de samme syv rørbrikker. På én gang lægger hver spiller et rør fra den røde hane til den grønne tønde, uden om alt, hvad der er i vejen. De hurtigste rigtige rør giver point, og lange giver mest. Så snart nogen har 25 point, vinder flest point.
tub-rules-tiles = Brikkerne må drejes og vendes om. Hver har ét rør, der hænger sammen indeni; tvillingebrikken har to rør, som ikke har noget med hinanden at gøre.
tub-rules-pipe = Et godt rør
tub-rules-pipe-1 = Brikkerne ligger på pladens frie felter, aldrig på en nedgravet ting og aldrig oven på hinanden.
tub-rules-pipe-2 = En åbning møder hanen, en åbning møder tønden, og ind imellem møder åbninger åbninger.
tub-rules-pipe-3 = Løse ender er i orden. De gør ingen skade, heller ikke mod den lukkede side på en anden brik (medmindre I spiller med strenge samlinger).
tub-rules-pipe-4 = Kun brikker, vandet har brug for, tæller. Der skal være fem, seks eller syv af dem.
tub-rules-diagram-right = Rigtigt: åbning møder åbning, gennem fem brikker fra hanen til tønden. Den blege brik er der ikke brug for, så den tæller ikke.
tub-rules-diagram-wrong = Forkert: den stopper for tidligt. Vandet når aldrig tønden, men sprøjter ud af hver løs ende.
tub-rules-lesson = En runde, trin for trin
tub-rules-lesson-0 = Startsignalet! Hanen er ved højre kant, tønden forneden. En kiste, et vrag og nogle klipper er i vejen.
tub-rules-lesson-1 = Den korte brik tager imod vandet ved hanen, den lange fører det nedad. Åbninger mødes: alt vel og tørt indtil videre.
tub-rules-lesson-2 = Råbt for tidligt! Med tre brikker når vandet aldrig tønden: Det sprøjter ud af hver løs ende. Et forkert råb koster et point.
tub-rules-lesson-3 = Bedre: fem brikker fra hanen til tønden. Brikken i hjørnet har vandet ikke brug for, så den tæller ikke og gør ingen skade.
tub-rules-lesson-4 = »Røret er klar!« Timeglasset løber ud, vandet løber gennem fem brikker: fem point til den, der råbte først.
tub-rules-round = En runde
tub-rules-round-text = Når alle er klar, dukker pladerne op i samme øjeblik. Læg, flyt og tag brikker tilbage, som du vil. Når du mener, at dit rør er rigtigt, råber du »Røret er klar!«: Derefter bliver dine brikker liggende. Det første råb vender timeglasset, og de andre har 30 sekunder til at blive færdige og råbe. Så bedømmer vandet alle, der har råbt. Råber ingen inden for fem minutter (eller den tid, I har valgt), ender runden uden vinder.
tub-rules-score = Point
tub-rules-score-who = { $who ->
    [first] Første rigtige råb
    [next] Andet, tredje …
    [none] Intet råb
   *[wrong] Forkert råb
}
tub-rules-score-what = { $who ->
    [first] et point for hver brik, der tæller
    [next] et point for hver brik, der tæller, minus 1, 2 …
    [none] et point for hver af de syv brikker, den første ikke brugte
   *[wrong] et point tabt og ikke andet
}
tub-rules-score-example = Ada råber først med seks brikker: 6 point. Ben er nummer to, også med seks: 5 point. Cleo nåede det ikke: 1 point for den ene brik, Ada havde tilovers.
tub-rules-boards = De næste plader
tub-rules-boards-text = Efter en runde vendes pladerne om. Når begge sider er spillet, sender alle deres plade videre til venstre. Når alle har haft alle plader, kommer der nye fra æsken. Spillet slutter, når nogen har 25 point eller mere; flest point vinder.
tub-rules-modes = Måder at spille på
tub-rules-mode = { $mode ->
    [basic] Basis
    [rookie] Begynder
    [pipe_master] Rørmester
   *[solo] Solo
}
tub-rules-mode-text = { $mode ->
    [basic] Som ovenfor, til 25 point.
    [rookie] Nedgravede ting tæller ikke: Læg dit rør tværs hen over dem. Den første, der råber rigtigt, får ét point, og et forkert råb koster ét. Fem point vinder.
    [pipe_master] Kun et rør med alle syv brikker duer. Point som for begyndere.
   *[solo] Dig mod uret eller mod ingenting: 82 plader, hver med et rør med fem, seks og syv brikker. Det giver 246 opgaver at krydse af. Et forkert råb koster ikke noget. De andre måder kan du også spille alene, mod dine egne bedste tider.
}
tub-rules-hands = Sådan styrer du
tub-rules-hands-text = Træk brikkerne, eller tryk på en brik og så på et felt. R drejer brikken i hånden, og F vender den om; på en telefon drejer en ekstra finger den, mens du trækker. Med tastaturet: 1 til 7 tager en brik, pilene flytter den, Enter lægger den, Backspace tager den tilbage.

# What the lab counts: how games end, and the parts they are played with

end-tubyrinth-goal = Nogen når målet
end-tubyrinth-patience = Ingen har lagt en brik alt for længe
end-tubyrinth-rounds = Grænsen for runder er nået
end-tubyrinth-solved = Opgaven er løst
end-tubyrinth-time = Tiden er gået
end-tubyrinth-changes = Grænsen for ændringer er nået

part-tubyrinth-laid = Brikker lagt
part-tubyrinth-laid-short = Kort
part-tubyrinth-laid-r = Hjørne
part-tubyrinth-laid-long = Lang
part-tubyrinth-laid-twin = Tvilling
part-tubyrinth-laid-t = T
part-tubyrinth-laid-z = Z
part-tubyrinth-laid-l = L

part-tubyrinth-taken = Brikker taget tilbage
part-tubyrinth-taken-short = { part-tubyrinth-laid-short }
part-tubyrinth-taken-r = { part-tubyrinth-laid-r }
part-tubyrinth-taken-long = { part-tubyrinth-laid-long }
part-tubyrinth-taken-twin = { part-tubyrinth-laid-twin }
part-tubyrinth-taken-t = { part-tubyrinth-laid-t }
part-tubyrinth-taken-z = { part-tubyrinth-laid-z }
part-tubyrinth-taken-l = { part-tubyrinth-laid-l }

part-tubyrinth-counting = Brikker, der tæller
part-tubyrinth-counting-short = { part-tubyrinth-laid-short }
part-tubyrinth-counting-r = { part-tubyrinth-laid-r }
part-tubyrinth-counting-long = { part-tubyrinth-laid-long }
part-tubyrinth-counting-twin = { part-tubyrinth-laid-twin }
part-tubyrinth-counting-t = { part-tubyrinth-laid-t }
part-tubyrinth-counting-z = { part-tubyrinth-laid-z }
part-tubyrinth-counting-l = { part-tubyrinth-laid-l }

part-tubyrinth-square = Felter, som brikker lægges på
part-tubyrinth-length = Rigtige rørledninger, efter antal brikker

part-tubyrinth-verdict = Hvad dommerne siger
part-tubyrinth-verdict-correct = Rigtigt
part-tubyrinth-verdict-wrong = Forkert
part-tubyrinth-verdict-no-call = Ikke råbt

part-tubyrinth-hint = Hints
part-tubyrinth-hint-tile = Hvilken brik der kommer næst
part-tubyrinth-hint-spot = Hvor den skal hen

part-tubyrinth-table-board = Fællesplader spillet
part-tubyrinth-unique-board = Unikke plader spillet
part-tubyrinth-table-solved = Fællesplader løst
part-tubyrinth-unique-solved = Unikke plader løst

# The lesson: $p0 is the learner, $p1 the other player

tubyrinth-lesson-welcome = Læg en rørledning tværs over din plade, før de andre gør det! Alle har en plade og de samme syv brikker, og alle spiller på samme tid.
tubyrinth-lesson-ready = Sig, at du er klar. I et rigtigt spil går kapløbet i gang, når alle er klar; i denne lektion er der god tid.
tubyrinth-lesson-signal = Nu skal { $p1 } også være klar, og så bliver pladerne vendt.
tubyrinth-lesson-board = Vandet kommer fra den røde hane og skal hen til den grønne tønde. Der er nedgravede ting i vejen: Ingen brik må ligge på dem.
tubyrinth-lesson-first = Tag brikken med ring om, og læg den på sin skygge ved den røde hane. Tryk på brikken og så på stedet, eller træk den derhen.
tubyrinth-lesson-first-else = Den må godt ligge der, men så kan vandet ikke komme ind. Læg brikken med ring om på sin skygge.
tubyrinth-lesson-join = En åbning på brikken møder hanen. Den næste brik samles med den, hvor åbning møder åbning. Læg den på sin skygge.
tubyrinth-lesson-join-else = Der mødes åbningerne ikke. Læg brikken med ring om på sin skygge.
tubyrinth-lesson-around = Godt samlet! Den næste brik fører uden om klipperne.
tubyrinth-lesson-around-else = Næsten! Brikken med ring om skal ligge på sin skygge, uden om klipperne.
tubyrinth-lesson-twin = Denne brik, tvillingebrikken, har to rør hver for sig. Her har vi kun brug for det ene.
tubyrinth-lesson-twin-else = Tvillingebrikken skal ligge på sin skygge, ved siden af røret.
tubyrinth-lesson-turn = Den sidste skal drejes: Tryk på brikken, så på »Drej« og så på stedet. Brikker må også vendes om.
tubyrinth-lesson-turn-else = Drej brikken med ring om én gang, og læg den på sin skygge.
tubyrinth-lesson-call = Fra hanen til tønden, fem brikker: Det er nok. Seks eller syv ville give mere. Råb!
tubyrinth-lesson-call-else = Lad den være, som den er: Rørledningen er klar. Råb!
tubyrinth-lesson-called = Dit råb vender timeglasset: Nu har de andre tredive sekunder til også at råbe. { $p1 } råber i en fart …
tubyrinth-lesson-judged = Vandet løber! Hos dig når det frem. Hos { $p1 } gør det ikke: Et forkert råb koster et point.
tubyrinth-lesson-scored = Et point for hver brik i din rørledning. Den, der råber rigtigt som nummer to, får ét mindre; den, der ikke råber, får ét for hver brik, du havde tilovers.
tubyrinth-lesson-end = Fem point til dig og en føring på seks! I et rigtigt spil vendes pladerne om nu, og I fortsætter, til nogen har 25 point.

# What things are and do, on the spot

tub-about-name = { $tile ->
    [short] Den korte brik
    [r] Hjørnebrikken
    [long] Den lange brik
    [twin] Tvillingebrikken
    [t] T-brikken
    [z] Z-brikken
   *[l] L-brikken
}
tub-about-text = { $tile ->
    [twin] Den har to rør, som ikke har noget med hinanden at gøre, og tæller én gang, også selv om vandet løber gennem begge. Den kan drejes og vendes om.
    [t] Ét rør med fire åbninger, der alle hænger sammen indeni. Den kan drejes og vendes om; { tub-about-ends }
   *[other] Ét rør, hvor alle åbninger hænger sammen indeni. Den kan drejes og vendes om; { tub-about-ends }
}
tub-about-ends = { $strict ->
    [yes] åbningerne må ikke vende mod den lukkede side på en anden brik, der tæller.
   *[no] åbninger, der ikke fører nogen steder hen, gør ingen skade.
}
tub-about-tap-name = Hanen
tub-about-tap = Her kommer vandet ind. En åbning på en brik skal ligge lige foran den.
tub-about-barrel-name = Tønden
tub-about-barrel = Her skal vandet nå frem. En åbning på en brik skal ligge lige foran den.
tub-about-thing-name = En nedgravet ting
tub-about-thing = { $mode ->
    [rookie] For begyndere er den der slet ikke: Læg røret tværs hen over den.
   *[other] Ingen brik må ligge på den: før røret uden om.
}
tub-about-sand-name = Et frit felt
tub-about-sand = Her må brikker ligge, hver på sine egne felter. Hvor to åbninger mødes, løber vandet videre; { $strict ->
    [yes] en åbning må ikke vende mod den lukkede side på en anden brik, der tæller.
   *[no] en åbning, der ikke møder noget, gør ingen skade.
}
tub-about-wanted-name = Hvor mange brikker
tub-about-wanted = Så mange brikker skal være med i din rørledning, fra hanen til tønden. Brikker, som vandet ikke har brug for, tæller ikke.
tub-about-call-name = Råbet
tub-about-call = Råb, når din rørledning er klar. { $company ->
    [solo] Et forkert råb koster ikke noget: Du ser, hvor vandet løber ud, og fortsætter.
    [alone] Så er runden slut. Et forkert råb koster et point.
   *[others] Så bliver dine brikker liggende. Det første råb vender timeglasset. Et forkert koster et point.
}
tub-about-glass-name = Timeglasset
tub-about-glass = { $company ->
    [solo] Det viser, hvor meget tid der er tilbage til opgaven.
    [alone] Det viser, hvor meget tid der er tilbage af runden. Har du ikke råbt inden da, er der intet point, men en ny plade.
   *[others] Det viser, hvor meget tid der er tilbage af runden. Det første råb vender det: alle andre har tredive sekunder til at blive færdige og råbe. Så viser vandet, hvis rørledning der holder.
}
tub-about-others-name = De andres plader
tub-about-others = Alle lægger en rørledning på deres egen plade, alle på samme tid. { $hidden ->
    [yes] Et overstreget øje betyder, at deres brikker er skjult, til du har råbt, eller runden er bedømt.
   *[no] Du kan se, hvor langt de er nået.
}
tub-about-points-name = Point
tub-about-points = { $company ->
    [solo] En opgave er løst eller ej: Her er ingen point at vinde, kun en tid at slå og tip at undvære.
    [alone] { $mode ->
        [basic] Et point for hver brik, der tæller.
       *[point] Et point for hver rigtig rørledning.
    } Et forkert råb koster et.
   *[others] { $mode ->
        [basic] Den første, der råber rigtigt, får et point for hver brik, der tæller, den næste et mindre. Den, der ikke råber, får et for hver brik, den første havde til overs.
       *[point] Den første, der råber rigtigt, får et point, de andre intet.
    } Et forkert råb koster et.
}

# The board editor

tub-editor = Tegn en plade
tub-editor-about = Grav ting ned i sandet, og sæt hanen og tønden ved kanten. Så tæller løseren, hvor mange rørledninger der findes.
tub-editor-tool = Hvad du vil placere
tub-editor-tool-name = { $tool ->
    [obstacle] Forhindring
    [start] Start
   *[end] Slut
}
tub-editor-grid = Pladen: Piletasterne flytter, Enter placerer
tub-editor-cell = Række { $row }, kolonne { $column }: { $what ->
    [obstacle] forhindring
    [start] start
    [end] slut
   *[free] frit
}
tub-editor-needs-edge = Start og slut skal ligge på et frit felt ved kanten.
tub-editor-counting = Tæller rørledningerne …
tub-editor-count = { $more ->
    [yes] Mere end { $count } rørledninger
   *[no] { $count ->
        [0] Ingen rørledning
        [one] 1 rørledning
       *[other] { $count } rørledninger
    }
} med { $tiles } brikker
tub-editor-grade = { $grade ->
    [easy] Let: lige så god som pladerne i æsken.
    [medium] Middel: lige så god som pladerne i æsken.
    [hard] Svær: lige så god som pladerne i æsken.
    [unique] Kun én løsning: præcis én rørledning for hvert antal brikker. Et sjældent fund!
   *[none] Ingen sværhedsgrad endnu: Vores plader har mindst én rørledning med 5, én med 6 og én med 7 brikker, og enten mindst 10 i alt eller præcis én af hver.
}
tub-editor-clear = Ryd pladen
tub-editor-lot = Tag en af vores
tub-editor-turn = Drej den
tub-editor-play = Spil på den
tub-own-board = Din egen plade
tub-own-puzzle = Din egen plade, { $tiles ->
    [0] 5, 6 eller 7 brikker
    [one] { $tiles } brik
   *[other] { $tiles } brikker
}
tub-own-edit = Tilbage til editoren
tub-own-ground = Din egen plade med { $tiles ->
    [0] ingen brikker endnu
    [one] én brik
   *[other] { $tiles } brikker
}

# Sheets to print

tub-sheet = Pladen
tub-sheet-ours = { $set ->
    [table] Fællesplade { $number }
   *[unique] Plade { $number }, kun én løsning
}
tub-sheet-board = Læg brikker fra hanen til tønden. Alle skal have en plade og et sæt brikker.
tub-sheet-tiles = { $side ->
    [front] Brikker til at klippe ud
   *[back] Deres bagsider
}
tub-sheet-cut = { $side ->
    [front] Udskriv i 100 %: Stregen herunder er lige så lang som et felt på pladen.
   *[back] Lim hver af dem på bagsiden af sin brik: Brikker må vendes om.
}
