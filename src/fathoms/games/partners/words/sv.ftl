# Partners

partners-title = Partners
partners-tagline = Spela dina pjäser i mål med kort, skicka vidare rätt kort, och vinn bara tillsammans.
partners-facts = 6 spelare · ungefär 60 minuter · kort, planering och en partner att lita på

partners-option-form = Lag
partners-option-form-about = Vem som spelar med vem: motsatta färger som par, eller varannan färg som ett lag om tre.
partners-option-form-pairs = Tre par
partners-option-form-teams = Två lag om tre
partners-option-play-on = Spela vidare
partners-option-play-on-about = Med tre par: när ett har vunnit spelar de andra vidare om de övriga placeringarna.
partners-option-seven-rest = Resten av en 7:a
partners-option-seven-rest-about = När en 7:a låser din sista pjäs och det finns steg kvar: får du använda dem till dina partners, eller måste du? Regelhäftena är inte överens.
partners-option-seven-rest-may = Du får sluta
partners-option-seven-rest-must = Alla sju används

# The name of a card, for the sentences below.
partners-card = { $card ->
    [two] 2
    [three] 3
    [back_four] bakåt 4
    [five] 5
    [six] 6
    [seven] 7
    [eight] 8
    [nine] 9
    [ten] 10
    [swap] byt plats
    [twelve] 12
    [thirteen] 13
    [one_or_fourteen] 1/14
   *[face_down] kort med baksidan upp
}

# What happened. $name is the player the line is about; colours are the names of the pieces' colours.
partners-colour-green = grön
partners-colour-blue = blå
partners-colour-purple = lila
partners-colour-red = röd
partners-colour-orange = orange
partners-colour-yellow = gul
partners-piece = { $colour ->
    [green] { partners-colour-green }
    [blue] { partners-colour-blue }
    [purple] { partners-colour-purple }
    [red] { partners-colour-red }
    [orange] { partners-colour-orange }
   *[yellow] { partners-colour-yellow }
} pjäs
partners-victim = { $victim ->
    [green] { partners-colour-green }
    [blue] { partners-colour-blue }
    [purple] { partners-colour-purple }
    [red] { partners-colour-red }
    [orange] { partners-colour-orange }
   *[yellow] { partners-colour-yellow }
} pjäs
partners-other = { $other ->
    [green] { partners-colour-green }
    [blue] { partners-colour-blue }
    [purple] { partners-colour-purple }
    [red] { partners-colour-red }
    [orange] { partners-colour-orange }
   *[yellow] { partners-colour-yellow }
} pjäs

partners-a-piece = { $colour ->
    [green] en grön pjäs
    [blue] en blå pjäs
    [purple] en lila pjäs
    [red] en röd pjäs
    [orange] en orange pjäs
   *[yellow] en gul pjäs
}
partners-a-victim = { $victim ->
    [green] en grön pjäs
    [blue] en blå pjäs
    [purple] en lila pjäs
    [red] en röd pjäs
    [orange] en orange pjäs
   *[yellow] en gul pjäs
}
partners-an-other = { $other ->
    [green] en grön pjäs
    [blue] en blå pjäs
    [purple] en lila pjäs
    [red] en röd pjäs
    [orange] en orange pjäs
   *[yellow] en gul pjäs
}

