# Tubyrinth

tub-why-clock = Det kan bare klokka gjøre, og klokka kan ikke gjøre noe annet.
tub-why-wait-for-signal = Vent på startsignalet: si at du er klar, så kommer det når alle er det.
tub-why-running = Runden er i gang allerede.
tub-why-no-clock = Det er ingen klokke å vente på. Ta deg all den tid du vil.
tub-why-too-many-changes = Du har flyttet brikkene så mye at de er utslitt. Rop, eller vent på neste runde.
tub-why-not-laid = Den brikken ligger ikke på brettet ditt.
tub-why-outside = Brikken ville stikke ut over kanten av brettet.
tub-why-already-there = Brikken ligger der allerede.
tub-why-obstacle = Der er det gravd ned noe. Rør går rundt ting, ikke gjennom dem.
tub-why-overlap = En annen brikke er i veien.
tub-why-no-hints = Hint er bare for solonøtter.
tub-why-no-hints-drawn = Det er ingen hint på et brett noen har tegnet.
tub-why-no-more-hints = Du har sett hele rørledningen: det er ikke mer å røpe.

tub-solo-alone = En solonøtt er for én spiller, ikke for { $players }.
tub-puzzle-solo = Et bestemt brett eller antall brikker kan bare velges for en solonøtt.
tub-clock-needed = Uten klokke kan du bare spille alene. Sett tiden for en runde til 10 sekunder eller mer.
tub-easy-start = Lette brett først er for minst to spillere og bordsettet.
tub-drawing-rows = Dette er ikke et brett: det må være åtte rader med åtte ruter, # for en hindring og . for en ledig rute, og så start og slutt.
tub-drawing-edge = «{ $given }» duger ikke som start eller slutt: det må være en rute ved kanten, skrevet som nummeret fra 0 til 63 og yttersiden (U, R, D eller L).
tub-drawing-blocked = Start og slutt må ligge på ledige ruter: ruten i rad { $row }, kolonne { $column } er en hindring.
tub-drawing-same = Start og slutt kan ikke være på samme sted.
tub-drawing-solo = Ditt eget brett er en solonøtt, og da kan ikke noe annet brett velges.
tub-not-a-board = { $file } er ikke et brett ({ fault }).
tub-no-such-board = Det finnes ikke noe brett { $given } her. Det er brett 1 til { $boards }.
tub-no-such-tiles = En rørledning har 5, 6 eller 7 brikker, ikke «{ $given }».
tub-file-or-set = Si hvilke brett som skal løses: en fil, eller --set table, eller --set unique.

# The game in a few words

tubyrinth-title = Tubyrinth
tubyrinth-tagline = Alle legger rør samtidig: rundt nedgravde ting, fra start til slutt, før de andre roper.
tubyrinth-facts = 1 til 6 spillere · omtrent 20 minutter · raske øyne, enda raskere hender

tubyrinth-option-mode = Spillemåte
tubyrinth-option-mode-about = Hvordan rørledninger bygges, og hva de er verdt.
tubyrinth-option-mode-basic = Vanlig: ett poeng per brikke, til 25
tubyrinth-option-mode-rookie = Fersking: hindringer teller ikke, ett poeng per runde, til 5
tubyrinth-option-mode-pipe-master = Rørleggermester: alle sju brikker, ett poeng per runde, til 5
tubyrinth-option-mode-solo = Solo: én nøtt, bare du
tubyrinth-option-boards = Brett
tubyrinth-option-boards-about = Bordsettet har mange rørledninger på hvert brett. Det unike settet har nøyaktig én med 5, én med 6 og én med 7 brikker.
tubyrinth-option-boards-table = Bordsettet
tubyrinth-option-boards-unique = Det unike settet
tubyrinth-option-board = Brett
tubyrinth-option-board-about = Solo: hvilket av de 82 brettene, eller 0 for loddtrekning.
tubyrinth-option-tiles = Brikker
tubyrinth-option-tiles-about = Solo: hvor mange brikker som må telle i rørledningen.
tubyrinth-option-tiles-any = 5, 6 eller 7
tubyrinth-option-tiles-5 = Nøyaktig 5
tubyrinth-option-tiles-6 = Nøyaktig 6
tubyrinth-option-tiles-7 = Alle 7
tubyrinth-option-round-time = Tid for en runde
tubyrinth-option-round-time-about = Sekunder før en runde der ingen roper, blir uavgjort. 0, for én spiller: ingen klokke i det hele tatt.
tubyrinth-option-strict-joins = Strenge skjøter
tubyrinth-option-strict-joins-about = En løs ende på en brikke som teller, kan ikke vende mot den tette siden på en annen som teller.
tubyrinth-option-hide-boards = Skjul de andres brett
tubyrinth-option-hide-boards-about = Det de andre legger, er skjult til du har ropt.
tubyrinth-option-easy-start = Lette brett først
tubyrinth-option-easy-start-about = De første brettene ut av esken er lette, og det er greit for nye spillere. De går rundt som vanlig; de neste trekkes tilfeldig.
tubyrinth-option-bots = Boter
tubyrinth-option-bots-about = Hvor raske botene er, og hvor ofte de roper for tidlig.
tubyrinth-option-bots-gentle = Rolige
tubyrinth-option-bots-steady = Stødige
tubyrinth-option-bots-sharp = Skarpe
tubyrinth-option-bots-swift = Lynraske
tubyrinth-option-patience = Tålmodighet
tubyrinth-option-patience-about = Så mange runder på rad der ingen legger en brikke, avslutter spillet, og det gjør også runde 30. 0: aldri, dere spiller til noen når målet.
tubyrinth-option-drawing = Ditt eget brett
tubyrinth-option-drawing-about = Solo: et brett tegnet i editoren, skrevet som i lenken. Tomt: et av våre.

