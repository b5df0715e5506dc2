# Dykarna
#
# $name is the player a line is about, $crew the number of the crew (0 north, 1 east, 2 south, 3 west), $diver the
# number of a diver in it, from 1.

# The game in a few words

dykarna-title = Dykarna
dykarna-tagline = Dyk ned i et hav, ingen kender, find skattene, og få dem hjem forbi hvirvler, hajer og rivaler.
dykarna-facts = 2 eller 4 spillere · cirka 55 minutter på det lille hav · opdagelser, taktik og et hav med sin egen vilje

dykarna-option-sea = Hav
dykarna-option-sea-about = Hvor meget der er at opdage.
dykarna-option-sea-large = Stort
dykarna-option-sea-large-about = 11 gange 11 brikker, 40 skatte, halvanden til to timer.
dykarna-option-sea-small = Lille
dykarna-option-sea-small-about = 8 gange 8 brikker, 20 skatte, knap en time.
dykarna-option-form = Hvem spiller sammen
dykarna-option-form-about = Makkere sidder over for hinanden. To spillere har to både hver.
dykarna-option-form-teams = Hold på to
dykarna-option-form-teams-about = Du og spilleren over for dig vinder sammen.
dykarna-option-form-solo = Alle mod alle
dykarna-option-form-solo-about = Alle andres dykkere er modstandere.
dykarna-option-form-two = To både hver
dykarna-option-form-two-about = To spillere: Hver har to både over for hinanden, som skiftes.
dykarna-option-crews = En spillers besætninger
dykarna-option-crews-about = Med to spillere har hver to både. Hører deres dykkere sammen?
dykarna-option-crews-together = Sammen
dykarna-option-crews-together-about = Alle seks dykkere deler brikker, øer og både og befrier hinanden.
dykarna-option-crews-apart = Adskilt
dykarna-option-crews-apart-about = De to besætninger holder sig væk fra hinanden, som makkere gør.

dykarna-solo-players = Alle mod alle kræver { $players } spillere.
dykarna-crews-players = Kun to spillere kan holde deres besætninger adskilt: Med fire har hver kun én.

# What happened

dyk-placed = { $name } sætter { $crew ->
    [0] nordbåden
    [1] østbåden
    [2] sydbåden
   *[3] vestbåden
} på plads.
dyk-passed = { $name } vil hellere melde pas end betale.
dyk-drove = { $name } sejler { $crew ->
    [0] nordbåden
    [1] østbåden
    [2] sydbåden
   *[3] vestbåden
} langs kysten.
dyk-picked-up = { $name } får dykker { $diver } samlet op.
dyk-set-off = { $how ->
    [out] { $name } lader dykker { $diver } gå ud af båden
    [walk] { $name } lader dykker { $diver } gå langs stranden
    [trudge] { $name } lader dykker { $diver } traske videre
    [wish] { $name } lader dykker { $diver } bruge sit ønske
   *[step] { $name } lader dykker { $diver } svømme videre
}{ $load ->
    [1] {" "}med en skat.
   *[0] .
}
dyk-ransom = { $name } betaler søpindsvinet en skat.
dyk-met-unknown = Hvem ved, hvad der ligger der?
dyk-met-open = { $fresh ->
    [1] Åbent hav, ikke andet.
   *[0] Vandet er roligt.
}
dyk-met-treasure = { $pieces ->
    [one] En skat!
   *[other] { $pieces } skatte!
}
dyk-met-island = { $fresh ->
    [1] En ø! Der kan ingen slå dykkeren.
   *[0] I sikkerhed på øen.
}
dyk-met-turtle = { $fresh ->
    [1] En skildpadde! Dykkeren bliver en tur for at klappe den.
   *[0] Skildpadden er i vejen igen: en turs forsinkelse.
}
dyk-met-mud = { $fresh ->
    [1] Mudder! Dykkeren står på den første tue.
   *[0] Dykkeren står på tue { $tussock } i mudderet.
}
dyk-met-urchin = { $fresh ->
    [1] Et søpindsvin! Det vil have en skat, før det slipper dykkeren.
   *[0] Søpindsvinet holder dykkeren fast og kræver løsesum.
}
dyk-met-octopus = { $caught ->
    [1] En blæksprutte fanger dykkeren. Nu kan kun en kammerat hjælpe.
   *[0] En kammerat kommer til undsætning: Blæksprutten giver slip.
}
dyk-met-goldfish = En guldfisk! Den giver dykkeren et ønske.
dyk-met-shark = En haj!
dyk-met-stingray = En pigrokke slynger dykkeren ud af havet.
dyk-met-anemone = En søanemone brænder: Dykkeren ryger tilbage.
dyk-met-whirl = En hvirvel trækker dykkeren med videre.
dyk-met-seahorse = En søhest springer af sted med dykkeren.
dyk-met-current = En strøm tager dykkeren med.
dyk-ashore = { $name } har nu dykker { $diver } på stranden.
dyk-aboard = { $whose ->
    [own] { $name } har dykker { $diver } tilbage i båden.
    [second] Dykker { $diver } ({ $name }) går om bord i den anden af sine både.
    [mate] { $name } får dykker { $diver } op i makkerens båd.
   *[other] { $name } ser dykker { $diver } havne i en fremmed båd.
}
dyk-brought-home = { $name } bringer en skat hjem: { $total } nu.
dyk-sent-back = Alle veje er spærret: tilbage til der, hvor dykkeren kom fra.
dyk-lost-piece = { $name } lader en skat synke i mudderet.
dyk-struck = { $name } får dykker { $diver } slået tilbage til båden.
dyk-out = { $why ->
    [eaten] { $name } mister dykker { $diver }: ædt med hud og hår.
    [stuck] { $name } mister dykker { $diver }, som snurrer rundt i al evighed.
    [sunk] { $name } mister dykker { $diver }, som synker i mudderet.
   *[drowned] { $name } mister dykker { $diver }, som drukner.
}
dyk-skipped = { $name } kan ikke rykke og melder pas.
dyk-over-home = Alle skatte er hjemme. Spillet er slut.
dyk-over-nobody = Der er ingen dykkere tilbage. Spillet er slut.
dyk-over-limit = Mørket falder på over havet. Spillet er slut.
dyk-over-passes = Ingen kan eller vil rykke mere. Spillet er slut.