partners-handed-on = { $name } lägger ett kort till en partner med baksidan upp.
partners-handed-on-card = { $name } lägger ett kort till en partner med baksidan upp: { partners-card }.
partners-exchanged = Alla har valt: korten byter ägare. { $name } börjar.
partners-got = { $name } får ett kort av en partner: { partners-card }.
partners-played = { $name } spelar: { partners-card }.
partners-laid-down = { $name } kan inte använda något kort, lägger ner sina kort och är ute till nästa giv.
partners-laid-card = { $name } lägger ner: { partners-card }.
partners-took-back = { $name } tar tillbaka det halvfärdiga draget.
partners-brought-out = { $name } flyttar ut { partners-a-piece } på startfältet ({ partners-card }).
partners-brought-both = { $name } flyttar ut { partners-an-other } och { partners-a-piece } ({ partners-card }).
partners-went = { $name } flyttar { partners-a-piece } { $steps ->
    [one] { $steps } ruta
   *[other] { $steps } rutor
} framåt.
partners-stepped = { $name } använder { $steps } av 7 steg till { partners-a-piece }.
partners-split = { $name } fördelar sin 7: { $parts }.
partners-stopped = { $name } avstår från { $steps ->
    [one] det sista steget
   *[other] de sista { $steps } stegen
} av 7:an.
partners-lost-steps = { $steps ->
    [one] Det sista steget av 7:an går inte att använda.
   *[other] De sista { $steps } stegen av 7:an går inte att använda.
}
partners-part = { $steps } steg till { partners-a-piece }
partners-went-back = { $name } flyttar { partners-a-piece } fyra rutor bakåt.
partners-turned = Målet är för nära för kortet ({ partners-card }): { $name } måste vända { partners-a-piece }.
partners-in-goal = { $name } har { partners-a-piece } i målcirkel { $circle } av 4.
partners-hit = { $name } knuffar ut { partners-a-victim }.
partners-fell = { $name } springer rakt på två stycken, och { partners-a-piece } knuffas ut.
partners-chose = { $name } vill att { partners-a-piece } ska byta plats.
partners-swapped = { $name } låter { partners-an-other } och { partners-a-piece } byta plats.
partners-rank = Laget med { $name } kommer på plats { $rank }.
partners-laid-rest = { $name } behöver inga fler kort och lägger ner ett: { partners-card }.
partners-over = Spelet är slut: laget med { $name } har vunnit.
partners-shared = Spelet är slut: laget med { $name } delar på vinsten.
partners-chapter = Giv { $number }
partners-dealt = { $name } delar ut fyra nya kort var: giv { $deal }.
partners-shuffled = { $name } samlar ihop korten, blandar och delar ut: giv { $deal }.

# Why something cannot be done
partners-why-hand-on = Först skickar alla vidare ett kort: välj ett till din partner.
partners-why-not-in-hand = Du har inte det kortet.
partners-why-exchange-over = Korten har redan bytt ägare. Skicka vidare ett kort efter nästa giv.
partners-why-must-play = Du kan använda ett av dina kort, så du måste spela. Man lägger bara ner korten när inget går att använda.
partners-why-card-first = Välj ett kort först.
partners-why-seven = Alla sju steg i en 7 måste användas, och det går inte just nu.
partners-why-swap = För att byta plats krävs två pjäser som står ensamma på banan. Det finns inte tillräckligt många.
partners-why-two = Du kan varken flytta en pjäs två rutor eller flytta ut två pjäser från ditt lag.
partners-why-card-useless = Ingen av pjäserna som du får flytta kan använda det kortet nu.
partners-why-card-played = Ditt kort ligger på bordet. Använd det först.
partners-why-taken-back = Du har tagit tillbaka drag tillräckligt många gånger den här turen. Avsluta det här.
partners-why-nothing-done = Det finns inget att ta tillbaka: ett drag kan tas tillbaka när det är halvfärdigt.
partners-why-not-out = Ingen pjäs i den färgen kan flyttas ut med det här kortet.
partners-why-not-back = Den pjäsen kan inte gå fyra rutor bakåt nu.
partners-why-not-exchangeable = Bara en pjäs som står ensam på banan kan byta plats, och bara med en annan sådan.
partners-why-not-this-card = Det är inte vad kortet gör.
partners-why-not-there = Så långt kan den pjäsen inte gå: antingen får du inte flytta den, eller så är något i vägen.
partners-why-moved-already = En 7 flyttar varje pjäs bara en gång, och den här har redan flyttats.
partners-why-too-many = Så många steg finns inte kvar.
partners-why-rest = Så många steg kan pjäsen inte ta, eller så går stegen som blir över inte att använda.
partners-why-not-stop = En 7:a kan du sluta med först när den har låst din egen sista pjäs.
partners-why-all-seven = Här används alla sju steg i en 7:a: du kan inte sluta förrän de är slut.
partners-why-one-partner = När du hjälper gäller en 7:a en enda partners pjäser, och du har redan börjat med en annan partners.

# The board. $colour is a colour's name; where a piece stands, seen from its own colour.

