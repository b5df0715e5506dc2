# Toilet Divers
#
# What happened never says what is on a card or which way a dive went: remembering that is the game.
# $name is the player a line is about.

# Things

toi-treasure = { $treasure ->
    [ring] ringen
    [gold_tooth] guldtanden
    [phone] mobilen
    [crown] kronan
    [wallet] plånboken
    [keys] nycklarna
    [pearls] pärlorna
   *[pocket_watch] fickuret
}
toi-obstacle = { $obstacle ->
    [crocodile] en krokodil
    [clog] en propp
    [rats] råttor
   *[jellyfish] maneter
}
toi-tool = { $tool ->
    [net] håven
    [plunger] vaskrensaren
    [trap] råttfällan
   *[gloves] gummihandskarna
}

# What happened

toi-leafed = { $name } vänder blad.
toi-closed = { $name } har sett nog.
toi-time-up = Minuten är slut: alla toaletter ställs tillbaka på spelplanen.
toi-begins = { $name } börjar.
toi-chapter = Dyk { $number }: { $name }
toi-wanted = { $search ->
    [1] { $treasure ->
        [ring] { $name } ska hitta ringen.
        [gold_tooth] { $name } ska hitta guldtanden.
        [phone] { $name } ska hitta mobilen.
        [crown] { $name } ska hitta kronan.
        [wallet] { $name } ska hitta plånboken.
        [keys] { $name } ska hitta nycklarna.
        [pearls] { $name } ska hitta pärlorna.
       *[pocket_watch] { $name } ska hitta fickuret.
    }
   *[2] { $treasure ->
        [ring] Sista chansen för ringen: { $name } ska leta upp den.
        [gold_tooth] Sista chansen för guldtanden: { $name } ska leta upp den.
        [phone] Sista chansen för mobilen: { $name } ska leta upp den.
        [crown] Sista chansen för kronan: { $name } ska leta upp den.
        [wallet] Sista chansen för plånboken: { $name } ska leta upp den.
        [keys] Sista chansen för nycklarna: { $name } ska leta upp dem.
        [pearls] Sista chansen för pärlorna: { $name } ska leta upp dem.
       *[pocket_watch] Sista chansen för fickuret: { $name } ska leta upp det.
    }
}
toi-swam-on = { $name } simmar vidare.
toi-handed = { $tool ->
    [net] { $name } lämnar över hjälparbrickan och lånar håven.
    [plunger] { $name } lämnar över hjälparbrickan och lånar vaskrensaren.
    [trap] { $name } lämnar över hjälparbrickan och lånar råttfällan.
   *[gloves] { $name } lämnar över hjälparbrickan och lånar gummihandskarna.
}
toi-helps = { $tool ->
    [net] { $name } hjälper till med håven.
    [plunger] { $name } hjälper till med vaskrensaren.
    [trap] { $name } hjälper till med råttfällan.
   *[gloves] { $name } hjälper till med gummihandskarna.
}
toi-pointed = { $name } pekar ut en väg.
toi-shrugged = { $name } rycker på axlarna: ingen aning om vart.
toi-bottom = { $name } har nått botten. Här finns bara ännu mer rör.
toi-stuck = { $name } sitter fast: det finns ingen väg vidare.
toi-surfaced = { $name } ber ingen om hjälp och går upp till ytan.
toi-found = { $treasure ->
    [ring] { $name } har hittat ringen!
    [gold_tooth] { $name } har hittat guldtanden!
    [phone] { $name } har hittat mobilen!
    [crown] { $name } har hittat kronan!
    [wallet] { $name } har hittat plånboken!
    [keys] { $name } har hittat nycklarna!
    [pearls] { $name } har hittat pärlorna!
   *[pocket_watch] { $name } har hittat fickuret!
}
toi-missed = { $treasure ->
    [ring] Ringen blir kvar där nere; kortet läggs underst i högen med bildsidan upp.
    [gold_tooth] Guldtanden blir kvar där nere; kortet läggs underst i högen med bildsidan upp.
    [phone] Mobilen blir kvar där nere; kortet läggs underst i högen med bildsidan upp.
    [crown] Kronan blir kvar där nere; kortet läggs underst i högen med bildsidan upp.
    [wallet] Plånboken blir kvar där nere; kortet läggs underst i högen med bildsidan upp.
    [keys] Nycklarna blir kvar där nere; kortet läggs underst i högen med bildsidan upp.
    [pearls] Pärlorna blir kvar där nere; kortet läggs underst i högen med bildsidan upp.
   *[pocket_watch] Fickuret blir kvar där nere; kortet läggs underst i högen med bildsidan upp.
}
toi-lost = { $treasure ->
    [ring] Ringen är borta för alltid.
    [gold_tooth] Guldtanden är borta för alltid.
    [phone] Mobilen är borta för alltid.
    [crown] Kronan är borta för alltid.
    [wallet] Plånboken är borta för alltid.
    [keys] Nycklarna är borta för alltid.
    [pearls] Pärlorna är borta för alltid.
   *[pocket_watch] Fickuret är borta för alltid.
}
toi-drew = { $name } drar två poängmärken: { $first } och { $second } { $second ->
    [one] stjärna
   *[other] stjärnor
}.
toi-kept = { $name } behåller ett poängmärke.
toi-kept-seen = { $stars ->
    [one] { $name } behåller ett poängmärke med en stjärna.
   *[other] { $name } behåller ett poängmärke med { $stars } stjärnor.
}
toi-got = { $name } får det andra poängmärket för hjälpen.
toi-got-seen = { $stars ->
    [one] { $name } får det andra poängmärket för hjälpen: en stjärna.
   *[other] { $name } får det andra poängmärket för hjälpen: { $stars } stjärnor.
}
toi-flushed = Spolning! { $name } byter toalett med nästa spelare.
toi-over = Inga skattkort är kvar: dags att räkna stjärnorna.

