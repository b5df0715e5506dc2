# Toilet Divers
#
# What happened never says what is on a card or which way a dive went: remembering that is the game.
# $name is the player a line is about.

# Things

toi-treasure = { $treasure ->
    [ring] ringen
    [gold_tooth] guldtanden
    [phone] telefonen
    [crown] kronen
    [wallet] tegnebogen
    [keys] nøglerne
    [pearls] perlerne
   *[pocket_watch] lommeuret
}
toi-obstacle = { $obstacle ->
    [crocodile] en krokodille
    [clog] en prop
    [rats] rotter
   *[jellyfish] vandmænd
}
toi-tool = { $tool ->
    [net] nettet
    [plunger] svupperen
    [trap] rottefælden
   *[gloves] gummihandskerne
}

# What happened

toi-leafed = { $name } vender en side.
toi-closed = { $name } har set nok.
toi-time-up = Minuttet er gået: Alle toiletter tilbage på spillepladen.
toi-begins = { $name } begynder.
toi-chapter = Dyk { $number }: { $name }
toi-wanted = { $search ->
    [1] { $treasure ->
        [ring] { $name } skal finde ringen.
        [gold_tooth] { $name } skal finde guldtanden.
        [phone] { $name } skal finde telefonen.
        [crown] { $name } skal finde kronen.
        [wallet] { $name } skal finde tegnebogen.
        [keys] { $name } skal finde nøglerne.
        [pearls] { $name } skal finde perlerne.
       *[pocket_watch] { $name } skal finde lommeuret.
    }
   *[2] { $treasure ->
        [ring] Sidste chance for ringen: { $name } skal finde den.
        [gold_tooth] Sidste chance for guldtanden: { $name } skal finde den.
        [phone] Sidste chance for telefonen: { $name } skal finde den.
        [crown] Sidste chance for kronen: { $name } skal finde den.
        [wallet] Sidste chance for tegnebogen: { $name } skal finde den.
        [keys] Sidste chance for nøglerne: { $name } skal finde dem.
        [pearls] Sidste chance for perlerne: { $name } skal finde dem.
       *[pocket_watch] Sidste chance for lommeuret: { $name } skal finde det.
    }
}
toi-swam-on = { $name } svømmer videre.
toi-handed = { $tool ->
    [net] { $name } giver assistentbrikken væk og låner nettet.
    [plunger] { $name } giver assistentbrikken væk og låner svupperen.
    [trap] { $name } giver assistentbrikken væk og låner rottefælden.
   *[gloves] { $name } giver assistentbrikken væk og låner gummihandskerne.
}
toi-helps = { $tool ->
    [net] { $name } hjælper med nettet.
    [plunger] { $name } hjælper med svupperen.
    [trap] { $name } hjælper med rottefælden.
   *[gloves] { $name } hjælper med gummihandskerne.
}
toi-pointed = { $name } peger på en vej.
toi-shrugged = { $name } trækker på skuldrene: ingen anelse.
toi-bottom = { $name } er nået til bunden. Her er ikke andet end flere rør.
toi-stuck = { $name } sidder fast: Der er ingen vej videre.
toi-surfaced = { $name } beder ingen om hjælp og dykker op.
toi-found = { $treasure ->
    [ring] { $name } har fundet ringen!
    [gold_tooth] { $name } har fundet guldtanden!
    [phone] { $name } har fundet telefonen!
    [crown] { $name } har fundet kronen!
    [wallet] { $name } har fundet tegnebogen!
    [keys] { $name } har fundet nøglerne!
    [pearls] { $name } har fundet perlerne!
   *[pocket_watch] { $name } har fundet lommeuret!
}
toi-missed = { $treasure ->
    [ring] Ringen bliver dernede; dens kort lægges nederst i bunken med billedsiden opad.
    [gold_tooth] Guldtanden bliver dernede; dens kort lægges nederst i bunken med billedsiden opad.
    [phone] Telefonen bliver dernede; dens kort lægges nederst i bunken med billedsiden opad.
    [crown] Kronen bliver dernede; dens kort lægges nederst i bunken med billedsiden opad.
    [wallet] Tegnebogen bliver dernede; dens kort lægges nederst i bunken med billedsiden opad.
    [keys] Nøglerne bliver dernede; deres kort lægges nederst i bunken med billedsiden opad.
    [pearls] Perlerne bliver dernede; deres kort lægges nederst i bunken med billedsiden opad.
   *[pocket_watch] Lommeuret bliver dernede; dets kort lægges nederst i bunken med billedsiden opad.
}
toi-lost = { $treasure ->
    [ring] Ringen er væk for altid.
    [gold_tooth] Guldtanden er væk for altid.
    [phone] Telefonen er væk for altid.
    [crown] Kronen er væk for altid.
    [wallet] Tegnebogen er væk for altid.
    [keys] Nøglerne er væk for altid.
    [pearls] Perlerne er væk for altid.
   *[pocket_watch] Lommeuret er væk for altid.
}
toi-drew = { $name } trækker to jetoner: { $first } og { $second } { $second ->
    [one] stjerne
   *[other] stjerner
}.
toi-kept = { $name } beholder en jeton.
toi-kept-seen = { $stars ->
    [one] { $name } beholder en jeton med én stjerne.
   *[other] { $name } beholder en jeton med { $stars } stjerner.
}
toi-got = { $name } får den anden jeton som tak for hjælpen.
toi-got-seen = { $stars ->
    [one] { $name } får den anden jeton som tak for hjælpen: én stjerne.
   *[other] { $name } får den anden jeton som tak for hjælpen: { $stars } stjerner.
}
toi-flushed = Skyl! { $name }s toilet bytter plads med den næste spillers.
toi-over = Der er ikke flere skattekort: Nu skal stjernerne tælles.