partners-board = Spelplanen
partners-from = { $where ->
    [home] i startcirkeln
    [start] på startfältet
    [lane] i målcirkel { $spot }
   *[track] på ruta { $spot }
}
partners-to = { $towhere ->
    [home] till startcirkeln
    [start] till startfältet
    [lane] till målcirkel { $tospot }
   *[track] till ruta { $tospot }
}
partners-comes-of-it = { $hit ->
    [nobody] {""}
    [self] : där står två, så din pjäs knuffas ut
   *[other] , och knuffar ut { partners-a-victim }
}
partners-spot-go = { partners-piece } { partners-from }: { $steps } framåt { partners-to }{ partners-comes-of-it }
partners-spot-turn = { partners-piece } { partners-from }: { $steps } steg, vänder, { partners-to }{ partners-comes-of-it }
partners-spot-back = { partners-piece } { partners-from }: { $steps } bakåt { partners-to }{ partners-comes-of-it }
partners-spot-out = { partners-piece } { partners-from }: flytta ut den på startfältet
partners-spot-piece = { partners-piece } { partners-from }: välj den, sedan { $steps } steg
partners-spot-swap-first = { partners-piece } { partners-from }: en av de två som byter plats
partners-spot-swap-second = { partners-piece } { partners-from }: byt plats med den
partners-steps = Hur många steg?
partners-step = { $steps }
partners-step-back = −{ $steps }
partners-out = ut
partners-rest = { $rest } steg kvar
partners-handed = { $count } av { $all } har valt

# What cards do

partners-does = { $card ->
    [two] 2 framåt, eller två pjäser ut
    [three] 3 framåt
    [back_four] 4 bakåt
    [five] 5 framåt, förbi alla startfält
    [six] 6 framåt
    [seven] 7 steg, fördelade som du vill
    [eight] 8 framåt, eller en pjäs ut
    [nine] 9 framåt
    [ten] 10 framåt
    [swap] Två pjäser byter plats
    [twelve] 12 framåt
    [thirteen] 13 framåt, eller en pjäs ut
    [one_or_fourteen] 1 eller 14 framåt
   *[face_down] Med baksidan upp
}
partners-hand = Dina kort
partners-hand-of = Korten som { $name } har
partners-card-play = Kort { partners-card }: { partners-does }
partners-card-useless = Kort { partners-card }: { partners-does }. Går inte att använda nu.
partners-card-gift = Kort { partners-card }: { partners-does }. Ska { $partner } få det?
partners-card-held = Kort { partners-card }: { partners-does }
partners-advice-play = Spela kort { partners-card }: { partners-does }
partners-advice-go = { partners-piece } { partners-from }: { $steps } framåt
partners-advice-gift = Skicka kort { partners-card } till { $partner }
partners-from-partner = från { $name }
partners-how-to = Tryck på en lysande pjäs, eller på kortet igen för att ångra.
partners-how-to-steps = Hur långt ska den gå?
partners-gift-wrap = Välj ett kort
partners-do-hand-on = Skicka till { $partner }
partners-gift-given = Ditt kort till { $partner } ligger med baksidan upp.
partners-no-hand = Inga kort kvar: du är med igen vid nästa giv.
partners-no-more-hands = Ni har alla era pjäser i mål: du får inga fler kort medan de andra spelar vidare.

partners-do-lay-down = Lägg ner korten
partners-do-take-back = Ta tillbaka allt
partners-do-stop = Sluta här

partners-purse = { $cards ->
    [0] inga kort
    [one] 1 kort
   *[other] { $cards } kort
}, { $home } i startcirkeln, { $locked } av 4 i mål
partners-score = { $points } av 4 i mål
partners-side-score = { $points } av { $most } i mål
partners-purse-out = ute, { $home } i startcirkeln, { $locked } av 4 i mål

# The status line