# Names of things

tub-tile = { $tile ->
    [short] den korte brikken
    [r] hjørnebrikken
    [long] den lange brikken
    [twin] tvillingbrikken
    [t] T-brikken
    [z] Z-brikken
   *[l] L-brikken
}
tub-grade = { $grade ->
    [easy] Lett
    [medium] Middels
    [hard] Vanskelig
   *[unique] Bare én vei
}
tub-board = Brett { $name }

# What happened; $name is the player it is about

tub-ready = { $name } er klar.
tub-chapter = Runde { $number }
tub-signal = Runde { $round }! { $boards ->
    [turned] Brettene er snudd.
    [passed] Brettene er sendt til venstre.
    [own_turned] Brettet ditt er snudd.
    [own_new] Her er et nytt brett.
    [puzzle] Her er nøtta di.
   *[new] Det er nye brett til alle.
} Sett i gang!
tub-laid = { $name } legger { tub-tile }.
tub-took-back = { $name } tar { tub-tile } tilbake.
tub-thinks = { $name } tenker seg om.
tub-hint = { $name } tar hint nummer { $hints }.
tub-called-first = «Røret er klart!» { $name } snur timeglasset: 30 sekunder til alle de andre.
tub-called-next = { $name } er også klar, som nummer { $place }.
tub-called = «Røret er klart!» roper { $name }.
tub-glass-left = { $seconds } sekunder igjen av timeglasset.
tub-time-left = { $minutes }:{ $seconds } igjen av runden.
tub-correct = Vannet renner! { $name } har { $tiles } brikker som teller: { $gained } poeng.
tub-wrong = Lekkasje! Rørledningen til { $name } er ikke riktig. { $lost ->
    [one] 1 poeng tapt.
   *[other] { $lost } poeng tapt.
}
tub-no-call = { $name } får { $gained } poeng for brikkene den første ikke brukte.
tub-drawn = Tiden er ute, og ingen har ropt. Runden er uavgjort.
tub-goal = { $goal } poeng er nådd. Spillet er slutt.
tub-tired = Ingen har lagt en brikke på for lenge. Spillet er slutt.
tub-last-round = Det var den siste runden. Spillet er slutt.
tub-solo-wrong = Ikke ennå: vannet kommer ikke fram som det skal. { $name } kan fortsette.
tub-solved = Løst med { $tiles } brikker, { $hints ->
    [0] uten hint!
    [one] med 1 hint.
   *[other] med { $hints } hint.
}
tub-unsolved = Nøtta forblir uløst denne gangen.

# In a review: how fast, which pipelines there were, how close each board was to one

tub-insight-when = { $since ->
    [signal] { $low } til { $high } sekunder etter startsignalet
    [call] { $low } til { $high } sekunder etter det første ropet
   *[none] i sitt eget tempo
}
tub-insight-changes = { $changes ->
    [0] uten å flytte noen brikke
    [one] etter én flytting av en brikke
   *[other] etter { $changes } flyttinger av brikker
}
tub-insight-right = Runde { $round }: { $name } ropte { tub-insight-when }, { tub-insight-changes }: riktig, med { $tiles } brikker.
tub-insight-wrong = Runde { $round }: { $name } ropte { tub-insight-when }, { tub-insight-changes }: feil.
tub-insight-no-call = Runde { $round }: { $name } ble ikke ferdig i tide, { tub-insight-changes }.
tub-insight-pipelines = På brett { $board } hos { $name } finnes det rørledninger: { $five } med fem brikker, { $six } med seks, { $seven } med sju.
tub-insight-pipelines-of = På brett { $board } hos { $name } { $count ->
    [0] finnes det ingen rørledning
    [one] finnes det én rørledning
   *[other] finnes det { $count } rørledninger
} med { $tiles } brikker.
tub-insight-many-pipelines = På brett { $board } hos { $name } finnes det mer enn { $count } rørledninger med samme lengde.
tub-insight-close = { $name } hadde { $right } av { $laid } brikker som i en rørledning med { $tiles }: { $missing ->
    [0] bare ropet manglet.
    [one] én brikke manglet.
   *[other] { $missing } brikker manglet.
}

# On the command line