# In a review: what had been seen when

toi-insight-never-seen = { $name } dykker efter { toi-treasure } uden nogensinde at have set hvor.
toi-insight-seen = { $name } dykker efter { toi-treasure }, sidst set i trin { $step } på niveau { $level }. { $way ->
    [alone] Alle kort på en vej derhen var også set: { $moves ->
        [one] ét træk
       *[other] { $moves } træk
    }.
    [helped] Alle kort på en vej derhen var også set: { $moves ->
        [one] ét træk
       *[other] { $moves } træk
    } med et lånt værktøj.
   *[none] Ingen hel vej derhen var set.
}
toi-insight-way-left = { $name } forlader en kendt vej til { toi-treasure }, sidst set i trin { $step } på niveau { $level }. Med perfekt hukommelse: { $first ->
    [left] til venstre herfra
    [opposite] tværs over herfra
    [right] til højre herfra
    [down] ned herfra
   *[hand] bed om hjælp her
}, og så er målet nået efter { $moves ->
    [one] ét træk
   *[other] { $moves } træk
}{ $borrow ->
    [yes] , med et værktøj lånt undervejs
   *[no] { "" }
}.
toi-insight-card = { $card ->
    [ring] ringen
    [gold_tooth] guldtanden
    [phone] telefonen
    [crown] kronen
    [wallet] tegnebogen
    [keys] nøglerne
    [pearls] perlerne
    [pocket_watch] lommeuret
    [crocodile] en krokodille
    [clog] en prop
    [rats] rotter
    [jellyfish] vandmænd
   *[plain] bare rør
}
toi-insight-dead-end = { $name } svømmer hen, hvor man havde set { toi-insight-card } i trin { $step }, på niveau { $level }: Der kan dykket kun ende. { $other ->
    [left] Vejen til venstre
    [opposite] Vejen tværs over
    [right] Vejen til højre
   *[down] Vejen ned
} var åben.

# Why something cannot be done

toi-why-leafing = Blad dit eget toilet igennem, eller luk det, når du har set nok.
toi-why-glass = Timeglasset kan kun løbe ud.
toi-why-same-page = Det niveau er allerede åbent.
toi-why-no-page-turns = Du har vendt alle de sider, der er plads til på et minut. Luk dit toilet.
toi-why-turn-up = Vend først det næste skattekort.
toi-why-dive = Du er på dyk: Vælg en vej videre fra det åbne toilet.
toi-why-no-way = Der er ingen vej ud til den side.
toi-why-used = Den vej har du allerede taget to gange i dette dyk. Den er ikke åben en tredje gang.
toi-why-obstacle = Noget spærrer vejen ned, og værktøjet til det er ikke ved hånden.
toi-why-must-move = Du kan stadig svømme videre, så dykket er ikke slut.
toi-why-tile-gone = Assistentbrikken er allerede givet væk. Den hjælper én gang pr. dyk.
toi-why-own-tool = Det er dit eget værktøj: Du behøver ingen hjælp.
toi-why-nobody-there = Der sidder ingen, og i dette spil er det kun spillere, der låner værktøj ud.
toi-why-no-help-needed = Her er ikke noget, et værktøj kan åbne. Behold assistentbrikken.
toi-why-wrong-tool = Det værktøj hjælper ikke her.
toi-why-only-point = Du er assistent: Peg på en vej ud af det åbne toilet, eller træk på skuldrene.
toi-why-keep = Behold en af de to jetoner.

# Options

toilet-divers-option-flush = Skyl
toilet-divers-option-flush-about = Den, der trækker en jeton med skyl, bytter toilet med spilleren til venstre. Ingen må kigge.
toilet-divers-option-blind-dive = Blindt dyk
toilet-divers-option-blind-dive-about = Ingen blader et toilet igennem før spillet.
toilet-divers-option-open-first-level = Åbent første niveau
toilet-divers-option-open-first-level-about = På niveau 1 er alle fire veje åbne, ikke kun vejen ned.
toilet-divers-option-idle-tools = Lån ledigt værktøj
toilet-divers-option-idle-tools-about = Med færre end fire spillere kan værktøjet ved tomme pladser også lånes. Fra: Kun spillere låner deres ud.
toilet-divers-option-bottom-sideways = Til siden på bunden
toilet-divers-option-bottom-sideways-about = På niveau 8 kan rørene til siderne stadig følges. Fra: Et dyk slutter der.