partners-status-exchanging = { $whose ->
    [ours] { $name }: välj i hemlighet ett kort att skicka till { $partner }.
   *[you] Välj i hemlighet ett kort att skicka till { $partner }.
}
partners-status-waiting = { $count ->
    [one] Korten byter ägare så fort { $names } har valt.
   *[other] Alla skickar vidare ett kort. Väljer fortfarande: { $names }.
}
partners-status-choosing = { $whose ->
    [you] Din tur: spela ett kort.
    [ours] { $name }, din tur: spela ett kort.
   *[other] { $name } väljer ett kort.
}
partners-status-helping = { $whose ->
    [you] Alla dina pjäser är i mål: spela ett kort för { $partners }.
    [ours] { $name }, dina pjäser är i mål: spela ett kort för { $partners }.
   *[other] { $name } är i mål och spelar för { $partners }.
}
partners-status-stuck = { $whose ->
    [ours] { $name }: inget av dina kort går att använda, så lägg ner dem.
   *[you] Inget av dina kort går att använda: lägg ner dem.
}
partners-status-moving = { $whose ->
    [you] Du spelar { partners-card }: välj en pjäs.
    [ours] { $name } spelar { partners-card }: välj en pjäs.
   *[other] { $name } spelar: { partners-card }.
}
partners-status-seven = { $whose ->
    [you] Din 7: { partners-rest }. Välj en pjäs.
    [ours] { $name }, din 7: { partners-rest }. Välj en pjäs.
   *[other] { $name } fördelar en 7: { partners-rest }.
}
partners-status-seven-rest = { $whose ->
    [you] Din sista pjäs är låst. Din 7: { partners-rest } för { $partners }, eller sluta.
    [ours] { $name }, din sista pjäs är låst: { partners-rest } för { $partners }, eller sluta.
   *[other] { $name } har låst sin sista pjäs: { partners-rest } av 7:an.
}
partners-status-swap = { $whose ->
    [other] { $name } låter två pjäser byta plats.
   *[you] { $rest ->
        [2] Välj den första av två pjäser som ska byta plats.
        [one] Välj nu pjäsen som den ska byta plats med.
       *[other] Välj nu pjäsen som den ska byta plats med.
    }
}
partners-status-second-out = { $whose ->
    [other] { $name } flyttar ut två pjäser.
   *[you] En pjäs är ute. Välj den andra.
}
partners-status-over = Spelet är slut: { $names } har alla sina pjäser i mål och vinner.
partners-status-stopped = { $sides ->
    [one] Spelet är slut efter väldigt många givar: { $names } har kommit längst och vinner.
   *[other] Spelet är slut efter väldigt många givar: { $names } har kommit längst, och deras lag delar på vinsten.
}

# Tips for a first game

partners-hint-exchange = Tänk på din partner: pjäser lämnar startcirkeln bara med en 2, 8 eller 13. { $form ->
    [teams] Du får ett kort av din andra partner.
   *[pairs] Du får ett kort tillbaka.
}
partners-hint-play = Tryck på ett kort för att se vart det leder, och sedan på en lysande pjäs. Med 2, 8 eller 13 flyttar du ut pjäser.
partners-hint-start = På ditt startfält står du i vägen för alla andra: ingen kan ta sig förbi dig där, utom med en 5.
partners-hint-track = Landa på en ensam pjäs så knuffas den ut. Men två i samma färg på en ruta är säkra: en annan färg som landar där knuffas själv ut.
partners-hint-lane = Fyll kronbladet inifrån och ut. Är kortet för högt vänder din pjäs, och den kan få gå ut igen.
partners-hint-seven = Tryck på en pjäs, sedan på hur många steg den ska ta. Fortsätt med de andra tills alla 7 är använda.
partners-hint-seven-helping = Tryck på en pjäs, sedan på hur många steg den ska ta. Alla 7 gäller en enda partners pjäser: den första pjäsen avgör vems.
partners-hint-seven-rest = Alla dina pjäser är låsta. Använd resten av 7:an till { $count ->
    [one] din partners pjäser
   *[other] dina partners pjäser
}{ $rest ->
    [must] : alla sju steg ska användas.
   *[may] , eller sluta: då går stegen förlorade.
}
partners-hint-swap = Vilka två pjäser som helst som står ensamma på banan kan byta plats, vems de än är.
partners-hint-stuck = Sånt händer. Du är med igen vid nästa giv.
partners-hint-helping = Dina pjäser är i mål, bra jobbat! Från och med nu flyttar du { $count ->
    [one] din partners pjäser med dina kort.
   *[other] dina partners pjäser med dina kort: välj partner för varje kort.
}

# The rules page