tub-cli-help-solve = Finn alle rørledninger på brett: de i en fil, eller i et av spillets egne sett.
tub-cli-help-file = En brettfil: ett brett eller en liste med brett.
tub-cli-help-set = Spillets egne brett: table eller unique.
tub-cli-help-board = Bare brettet med dette nummeret i filen eller settet, fra 1.
tub-cli-help-tiles = Bare rørledninger med så mange brikker: 5,6,7 eller noen av dem.
tub-cli-help-make = Lag de to settene med brett. Samme frø gir samme brett.
tub-cli-help-which = Hvilket sett som skal lages: table eller unique. Begge hvis du ikke sier noe.
tub-cli-help-seed = Frøet.
tub-cli-help-folder = Hvor settene skal skrives.
tub-cli-board = Brett { $name }: { $counts }
tub-cli-count = { $count } med { $tiles } brikker
tub-cli-pipeline = { $tiles } brikker: { $pipeline }
tub-cli-making = Lager settet { $set }
tub-cli-made = Settet { $set } med { $boards } brett ligger i { $folder }.

# The board

tub-ground = Brett { $name }, med { $tiles ->
    [0] ingen brikker ennå
    [one] én brikke
   *[other] { $tiles } brikker
}
tub-ground-covered = Brettet ligger fortsatt i esken
tub-ground-keys = Tastene 1 til 7 tar en brikke, pilene flytter den, R dreier den, F snur den, Enter legger den, Backspace tar den tilbake.
tub-tray = Brikkene dine
tub-tray-tile = { $state ->
    [held] I hånden: { tub-tile }
    [laid] På brettet: { tub-tile }
   *[free] Ta { tub-tile }
} (tast { $key }){ $hinted ->
    [yes] , som hintet sier
   *[no] { "" }
}
tub-tray-title = { tub-tile } · tast { $key }
tub-told-laid = La { tub-tile } i rad { $row }, kolonne { $column }.
tub-told-taken = Tok { tub-tile } tilbake.
tub-told-ghost = I hånden: { tub-tile }, i rad { $row }, kolonne { $column }: { $why ->
    [fits] den passer.
    [outside] den ville stikke ut.
    [obstacle] der er det gravd ned noe.
   *[overlap] en annen brikke er i veien.
}
tub-wanted = { $mode ->
    [pipe_master] alle sju brikker
    [rookie] 5, 6 eller 7 brikker, tvers gjennom alt
   *[other] { $low ->
        [5] { $high ->
            [5] nøyaktig 5 brikker
           *[other] 5, 6 eller 7 brikker
        }
        [6] nøyaktig 6 brikker
       *[other] alle sju brikker
    }
}

tub-tools = Dreie, snu og ta tilbake
tub-turn = Drei
tub-turn-key = Drei brikken i hånden: R
tub-flip = Snu
tub-flip-key = Snu brikken i hånden: F
tub-take-back = Ta tilbake
tub-take-back-key = Ta den siste brikken tilbake: Backspace
tub-clear = Tøm
tub-do-call = Røret er klart!
tub-do-call-sure = { $tiles ->
    [0] Ingen brikker lagt: rope likevel?
    [one] Bare én brikke: rope likevel?
   *[other] Bare { $tiles } brikker: rope likevel?
}
tub-do-ready = { $mode ->
    [solo] Start nøtta
   *[other] { $round ->
        [1] Jeg er klar!
       *[other] Klar for runde { $round }
    }
}
tub-do-hint = { $what ->
    [place] Hint: hvor?
   *[tile] Hint: hvilken brikke?
}

tub-others = De andres brett
tub-other = { $called ->
    [0] { $laid ->
        [hidden] { $name } legger rør; brettet er skjult.
        [one] { $name } har lagt én brikke.
       *[other] { $name } har lagt { $laid } brikker.
    }
    [one] { $name } har ropt som nummer { $called }.
   *[other] { $name } har ropt som nummer { $called }.
}
tub-call-place = #{ $place }
tub-purse = { $state ->
    [called] rop #{ $place }
    [lays] legger rør
    [ready] klar
    [correct] { $tiles } brikker
    [wrong] lekkasje
    [no_call] ropte ikke
   *[none] ikke klar
}
tub-verdicts = Runde { $round }, dommen
tub-verdict = { $verdict ->
    [correct] #{ $place } · vannet renner gjennom { $tiles } brikker
    [wrong] #{ $place } · { $arrives ->
        [yes] vannet kommer fram, men { $connected ->
            [0] ikke som det skal
            [one] bare én brikke teller
           *[other] bare { $connected } brikker teller
        }
       *[no] lekkasje: vannet kommer aldri fram
    }
    [no_call] ropte ikke
   *[none] ikke dømt
}
tub-gained = { $sign ->
    [plus] +{ $points }
   *[other] { $points }
}

# The status line