# Why something cannot be done

dyk-why-corner-taken = Der ligger allerede en anden båd ved det hjørne. Vælg et andet sted på din kyst.
dyk-why-place-first = Sæt først din båd ved din kyst.
dyk-why-placed = Bådene er allerede på plads: Ryk en dykker, eller sejl din båd.
dyk-why-choose-way = Dykkeren bliver ført med: Vælg en af vejene videre.
dyk-why-choose-shore = Dykkeren blev slynget forbi et hjørne: Vælg et sted ved siden af det.
dyk-why-choose-loss = Tuen bærer kun to: Vælg, hvad der synker.
dyk-why-choose-drowned = Båden bærer kun tre: Vælg, hvem der drukner.
dyk-why-choose-payer = Søpindsvinet venter på sin skat: Vælg den båd, der betaler.
dyk-why-no-choice = Der er ikke noget at vælge nu: Ryk en dykker, eller sejl din båd.
dyk-why-must-move = Du kan rykke, så du skal.
dyk-why-first-out = I spillets allerførste træk går en dykker ud af sin båd: Vælg hvilken.
dyk-why-coast-ends = Båden kan ikke komme længere den vej: Den bliver ved sin egen kyst, og ved et hjørne er der kun plads til én båd.
dyk-why-nobody-drives = Din båd kan ikke sejle nu: Det kræver en af dens egne dykkere om bord, som frit kan rykke.
dyk-why-nobody-drives-together = Den båd kan ikke sejle nu: Det kræver en af dine dykkere om bord, som frit kan rykke.
dyk-why-out = Den dykker er ude af spillet.
dyk-why-delayed = En skildpadde holder på den dykker i denne tur. Ryk en anden.
dyk-why-caught = En blæksprutte holder den dykker, til en anden fra samme båd kommer.
dyk-why-caught-together = En blæksprutte holder den dykker, til en anden af dine dykkere kommer.
dyk-why-no-ransom = Søpindsvinet vil have en skat fra en af holdets både, og der er ingen.
dyk-why-in-boat = Fra en båd kan en dykker kun gå ud på brikken lige bag den.
dyk-why-on-shore = Fra stranden kan en dykker kun gå langs den eller op i en båd.
dyk-why-not-in-boat = Den dykker er ikke i en båd.
dyk-why-not-on-shore = Den dykker er ikke på stranden.
dyk-why-no-boat-to-pass = En båd går man kun forbi, når alle spiller mod alle, og bådens egen besætning er om bord.
dyk-why-in-mud = Den dykker skal først gennem alle tuer i mudderet.
dyk-why-through-mud = Der er ingen næste tue der, hvor den dykker er.
dyk-why-no-treasure = Der er ingen skat der, hvor den dykker er.
dyk-why-edge = Der er hverken hav eller båd der.
dyk-why-not-their-boat = Skatte skal kun op i både fra dit eget hold.
dyk-why-island-treasure = Ingen skat må tages med til en ø.
dyk-why-known-only = En skat kan kun tages med, hvor hver brik på vejen er kendt, og den sidste kan holde den.
dyk-why-loop = Den vej fører rundt og rundt i al evighed.
dyk-why-barred = Den vej ender på en ø, som en anden holder.
dyk-why-barred-partner = Den vej ender, hvor din makker er, eller på en ø, som en anden holder.
dyk-why-barred-other-boat = Den vej ender, hvor en dykker fra din anden båd er, eller på en optaget ø.
dyk-why-danger = Der svømmer ingen frivilligt hen: Det ender uden for havet eller hos en søanemone, en pigrokke, en haj eller guldfisken.
dyk-why-no-wish = Den dykker har ikke noget ønske tilbage.
dyk-why-there-already = Dykkeren er der allerede.