# In a review: what had been seen when

toi-insight-never-seen = { $name } dyker i blindo efter { toi-treasure }: platsen har aldrig synts.
toi-insight-seen = { $name } dyker efter { toi-treasure }, som senast syntes i steg { $step } på nivå { $level }. { $way ->
    [alone] Alla kort på en väg dit hade också synts: { $moves ->
        [one] ett drag
       *[other] { $moves } drag
    }.
    [helped] Alla kort på en väg dit hade också synts: { $moves ->
        [one] ett drag
       *[other] { $moves } drag
    }, med ett lånat verktyg.
   *[none] Ingen hel väg dit hade synts.
}
toi-insight-way-left = { $name } lämnar en känd väg till { toi-treasure }, som senast syntes i steg { $step } på nivå { $level }. Med perfekt minne: { $first ->
    [left] åt vänster härifrån
    [opposite] tvärs över härifrån
    [right] åt höger härifrån
    [down] neråt härifrån
   *[hand] be om hjälp här
}, och framme efter { $moves ->
    [one] ett drag
   *[other] { $moves } drag
}{ $borrow ->
    [yes] , med ett verktyg lånat på vägen
   *[no] { "" }
}.
toi-insight-card = { $card ->
    [ring] ringen
    [gold_tooth] guldtanden
    [phone] mobilen
    [crown] kronan
    [wallet] plånboken
    [keys] nycklarna
    [pearls] pärlorna
    [pocket_watch] fickuret
    [crocodile] en krokodil
    [clog] en propp
    [rats] råttor
    [jellyfish] maneter
   *[plain] bara rör
}
toi-insight-dead-end = { $name } simmar dit där { toi-insight-card } syntes i steg { $step }, på nivå { $level }: där kan dyket bara ta slut. { $other ->
    [left] Vägen åt vänster
    [opposite] Vägen tvärs över
    [right] Vägen åt höger
   *[down] Vägen neråt
} var öppen.

# Why something cannot be done

toi-why-leafing = Bläddra igenom din egen toalett, eller stäng den när du har sett nog.
toi-why-glass = Timglaset kan bara rinna ut.
toi-why-same-page = Den nivån är redan öppen.
toi-why-no-page-turns = Du har vänt så många blad som ryms i en minut. Stäng din toalett.
toi-why-turn-up = Vänd upp nästa skattkort först.
toi-why-dive = Du dyker: välj en väg vidare från den öppna toaletten.
toi-why-no-way = Det finns ingen väg ut åt det hållet.
toi-why-used = Den vägen har du redan tagit två gånger i det här dyket. En tredje gång är den inte öppen.
toi-why-obstacle = Något spärrar vägen neråt, och rätt verktyg finns inte till hands.
toi-why-must-move = Du kan fortfarande simma vidare, så dyket är inte slut.
toi-why-tile-gone = Hjälparbrickan är redan överlämnad. Den hjälper en gång per dyk.
toi-why-own-tool = Det är ditt eget verktyg: ingen hjälp behövs.
toi-why-nobody-there = Där sitter ingen, och i det här spelet lånar bara spelare ut sina verktyg.
toi-why-no-help-needed = Här finns inget som ett verktyg rår på. Behåll hjälparbrickan.
toi-why-wrong-tool = Det verktyget hjälper inte här.
toi-why-only-point = Du är hjälparen: peka ut en väg från den öppna toaletten, eller ryck på axlarna.
toi-why-keep = Behåll ett av de två poängmärkena.

# Options

toilet-divers-option-flush = Spolning
toilet-divers-option-flush-about = Den som drar ett poängmärke med spolning byter toalett med spelaren till vänster. Ingen får titta.
toilet-divers-option-blind-dive = Djupdykning
toilet-divers-option-blind-dive-about = Ingen får bläddra igenom någon toalett före spelet.
toilet-divers-option-open-first-level = Öppen första nivå
toilet-divers-option-open-first-level-about = På nivå 1 är alla fyra vägar öppna, inte bara den neråt.
toilet-divers-option-idle-tools = Låna lediga verktyg
toilet-divers-option-idle-tools-about = Är ni färre än fyra kan även verktygen vid tomma platser lånas. Av: bara spelare lånar ut sina.
toilet-divers-option-bottom-sideways = I sidled på botten
toilet-divers-option-bottom-sideways-about = På nivå 8 går det fortfarande att följa rören åt sidorna. Av: dyket slutar där.