tub-status-first = Si fra når du er klar: brettene kommer fram når alle er det.
tub-status-waiting = Du er klar. Venter på { $waiting ->
    [one] én spiller til …
   *[other] { $waiting } spillere til …
}
tub-status-pause = { $round ->
    [0] Spillerne gjør seg klare.
    [one] Runde { $round } er dømt. Spillerne gjør seg klare til neste.
   *[other] Runde { $round } er dømt. Spillerne gjør seg klare til neste.
}
tub-status-judged = { $verdict ->
    [correct] Vannet renner gjennom { $tiles } av brikkene dine: { $gained ->
        [0] ingen poeng denne gangen.
        [one] 1 poeng til deg!
       *[other] { $gained } poeng til deg!
    }
    [wrong] Røret ditt lekker: du mister ett poeng.
   *[no_call] Du ropte ikke: { $gained ->
        [0] ingen poeng denne gangen.
        [one] 1 poeng til deg.
       *[other] { $gained } poeng til deg.
    }
} Klar for neste runde?
tub-status-race = { $mode ->
    [pipe_master] Legg et rør fra den røde krana til den grønne tønna med alle sju brikker, og rop.
    [rookie] Legg et rør fra den røde krana til den grønne tønna med minst fem brikker, tvers gjennom alt, og rop.
   *[basic] Legg et rør fra den røde krana til den grønne tønna med 5, 6 eller 7 brikker, og rop.
}
tub-status-watch = Alle legger rør.
tub-status-glass = { $seated ->
    [yes] { $name } har ropt! Gjør ferdig røret ditt før timeglasset renner ut.
   *[no] { $name } har ropt. Timeglasset renner.
}
tub-status-called = Du ropte som nummer { $place }. Fingrene av fatet: se på de andre til vannet kommer.
tub-status-over = Spillet er slutt.
tub-status-won = { $winners ->
    [1] Spillet er slutt: { $names } vinner med { $points } poeng.
   *[other] Spillet er slutt: { $names } deler seieren med { $points } poeng hver.
}
tub-status-puzzle-ready = Start når du vil. Tiden går fra da av.
tub-status-puzzle = Finn et rør fra den røde krana til den grønne tønna med { tub-wanted }.
tub-status-puzzle-wrong = { $arrives ->
    [yes] { $connected ->
        [0] Vannet kommer fram, men en skjøt er feil. Fortsett!
        [one] Vannet kommer fram gjennom én brikke, men det må være { tub-wanted }. Fortsett!
       *[other] Vannet kommer fram gjennom { $connected } brikker, men det må være { tub-wanted }. Fortsett!
    }
   *[no] Ikke ennå: vannet renner ut der det spruter. Fortsett!
}
tub-status-solved = Løst med { $tiles } brikker{ $hints ->
    [0] , uten hint!
    [one] { " " }og ett hint.
   *[other] { " " }og { $hints } hint.
}
tub-status-unsolved = Ikke løst denne gangen. Nøtta venter på deg.
tub-outcome-solved = Løst!
tub-outcome-unsolved = Ikke løst ennå

# Tips in the first game

tub-hint-ready = Alle får sitt eget brett og de samme sju brikkene, og alle starter samtidig. Så snart noen har { $goal } poeng, vinner den som har flest. Trykk på gullknappen når fingrene er varme.
tub-hint-ready-alone = Du får det ene brettet etter det andre og de samme sju brikkene, til du har { $goal } poeng. Tiden din går fra det første startsignalet. Trykk på gullknappen når fingrene er varme.
tub-hint-ready-puzzle = Ett brett, sju brikker og du. Trykk på gullknappen når fingrene er varme.
tub-hint-judged = Trykk på et navn for å se røret til den spilleren. Den første som ropte riktig, får ett poeng per brikke, de neste litt mindre. Å rope feil koster et poeng.
tub-hint-judged-point = Trykk på et navn for å se røret til den spilleren. Bare den første som ropte riktig, får et poeng, og å rope feil koster ett.
tub-hint-judged-alone = { $mode ->
    [basic] Hver brikke som teller, er et poeng, så med lange rør når du { $goal } fortere.
   *[point] Hvert riktige rør er et poeng.
} Å rope feil koster ett. Neste brett kommer når du trykker på knappen.
tub-hint-lay = Dra en brikke inn på brettet, eller trykk på den og så på en rute. Begynn ved den røde krana: en åpning må møte den.
tub-hint-turn = Drei brikken i hånden med R, eller snu den med F. Mens du drar, kan en finger til dreie den.
tub-hint-joins = To brikker henger sammen der åpningene møtes. Blindveier gjør ingen skade, men brikker vannet ikke trenger, teller ikke.
tub-hint-joins-strict = To brikker henger sammen der åpningene møtes. Med strenge skjøter kan ingen åpning på en brikke som teller, vende mot den tette siden på en annen.
tub-hint-call = Kommer vannet fra krana til tønna? Rop! Men roper du feil, koster det et poeng.
tub-hint-call-puzzle = Kommer vannet fra krana til tønna? Rop! Roper du feil, koster det ingenting her: du ser hvor det lekker, og fortsetter.
tub-hint-glass = Du kan fortsatt rope til timeglasset har rent ut: ett poeng mindre for hvert riktige rop før deg.
tub-hint-glass-point = Du kan fortsatt rope til timeglasset har rent ut. Bare det første riktige røret får poenget, så rop hvis du tviler på dem før deg.