# Measuring the house values

toi-tune-figure = { $what }: { $value }
toi-tune-target = { $what }: { $value } (mål: { $low } til { $high }, { $holds ->
    [true] holder
   *[false] holder ikke
})
toi-tune-reach-alone = Andel af skattene, som en dykker, der kender alle kort, kan nå alene
toi-tune-reach-helped = Andel af skattene, som sådan en dykker kan nå med den bedste assistent
toi-tune-shortest-alone = Træk på den korteste vej alene
toi-tune-shortest-helped = Træk på den korteste vej med den bedste assistent
toi-tune-found-first = Skatte ud af 8, som perfekte hukommelser finder i første søgning
toi-tune-found-second = Skatte ud af 8, som perfekte hukommelser finder i anden søgning
toi-tune-found = Skatte ud af 8, som perfekte hukommelser finder i begge
toi-tune-dive-moves = Træk i et af deres dyk

# The game in a few words

toilet-divers-title = Toilet Divers
toilet-divers-tagline = Dyk ned i kummen, husk hvert knæk på rørene, og hent det op, naboerne har skyllet ud.
toilet-divers-facts = 2 til 4 spillere · cirka 30 minutter · hukommelse og venner med værktøj

# The board

toi-room = Badeværelset
toi-depths = Hvad der var i rørene
toi-gauge = { $level ->
    [0] Dybdemåler: Ingen er på dyk
    [one] Dybdemåler: niveau { $level } af 8
   *[other] Dybdemåler: niveau { $level } af 8
}
toi-toilet-yours = dit toilet
toi-toilet-of = toilettet hos { $name }
toi-toilet-spare = det ledige toilet
toi-toilet-spare-number = det ledige toilet { $number }
toi-spare = ledigt
toi-place = { $toilet }, med { $tool }{ $state ->
    [open] : åbent på niveau { $level }
    [leafing] : bliver bladret igennem, niveau { $level }
   *[closed] {""}
}
toi-card-none = Niveau { $level }: rent vand, intet kort.
toi-card-closed = Niveau { $level }: lukket igen.
toi-card = Niveau { $level }: { $kind ->
    [treasure] { $what }.
    [obstacle] { $level ->
        [8] { $what }, og ingen vej ned.
       *[other] { $what } spærrer vejen ned. Her hjælper { $tool }.
    }
    [dead] kun rør, ingen vej ned.
   *[plain] rør og almindeligt vand.
}
toi-go-way = { $way ->
    [down] Dyk ned til niveau { $level }
    [left] Tag venstre rør til { $where }
    [opposite] Tag røret tværs over til { $where }
   *[right] Tag højre rør til { $where }
}
toi-point-way = { $way ->
    [down] Peg ned mod niveau { $level }
    [left] Peg på venstre rør til { $where }
    [opposite] Peg på røret tværs over til { $where }
   *[right] Peg på højre rør til { $where }
}
toi-needs = kræver { $tool }
toi-shows = { $name } peger { $way ->
    [left] til venstre
    [opposite] tværs over
    [right] til højre
    [down] ned
   *[shrug] ingen steder: et skuldertræk
}.
toi-poster = Efterlyst
toi-poster-last = sidste chance
toi-poster-found = fundet!
toi-poster-label = { $search ->
    [1] Efterlyst: { $what }
   *[2] Efterlyst, sidste chance: { $what }
}
toi-pile = { $count ->
    [one] 1 skattekort med bagsiden opad
   *[other] { $count } skattekort med bagsiden opad
}
toi-pile-next = Næste, og for sidste gang: { $what }
toi-pile-empty = Der er ikke flere skattekort
toi-shelf = De otte skatte
toi-shelf-treasure = { $what }: { $fate ->
    [wanted] efterlyst nu
    [missed] ikke fundet endnu, én søgning tilbage
    [found] fundet
    [lost] væk for altid
   *[pile] ikke efterlyst endnu
}
toi-belt = { $count ->
    [0] Intet dyk, intet værktøj
    [one] Værktøj ved hånden
   *[other] Værktøj ved hånden
}
toi-tile-ready = Assistentbrikken: Den kan gives væk én gang i dette dyk
toi-tile-here = Assistentbrikken er her
toi-chips-left = { $count ->
    [one] 1 jeton
   *[other] { $count } jetoner
}
toi-chip = { $stars ->
    [one] en jeton med én stjerne
   *[other] en jeton med { $stars } stjerner
}{ $flush ->
    [yes] {" "}og skyl
   *[no] {""}
}
toi-chip-hidden = en skjult jeton
toi-drawn = To trukne jetoner
toi-purse = { $count ->
    [0] ingen jetoner endnu
    [one] 1 skjult jeton
   *[other] { $count } skjulte jetoner
}
toi-score = { $points ->
    [one] 1 stjerne
   *[other] { $points } stjerner
}
toi-purse-seen = { $stars ->
    [one] 1 stjerne
   *[other] { $stars } stjerner
} på { $count ->
    [one] 1 jeton
   *[other] { $count } jetoner
}
toi-pages = Toilettets niveauer
toi-page = { $open ->
    [yes] Niveau { $level }, åbent nu
   *[no] Åbn niveau { $level }
}
toi-page-turns = { $count ->
    [one] én side mere
   *[other] { $count } sider mere
}
toi-page-none = Åbn et niveau