partners-rules-aim-text = Sex färger tävlar runt en blomma. Du flyttar dina fyra pjäser från startcirkeln till startfältet, ett varv runt alla kronblad och ner i ditt eget kronblad till målet. Men ni vinner bara tillsammans: laget är i mål först när alla dess färger har sina pjäser där.
partners-rules-sides = Vem spelar med vem
partners-rules-sides-text = Ett band på spelplanen och pjäsernas kanter visar vilka som hör ihop.
partners-rules-sides-pairs = Tre par: motsatta färger är partners. Bandet går från kronblad till kronblad, och varje par har sin egen kant.
partners-rules-sides-teams = Två lag om tre: varannan färg. Bandet bildar en triangel.

partners-rules-deal = Kort
partners-rules-deal-text = Alla får fyra kort. Sedan skickar alla vidare ett av dem, med baksidan upp och samtidigt: till sin partner, i lag om tre till närmaste partner medurs. Spelaren till vänster om kortutdelaren börjar. Ni spelar ett kort per tur, medurs, tills alla kort är slut, och då delas nya ut. Efter tre givar blandar nästa spelare alla korten.
partners-rules-deal-stuck = Om inget av dina kort går att använda lägger du ner dem och väntar på nästa giv. Om ett går att använda måste du spela det, även om det svider.

partners-rules-cards = Vad korten gör
partners-rules-card-out = 8 och 13: flytta ut en pjäs från startcirkeln till startfältet, eller flytta en så många rutor framåt.
partners-rules-card-two = 2: en pjäs 2 framåt. Eller flytta ut två pjäser från ditt lag: två av dina, två av en partners, eller en var från två spelare.
partners-rules-card-plain = 3, 6, 9, 10 och 12: en pjäs så många rutor framåt.
partners-rules-card-five = 5: fem framåt. Bara en 5 kan gå förbi ett startfält där någon står.
partners-rules-card-back = Bakåt 4: en pjäs fyra rutor bakåt, men aldrig en i en målcirkel. På ditt startfält eller strax efter är det en genväg: bakom det ligger slutet av din väg.
partners-rules-card-seven = 7: sju steg, som du fördelar mellan dina pjäser som du vill, varje pjäs en gång. Alla sju måste användas. Om din sista pjäs låses på vägen är resten till dina partners. ”Resten av en 7:a” säger om du får sluta i stället.
partners-rules-card-swap = Byt plats: vilka två pjäser som helst på banan byter plats, dina eller andras. Inte de som står på ett startfält, i mål, i startcirkeln eller tillsammans med en annan i samma färg.
partners-rules-card-fourteen = 1/14: en pjäs 1 eller 14 framåt.

partners-rules-way = På vägen
partners-rules-way-hit = Landa på en ensam pjäs i en annan färg så knuffas den ut till sin startcirkel, även om den är din partners.
partners-rules-way-two = Landa där två eller fler i en annan färg står, så knuffas din egen pjäs ut. Dina egna pjäser får stå på samma ruta.
partners-rules-way-start = En pjäs på sitt eget startfält stoppar alla andra färger, även partners. Själva startfältet räknas inte: du går från rutan före direkt till rutan efter.

partners-rules-goal = I mål
partners-rules-goal-text = De fyra målcirklarna ligger i ditt kronblad och fylls inifrån och ut. Där kan ingen knuffa ut dig eller byta plats med dig, och ingen hoppar över någon. En pjäs är låst när alla cirklar längre in är fyllda; den flyttas aldrig mer. Om kortet är för högt går pjäsen in så långt den kan och resten av stegen tillbaka, ända ut på banan om det behövs.
partners-rules-diagram-seven = En delad 7:a: 4 steg in i mål, 2 till en ensam röd pjäs, som knuffas ut, och 1 bort från startfältet.
partners-rules-diagram-home = En 6:a passar precis: härifrån är det sex steg till den innersta lediga cirkeln, och pjäsen är låst.
partners-rules-diagram-long = En 8:a är för lång: sex steg in till den cirkeln, och de två som blir över tillbaka igen.