# Solo

tub-puzzle = Nøtta
tub-puzzle-name = { $set ->
    [table] Bordsettet, brett { $board }
   *[unique] Brett { $board }
}, { $tiles ->
    [0] 5, 6 eller 7 brikker
    [one] { $tiles } brikke
   *[other] { $tiles } brikker
}
tub-puzzle-time = { $time }
tub-puzzle-hints = { $hints ->
    [0] ingen hint brukt
    [one] 1 hint brukt
   *[other] { $hints } hint brukt
}{ $left ->
    [0] , ingen igjen
    [one] { "" }
   *[other] { "" }
}
tub-puzzle-best = Rekorden din: { $time }{ $hints ->
    [0] { "" }
    [one] , med ett hint
   *[other] , med { $hints } hint
}
tub-puzzle-new = Ikke løst av deg ennå
tub-alone-best = Din beste tid til { $goal } poeng: { $time }
tub-alone-new = Ingen beste tid til { $goal } poeng ennå
tub-alone-pipe-best = Din beste tid for ett rør: { $time }
tub-alone-pipe-new = Ingen beste tid for ett rør ennå
tub-puzzle-next = Neste: brett { $board }, { $tiles } brikker
tub-puzzle-wall = Alle nøttene
tub-to-wall = Velg en nøtt fra veggen
tub-wall = Nøtteveggen
tub-wall-about = Hvert brett skjuler et rør med fem, ett med seks og ett med sju brikker. Finn alle. Tiden går fra startsignalet til ropet; sitter du fast, kan du få hint, men de setter spor.
tub-wall-set = { $set ->
    [table] 82 brett i bordsettet, mange veier
   *[unique] 82 brett med bare én vei
}
tub-wall-progress = { $done } av { $all } løst, { $alone } av dem uten hint
tub-wall-complete = Alle er løst. Du er husets rørleggermester!
tub-wall-shelf = Brett { $low } til { $high }{ $grade ->
    [easy] { " " }· lett
    [medium] { " " }· middels
    [hard] { " " }· vanskelig
   *[other] { "" }
}
tub-wall-shelf-done = { $done } av { $all } løst
tub-wall-board = Brett { $board }{ $grade ->
    [easy] { " " }· lett
    [medium] { " " }· middels
    [hard] { " " }· vanskelig
   *[other] { "" }
}
tub-wall-puzzle = Brett { $board }, { $tiles } brikker: { $state ->
    [open] ikke løst ennå
    [helped] løst på { $time }, med { $hints ->
        [one] ett hint
       *[other] { $hints } hint
    }
   *[solved] løst på { $time }
}

# The rules page