# The board

dyk-sea = Havet og stranden. Piletasterne fører fra sted til sted, Page Down til det næste, du kan vælge.
dyk-place = Række { $row }, kolonne { $column }
dyk-place-shore = { $crew ->
    [0] Nordstranden
    [1] Øststranden
    [2] Sydstranden
   *[3] Veststranden
}, plads { $spot }
dyk-place-corner = Bag hjørnet
dyk-arrow = løber mod { $way ->
    [0] nord
    [1] nordøst
    [2] øst
    [3] sydøst
    [4] syd
    [5] sydvest
    [6] vest
   *[7] nordvest
}
dyk-tail = halen peger mod { $way ->
    [0] nord
    [2] øst
    [4] syd
   *[6] vest
}
dyk-pieces = { $pieces ->
    [one] 1 skat
   *[other] { $pieces } skatte
}
dyk-score = { $points ->
    [one] 1 skat hjemme
   *[other] { $points } skatte hjemme
}
dyk-boat = { $pieces ->
    [0] båd ({ $name })
    [one] båd ({ $name }) med 1 skat
   *[other] båd ({ $name }) med { $pieces } skatte
}
dyk-diver = dykker { $diver } ({ $name })
dyk-diver-number = Dykker { $diver }:
dyk-purse = { $divers ->
    [one] 1 dykker tilbage
   *[other] { $divers } dykkere tilbage
}, { $pieces ->
    [one] 1 skat i båden
   *[other] { $pieces } skatte i båden
}
dyk-hoard = Hvor de { $pieces } skatte er
dyk-hoard-hidden = { $pieces } skjult
dyk-hoard-found = { $pieces } fundet
dyk-hoard-home = { $pieces } hjemme
dyk-hoard-lost = { $pieces } tabt

# The crew

dyk-crew = { $crew ->
    [0] Besætningen i nord
    [1] Besætningen i øst
    [2] Besætningen i syd
   *[3] Besætningen i vest
}
dyk-boat-drive = sejl båden
dyk-carry = Her ligger en skat
dyk-carry-yes = Tag en med
dyk-carry-no = Lad den ligge
dyk-wish = Guldfiskens ønske
dyk-wish-no = Gem det
dyk-wish-yes = Brug ønsket
dyk-state-out = ude
dyk-state-caught = fanget
dyk-state-delayed = sidder over
dyk-state-held = fastholdt
dyk-state-wish = har et ønske
dyk-state-boat = i båden
dyk-state-shore = på stranden
dyk-state-sea = i havet
dyk-state-mud = mudder, { $tussock } af { $tussocks }

# What you can do

dyk-go-place = Sæt din båd her
dyk-go-drive = Sejl båden hertil
dyk-go-step = { $carry ->
    [1] { $where ->
        [boat] Dykker { $diver } tager en skat med om bord
       *[sea] Dykker { $diver } tager en skat med hertil
    }
   *[0] { $where ->
        [boat] Dykker { $diver } går om bord
       *[sea] Dykker { $diver } svømmer hertil
    }
}
dyk-go-leave-boat = Dykker { $diver } går ud her
dyk-go-trudge = { $carry ->
    [1] Dykker { $diver } trasker til næste tue med en skat
   *[0] Dykker { $diver } trasker til næste tue
}
dyk-go-walk = Dykker { $diver } går hertil
dyk-go-walk-past = Dykker { $diver } går forbi båden
dyk-go-wish = { $carry ->
    [1] Dykker { $diver } ønsker sig hertil, med en skat
   *[0] Dykker { $diver } ønsker sig hertil
}
dyk-go-flow = Denne vej
dyk-go-land = Gå i land her
dyk-then-unknown = Ingen ved, hvad der ligger der.
dyk-then-choice = Så vælger du vejen videre.
dyk-then-open = Ender i roligt vand.
dyk-then-island = I sikkerhed: Der kan ingen slå den.
dyk-then-turtle = Skildpadden holder på den i bådens næste tur.
dyk-then-mud = { $tussocks } tuer at traske igennem.
dyk-then-trudge = En tue længere frem.
dyk-then-urchin = Det koster en skat at komme væk.
dyk-then-octopus = { $rescue ->
    [1] Befrier din dykker fra blæksprutten.
   *[0] { $together ->
        [1] Blæksprutten fanger den, til en anden af dine dykkere kommer.
       *[0] Blæksprutten fanger den, til en anden fra denne båd kommer.
    }
}
dyk-then-struck = Slår dykker { $diver } ({ $name }) tilbage til båden.
dyk-then-out = Dykker { $diver } ({ $name }) er ude af spillet.
dyk-then-home = En skat er hjemme!
dyk-then-ransom = Koster en skat fra holdets både.
dyk-sure = Sikker? Vælg det én gang til.
dyk-do-pass = Hellere pas end at betale
dyk-do-lose = Lad dykker { $diver } ({ $name }) synke
dyk-do-lose-piece = Lad en skat synke
dyk-do-drown = Dykker { $diver } ({ $name }) drukner
dyk-do-pay = { $crew ->
    [0] Nordbåden betaler
    [1] Østbåden betaler
    [2] Sydbåden betaler
   *[3] Vestbåden betaler
}