# Measuring the house values

toi-tune-figure = { $what }: { $value }
toi-tune-target = { $what }: { $value } (mål { $low } till { $high }: { $holds ->
    [true] uppfyllt
   *[false] inte uppfyllt
})
toi-tune-reach-alone = Andel skatter som en dykare som känner till alla kort kan nå ensam
toi-tune-reach-helped = Andel skatter som en sådan dykare kan nå med den bästa hjälparen
toi-tune-shortest-alone = Drag på den kortaste vägen ensam
toi-tune-shortest-helped = Drag på den kortaste vägen med den bästa hjälparen
toi-tune-found-first = Skatter av 8 som perfekta minnen hittar i första sökningen
toi-tune-found-second = Skatter av 8 som perfekta minnen hittar i andra sökningen
toi-tune-found = Skatter av 8 som perfekta minnen hittar i båda
toi-tune-dive-moves = Drag i ett av deras dyk

# The game in a few words

toilet-divers-title = Toilet Divers
toilet-divers-tagline = Dyk ner i skålen, minns varenda rörkrök och ta upp det som grannarna spolat ner.
toilet-divers-facts = 2 till 4 spelare · ungefär 30 minuter · minne, och vänner med verktyg

# The board

toi-room = Badrummet
toi-depths = Vad som fanns i rören
toi-gauge = { $level ->
    [0] Djupmätare: ingen dyker
    [one] Djupmätare: nivå { $level } av 8
   *[other] Djupmätare: nivå { $level } av 8
}
toi-toilet-yours = din toalett
toi-toilet-of = toaletten hos { $name }
toi-toilet-spare = den lediga toaletten
toi-toilet-spare-number = den lediga toaletten { $number }
toi-spare = ledig
toi-place = { $toilet }, med { $tool }{ $state ->
    [open] : öppen på nivå { $level }
    [leafing] : någon bläddrar, nivå { $level }
   *[closed] {""}
}
toi-card-none = Nivå { $level }: rent vatten, inget kort.
toi-card-closed = Nivå { $level }: stängt igen.
toi-card = Nivå { $level }: { $kind ->
    [treasure] { $what }.
    [obstacle] { $level ->
        [8] { $what }, och ingen väg neråt.
       *[other] { $what } på vägen neråt. Här hjälper { $tool }.
    }
    [dead] bara rör, ingen väg neråt.
   *[plain] rör och vanligt vatten.
}
toi-go-way = { $way ->
    [down] Dyk ner till nivå { $level }
    [left] Ta vänstra röret till { $where }
    [opposite] Ta röret tvärs över till { $where }
   *[right] Ta högra röret till { $where }
}
toi-point-way = { $way ->
    [down] Peka ner mot nivå { $level }
    [left] Peka på vänstra röret till { $where }
    [opposite] Peka på röret tvärs över till { $where }
   *[right] Peka på högra röret till { $where }
}
toi-needs = kräver { $tool }
toi-shows = { $name } { $way ->
    [left] pekar åt vänster
    [opposite] pekar tvärs över
    [right] pekar åt höger
    [down] pekar neråt
   *[shrug] rycker på axlarna
}.
toi-poster = Efterlyst
toi-poster-last = sista chansen
toi-poster-found = hittat!
toi-poster-label = { $search ->
    [1] Efterlyst: { $what }
   *[2] Efterlyst, sista chansen: { $what }
}
toi-pile = { $count } skattkort med baksidan upp
toi-pile-next = Nästa, och för sista gången: { $what }
toi-pile-empty = Inga skattkort är kvar
toi-shelf = De åtta skatterna
toi-shelf-treasure = { $what }: { $fate ->
    [wanted] efterlyses nu
    [missed] kvar där nere, en sökning till
    [found] uppe igen
    [lost] borta för alltid
   *[pile] ingen har letat än
}
toi-belt = { $count ->
    [0] Inget dyk, inga verktyg
    [one] Verktyg till hands
   *[other] Verktyg till hands
}
toi-tile-ready = Hjälparbrickan: kan lämnas över en gång i det här dyket
toi-tile-here = Hjälparbrickan är här
toi-chips-left = { $count ->
    [one] 1 märke
   *[other] { $count } märken
}
toi-chip = { $stars ->
    [one] ett poängmärke med en stjärna
   *[other] ett poängmärke med { $stars } stjärnor
}{ $flush ->
    [yes] {" "}och en spolning
   *[no] {""}
}
toi-chip-hidden = ett dolt poängmärke
toi-drawn = Två dragna poängmärken
toi-purse = { $count ->
    [0] inga märken än
    [one] 1 märke, dolt
   *[other] { $count } märken, dolda
}
toi-score = { $points ->
    [one] 1 stjärna
   *[other] { $points } stjärnor
}
toi-purse-seen = { $stars ->
    [one] 1 stjärna
   *[other] { $stars } stjärnor
} på { $count ->
    [one] 1 märke
   *[other] { $count } märken
}
toi-pages = Nivåerna i toaletten
toi-page = { $open ->
    [yes] Nivå { $level }, öppen nu
   *[no] Öppna nivå { $level }
}
toi-page-turns = { $count ->
    [one] ett blad till
   *[other] { $count } blad till
}
toi-page-none = Öppna en nivå