# What you can do

toi-do-close = Jeg har set nok
toi-do-turn-up = { $next ->
    [known] Led én gang til
   *[new] Vend et skattekort
}
toi-do-hand = { $who ->
    [nobody] Lån { $tool } med brikken
   *[player] Lån { $tool } af { $name }
}
toi-do-surface = Dyk op uden skatten
toi-do-shrug = Træk på skuldrene
toi-do-keep = { $stars ->
    [one] Behold én stjerne
   *[other] Behold { $stars } stjerner
}

# The status line

toi-status-leafing = { $whose ->
    [you] Blad dit toilet igennem, og husk, hvad der er hvor. Timeglasset løber!
    [ours] { $name }, blad dit toilet igennem, og husk, hvad der er hvor.
   *[other] Alle blader deres eget toilet igennem.
}
toi-status-leafed = { $waiting ->
    [one] Dit toilet er tilbage på spillepladen. Én spiller blader stadig.
   *[other] Dit toilet er tilbage på spillepladen. { $waiting } spillere blader stadig.
}
toi-status-turning = { $last ->
    [missed] Ikke fundet denne gang! {""}
   *[none] {""}
}{ $whose ->
    [you] Din tur: Vend kortet med den skat, du skal dykke efter.
    [ours] { $name }, vend kortet med den skat, du skal dykke efter.
   *[other] { $name } vender det næste skattekort.
}
toi-status-diving = { $whose ->
    [you] Du dykker efter { $what }: Vælg en vej, der lyser.{ $ahead }
    [ours] { $name }, du dykker efter { $what }: Vælg en vej, der lyser.{ $ahead }
   *[other] { $name } dykker efter { $what }, niveau { $level }.{ $ahead }
}
toi-in-the-way = På vejen ned: { $what }. Her kræves { $tool }.
toi-status-stuck = { $whose ->
    [you] Ingen vej videre uden { $tool }: Brug assistentbrikken, eller dyk op.
    [ours] { $name }, ingen vej videre uden { $tool }: Brug assistentbrikken, eller dyk op.
   *[other] { $name } sidder fast uden { $tool }.
}
toi-status-helping = { $whose ->
    [you] Du hjælper { $diver } med at finde { $what }: Peg, eller træk på skuldrene. { $diver } venter på dig.
    [ours] { $name }, du hjælper { $diver } med at finde { $what }: Peg, eller træk på skuldrene.
   *[other] { $diver } dykker efter { $what }, niveau { $level }.
}
toi-status-keeping = { $chips ->
    [helped] { $whose ->
        [you] Fundet! Behold én jeton, din assistent får den anden.
        [ours] Fundet! { $name }, behold én jeton, din assistent får den anden.
       *[other] { $name } har fundet skatten og vælger en jeton. Assistenten får den anden.
    }
   *[alone] { $whose ->
        [you] Fundet! Behold en af de to jetoner.
        [ours] Fundet! { $name }, behold en af de to jetoner.
       *[other] { $name } har fundet skatten og vælger en jeton.
    }
}
toi-status-over = { $winners ->
    [1] Spillet er slut: { $names } vinder med { $stars ->
        [one] 1 stjerne.
       *[other] { $stars } stjerner.
    }
   *[other] Spillet er slut: { $names } deler sejren med { $stars ->
        [one] 1 stjerne hver.
       *[other] { $stars } stjerner hver.
    }
}

# Tips for a first game