# The status line

dyk-status-placing = { $whose ->
    [you] Din tur: Sæt din båd et sted ved din { $crew ->
        [0] nordkyst
        [1] østkyst
        [2] sydkyst
       *[3] vestkyst
    }.
    [ours] { $name }, sæt din båd et sted ved din { $crew ->
        [0] nordkyst
        [1] østkyst
        [2] sydkyst
       *[3] vestkyst
    }.
   *[other] { $name } vælger en plads til båden.
}
dyk-status-moving = { $whose ->
    [you] Din tur: Vælg en dykker eller din båd og så hvorhen.
    [ours] { $name }, det er din tur: Vælg en dykker eller din båd og så hvorhen.
   *[other] { $name } overvejer et træk.
}
dyk-status-first = { $whose ->
    [you] Din tur, den første i spillet: Vælg en dykker, der går ud.
    [ours] { $name }, du har spillets første tur: Vælg en dykker, der går ud.
   *[other] { $name } lader den første dykker gå ud.
}
dyk-status-moving-boat = { $whose ->
    [you] Din tur med { $crew ->
        [0] nordbåden
        [1] østbåden
        [2] sydbåden
       *[3] vestbåden
    } og dens dykkere: Vælg, hvem der rykker, og så hvorhen.
    [ours] { $name }, det er din tur med { $crew ->
        [0] nordbåden
        [1] østbåden
        [2] sydbåden
       *[3] vestbåden
    } og dens dykkere.
   *[other] { $name } overvejer et træk.
}
dyk-status-stuck = { $whose ->
    [ours] { $name }, du kan kun melde pas.
   *[you] Du kan kun melde pas.
}
dyk-status-flowing = { $face ->
    [seahorse] { $whose ->
        [you] En søhest springer af sted med din dykker: Vælg, hvor den lander.
        [ours] { $name }, en søhest springer af sted med din dykker: Vælg, hvor den lander.
       *[other] En søhest springer af sted med en dykker fra { $name }.
    }
    [current] { $whose ->
        [you] Strømmen deler sig: Vælg den vej, din dykker skal tage.
        [ours] { $name }, strømmen deler sig: Vælg den vej, din dykker skal tage.
       *[other] En strøm fører en dykker fra { $name } med sig.
    }
   *[other] { $whose ->
        [you] Havet fører din dykker med sig: Vælg en vej.
        [ours] { $name }, havet fører din dykker med sig: Vælg en vej.
       *[other] Havet fører en dykker fra { $name } med sig.
    }
}
dyk-status-rounding = { $whose ->
    [you] Slynget forbi hjørnet: Vælg, hvor din dykker lander.
    [ours] { $name }, din dykker blev slynget forbi hjørnet: Vælg, hvor den lander.
   *[other] En dykker fra { $name } blev slynget forbi hjørnet.
}
dyk-status-losing = { $whose ->
    [you] Tuen bærer kun to: Vælg, hvad der synker.
    [ours] { $name }, tuen bærer kun to: Vælg, hvad der synker.
   *[other] For meget vægt på én tue: { $name } vælger, hvad der synker.
}
dyk-status-drowning = { $whose ->
    [you] Din båd bærer kun tre: Vælg, hvem der drukner.
    [ours] { $name }, din båd bærer kun tre: Vælg, hvem der drukner.
   *[other] For mange i én båd: { $name } vælger, hvem der drukner.
}
dyk-status-paying = { $whose ->
    [you] Søpindsvinet vil have en skat: Vælg den båd, der betaler.
    [ours] { $name }, søpindsvinet vil have en skat: Vælg den båd, der betaler.
   *[other] { $name } vælger den båd, der betaler søpindsvinet.
}
dyk-status-over = { $sides ->
    [1] { $winners ->
        [1] Spillet er slut: { $names } vinder med { $pieces ->
            [one] 1 skat.
           *[other] { $pieces } skatte.
        }
       *[other] Spillet er slut: { $names } vinder som hold med { $pieces ->
            [one] 1 skat.
           *[other] { $pieces } skatte.
        }
    }
   *[other] Spillet er slut: { $names } deler sejren med lige mange skatte: { $pieces }.
}

# Tips for a first game