tub-rules-aim-text = Under sanden ligger en by uten vann. Alle har et brett fullt av nedgravde ting og de samme sju rørbrikkene. Alle legger samtidig et rør fra den røde krana til den grønne tønna, rundt alt som er i veien. De raskeste riktige rørene gir poeng, og lange gir mest. Så snart noen har 25 poeng, vinner den som har flest.
tub-rules-tiles = Brikker kan dreies og snus. Hver av dem har ett rør som henger sammen inni; tvillingbrikken har to rør som ikke har noe med hverandre å gjøre.
tub-rules-pipe = Et godt rør
tub-rules-pipe-1 = Brikker ligger på ledige ruter på brettet, aldri på en nedgravd ting og aldri oppå hverandre.
tub-rules-pipe-2 = En åpning møter krana, en åpning møter tønna, og imellom møter åpninger åpninger.
tub-rules-pipe-3 = Løse ender er greit. De gjør ingen skade, selv mot den tette siden på en annen brikke (hvis dere ikke spiller med strenge skjøter).
tub-rules-pipe-4 = Bare brikker vannet trenger, teller. Det må være fem, seks eller sju av dem.
tub-rules-diagram-right = Riktig: åpning møter åpning, gjennom fem brikker fra krana til tønna. Den bleke brikken trengs ikke, så den teller ikke.
tub-rules-diagram-wrong = Feil: den stopper for tidlig. Vannet når aldri tønna, men spruter ut av hver løse ende.
tub-rules-lesson = En runde, steg for steg
tub-rules-lesson-0 = Startsignalet! Krana er ved høyre kant, tønna nederst. En kiste, et vrak og noen steiner er i veien.
tub-rules-lesson-1 = Den korte brikken tar imot vannet ved krana, den lange leder det nedover. Åpninger møtes: så langt er alt tørt og fint.
tub-rules-lesson-2 = Ropt for tidlig! Med tre brikker kommer vannet aldri til tønna: det spruter ut av hver løse ende. Å rope feil koster et poeng.
tub-rules-lesson-3 = Bedre: fem brikker fra krana til tønna. Vannet trenger ikke brikken i hjørnet, så den teller ikke, men gjør heller ingen skade.
tub-rules-lesson-4 = «Røret er klart!» Timeglasset renner ut, vannet renner gjennom fem brikker: fem poeng til den som ropte først.
tub-rules-round = En runde
tub-rules-round-text = Når alle er klare, kommer brettene fram i samme øyeblikk. Legg, flytt og ta tilbake brikker som du vil. Når du tror røret ditt er riktig, roper du «Røret er klart!»: fra da av blir brikkene dine liggende. Det første ropet snur timeglasset, og de andre har 30 sekunder på å bli ferdige og rope, de også. Så dømmer vannet alle som har ropt. Roper ingen på fem minutter (eller tiden dere har valgt), er runden uavgjort.
tub-rules-score = Poeng
tub-rules-score-who = { $who ->
    [first] Ropte riktig først
    [next] Nummer to, tre, …
    [none] Ropte ikke
   *[wrong] Ropte feil
}
tub-rules-score-what = { $who ->
    [first] ett poeng for hver brikke som teller
    [next] ett poeng for hver brikke som teller, minus 1, 2, …
    [none] ett poeng for hver av de sju brikkene den første ikke brukte
   *[wrong] ett poeng tapt, og ikke noe annet
}
tub-rules-score-example = Ada roper først med seks brikker: 6 poeng. Ben er nummer to, også med seks: 5 poeng. Cleo rakk det ikke: 1 poeng, for den ene brikken Ada hadde til overs.
tub-rules-boards = De neste brettene
tub-rules-boards-text = Etter en runde snus brettene. Når begge sider er spilt, sender alle brettet sitt til venstre. Når alle har hatt alle brett, kommer det nye ut av esken. Spillet er slutt når noen har 25 poeng eller mer; flest poeng vinner.
tub-rules-modes = Måter å spille på
tub-rules-mode = { $mode ->
    [basic] Vanlig
    [rookie] Fersking
    [pipe_master] Rørleggermester
   *[solo] Solo
}
tub-rules-mode-text = { $mode ->
    [basic] Som over, til 25 poeng.
    [rookie] Nedgravde ting teller ikke: legg røret tvers over dem. Den første som roper riktig, får ett poeng, og å rope feil koster ett. Fem poeng vinner.
    [pipe_master] Bare et rør med alle sju brikker er godt nok. Poeng som for ferskinger.
   *[solo] Du mot klokka, eller mot ingenting: 82 brett, hvert med et rør på fem, seks og sju brikker. Det blir 246 nøtter å krysse av. Å rope feil koster ingenting. De andre måtene kan du også spille alene, mot dine egne beste tider.
}
tub-rules-hands = Slik styrer du
tub-rules-hands-text = Dra brikkene, eller trykk på en brikke og så på en rute. R dreier brikken i hånden, og F snur den; på mobilen kan en finger til dreie den mens du drar. Med tastaturet: 1 til 7 tar en brikke, pilene flytter den, Enter legger den, Backspace tar den tilbake.

# What the lab counts: how games end, and the parts they are played with

end-tubyrinth-goal = Noen når målet
end-tubyrinth-patience = Ingen har lagt en brikke på for lenge
end-tubyrinth-rounds = Grensen for runder er nådd
end-tubyrinth-solved = Nøtta er løst
end-tubyrinth-time = Tiden er ute
end-tubyrinth-changes = Grensen for flyttinger er nådd

part-tubyrinth-laid = Brikker lagt
part-tubyrinth-laid-short = Kort
part-tubyrinth-laid-r = Hjørne
part-tubyrinth-laid-long = Lang
part-tubyrinth-laid-twin = Tvilling
part-tubyrinth-laid-t = T
part-tubyrinth-laid-z = Z
part-tubyrinth-laid-l = L

part-tubyrinth-taken = Brikker tatt tilbake
part-tubyrinth-taken-short = { part-tubyrinth-laid-short }
part-tubyrinth-taken-r = { part-tubyrinth-laid-r }
part-tubyrinth-taken-long = { part-tubyrinth-laid-long }
part-tubyrinth-taken-twin = { part-tubyrinth-laid-twin }
part-tubyrinth-taken-t = { part-tubyrinth-laid-t }
part-tubyrinth-taken-z = { part-tubyrinth-laid-z }
part-tubyrinth-taken-l = { part-tubyrinth-laid-l }

part-tubyrinth-counting = Brikker som teller
part-tubyrinth-counting-short = { part-tubyrinth-laid-short }
part-tubyrinth-counting-r = { part-tubyrinth-laid-r }
part-tubyrinth-counting-long = { part-tubyrinth-laid-long }
part-tubyrinth-counting-twin = { part-tubyrinth-laid-twin }
part-tubyrinth-counting-t = { part-tubyrinth-laid-t }
part-tubyrinth-counting-z = { part-tubyrinth-laid-z }
part-tubyrinth-counting-l = { part-tubyrinth-laid-l }

part-tubyrinth-square = Ruter brikker legges på
part-tubyrinth-length = Riktige rørledninger, etter brikker