partners-rules-lesson = En tur, steg för steg
partners-rules-lesson-0 = Grön har en pjäs i mål och tre i spel, och spelar en 7. Alla sju steg måste användas.
partners-rules-lesson-1 = Pjäsen på ruta 77 tar 4 steg, in till den innersta lediga cirkeln: den är låst. 3 steg är kvar.
partners-rules-lesson-2 = Nästa pjäs tar 2 steg och landar på en ensam röd pjäs, som knuffas ut. 1 steg är kvar.
partners-rules-lesson-3 = Den tredje pjäsen tar det sista steget, bort från startfältet. Varje pjäs har flyttats en gång, och 7:an är slut.

partners-rules-end = Att hjälpa, och slutet
partners-rules-end-text = När dina fyra pjäser är låsta flyttar du dina partners pjäser med dina kort: i ett lag om tre väljer du partner på nytt för varje kort. Kan något av dina kort hjälpa måste du spela det. Det lag som först har alla sina pjäser låsta vinner. Med tre par och ”Spela vidare” fortsätter de andra om nästa placeringar, och den som är färdig får inga fler kort.
partners-rules-end-seven = Om en 7:a låser din sista pjäs får du använda resten till dina partners pjäser eller sluta. Med ”Alla sju används” måste resten användas, annars kan pjäsen inte låsas så. När du redan hjälper gäller en hel 7:a en enda partners pjäser.

# What the lab counts: how games end, and the parts they are played with

end-partners-home = Ett lag har alla sina pjäser i mål
end-partners-places = Alla placeringar är avgjorda
end-partners-limit = Gränsen för antalet givar är nådd

part-partners-field = Rutor där pjäser landar
part-partners-hit = Rutor där pjäser knuffas ut
part-partners-goal = Målcirklar som pjäser når, från den yttersta

part-partners-dealt = Utdelade kort
part-partners-dealt-two = 2
part-partners-dealt-three = 3
part-partners-dealt-back-four = Bakåt 4
part-partners-dealt-five = 5
part-partners-dealt-six = 6
part-partners-dealt-seven = 7
part-partners-dealt-eight = 8
part-partners-dealt-nine = 9
part-partners-dealt-ten = 10
part-partners-dealt-swap = Byt plats
part-partners-dealt-twelve = 12
part-partners-dealt-thirteen = 13
part-partners-dealt-one-or-fourteen = 1 eller 14

part-partners-handed-on = Kort som skickas vidare
part-partners-handed-on-two = { part-partners-dealt-two }
part-partners-handed-on-three = { part-partners-dealt-three }
part-partners-handed-on-back-four = { part-partners-dealt-back-four }
part-partners-handed-on-five = { part-partners-dealt-five }
part-partners-handed-on-six = { part-partners-dealt-six }
part-partners-handed-on-seven = { part-partners-dealt-seven }
part-partners-handed-on-eight = { part-partners-dealt-eight }
part-partners-handed-on-nine = { part-partners-dealt-nine }
part-partners-handed-on-ten = { part-partners-dealt-ten }
part-partners-handed-on-swap = { part-partners-dealt-swap }
part-partners-handed-on-twelve = { part-partners-dealt-twelve }
part-partners-handed-on-thirteen = { part-partners-dealt-thirteen }
part-partners-handed-on-one-or-fourteen = { part-partners-dealt-one-or-fourteen }

part-partners-played = Spelade kort
part-partners-played-two = { part-partners-dealt-two }
part-partners-played-three = { part-partners-dealt-three }
part-partners-played-back-four = { part-partners-dealt-back-four }
part-partners-played-five = { part-partners-dealt-five }
part-partners-played-six = { part-partners-dealt-six }
part-partners-played-seven = { part-partners-dealt-seven }
part-partners-played-eight = { part-partners-dealt-eight }
part-partners-played-nine = { part-partners-dealt-nine }
part-partners-played-ten = { part-partners-dealt-ten }
part-partners-played-swap = { part-partners-dealt-swap }
part-partners-played-twelve = { part-partners-dealt-twelve }
part-partners-played-thirteen = { part-partners-dealt-thirteen }
part-partners-played-one-or-fourteen = { part-partners-dealt-one-or-fourteen }