dyk-hint-placing = Dine dykkere går ud i havet lige bag båden og kommer hjem over de tre brikker nærmest den. Midten af kysten giver flest veje.
dyk-hint-out = Alle denne båds dykkere er om bord. Lad en gå ud på den lysende brik: Den bliver vendt og forbliver vendt.
dyk-hint-explore = En dykker svømmer én brik i en hvilken som helst retning, båden sejler én plads langs din kyst. Peg på et lysende sted for at se, hvad man ved om det.
dyk-hint-carry = En skat! Tag én ad gangen med gennem kendt vand, og få den op i en af holdets både.
dyk-hint-wish = En af dine dykkere har guldfiskens ønske: til enhver brik eller op i enhver båd, én gang.
dyk-hint-caught = { $together ->
    [1] Blæksprutten giver slip, så snart en anden af dine dykkere kommer hen til den, uanset fra hvilken båd.
   *[0] Blæksprutten giver slip, så snart en anden dykker fra samme båd kommer hen til den.
}
dyk-hint-held = Søpindsvinet slipper din dykker for en skat fra holdets både. Du behøver ikke betale.
dyk-hint-mud = I mudderet går en dykker fra tue til tue, før den må gå ud af det.
dyk-hint-shore = { $solo ->
    [1] En dykker på stranden går langs den, til den når en båd, og går om bord. Den må gå forbi en båd, hvis besætning ville drukne den.
   *[0] En dykker på stranden går langs den, til den når en båd, og går om bord. I en modstanders båd med besætning drukner den.
}
dyk-hint-flowing = Du har lige mødt noget, der fører dykkere med sig. Vælg et af de lysende steder.
dyk-hint-rounding = Ryger en dykker ud forbi et hjørne, lander den på en af de to kyster ved siden af.
dyk-hint-losing = En tue bærer to, og dykkere og skatte tæller lige meget. Det, du vælger nu, er ude af spillet.
dyk-hint-drowning = Der er tre pladser i en båd. Husk, at en dykker, der bliver slået, også kommer tilbage om bord.
dyk-hint-paying = Skatte i alle holdets både tæller lige meget, så det er lige meget, hvilken der betaler.

# The fourteen tiles

dyk-legend = Brikker
dyk-legend-title = Hvad der ligger i dette hav
dyk-unseen = { $tiles ->
    [0] alle fundet
    [one] 1 ikke fundet endnu
   *[other] { $tiles } ikke fundet endnu
}
dyk-tile-unknown = ukendt
dyk-tile-open = Åbent hav
dyk-tile-treasure = Skat
dyk-tile-island = Ø
dyk-tile-turtle = Skildpadde
dyk-tile-mud = { $tussocks ->
    [0] Mudder
    [one] Mudder med 1 tue
   *[other] Mudder med { $tussocks } tuer
}
dyk-tile-urchin = Søpindsvin
dyk-tile-octopus = Blæksprutte
dyk-tile-current = Strøm
dyk-tile-whirl = Hvirvel
dyk-tile-anemone = Søanemone
dyk-tile-seahorse = Søhest
dyk-tile-stingray = Pigrokke
dyk-tile-goldfish = Guldfisk
dyk-tile-shark = Haj
dyk-about-open = Her sker der ingenting.
dyk-about-treasure = En til fire skatte kommer frem. Derefter er det åbent hav.
dyk-about-island = Her kan ingen blive slået, og den, der er her, holder andre ude. Ingen skat må komme i land.
dyk-about-turtle = Dykkeren sidder over i sin besætnings næste tur.
dyk-about-mud = Dykkeren går over hver tue, én pr. træk. Modstandere på samme tue bliver slået. Den bærer to, dykkere og skatte tilsammen: Er der flere tilbage, vælger den, der rykkede, hvad der synker.
dyk-about-urchin = Dykkeren må komme videre, når holdet betaler en skat fra en båd.
dyk-about-octopus = Fanger dykkeren, til en af dens kammerater kommer.
dyk-about-current = Fører dykkeren ét skridt langs en pil. En, der lige er vendt, må føre den ud af havet, en kendt må ikke.
dyk-about-whirl = Trækker dykkeren ét skridt mere i samme retning.
dyk-about-anemone = Kaster dykkeren tilbage, to skridt den vej, den kom fra.
dyk-about-seahorse = Springer med dykkeren: to brikker frem og en til siden.
dyk-about-stingray = Slynger dykkeren i land, lige den vej halen peger.
dyk-about-goldfish = Giver et ønske, én gang: til enhver brik eller op i enhver båd.
dyk-about-shark = Æder dykkeren.

# The rules page