toi-hint-leafing = Tryk på tallene for at åbne niveauerne i dit toilet. Hvor er hvilken skat, og hvilket rør fører hvorhen? Når det først er lukket, bliver intet vist igen.
toi-hint-turning = Kortet viser, hvad du skal dykke efter. Du begynder på niveau 1 i dit eget toilet.
toi-hint-second = Alle skatte har været efterlyst én gang. De, der ikke blev fundet, kommer igen en sidste gang.
toi-hint-diving = { $first ->
    [open] Dyk ned, eller tag et rør til et andet toilet på samme niveau.
   *[closed] Fra niveau 1 går det kun nedad. Længere nede fører rør til andre toiletter på samme niveau.
} Der er ingen vej op{ $bottom ->
    [open] . På niveau 8 er det kun rørene, der fører videre.
   *[ends] , og på niveau 8 slutter dykket.
}
toi-hint-plain = Lysende rør fører til de andre toiletter på samme niveau. Husk, hvad du ser: Det gør alle de andre.
toi-hint-treasure = Ikke den, du leder efter? Du kan dykke videre gennem den. Husk, hvor den er!
toi-hint-obstacle = Noget spærrer vejen ned. Med det rigtige værktøj i hånden kommer du forbi; rør til siderne er altid frie.
toi-hint-bottom = Bunden: Herfra går det ikke længere ned. Rørene fører stadig til de andre toiletter.
toi-hint-hand = { $who ->
    [nobody] Det rigtige værktøj ligger ved et ledigt toilet. Én gang pr. dyk kan du låne det med assistentbrikken: Så har du begge slags værktøj og skal ikke dele belønningen.
   *[player] { $name } har det rigtige værktøj. Én gang pr. dyk kan du give assistentbrikken væk: Så har du begge slags værktøj, og finder du skatten, får { $name } den anden jeton.
}
toi-hint-pointing = Dit værktøj er med på dykket: Bliver skatten fundet, får du også en jeton. Peg derhen, hvor du selv ville tage hen.
toi-hint-keeping = { $chips ->
    [helped] Behold den bedste jeton; din assistent får den anden. Dine stjerner er hemmelige til sidst.
   *[alone] Kun du ser de to jetoner. Behold den bedste; den anden går ud af spillet. Dine stjerner er hemmelige til sidst.
}
toi-hint-keeping-flush = Behold den bedste jeton. Viser en af de to et skyl, bytter du toilet med { $next }, uanset hvilken du beholder.

# The rules page

toi-rules-aim-text = Otte kostbare ting er røget i afløbet. Fire toiletter står rundt i badeværelset, hvert med otte niveauer, og rør forbinder dem dernede. Dyk efter tur efter skatten på plakaten, husk alt, hvad der kommer til syne, og saml flest stjerner.
toi-rules-piece-toilet = 4 toiletter
toi-rules-piece-treasure = 8 skatte
toi-rules-piece-obstacle = 16 forhindringer
toi-rules-piece-tool = 4 slags værktøj
toi-rules-piece-tile = 1 assistentbrik
toi-rules-piece-chip = 16 jetoner med stjerner
toi-rules-leaf = Før spillet: blad og lær
toi-rules-leaf-text = Alle blader toilettet foran sig igennem i ét minut, på samme tid og hver for sig i hemmelighed. Ved en fælles skærm skiftes I, og hver får sit eget minut. Så stilles toiletterne tilbage og forbliver lukkede. Fra nu af hjælper kun hukommelsen.
toi-rules-dive = Et dyk
toi-rules-dive-text = Vend et skattekort: Det er den skat, du leder efter. Du begynder på niveau 1 i dit eget toilet. Fra det åbne kort går du ét niveau ned eller gennem et rør til et andet toilet på samme niveau; aldrig op. Ét toilet er åbent ad gangen, og alle ser dets kort. Venstre og højre er set fra det åbne toilet, med ansigtet mod midten.
toi-rules-dive-treasure = En skat: Er det den efterlyste, har du klaret det. Hvis ikke, er vejen ned fri, og nu ved du, hvor den er.
toi-rules-dive-obstacle = En forhindring spærrer vejen ned, medmindre du har værktøjet til den. Rør til siderne er altid frie.
toi-rules-dive-plain = Ikke noget særligt: Vejen ned er fri, og der er altid et rør.
toi-rules-dive-dead = Boltet til: rør til alle sider, men ingen vej ned.
toi-rules-dive-end = Du må tage enhver åben vej og også svømme tilbage gennem rørene. Den samme vej ud af et kort er åben to gange i et dyk, ikke en tredje gang. Dykket mislykkes, hvor der ikke er flere veje, og på niveau 8, medmindre skatten er der. (Spiller I med »{ toilet-divers-option-bottom-sideways }«, fortsætter det gennem rørene på niveau 8.)
toi-rules-diagram-leads = Jos toilet, tværs over for Lu, er åbent på niveau 3. Rørene fører til Max og til Kim og bliver på niveau 3. Venstre er Jos venstre, med ansigtet mod midten, så det venstre rør fører til Max. Hullet i midten fører ned til niveau 4.
toi-rules-diagram-stops = Hvad der stopper en dykker: Rotter spærrer vejen ned, for Lu har kun svupperen, og det grå rør er allerede brugt to gange i dette dyk. Giver Lu ikke assistentbrikken til Jo, som har rottefælden, ender dykket her.
toi-rules-tools = Forhindringer og værktøj
toi-rules-tools-text = Hver spiller har ét værktøj, og hvert værktøj hjælper mod én slags forhindring, så tit det er nødvendigt.
toi-rules-help = Assistenten
toi-rules-help-text = Én gang pr. dyk, foran en forhindring, du ikke kan komme forbi, kan du give assistentbrikken til spilleren med det rigtige værktøj. Resten af dykket har du begge slags værktøj. Fra da af må din assistent pege på en vej ud af hvert åbent kort; du må gerne svømme et andet sted hen. Med færre end fire spillere kan værktøjet ved de tomme pladser også lånes, og så er brikken brugt, og den anden jeton går ud af spillet. En assistent kan ikke sige nej.
toi-rules-lesson = Et dyk, trin for trin
toi-rules-lesson-0 = Lu (nærmest os) har vendt kortet med kronen og åbner sit eget toilet. På niveau 1 er der kun vejen ned.
toi-rules-lesson-1 = Niveau 2: nøglerne. Ikke det, Lu leder efter, men værd at huske. Videre herfra: ned eller gennem røret tværs over.
toi-rules-lesson-2 = Lu svømmer tværs over til toilettet på den anden side, stadig på niveau 2. En krokodille! Her er der intet rør, og Lu har kun svupperen.
toi-rules-lesson-3 = Kim har nettet. Lu giver Kim assistentbrikken, og nettet er med på dykket.
toi-rules-lesson-4 = Forbi krokodillen, ned til niveau 3: Der er kronen! Lu trækker to jetoner og beholder en i hemmelighed, Kim får den anden.
toi-rules-reward = Belønningen
toi-rules-reward-text = Den, der finder den efterlyste skat, trækker to jetoner, ser på begge i hemmelighed og beholder en. Assistenten får den anden; uden assistent ryger den ud af spillet. En skat, der ikke bliver fundet, lægges nederst i bunken med billedsiden opad og efterlyses én gang til. Derefter er den væk.
toi-rules-end = Slutningen
toi-rules-end-text = Når der ikke er flere skattekort, vendes alle jetoner. Flest stjerner vinder; står det lige, deles sejren.
toi-rules-more = For de modige
toi-rules-more-flush = Skyl: Halvdelen af jetonerne viser et skyl. Trækker du et, bytter hele dit toilet plads med det, der står hos spilleren til venstre; er I to eller tre, med den næste spillers. Ingen må kigge i dem. Værktøjet bliver, hvor det er.
toi-rules-more-blind = Blindt dyk: Ingen blader noget igennem før spillet.
toi-rules-more-rest = I kan også åbne alle fire veje på niveau 1, lade dyk fortsætte til siden på niveau 8 eller kun lade spillere låne værktøj ud.