# What you can do

toi-do-close = Jag har sett nog
toi-do-turn-up = { $next ->
    [known] Leta en gång till
   *[new] Vänd upp ett skattkort
}
toi-do-hand = { $who ->
    [nobody] Låna { $tool } med brickan
   *[player] Låna { $tool } av { $name }
}
toi-do-surface = Gå upp utan
toi-do-shrug = Ryck på axlarna
toi-do-keep = { $stars ->
    [one] Behåll en stjärna
   *[other] Behåll { $stars } stjärnor
}

# The status line

toi-status-leafing = { $whose ->
    [you] Bläddra igenom din toalett och kom ihåg vad som är var. Timglaset rinner!
    [ours] { $name }, bläddra igenom din toalett och kom ihåg vad som är var.
   *[other] Alla bläddrar igenom sin egen toalett.
}
toi-status-leafed = { $waiting ->
    [one] Din toalett är tillbaka på spelplanen. En spelare bläddrar fortfarande.
   *[other] Din toalett är tillbaka på spelplanen. { $waiting } spelare bläddrar fortfarande.
}
toi-status-turning = { $last ->
    [missed] Inget fynd den här gången! {""}
   *[none] {""}
}{ $whose ->
    [you] Din tur: vänd upp skatten du ska dyka efter.
    [ours] { $name }, vänd upp skatten du ska dyka efter.
   *[other] { $name } vänder upp nästa skatt.
}
toi-status-diving = { $whose ->
    [you] Du dyker efter { $what }: välj en väg som lyser.{ $ahead }
    [ours] { $name }, du dyker efter { $what }: välj en väg som lyser.{ $ahead }
   *[other] { $name } dyker efter { $what }, nivå { $level }.{ $ahead }
}
toi-in-the-way = På vägen neråt: { $what }. Här krävs { $tool }.
toi-status-stuck = { $whose ->
    [you] Ingen väg vidare utan { $tool }: använd hjälparbrickan, eller gå upp till ytan.
    [ours] { $name }, ingen väg vidare utan { $tool }: använd hjälparbrickan, eller gå upp till ytan.
   *[other] { $name } sitter fast utan { $tool }.
}
toi-status-helping = { $whose ->
    [you] Du hjälper { $diver } att hitta { $what }: peka ut en väg, eller ryck på axlarna. { $diver } väntar på dig.
    [ours] { $name }, du hjälper { $diver } att hitta { $what }: peka ut en väg, eller ryck på axlarna.
   *[other] { $diver } dyker efter { $what }, nivå { $level }.
}
toi-status-keeping = { $chips ->
    [helped] { $whose ->
        [you] Hittat! Behåll ett poängmärke, din hjälpare får det andra.
        [ours] Hittat! { $name }, behåll ett poängmärke, din hjälpare får det andra.
       *[other] { $name } har hittat skatten och väljer ett poängmärke. Hjälparen får det andra.
    }
   *[alone] { $whose ->
        [you] Hittat! Behåll ett av de två poängmärkena.
        [ours] Hittat! { $name }, behåll ett av de två poängmärkena.
       *[other] { $name } har hittat skatten och väljer ett poängmärke.
    }
}
toi-status-over = { $winners ->
    [1] Spelet är slut: { $names } vinner med { $stars ->
        [one] 1 stjärna.
       *[other] { $stars } stjärnor.
    }
   *[other] Spelet är slut: { $names } delar på vinsten med { $stars ->
        [one] 1 stjärna var.
       *[other] { $stars } stjärnor var.
    }
}

# Tips for a first game