dyk-rules-aim-text = Et sted under et gammelt søkort ligger en masse sunkne skatte og noget med fangarme. Send dine dykkere ud for at opdage havet brik for brik, og bring det, de finder, hjem. Holdet med flest skatte i sine både vinder.
dyk-rules-piece-tile = havet, med bagsiden opad
dyk-rules-piece-diver = 3 dykkere i hver båd
dyk-rules-piece-boat = 4 både
dyk-rules-piece-treasure = 40 skatte, 20 i det lille hav
dyk-rules-set-up = Hver båd har én side af havet som kyst. Lodtrækning afgør, hvilken der begynder, og så sættes bådene efter tur med tre dykkere om bord et sted ved deres egen kyst. Ved en hjørnebrik må der kun ligge én båd.
dyk-rules-turn = Din tur: ét træk
dyk-rules-turn-text = Ryk én dykker eller din båd. Kan du rykke, skal du, medmindre hvert eneste træk ville koste dig en løsesum. I spillets allerførste træk går en dykker ud af sin båd.
dyk-rules-move-swim = En dykker i havet svømmer til en af de otte brikker omkring sig. En brik, der ligger med bagsiden opad, bliver vendt, forbliver vendt og virker med det samme.
dyk-rules-move-out = En dykker i en båd går ud på brikken lige bag den.
dyk-rules-move-aboard = En dykker på en af de tre brikker nærmest en båd kan gå om bord.
dyk-rules-move-drive = En dykker i sin egen båd kan sejle den én plads langs bådens kyst. Dykkere, den møder på stranden, bliver samlet op; modstandere blandt dem drukner.
dyk-rules-move-shore = En dykker på stranden går én plads, også rundt om havets hjørner, til den når en båd og går om bord. Når alle spiller mod alle, må den gå forbi en båd med modstandere i.
dyk-rules-lesson = Et par ture, trin for trin
dyk-rules-lu = Lu
dyk-rules-lesson-0 = Lu spiller fra sydkysten, og noget af havet er kendt. Dykker 1 skal til at gå ud af båden.
dyk-rules-lesson-1 = Brikken bag båden er en strøm: Den fører straks dykkeren mod nordøst. Der dukker en hvirvel op og trækker den ét skridt videre i samme retning. Og der: tre skatte! Nu er trækket slut.
dyk-rules-lesson-2 = I næste tur tager dykkeren en skat med til en brik, der er kendt og rolig.
dyk-rules-lesson-3 = Ét skridt videre. Denne brik er en af de tre nærmest båden.
dyk-rules-lesson-4 = Op i båden: Skatten er hjemme. To mere venter der, hvor den kom fra.
dyk-rules-tiles = De fjorten brikker
dyk-rules-tiles-text = De første syv og guldfisken afslutter et træk. Strøm, hvirvel, søanemone, søhest og pigrokke fører straks dykkeren videre og nogle gange ud af havet.
dyk-rules-treasure = Skatte
dyk-rules-treasure-text = En dykker, der begynder sit træk, hvor der ligger skatte, må tage én med: til en brik, der er vendt og ikke er en ø, eller op i en båd fra sit eget hold. Aldrig til en brik, den vender i dette træk. Gennem kendte strømme, hvirvler og søheste kommer skatten med, hvis hele vejen er kendt. På en brik må der ligge så mange skatte, det skal være. Det, der er i en båd, er hjemme for altid, bortset fra en løsesum.
dyk-rules-meeting = Når I mødes
dyk-rules-meeting-strike = Modstandere på den brik, du kommer til, bliver slået og ryger tilbage til deres båd. På en ø kan ingen blive slået, og kun kammerater må gå i land hos en dykker, der allerede er der.
dyk-rules-meeting-partner = Kammerater må dele brik, som de vil: de tre dykkere fra en båd eller, med to spillere, alle seks, der er en spillers. Du må ikke gå ind på en brik med din makkers dykkere. Holder to spillere deres besætninger adskilt, regnes de som hinandens makkere.
dyk-rules-meeting-boat = En dykker, der kommer op i en modstanders båd med besætning, drukner. I en tom båd kan den blive et stykke tid, til en modstander kommer om bord.
dyk-rules-meeting-room = En båd har tre pladser. Kommer der flere dykkere om bord, bestemmer bådens ejer, hvem der drukner.
dyk-rules-chain = Kendt vand og lange kæder
dyk-rules-chain-fresh = En dykker, der føres ind på en brik med bagsiden opad, vender den og fortsætter derfra, så mange gange det er nødvendigt. Er der flere veje, vælger dens spiller.
dyk-rules-chain-known = Ingen svømmer frivilligt hen til en kendt haj, pigrokke, søanemone eller guldfisk og heller ikke ind i en kendt strøm, hvirvel eller søhest, der kun kan føre derhen, ud af havet, rundt i al evighed, til makkerens dykkere eller til en optaget ø.
dyk-rules-chain-danger = En dykker, der lige har vendt noget, er ikke så heldig: Fører alle veje i fare, ja, så går turen lige ud i faren. Og en strøm, den lige har vendt, må også føre den ud af havet.
dyk-rules-chain-loop = Ender en kæde aldrig, snurrer dykkeren rundt i al evighed og er ude af spillet.
dyk-rules-chain-barred = Ender alle veje hos makkerens dykkere eller på en optaget ø, ryger dykkeren tilbage til der, hvor dens træk begyndte, og trækket er brugt.
dyk-rules-diagram-carry = Ét skridt, og havet gør resten: En strøm fører dykkeren mod nordøst, den næste mod nord, og en hvirvel trækker den ét skridt videre i samme retning. Ved skatten er trækket slut.
dyk-rules-diagram-danger = Ikke tilladt: Man ved, at denne strøm fører over hvirvlen til hajen. En dykker, der først vender strømmen eller hvirvlen i dette træk, har intet valg og må derhen.
dyk-rules-end = Slutningen
dyk-rules-end-text = Spillet er slut, når alle skatte, der stadig er i spil, er i både. Det slutter også, når der ikke er flere dykkere tilbage, når ingen kan eller vil rykke mere, eller efter 3000 træk. Holdet med flest skatte vinder; står det lige, er det uafgjort. Skatte, der er betalt i løsesum eller sunket i mudderet, er ude af spillet.
dyk-rules-forms = Måder at spille på
dyk-rules-form-teams = Fire spillere på hold på to: Makkere sidder over for hinanden og vinder sammen.
dyk-rules-form-two = To spillere med to både hver, over for hinanden. Bådene skiftes rundt om bordet, hver med sine egne dykkere. Alle en spillers seks dykkere er kammerater i begge både, medmindre I vælger, at besætningerne holdes adskilt.
dyk-rules-form-solo = Fire spillere, alle mod alle: Alle andres dykkere er modstandere.
dyk-rules-form-small = Det lille hav har 8 gange 8 brikker og 20 skatte, til et kortere parti.