# What the lab counts: how games end, and the parts they are played with

end-toilet-divers-all-found = Alle skatte er fundet
end-toilet-divers-found = Den sidste skat er fundet, andre er væk
end-toilet-divers-lost = Den sidste skat er væk

part-toilet-divers-cell = Kort åbnet, efter toilet og niveau
part-toilet-divers-leafed = Niveauer bladret til før spillet

part-toilet-divers-way = Veje, som dykkere tager
part-toilet-divers-way-left = Til venstre
part-toilet-divers-way-opposite = Tværs over
part-toilet-divers-way-right = Til højre
part-toilet-divers-way-down = Ned

part-toilet-divers-searched = Skatte, der ledes efter
part-toilet-divers-searched-ring = Ring
part-toilet-divers-searched-gold-tooth = Guldtand
part-toilet-divers-searched-phone = Telefon
part-toilet-divers-searched-crown = Krone
part-toilet-divers-searched-wallet = Tegnebog
part-toilet-divers-searched-keys = Nøgler
part-toilet-divers-searched-pearls = Perler
part-toilet-divers-searched-pocket-watch = Lommeur

part-toilet-divers-passed = Skatte mødt på vej til en anden
part-toilet-divers-passed-ring = { part-toilet-divers-searched-ring }
part-toilet-divers-passed-gold-tooth = { part-toilet-divers-searched-gold-tooth }
part-toilet-divers-passed-phone = { part-toilet-divers-searched-phone }
part-toilet-divers-passed-crown = { part-toilet-divers-searched-crown }
part-toilet-divers-passed-wallet = { part-toilet-divers-searched-wallet }
part-toilet-divers-passed-keys = { part-toilet-divers-searched-keys }
part-toilet-divers-passed-pearls = { part-toilet-divers-searched-pearls }
part-toilet-divers-passed-pocket-watch = { part-toilet-divers-searched-pocket-watch }

part-toilet-divers-found = Skatte fundet
part-toilet-divers-found-ring = { part-toilet-divers-searched-ring }
part-toilet-divers-found-gold-tooth = { part-toilet-divers-searched-gold-tooth }
part-toilet-divers-found-phone = { part-toilet-divers-searched-phone }
part-toilet-divers-found-crown = { part-toilet-divers-searched-crown }
part-toilet-divers-found-wallet = { part-toilet-divers-searched-wallet }
part-toilet-divers-found-keys = { part-toilet-divers-searched-keys }
part-toilet-divers-found-pearls = { part-toilet-divers-searched-pearls }
part-toilet-divers-found-pocket-watch = { part-toilet-divers-searched-pocket-watch }