part-partners-laid-down = Kort som läggs ner oanvända
part-partners-laid-down-two = { part-partners-dealt-two }
part-partners-laid-down-three = { part-partners-dealt-three }
part-partners-laid-down-back-four = { part-partners-dealt-back-four }
part-partners-laid-down-five = { part-partners-dealt-five }
part-partners-laid-down-six = { part-partners-dealt-six }
part-partners-laid-down-seven = { part-partners-dealt-seven }
part-partners-laid-down-eight = { part-partners-dealt-eight }
part-partners-laid-down-nine = { part-partners-dealt-nine }
part-partners-laid-down-ten = { part-partners-dealt-ten }
part-partners-laid-down-swap = { part-partners-dealt-swap }
part-partners-laid-down-twelve = { part-partners-dealt-twelve }
part-partners-laid-down-thirteen = { part-partners-dealt-thirteen }
part-partners-laid-down-one-or-fourteen = { part-partners-dealt-one-or-fourteen }

part-partners-use = Hur kort med två användningar spelas
part-partners-use-two-out = 2: flytta ut två pjäser
part-partners-use-two-forward = 2: två rutor framåt
part-partners-use-eight-out = 8: flytta ut en pjäs
part-partners-use-eight-forward = 8: åtta rutor framåt
part-partners-use-thirteen-out = 13: flytta ut en pjäs
part-partners-use-thirteen-forward = 13: tretton rutor framåt
part-partners-use-one = 1 eller 14: en ruta framåt
part-partners-use-fourteen = 1 eller 14: fjorton rutor framåt

part-partners-shared = Pjäser som delar på en 7

part-partners-deed = Vad spelarna gör
part-partners-deed-bring-out = Flyttar ut en pjäs
part-partners-deed-walk = Går framåt
part-partners-deed-walk-back = Går bakåt
part-partners-deed-swap = Låter två pjäser byta plats
part-partners-deed-lay-down = Lägger ner korten
part-partners-deed-take-back = Tar tillbaka ett halvfärdigt drag
part-partners-deed-help = Spelar ett kort för en partner
part-partners-deed-stop = Avstår från resten av en 7:a

part-partners-blow = Vem som knuffas ut
part-partners-blow-opponent = En motståndare
part-partners-blow-partner = En partner
part-partners-blow-self = Den som landar på två eller fler

# The lesson: $p0 is the learner, $p3 the partner, $p4 has a piece in the way

partners-lesson-welcome = Sex spelare, tre par. { $p3 }, mitt emot, är din partner: ni vinner när alla era åtta pjäser är i mål. Vi hoppar in i ett parti, i tredje given.
partners-lesson-way = Dina pjäser börjar i din startcirkel, går ett varv runt banan och svänger in i dina fyra målcirklar. Korten flyttar dem.
partners-lesson-hand-on = Alla har fyra kort och skickar först ett till sin partner, med baksidan upp. Sjuor och åttor är bra att ha: skicka ”byt plats”.
partners-lesson-hand-on-else = Du får skicka vad du vill. Men det kortet är värt att behålla: skicka ”byt plats”.
partners-lesson-exchange = Alla gör det samtidigt. Nu ser vi vad du får av { $p3 }.
partners-lesson-got = En åtta! Med den kan du flytta ut en pjäs ur startcirkeln. Tack, { $p3 }! Några andra spelar före dig.
partners-lesson-seven = Din tur: spela ett kort. Stegen i en sjua får delas upp. Tryck på en sjua, sedan på pjäsen närmast ditt mål, och gå fyra av stegen.
partners-lesson-seven-else = Det går också. Men ta sjuan först: med den går det att göra något speciellt.
partners-lesson-four-home = Nu fyra av de sju stegen med den inringade pjäsen: då hamnar den precis i den innersta cirkeln.
partners-lesson-four-home-else = Alla sju steg måste användas, men titta här: gå först fyra med pjäsen närmast ditt mål.
partners-lesson-three-hit = Den är låst i mål! Tre steg är kvar, och tre rutor framför din andra pjäs står en pjäs som tillhör { $p4 } …
partners-lesson-three-hit-else = Det går. Men med tre steg knuffar den inringade pjäsen ut en motståndare.
partners-lesson-hit = Träff! Den du landar på knuffas ut till sin startcirkel. Två i samma färg på en ruta är säkra: då är det du som knuffas ut.
partners-lesson-others = En enda sjua: en pjäs i mål, och en motståndare utknuffad. Nu spelar de andra.
partners-lesson-eight = Din tur igen. En pjäs är kvar i startcirkeln, och bara 8, 13 eller 2 kan flytta ut den. Tryck på en åtta, sedan på din startcirkel.
partners-lesson-eight-else = Få först med din sista pjäs i spelet: med åttan.
partners-lesson-out = En åtta flyttar en pjäs åtta rutor, eller flyttar ut en: flytta ut den.
partners-lesson-out-else = Senare! Flytta nu ut din sista pjäs ur startcirkeln.
partners-lesson-start = På ditt startfält är en pjäs säker, och ingen annan kan ta sig förbi den utan en 5. Två av dina får till och med dela på det.
partners-lesson-others-again = De andra spelar igen. Den som inte kan använda något kort lägger ner sina och väntar på nästa giv.
partners-lesson-second-seven = Din andra pjäs på banan har sex steg till nästa cirkel. Tryck på sjuan du har kvar, på den pjäsen och på 6.
partners-lesson-second-seven-else = Med åttan kommer den för långt: steg som blir över går den baklänges. Spela sjuan.
partners-lesson-six-home = Sex steg med den inringade pjäsen.
partners-lesson-six-home-else = Sex steg med den inringade pjäsen slutar precis i cirkeln.
partners-lesson-one-left = Och det sista steget med vilken pjäs du vill: ta den på ditt startfält.
partners-lesson-one-left-else = Den pjäsen står där den ska. Ta en från ditt startfält.
partners-lesson-helping = Två pjäser är låsta i mål. När alla fyra är där spelar du vidare för din partner, så du behöver aldrig vänta.
partners-lesson-end = Det var en mästares giv! Kom ihåg: dela upp sjuan, spara en åtta eller en 13 till startcirkeln, och tänk på din partner.