# What the lab counts: how games end, and the parts they are played with

end-dykarna-home = Alle skatte er hjemme
end-dykarna-nobody = Der er ingen dykkere tilbage
end-dykarna-limit = Grænsen for træk er nået
end-dykarna-passes = Ingen kan eller vil rykke mere

part-dykarna-square = Felter, som dykkere kommer til

part-dykarna-tile = Brikker, som dykkere kommer til
part-dykarna-tile-open = Åbent hav
part-dykarna-tile-treasure = Skat
part-dykarna-tile-island = Ø
part-dykarna-tile-turtle = Skildpadde
part-dykarna-tile-mud = Mudder
part-dykarna-tile-urchin = Søpindsvin
part-dykarna-tile-octopus = Blæksprutte
part-dykarna-tile-goldfish = Guldfisk
part-dykarna-tile-shark = Haj
part-dykarna-tile-stingray = Pigrokke
part-dykarna-tile-anemone = Søanemone
part-dykarna-tile-whirl = Hvirvel
part-dykarna-tile-seahorse = Søhest
part-dykarna-tile-current = Strøm

part-dykarna-turned-up = Brikker, der er vendt
part-dykarna-turned-up-open = { part-dykarna-tile-open }
part-dykarna-turned-up-treasure = { part-dykarna-tile-treasure }
part-dykarna-turned-up-island = { part-dykarna-tile-island }
part-dykarna-turned-up-turtle = { part-dykarna-tile-turtle }
part-dykarna-turned-up-mud = { part-dykarna-tile-mud }
part-dykarna-turned-up-urchin = { part-dykarna-tile-urchin }
part-dykarna-turned-up-octopus = { part-dykarna-tile-octopus }
part-dykarna-turned-up-goldfish = { part-dykarna-tile-goldfish }
part-dykarna-turned-up-shark = { part-dykarna-tile-shark }
part-dykarna-turned-up-stingray = { part-dykarna-tile-stingray }
part-dykarna-turned-up-anemone = { part-dykarna-tile-anemone }
part-dykarna-turned-up-whirl = { part-dykarna-tile-whirl }
part-dykarna-turned-up-seahorse = { part-dykarna-tile-seahorse }
part-dykarna-turned-up-current = { part-dykarna-tile-current }

part-dykarna-done = Hvad spillerne gør
part-dykarna-done-leave-boat = Går ud af en båd
part-dykarna-done-step = Svømmer
part-dykarna-done-carry = Svømmer med en skat
part-dykarna-done-trudge = Går videre gennem mudderet
part-dykarna-done-walk = Går langs stranden
part-dykarna-done-drive = Sejler båden
part-dykarna-done-pass = Melder pas
part-dykarna-done-flow = Vælger en vej videre
part-dykarna-done-wish = Bruger et ønske

part-dykarna-event = Hvad der sker
part-dykarna-event-brought-home = En skat bringes hjem
part-dykarna-event-struck = En dykker bliver slået
part-dykarna-event-ransom = En løsesum betales
part-dykarna-event-sent-back = En dykker ryger tilbage, fordi alle veje er spærret
part-dykarna-event-treasure-sunk = En skat synker i mudderet

part-dykarna-lost = Hvordan dykkere går tabt
part-dykarna-lost-eaten = Ædt af en haj
part-dykarna-lost-stuck = Fanget i en ring
part-dykarna-lost-drowned = Druknet
part-dykarna-lost-sunk = Sunket i mudderet