toi-hint-leafing = Tryck på siffrorna för att öppna nivåerna i din toalett. Var finns vilken skatt, vilket rör leder vart? När den är stängd visas inget igen.
toi-hint-turning = Kortet säger vad du ska dyka efter. Du börjar på nivå 1 i din egen toalett.
toi-hint-second = Alla skatter har eftersökts en gång. De som inte hittades kommer igen, en sista gång.
toi-hint-diving = { $first ->
    [open] Gå neråt, eller genom ett rör till en annan toalett på samma nivå.
   *[closed] Från nivå 1 går det bara neråt. Längre ner leder rör till andra toaletter på samma nivå.
} Uppåt går det aldrig{ $bottom ->
    [open] . På nivå 8 är det bara rören som leder vidare.
   *[ends] , och på nivå 8 slutar dyket.
}
toi-hint-plain = Lysande rör leder till de andra toaletterna, på samma nivå. Kom ihåg det du ser: det gör alla andra.
toi-hint-treasure = Inte den du letar efter? Du kan dyka vidare förbi den. Kom ihåg var den är!
toi-hint-obstacle = Något sitter i vägen neråt. Med rätt verktyg tar du dig förbi; rör åt sidorna är alltid fria.
toi-hint-bottom = Botten: härifrån går det inte längre ner. Rören leder fortfarande till de andra toaletterna.
toi-hint-hand = { $who ->
    [nobody] Rätt verktyg ligger vid en ledig toalett. En gång per dyk kan du låna det med hjälparbrickan: då har du båda verktygen och behöver inte dela med dig av belöningen.
   *[player] { $name } har rätt verktyg. En gång per dyk kan du ge bort hjälparbrickan: då har du båda verktygen, och hittar du skatten får { $name } det andra poängmärket.
}
toi-hint-pointing = Ditt verktyg är med på dyket: hittas skatten får du också ett poängmärke. Peka dit du skulle gå.
toi-hint-keeping = { $chips ->
    [helped] Behåll det bättre poängmärket; din hjälpare får det andra. Dina stjärnor är hemliga till slutet.
   *[alone] Bara du får se de två poängmärkena. Behåll det bättre; det andra tas ur spelet. Dina stjärnor är hemliga till slutet.
}
toi-hint-keeping-flush = Behåll det bättre poängmärket. Visar ett av de två en spolning byter du toalett med { $next }, vilket du än behåller.

# The rules page

toi-rules-aim-text = Åtta dyrbara saker har försvunnit i avloppet. Fyra toaletter står runt badrummet, var och en åtta nivåer djup, och där nere förenas de av rör. Turas om att dyka efter skatten på affischen, kom ihåg allt som syns och samla flest stjärnor.
toi-rules-piece-toilet = 4 toaletter
toi-rules-piece-treasure = 8 skatter
toi-rules-piece-obstacle = 16 hinder
toi-rules-piece-tool = 4 verktyg
toi-rules-piece-tile = 1 hjälparbricka
toi-rules-piece-chip = 16 poängmärken med stjärnor
toi-rules-leaf = Före spelet: bläddra och lär
toi-rules-leaf-text = Alla bläddrar igenom toaletten framför sig i en minut, samtidigt och i hemlighet. Vid en gemensam skärm turas ni om, och var och en får sin egen minut. Sedan ställs toaletterna tillbaka och förblir stängda. Från och med nu hjälper bara minnet.
toi-rules-dive = Ett dyk
toi-rules-dive-text = Vänd upp ett skattkort: det är vad du letar efter. Du börjar på nivå 1 i din egen toalett. Från det öppna kortet går du neråt en nivå, eller genom ett rör till en annan toalett på samma nivå; aldrig uppåt. En toalett i taget är öppen, och alla ser dess kort. Vänster och höger är den öppna toalettens, sett in mot mitten.
toi-rules-dive-treasure = En skatt: är det den efterlysta har du klarat det. Annars är vägen neråt fri, och nu vet du var den finns.
toi-rules-dive-obstacle = Ett hinder spärrar vägen neråt om du inte har rätt verktyg. Rör åt sidorna är alltid fria.
toi-rules-dive-plain = Inget särskilt: vägen neråt är fri, och det finns alltid ett rör.
toi-rules-dive-dead = Igenskruvat: rör åt alla sidor, men ingen väg neråt.
toi-rules-dive-end = Du får ta alla öppna vägar, och även simma tillbaka genom rören. Samma väg ut från ett kort är öppen två gånger i ett dyk, inte en tredje gång. Dyket misslyckas när ingen väg är kvar, och på nivå 8 om inte skatten finns där. (Spelar ni med ”{ toilet-divers-option-bottom-sideways }” fortsätter det genom rören på nivå 8.)
toi-rules-diagram-leads = Jos toalett, tvärs över från Lu, är öppen på nivå 3. Rören leder till Max och till Kim och stannar på nivå 3. Vänster är Jos vänster, sett in mot mitten, så det vänstra röret leder till Max. Hålet i mitten leder ner till nivå 4.
toi-rules-diagram-stops = Vad som stoppar en dykare: råttor spärrar vägen neråt, för Lu har bara vaskrensaren, och det grå röret har redan tagits två gånger i det här dyket. Om Lu inte ger hjälparbrickan till Jo, som har råttfällan, slutar dyket här.
toi-rules-tools = Hinder och verktyg
toi-rules-tools-text = Varje spelare har ett verktyg, och varje verktyg hjälper mot ett hinder, så ofta det behövs.
toi-rules-help = Hjälparen
toi-rules-help-text = En gång per dyk, framför ett hinder som du inte kan passera, kan du ge hjälparbrickan till spelaren med rätt verktyg. Resten av dyket har du båda verktygen. Från och med då får din hjälpare peka ut en väg från varje öppet kort; du får ändå simma vart du vill. Är ni färre än fyra kan även verktygen vid de tomma platserna lånas, och då är brickan förbrukad och det andra poängmärket tas ur spelet. En hjälpare får inte säga nej.
toi-rules-lesson = Ett dyk, steg för steg
toi-rules-lesson-0 = Lu (närmast oss) har vänt upp kronan och öppnar sin egen toalett. På nivå 1 finns bara vägen neråt.
toi-rules-lesson-1 = Nivå 2: nycklarna. Inte det Lu letar efter, men värt att minnas. Vidare härifrån: neråt, eller genom röret tvärs över.
toi-rules-lesson-2 = Lu tar sig tvärs över till toaletten på andra sidan, fortfarande på nivå 2. En krokodil! Här finns inget rör, och Lu har bara vaskrensaren.
toi-rules-lesson-3 = Kim har håven. Lu ger hjälparbrickan till Kim, och håven är med på dyket.
toi-rules-lesson-4 = Förbi krokodilen, ner till nivå 3: där är kronan! Lu drar två poängmärken och behåller ett i hemlighet, Kim får det andra.
toi-rules-reward = Belöningen
toi-rules-reward-text = Den som hittar den efterlysta skatten drar två poängmärken, tittar på båda i hemlighet och behåller ett. Hjälparen får det andra; utan hjälpare lämnar det spelet. En skatt som inte hittas läggs underst i högen med bildsidan upp och eftersöks en gång till. Sedan är den borta.
toi-rules-end = Slutet
toi-rules-end-text = När inga skattkort är kvar vänds alla poängmärken. Flest stjärnor vinner; vid lika delas vinsten.
toi-rules-more = För de modiga
toi-rules-more-flush = Spolning: hälften av poängmärkena visar en. Drar du den byter hela din toalett plats med den hos spelaren till vänster; är ni två eller tre, med nästa spelares. Ingen får titta i dem. Verktygen stannar där de är.
toi-rules-more-blind = Djupdykning: ingen bläddrar igenom något före spelet.
toi-rules-more-rest = Ni kan också öppna alla fyra vägar på nivå 1, låta dyk fortsätta i sidled på nivå 8, eller bara låta spelare låna ut sina verktyg.