# What things are, on the spot

partners-about-card = Kort { partners-card }
partners-about-home-name = En startcirkel
partners-about-home = Här väntar en färgs pjäser, och hit kommer de tillbaka när de knuffas ut. Bara en 2:a, 8:a eller 13 flyttar ut en till startfältet.
partners-about-start-name = Ett startfält
partners-about-start = Här kommer den här färgens pjäser ut. På sitt eget startfält är en pjäs säker, och ingen annan färg kommer förbi den, utom med en 5:a. Startfältet självt räknas inte.
partners-about-field-name = En ruta på banan
partners-about-field = Den som landar på en ensam pjäs av en annan färg knuffar ut den; den som landar på två åker ut själv. Att gå förbi andra är fritt.
partners-about-goal-name = En målcirkel
partners-about-goal = Hit in kommer bara den här färgen, efter ett helt varv, och är säker: ingen kan knuffa ut den eller byta plats med den. Cirklarna fylls inifrån och ut, och ingen hoppar över någon.
partners-about-ribbon-name = Ett band
partners-about-ribbon = Det leder från partner till partner. Deras pjäser har samma kant, och de vinner bara tillsammans.
partners-about-own-name = Din pjäs
partners-about-own = Den går ett varv runt banan och in i ditt kronblad. Ensam på en ruta kan den knuffas ut; två av dina på samma ruta är säkra.
partners-about-partner-name = En partners pjäs
partners-about-partner = Du vinner bara om den också kommer i mål. Men se upp: landar du på den knuffas den ut som vilken annan som helst. När alla dina pjäser är låsta flyttar dina kort den.
partners-about-opponent-name = En motståndares pjäs
partners-about-opponent = Står den ensam på en ruta och du landar på den, knuffas den ut. På sitt startfält och i sitt mål är den säker.
partners-about-piece-name = En pjäs
partners-about-piece = Den går ett varv runt banan och in i sitt eget kronblad. Ensam på en ruta kan den knuffas ut; två av samma färg på en ruta är säkra.
partners-about-pair-name = Två på samma ruta
partners-about-pair = Tillsammans är de säkra: den som landar här åker ut själv, och inget byte kan skilja dem åt. Att gå förbi dem är fritt, om de inte står på sitt startfält.
partners-about-locked-name = En låst pjäs
partners-about-locked = Alla cirklar längre in är fyllda, så den är låst i mål och flyttas aldrig mer. När du har låst alla fyra flyttar du dina partners pjäser med dina kort.