# The lesson: $p0 is the learner, $p2 the partner, $p1 and $p3 are their opponents

dykarna-lesson-welcome = Et hav, som ingen kender! Dine dykkere leder efter skatte under brikkerne og bringer dem til din båd. { $p2 } er din makker; { $p1 } og { $p3 } er imod jer.
dykarna-lesson-place = Sæt først din båd ved din kyst, på stedet med ring om. Der sidder tre dykkere i den.
dykarna-lesson-place-else = Alle steder på din kyst kan bruges. Tag i denne lektion det med ring om.
dykarna-lesson-others-place = Ét træk pr. tur, i urets retning. Lad os se, hvor { $p1 } sætter sin båd, og hvad de andre gør.
dykarna-lesson-leave = Din tur. En dykker går lige ud i havet, til brikken ud for båden. Af sted!
dykarna-lesson-leave-else = Båden kan vente. Først skal en dykker i vandet: på brikken med ring om.
dykarna-lesson-open-sea = Åbent hav: Der sker ingenting, og dit træk er slut. Brikker forbliver vendt, så alle kan se dem.
dykarna-lesson-step = I havet svømmer en dykker til en af de otte brikker omkring sig. Vælg den med ring om.
dykarna-lesson-step-else = Hvem ved, hvad der er der? Prøv i denne lektion brikken med ring om.
dykarna-lesson-chain = En strøm! Den rev straks din dykker med, langs sin pil, til den næste brik. Sådan nogle kæder kan blive lange.
dykarna-lesson-treasure = Og den førte til skatte: Nu ligger der fire. De andre rykker, og så henter du en.
dykarna-lesson-carry = En dykker tager én skat med ad gangen. Din båd ligger lige ved siden af: Tag en skat med om bord.
dykarna-lesson-carry-else = Skatten først, før der kommer nogen: op i båden, og tag en skat med!
dykarna-lesson-home = En skat er hjemme! Det, der er i en båd, er i sikkerhed og tæller for dig og din makker sammen.
dykarna-lesson-partner = De andre spiller videre. Hold øje med { $p3 }: En søhest hopper som en springer i skak.
dykarna-lesson-drive = Der er tre skatte tilbage. Et smart trick: Ryk båden i stedet for en dykker. Sejl den én plads til højre.
dykarna-lesson-drive-else = Det går, men det tager længere tid. Sejl hellere båden hen til skattene.
dykarna-lesson-driven = Nu ligger skattene lige ud for din båd. Vent på din tur …
dykarna-lesson-leave-again = Send den anden dykker ud, lige hen til skattene.
dykarna-lesson-leave-again-else = Send hellere en dykker ud af båden, til brikken med ring om.
dykarna-lesson-mud = Nogle dykkere sidder fast i mudderet og trasker fra tue til tue, én pr. tur.
dykarna-lesson-explore = Din dykker kunne bringe en skat hjem. Men vær nysgerrig denne ene gang: Lad skatten ligge, og kig under brikken med ring om.
dykarna-lesson-explore-else = Fornuftigt! Men vær nysgerrig denne ene gang: Svøm til brikken med ring om.
dykarna-lesson-stingray = En pigrokke! Med halen slyngede den din dykker ud af havet, helt over på en strand langt væk. Ikke alle brikker er venlige.
dykarna-lesson-no-harm = Det er ikke så slemt: Fra stranden kan dykkeren gå hen til en båd. Kendte farer behøver ingen svømme ind i. Hajen og endeløse kæder er værre.
dykarna-lesson-third = Du har flere dykkere. Send den tredje ud til skattene.
dykarna-lesson-third-else = Det kan vente: Send den tredje dykker ud til skattene.
dykarna-lesson-third-out = Skynd dig: De andre må også tage skatte, og svømmer en modstander ind på din dykkers brik, bliver dykkeren slået tilbage til båden.
dykarna-lesson-carry-again = Bring skatten hjem!
dykarna-lesson-carry-again-else = Op i båden, og tag en skat med!
dykarna-lesson-end = To skatte til jeres hold, én til de andre: I fører! Spillet slutter, når alle skatte er hjemme. »Brikker« ved siden af havet forklarer alle dyrene.

# What things are, on the spot

dyk-about-unknown-name = En brik, ingen kender endnu
dyk-about-unknown = Den, der kommer hertil, vender den, og så virker den med det samme. Den forbliver vendt for alle.
dyk-about-diver-name = En dykker
dyk-about-diver = I hver tur flytter én dykker: ud af båden, til en af de otte brikker omkring sig eller tilbage om bord. Den tager én skat med ad gangen.
dyk-about-boat-name = En båd
dyk-about-boat = Skatte i den er i sikkerhed og tæller for din side. I stedet for en dykker må du rykke båden, én plads langs kysten.