# What the lab counts: how games end, and the parts they are played with

end-toilet-divers-all-found = Alla skatter är hittade
end-toilet-divers-found = Sista skatten hittas, andra är borta
end-toilet-divers-lost = Sista skatten är borta

part-toilet-divers-cell = Öppnade kort, per toalett och nivå
part-toilet-divers-leafed = Nivåer som bläddras fram före spelet

part-toilet-divers-way = Vägar som dykare tar
part-toilet-divers-way-left = Åt vänster
part-toilet-divers-way-opposite = Tvärs över
part-toilet-divers-way-right = Åt höger
part-toilet-divers-way-down = Neråt

part-toilet-divers-searched = Eftersökta skatter
part-toilet-divers-searched-ring = Ringen
part-toilet-divers-searched-gold-tooth = Guldtanden
part-toilet-divers-searched-phone = Mobilen
part-toilet-divers-searched-crown = Kronan
part-toilet-divers-searched-wallet = Plånboken
part-toilet-divers-searched-keys = Nycklarna
part-toilet-divers-searched-pearls = Pärlorna
part-toilet-divers-searched-pocket-watch = Fickuret

part-toilet-divers-passed = Skatter som passeras på väg till en annan
part-toilet-divers-passed-ring = { part-toilet-divers-searched-ring }
part-toilet-divers-passed-gold-tooth = { part-toilet-divers-searched-gold-tooth }
part-toilet-divers-passed-phone = { part-toilet-divers-searched-phone }
part-toilet-divers-passed-crown = { part-toilet-divers-searched-crown }
part-toilet-divers-passed-wallet = { part-toilet-divers-searched-wallet }
part-toilet-divers-passed-keys = { part-toilet-divers-searched-keys }
part-toilet-divers-passed-pearls = { part-toilet-divers-searched-pearls }
part-toilet-divers-passed-pocket-watch = { part-toilet-divers-searched-pocket-watch }

part-toilet-divers-found = Hittade skatter
part-toilet-divers-found-ring = { part-toilet-divers-searched-ring }
part-toilet-divers-found-gold-tooth = { part-toilet-divers-searched-gold-tooth }
part-toilet-divers-found-phone = { part-toilet-divers-searched-phone }
part-toilet-divers-found-crown = { part-toilet-divers-searched-crown }
part-toilet-divers-found-wallet = { part-toilet-divers-searched-wallet }
part-toilet-divers-found-keys = { part-toilet-divers-searched-keys }
part-toilet-divers-found-pearls = { part-toilet-divers-searched-pearls }
part-toilet-divers-found-pocket-watch = { part-toilet-divers-searched-pocket-watch }