part-toilet-divers-gone = Skatte væk for altid
part-toilet-divers-gone-ring = { part-toilet-divers-searched-ring }
part-toilet-divers-gone-gold-tooth = { part-toilet-divers-searched-gold-tooth }
part-toilet-divers-gone-phone = { part-toilet-divers-searched-phone }
part-toilet-divers-gone-crown = { part-toilet-divers-searched-crown }
part-toilet-divers-gone-wallet = { part-toilet-divers-searched-wallet }
part-toilet-divers-gone-keys = { part-toilet-divers-searched-keys }
part-toilet-divers-gone-pearls = { part-toilet-divers-searched-pearls }
part-toilet-divers-gone-pocket-watch = { part-toilet-divers-searched-pocket-watch }

part-toilet-divers-obstacle = Forhindringer mødt
part-toilet-divers-obstacle-crocodile = Krokodille
part-toilet-divers-obstacle-clog = Prop
part-toilet-divers-obstacle-rats = Rotter
part-toilet-divers-obstacle-jellyfish = Vandmænd

part-toilet-divers-plain = Tomme kort mødt
part-toilet-divers-plain-way-down = Med en vej ned
part-toilet-divers-plain-no-way-down = Uden en vej ned

part-toilet-divers-own-tool = Eget værktøj brugt
part-toilet-divers-own-tool-net = Net
part-toilet-divers-own-tool-plunger = Svupper
part-toilet-divers-own-tool-trap = Rottefælde
part-toilet-divers-own-tool-gloves = Gummihandsker

part-toilet-divers-lent-tool = Lånt værktøj brugt
part-toilet-divers-lent-tool-net = { part-toilet-divers-own-tool-net }
part-toilet-divers-lent-tool-plunger = { part-toilet-divers-own-tool-plunger }
part-toilet-divers-lent-tool-trap = { part-toilet-divers-own-tool-trap }
part-toilet-divers-lent-tool-gloves = { part-toilet-divers-own-tool-gloves }

part-toilet-divers-helper = Hjælp
part-toilet-divers-helper-asked = En spiller bliver spurgt
part-toilet-divers-helper-borrowed = Et ledigt værktøj bliver lånt
part-toilet-divers-helper-pointed = Assistenten peger
part-toilet-divers-helper-shrugged = Assistenten trækker på skuldrene
part-toilet-divers-helper-followed = Rådet bliver fulgt
part-toilet-divers-helper-ignored = Rådet bliver ikke fulgt
part-toilet-divers-helper-helped = Skatten bliver fundet med hjælp
part-toilet-divers-helper-in-vain = Dykket mislykkes trods hjælp

part-toilet-divers-dive = Hvordan dyk slutter
part-toilet-divers-dive-found = Med skatten
part-toilet-divers-dive-missed = Hvor der ingen vej er videre
part-toilet-divers-dive-surfaced = Ved at dykke op i stedet for at bede om hjælp

part-toilet-divers-kept = Jetoner beholdt, efter stjerner
part-toilet-divers-given = Jetoner til assistenter, efter stjerner
part-toilet-divers-dropped = Jetoner ude af spillet, efter stjerner

part-toilet-divers-flushed = Skyl
part-toilet-divers-flushed-swapped = To toiletter bytter plads

# The lesson: $p0 is the learner, $p1 the other player