part-tubyrinth-verdict = Hva dommerne sier
part-tubyrinth-verdict-correct = Riktig
part-tubyrinth-verdict-wrong = Feil
part-tubyrinth-verdict-no-call = Ikke ropt

part-tubyrinth-hint = Hint
part-tubyrinth-hint-tile = Hvilken brikke som kommer nå
part-tubyrinth-hint-spot = Hvor den skal

part-tubyrinth-table-board = Brett i bordsettet spilt
part-tubyrinth-unique-board = Brett i det unike settet spilt
part-tubyrinth-table-solved = Brett i bordsettet løst
part-tubyrinth-unique-solved = Brett i det unike settet løst

# The lesson: $p0 is the learner, $p1 the other player

tubyrinth-lesson-welcome = Legg en rørledning tvers over brettet ditt før de andre! Alle har et brett og de samme sju brikkene, og alle spiller samtidig.
tubyrinth-lesson-ready = Si at du er klar. I et vanlig parti begynner kappløpet når alle er det; her er det ingen hast.
tubyrinth-lesson-signal = Nå må { $p1 } også bli klar, og så kommer brettene fram.
tubyrinth-lesson-board = Vannet kommer fra den røde krana og skal til den grønne tønna. Nedgravde ting er i veien: ingen brikke kan ligge på dem.
tubyrinth-lesson-first = Ta brikken med ring rundt og legg den på skyggen, ved den røde krana. Trykk på brikken og så på plassen, eller dra den dit.
tubyrinth-lesson-first-else = Den kan ligge der, men da kommer ikke vannet inn. Legg brikken med ring rundt på skyggen.
tubyrinth-lesson-join = En åpning på brikken møter krana. Den neste brikken henger sammen med den der åpning møter åpning. Legg den på skyggen.
tubyrinth-lesson-join-else = Der møtes ikke åpningene. Legg brikken med ring rundt på skyggen.
tubyrinth-lesson-around = God skjøt! Den neste brikken går rundt steinene.
tubyrinth-lesson-around-else = Nesten! Brikken med ring rundt skal ligge på skyggen, rundt steinene.
tubyrinth-lesson-twin = Denne brikken, tvillingbrikken, har to rør hver for seg. Her trenger vi bare ett av dem.
tubyrinth-lesson-twin-else = Tvillingbrikken skal ligge på skyggen, ved siden av røret.
tubyrinth-lesson-turn = Den siste må dreies: trykk på brikken, så på «Drei», og så på plassen. Brikker kan også snus.
tubyrinth-lesson-turn-else = Drei brikken med ring rundt én gang, og legg den på skyggen.
tubyrinth-lesson-call = Fra krana til tønna, fem brikker: det er nok. Seks eller sju ville gitt mer. Rop!
tubyrinth-lesson-call-else = La den ligge som den er: rørledningen er klar. Rop!
tubyrinth-lesson-called = Ropet ditt snur timeglasset: de andre har tretti sekunder på å rope, de også. { $p1 } roper i all hast …
tubyrinth-lesson-judged = Vannet renner! Ditt kommer fram. Hos { $p1 } gjør det ikke det: å rope feil koster et poeng.
tubyrinth-lesson-scored = Ett poeng for hver brikke i rørledningen din. Den som roper riktig som nummer to, får ett mindre; den som ikke roper, får ett for hver brikke du hadde til overs.
tubyrinth-lesson-end = Fem poeng til deg, og du leder med seks! I et vanlig parti snus brettene nå, og dere fortsetter til noen har 25 poeng.

# What things are and do, on the spot