part-toilet-divers-gone = Skatter som är borta för alltid
part-toilet-divers-gone-ring = { part-toilet-divers-searched-ring }
part-toilet-divers-gone-gold-tooth = { part-toilet-divers-searched-gold-tooth }
part-toilet-divers-gone-phone = { part-toilet-divers-searched-phone }
part-toilet-divers-gone-crown = { part-toilet-divers-searched-crown }
part-toilet-divers-gone-wallet = { part-toilet-divers-searched-wallet }
part-toilet-divers-gone-keys = { part-toilet-divers-searched-keys }
part-toilet-divers-gone-pearls = { part-toilet-divers-searched-pearls }
part-toilet-divers-gone-pocket-watch = { part-toilet-divers-searched-pocket-watch }

part-toilet-divers-obstacle = Hinder på vägen
part-toilet-divers-obstacle-crocodile = Krokodil
part-toilet-divers-obstacle-clog = Propp
part-toilet-divers-obstacle-rats = Råttor
part-toilet-divers-obstacle-jellyfish = Maneter

part-toilet-divers-plain = Tomma kort på vägen
part-toilet-divers-plain-way-down = Med väg neråt
part-toilet-divers-plain-no-way-down = Utan väg neråt

part-toilet-divers-own-tool = Egna verktyg som används
part-toilet-divers-own-tool-net = Håv
part-toilet-divers-own-tool-plunger = Vaskrensare
part-toilet-divers-own-tool-trap = Råttfälla
part-toilet-divers-own-tool-gloves = Gummihandskar

part-toilet-divers-lent-tool = Lånade verktyg som används
part-toilet-divers-lent-tool-net = { part-toilet-divers-own-tool-net }
part-toilet-divers-lent-tool-plunger = { part-toilet-divers-own-tool-plunger }
part-toilet-divers-lent-tool-trap = { part-toilet-divers-own-tool-trap }
part-toilet-divers-lent-tool-gloves = { part-toilet-divers-own-tool-gloves }

part-toilet-divers-helper = Hjälp
part-toilet-divers-helper-asked = En spelare blir tillfrågad
part-toilet-divers-helper-borrowed = Ett ledigt verktyg lånas
part-toilet-divers-helper-pointed = Hjälparen pekar
part-toilet-divers-helper-shrugged = Hjälparen rycker på axlarna
part-toilet-divers-helper-followed = Rådet följs
part-toilet-divers-helper-ignored = Ingen lyssnar på rådet
part-toilet-divers-helper-helped = Skatten hittas med hjälp
part-toilet-divers-helper-in-vain = Dyket misslyckas trots hjälp

part-toilet-divers-dive = Hur dyk slutar
part-toilet-divers-dive-found = Med skatten
part-toilet-divers-dive-missed = Där ingen väg leder vidare
part-toilet-divers-dive-surfaced = Upp till ytan hellre än att be om hjälp

part-toilet-divers-kept = Behållna poängmärken, efter stjärnor
part-toilet-divers-given = Poängmärken som hjälpare får, efter stjärnor
part-toilet-divers-dropped = Poängmärken ur spel, efter stjärnor

part-toilet-divers-flushed = Spolningar
part-toilet-divers-flushed-swapped = Två toaletter byter plats

# The lesson: $p0 is the learner, $p1 the other player