toilet-divers-lesson-welcome = Noget kostbart er røget i afløbet! Fire toiletter, otte niveauer dybe, er forbundet med rør. Dyk efter de tabte skatte, og husk, hvad du ser.
toilet-divers-lesson-leaf = Før det første dyk må alle blade deres eget toilet igennem. I et rigtigt spil har du et minut; her er der ingen, der skynder på dig. Åbn niveau 2.
toilet-divers-lesson-leaf-else = I et rigtigt spil bladrer du, som du vil. I denne lektion: Åbn niveau 2.
toilet-divers-lesson-leaf-on = Ringen! Husk den. Der er et rør til venstre og en vej ned. Åbn niveau 3.
toilet-divers-lesson-leaf-on-else = I et rigtigt spil bladrer du, som du vil. I denne lektion: Åbn niveau 3.
toilet-divers-lesson-leaf-down = En krokodille spærrer vejen ned. Den, der har nettet, kommer forbi, og nettet har du. Nu niveau 4.
toilet-divers-lesson-leaf-down-else = I et rigtigt spil bladrer du, som du vil. I denne lektion: Åbn niveau 4.
toilet-divers-lesson-close = Lommeuret er på niveau 4: Husk det! Det er nok for nu. Luk dit toilet.
toilet-divers-lesson-close-else = I et rigtigt spil må du blade videre. Her har du set nok: Luk dit toilet.
toilet-divers-lesson-others-close = Fra nu af ser ingen kortene, medmindre en dykker åbner dem. { $p1 } er også færdig med at blade.
toilet-divers-lesson-turn-up = Det er din tur. Vend et skattekort: Det viser, hvad du skal finde.
toilet-divers-lesson-dive = Guldtanden er efterlyst! Du begynder øverst i dit eget toilet, og derfra går det kun nedad. Dyk!
toilet-divers-lesson-not-wanted = Ringen kan du ikke bruge nu: Det er noget andet, der er efterlyst. Du kan svømme til venstre eller ned. Dyk ned.
toilet-divers-lesson-not-wanted-else = Det går! Men du ved, hvad der er nedenunder, og ikke, hvad der er til venstre. Dyk ned.
toilet-divers-lesson-pipe = Krokodillen: Med dit net kunne du dykke ned. Men rør til siderne er altid frie. Tag røret tværs over til det andet toilet.
toilet-divers-lesson-pipe-else = Nedenunder er lommeuret, det har du set. Guldtanden må være et andet sted: Tag røret.
toilet-divers-lesson-stuck = En prop! Den kræver svupperen, og den har { $p1 }. Én gang pr. dyk må du bede om hjælp: Giv assistentbrikken til { $p1 }.
toilet-divers-lesson-stuck-else = Røret til venstre er også frit. Men det er ned, du vil: Bed om svupperen.
toilet-divers-lesson-helper = Fra nu af tæller både dit og det lånte værktøj i dette dyk. En assistent må også pege på en vej.
toilet-divers-lesson-down = { $p1 } peger ned. Du bestemmer selv, om du følger rådet. Dyk ned denne gang.
toilet-divers-lesson-down-else = Du behøver ikke følge din assistent. Men det her er et godt råd: Dyk ned.
toilet-divers-lesson-keep = Guldtanden! Du trækker to jetoner og beholder en; kun du ser stjernerne. Behold den med tre.
toilet-divers-lesson-keep-else = Gavmildt! Men stjerner vinder spillet: Behold jetonen med tre.
toilet-divers-lesson-kept = Den anden jeton går til { $p1 } som tak for svupperen. Uden assistent var den røget ud af spillet.
toilet-divers-lesson-other = Nu dykker { $p1 }. Se godt efter: Alt, hvad { $p1 } åbner, ser du også.
toilet-divers-lesson-failed = Intet værktøj til den krokodille og ingen anden vej: Dykket er mislykket. Ringen lægges åbent nederst i bunken og efterlyses igen senere. Du ved, hvor den er!
toilet-divers-lesson-again = Din tur igen. Hvad er mon efterlyst nu?
toilet-divers-lesson-remember = Lommeuret! Kan du huske, hvor du så det? I dit eget toilet, på niveau 4. Dyk.
toilet-divers-lesson-further = Forbi ringen, længere ned.
toilet-divers-lesson-further-else = Lommeuret var i dit eget toilet, længere nede. Dyk ned.
toilet-divers-lesson-own-tool = Krokodillen igen. Dit net virker, så tit du har brug for det. Ned!
toilet-divers-lesson-own-tool-else = Vejen til lommeuret går ned, forbi krokodillen.
toilet-divers-lesson-found = Fundet, og uden hjælp! Behold den bedste jeton.
toilet-divers-lesson-found-else = Den anden jeton har flere stjerner. Behold den.
toilet-divers-lesson-end = Fem stjerner og to skatte: strålende! Når der ikke er flere skattekort, vinder flest stjerner.

# What things are and do, on the spot

toi-about-name = { $kind ->
    [ring] Ringen
    [gold_tooth] Guldtanden
    [phone] Telefonen
    [crown] Kronen
    [wallet] Tegnebogen
    [keys] Nøglerne
    [pearls] Perlerne
    [pocket_watch] Lommeuret
    [crocodile] En krokodille
    [clog] En prop
    [rats] Rotter
    [jellyfish] Vandmænd
    [net] Nettet
    [plunger] Svupperen
    [trap] Rottefælden
    [gloves] Gummihandskerne
    [plain] Et kort med rør
    [tile] Assistentbrikken
    [wanted] Det efterlyste
   *[chip] En jeton
}
toi-about-text = { $group ->
    [treasure] Er skatten efterlyst, er dykket lykkedes. Hvis ikke, er vejen ned forbi den fri, og nu ved du, hvor skatten er.
    [obstacle] Spærrer vejen ned, medmindre noget af værktøjet på dykket passer. Rør til siderne er altid frie.
    [plain] Rent vand: intet at finde og intet i vejen. Rør fører til de andre toiletter, og som regel går det også nedad.
    [tool] Får en dykker forbi én slags forhindring, så tit det er nødvendigt. Krokodiller kræver nettet, propper svupperen, rotter rottefælden og vandmænd gummihandskerne.
    [tile] Én gang pr. dyk må du give den til spilleren med det værktøj, du mangler. Fra da af tæller begge slags værktøj, og en spiller, der hjælper, får en jeton, hvis du finder skatten.
    [wanted] Hver tur begynder med, at et skattekort vendes: Det viser, hvad dykkeren skal finde. Det, der ikke bliver fundet, efterlyses én gang til senere.
   *[chip] Den, der finder en skat, trækker to jetoner og beholder en. Stjernerne på dem er hemmelige, til spillet er slut, og flest stjerner vinder.
}