tub-about-name = { $tile ->
    [short] Den korte brikken
    [r] Hjørnebrikken
    [long] Den lange brikken
    [twin] Tvillingbrikken
    [t] T-brikken
    [z] Z-brikken
   *[l] L-brikken
}
tub-about-text = { $tile ->
    [twin] Den har to rør som ikke har noe med hverandre å gjøre, og teller én gang selv om vannet renner gjennom begge. Den kan dreies og snus.
    [t] Ett rør med fire åpninger som alle henger sammen inni. Den kan dreies og snus; { tub-about-ends }
   *[other] Ett rør der alle åpningene henger sammen inni. Den kan dreies og snus; { tub-about-ends }
}
tub-about-ends = { $strict ->
    [yes] åpningene kan ikke vende mot den tette siden på en annen brikke som teller.
   *[no] åpninger som ikke fører noe sted, gjør ingen skade.
}
tub-about-tap-name = Krana
tub-about-tap = Her kommer vannet inn. En åpning på en brikke må ligge rett foran den.
tub-about-barrel-name = Tønna
tub-about-barrel = Hit må vannet komme. En åpning på en brikke må ligge rett foran den.
tub-about-thing-name = En nedgravd ting
tub-about-thing = { $mode ->
    [rookie] For ferskinger finnes den ikke: legg røret tvers over den.
   *[other] Ingen brikke kan ligge på den: led røret rundt den.
}
tub-about-sand-name = En ledig rute
tub-about-sand = Her kan brikker ligge, hver på sine egne ruter. Der to åpninger møtes, renner vannet videre; { $strict ->
    [yes] en åpning kan ikke vende mot den tette siden på en annen brikke som teller.
   *[no] en åpning som ikke møter noe, gjør ingen skade.
}
tub-about-wanted-name = Hvor mange brikker
tub-about-wanted = Så mange brikker må være med i rørledningen din, fra krana til tønna. Brikker vannet ikke trenger, teller ikke.
tub-about-call-name = Ropet
tub-about-call = Rop når rørledningen din er klar. { $company ->
    [solo] Å rope feil koster ingenting: du ser hvor vannet renner ut, og fortsetter.
    [alone] Da er runden slutt. Å rope feil koster et poeng.
   *[others] Da blir brikkene liggende som de er. Det første ropet snur timeglasset. Å rope feil koster et poeng.
}
tub-about-glass-name = Timeglasset
tub-about-glass = { $company ->
    [solo] Det viser hvor mye tid som er igjen til nøtta.
    [alone] Det viser hvor mye tid som er igjen av runden. Har du ikke ropt innen da, blir det ingen poeng, men neste brett.
   *[others] Det viser hvor mye tid som er igjen av runden. Det første ropet snur det: alle andre har tretti sekunder på å bli ferdige og rope. Så viser vannet hvem som har en riktig rørledning.
}
tub-about-others-name = Brettene til de andre
tub-about-others = Alle legger en rørledning på sitt eget brett, alle samtidig. { $hidden ->
    [yes] Et overstrøket øye betyr at brikkene deres er skjult til du har ropt eller runden er dømt.
   *[no] Du ser hvor langt de har kommet.
}
tub-about-points-name = Poeng
tub-about-points = { $company ->
    [solo] En nøtt er løst eller ikke: her er ingen poeng å vinne, bare en tid å slå og hint å klare seg uten.
    [alone] { $mode ->
        [basic] Ett poeng for hver brikke som teller.
       *[point] Ett poeng for hver riktige rørledning.
    } Å rope feil koster ett.
   *[others] { $mode ->
        [basic] Den første som roper riktig, får ett poeng for hver brikke som teller, den neste ett mindre. Den som ikke roper, får ett for hver brikke den første hadde til overs.
       *[point] Den første som roper riktig, får ett poeng, de andre ingen.
    } Å rope feil koster ett.
}

# The board editor

tub-editor = Tegn et brett
tub-editor-about = Grav ned ting i sanden, og sett krana og tønna ved kanten. Så teller løseren hvor mange rørledninger som finnes.
tub-editor-tool = Hva du vil plassere
tub-editor-tool-name = { $tool ->
    [obstacle] Hindring
    [start] Start
   *[end] Slutt
}
tub-editor-grid = Brettet: piltastene flytter, Enter plasserer
tub-editor-cell = Rad { $row }, kolonne { $column }: { $what ->
    [obstacle] hindring
    [start] start
    [end] slutt
   *[free] ledig
}
tub-editor-needs-edge = Start og slutt må ligge på en ledig rute ved kanten.
tub-editor-counting = Teller rørledningene …
tub-editor-count = { $more ->
    [yes] Mer enn { $count } rørledninger
   *[no] { $count ->
        [0] Ingen rørledning
        [one] 1 rørledning
       *[other] { $count } rørledninger
    }
} med { $tiles } brikker
tub-editor-grade = { $grade ->
    [easy] Lett: like godt som brettene i esken.
    [medium] Middels: like godt som brettene i esken.
    [hard] Vanskelig: like godt som brettene i esken.
    [unique] Bare én vei: nøyaktig én rørledning for hvert antall brikker. Et sjeldent funn!
   *[none] Ingen vanskelighetsgrad ennå: våre brett har minst én rørledning med 5, én med 6 og én med 7 brikker, og enten minst 10 i alt eller nøyaktig én av hver.
}
tub-editor-clear = Tøm brettet
tub-editor-lot = Ta et av våre
tub-editor-turn = Drei det
tub-editor-play = Spill på det
tub-own-board = Ditt eget brett
tub-own-puzzle = Ditt eget brett, { $tiles ->
    [0] 5, 6 eller 7 brikker
    [one] { $tiles } brikke
   *[other] { $tiles } brikker
}
tub-own-edit = Tilbake til editoren
tub-own-ground = Ditt eget brett, med { $tiles ->
    [0] ingen brikker ennå
    [one] én brikke
   *[other] { $tiles } brikker
}

# Sheets to print

tub-sheet = Brettet
tub-sheet-ours = { $set ->
    [table] Bordsettet, brett { $number }
   *[unique] Brett { $number }, bare én vei
}
tub-sheet-board = Legg brikker fra krana til tønna. Alle trenger et brett og et sett brikker.
tub-sheet-tiles = { $side ->
    [front] Brikker til å klippe ut
   *[back] Baksidene
}
tub-sheet-cut = { $side ->
    [front] Skriv ut i 100 %: streken under er like lang som en rute på brettet.
   *[back] Lim hver av dem på baksiden av sin brikke: brikker kan snus.
}