toilet-divers-lesson-welcome = Något dyrbart har försvunnit i avloppet! Fyra toaletter, åtta nivåer djupa, förenas av rör. Dyk efter borttappade skatter, och kom ihåg det du ser.
toilet-divers-lesson-leaf = Före första dyket får alla bläddra igenom sin egen toalett. I ett riktigt parti har du en minut; här är det ingen brådska. Öppna nivå 2.
toilet-divers-lesson-leaf-else = I ett riktigt parti bläddrar du som du vill. I den här lektionen: öppna nivå 2.
toilet-divers-lesson-leaf-on = Ringen! Lägg den på minnet. Den har ett rör åt vänster och en väg neråt. Öppna nivå 3.
toilet-divers-lesson-leaf-on-else = I ett riktigt parti bläddrar du som du vill. I den här lektionen: öppna nivå 3.
toilet-divers-lesson-leaf-down = En krokodil sitter i vägen neråt. Den som har håven tar sig förbi, och du har håven. Nu nivå 4.
toilet-divers-lesson-leaf-down-else = I ett riktigt parti bläddrar du som du vill. I den här lektionen: öppna nivå 4.
toilet-divers-lesson-close = Fickuret finns på nivå 4: kom ihåg det! Det räcker för nu. Sluta bläddra.
toilet-divers-lesson-close-else = I ett riktigt parti får du bläddra vidare. Här har du sett nog: sluta bläddra.
toilet-divers-lesson-others-close = Från och med nu ser ingen de här korten, om inte en dykare öppnar dem. { $p1 } har också bläddrat klart.
toilet-divers-lesson-turn-up = Det är din tur. Vänd upp ett skattkort: det är vad du ska hitta.
toilet-divers-lesson-dive = Guldtanden är efterlyst! Du börjar högst upp i din egen toalett, och därifrån går det bara neråt. Dyk!
toilet-divers-lesson-not-wanted = Ringen hjälper inte nu: något annat är efterlyst. Du kan gå åt vänster eller neråt. Gå neråt.
toilet-divers-lesson-not-wanted-else = Det går! Men du vet vad som finns nedanför, och inte vad som finns till vänster. Gå neråt.
toilet-divers-lesson-pipe = Krokodilen: med din håv kan du ta dig neråt. Men rör åt sidorna är alltid fria. Ta röret tvärs över, till toaletten mitt emot.
toilet-divers-lesson-pipe-else = Nedanför finns fickuret, det såg du. Guldtanden måste vara någon annanstans: ta röret.
toilet-divers-lesson-stuck = En propp! Mot den behövs vaskrensaren, och den har { $p1 }. En gång per dyk får du be om hjälp: ge hjälparbrickan till { $p1 }.
toilet-divers-lesson-stuck-else = Röret åt vänster är också fritt. Men det är neråt du vill: be om vaskrensaren.
toilet-divers-lesson-helper = Från och med nu gäller bådas verktyg i det här dyket. En hjälpare får också peka ut vägen.
toilet-divers-lesson-down = { $p1 } pekar neråt. Du får följa rådet eller låta bli: här går du neråt.
toilet-divers-lesson-down-else = Du behöver inte lyssna på din hjälpare. Men den här menar väl: gå neråt.
toilet-divers-lesson-keep = Guldtanden! Du drar två poängmärken och behåller ett; bara du ser stjärnorna. Behåll det med tre.
toilet-divers-lesson-keep-else = Generöst! Men det är stjärnor man vinner på: behåll poängmärket med tre.
toilet-divers-lesson-kept = Det andra poängmärket går till { $p1 }, för vaskrensaren. Utan hjälpare hade det lämnat spelet.
toilet-divers-lesson-other = Nu dyker { $p1 }. Titta noga: allt som { $p1 } öppnar ser du också.
toilet-divers-lesson-failed = Inget verktyg mot den krokodilen, och ingen annan väg: dyket har misslyckats. Ringen läggs underst i högen med bildsidan upp och efterlyses en gång till senare. Du vet var den är!
toilet-divers-lesson-again = Din tur igen. Vad är efterlyst nu?
toilet-divers-lesson-remember = Fickuret! Kommer du ihåg var du såg det? I din egen toalett, på nivå 4. Dyk.
toilet-divers-lesson-further = Förbi ringen, längre ner.
toilet-divers-lesson-further-else = Fickuret var i din egen toalett, längre ner. Gå neråt.
toilet-divers-lesson-own-tool = Krokodilen igen. Din håv hjälper så ofta du behöver den. Neråt!
toilet-divers-lesson-own-tool-else = Vägen till fickuret går neråt, förbi krokodilen.
toilet-divers-lesson-found = Hittat, och utan hjälp! Behåll det bättre poängmärket.
toilet-divers-lesson-found-else = Det andra poängmärket har fler stjärnor. Behåll det.
toilet-divers-lesson-end = Fem stjärnor och två skatter: strålande! När inga skattkort är kvar vinner flest stjärnor.

# What things are and do, on the spot

toi-about-name = { $kind ->
    [ring] Ringen
    [gold_tooth] Guldtanden
    [phone] Mobilen
    [crown] Kronan
    [wallet] Plånboken
    [keys] Nycklarna
    [pearls] Pärlorna
    [pocket_watch] Fickuret
    [crocodile] En krokodil
    [clog] En propp
    [rats] Råttor
    [jellyfish] Maneter
    [net] Håven
    [plunger] Vaskrensaren
    [trap] Råttfällan
    [gloves] Gummihandskarna
    [plain] Ett kort med rör
    [tile] Hjälparbrickan
    [wanted] Det som är efterlyst
   *[chip] Ett poängmärke
}
toi-about-text = { $group ->
    [treasure] Är det den efterlysta skatten har dyket lyckats. Annars är vägen neråt förbi den fri, och nu vet du var den finns.
    [obstacle] Spärrar vägen neråt, om inte något av verktygen på dyket hjälper. Rör åt sidorna är alltid fria.
    [plain] Rent vatten: inget att hitta och inget i vägen. Rör leder till de andra toaletterna, och oftast går det neråt också.
    [tool] Hjälper en dykare förbi en sorts hinder, så ofta det behövs. Mot krokodiler hjälper håven, mot proppar vaskrensaren, mot råttor fällan, mot maneter handskarna.
    [tile] En gång per dyk får du ge den till någon som har verktyget du behöver. Från och med då gäller båda verktygen, och en spelare som hjälper får ett poängmärke om du hittar skatten.
    [wanted] Varje tur börjar med att ett skattkort vänds upp: det är vad dykaren ska hitta. Det som inte hittas efterlyses en gång till senare.
   *[chip] Den som hittar en skatt drar två poängmärken och behåller ett. Stjärnorna på dem är hemliga till slutet, och flest stjärnor vinner.
}
