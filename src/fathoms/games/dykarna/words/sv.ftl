# Dykarna
#
# $name is the player a line is about, $crew the number of the crew (0 north, 1 east, 2 south, 3 west), $diver the
# number of a diver in it, from 1.

# The game in a few words

dykarna-title = Dykarna
dykarna-tagline = Dyk ner i ett okänt hav, hitta skatterna och få hem dem förbi virvlar, hajar och rivaler.
dykarna-facts = 2 eller 4 spelare · ungefär 55 minuter på det lilla havet · upptäckter, taktik och ett hav med egen vilja

dykarna-option-sea = Hav
dykarna-option-sea-about = Hur mycket det finns att upptäcka.
dykarna-option-sea-large = Stort
dykarna-option-sea-large-about = 11 gånger 11 brickor, 40 skatter, en och en halv till två timmar.
dykarna-option-sea-small = Litet
dykarna-option-sea-small-about = 8 gånger 8 brickor, 20 skatter, knappt en timme.
dykarna-option-form = Vem spelar med vem
dykarna-option-form-about = Medspelare sitter mitt emot varandra. Två spelare har två båtar var.
dykarna-option-form-teams = Lag om två
dykarna-option-form-teams-about = Du och spelaren mitt emot vinner tillsammans.
dykarna-option-form-solo = Alla mot alla
dykarna-option-form-solo-about = Alla andra dykare är motståndare.
dykarna-option-form-two = Två båtar var
dykarna-option-form-two-about = Två spelare: var och en har två båtar mitt emot varandra, som turas om.
dykarna-option-crews = En spelares besättningar
dykarna-option-crews-about = Med två spelare har var och en två båtar. Hör deras dykare ihop?
dykarna-option-crews-together = Tillsammans
dykarna-option-crews-together-about = Alla sex dykare delar brickor, öar och båtar och befriar varandra.
dykarna-option-crews-apart = Åtskilda
dykarna-option-crews-apart-about = De två besättningarna håller sig undan varandra, som medspelare gör.

dykarna-solo-players = Alla mot alla kräver { $players } spelare.
dykarna-crews-players = Bara två spelare kan hålla sina besättningar åtskilda: med fyra har var och en bara en.

# What happened

dyk-placed = { $name } lägger { $crew ->
    [0] den norra båten
    [1] den östra båten
    [2] den södra båten
   *[3] den västra båten
} på plats.
dyk-passed = { $name } står hellre över än betalar.
dyk-drove = { $name } kör { $crew ->
    [0] den norra båten
    [1] den östra båten
    [2] den södra båten
   *[3] den västra båten
} längs kusten.
dyk-picked-up = { $name }: dykare { $diver } plockas upp.
dyk-set-off = { $how ->
    [out] { $name }: dykare { $diver } kliver ur båten
    [walk] { $name }: dykare { $diver } går längs stranden
    [trudge] { $name }: dykare { $diver } traskar vidare
    [wish] { $name }: dykare { $diver } önskar sig någonstans
   *[step] { $name }: dykare { $diver } simmar vidare
}{ $load ->
    [1] {" "}med en skatt.
   *[0] .
}
dyk-ransom = { $name } betalar en skatt till sjöborren.
dyk-met-unknown = Vem vet vad som finns där?
dyk-met-open = { $fresh ->
    [1] Öppet hav, ingenting mer.
   *[0] Vattnet är lugnt.
}
dyk-met-treasure = { $pieces ->
    [one] En skatt!
   *[other] { $pieces } skatter!
}
dyk-met-island = { $fresh ->
    [1] En ö! Där kan ingen slå dykaren.
   *[0] Trygg på ön.
}
dyk-met-turtle = { $fresh ->
    [1] En havssköldpadda! Dykaren stannar en tur och klappar den.
   *[0] Havssköldpaddan är i vägen igen: en tur försenad.
}
dyk-met-mud = { $fresh ->
    [1] Dy! Dykaren står på första tuvan.
   *[0] Dykaren står på tuva { $tussock } i dyn.
}
dyk-met-urchin = { $fresh ->
    [1] En sjöborre! Den vill ha en skatt innan den släpper dykaren.
   *[0] Sjöborren kräver lösen för dykaren.
}
dyk-met-octopus = { $caught ->
    [1] En bläckfisk fångar dykaren. Nu kan bara en kamrat hjälpa.
   *[0] En kamrat kommer till undsättning: bläckfisken släpper taget.
}
dyk-met-goldfish = En guldfisk! Dykaren får en önskning.
dyk-met-shark = En haj!
dyk-met-stingray = En stingrocka slungar ut dykaren ur havet.
dyk-met-anemone = En havsanemon bränns: dykaren far tillbaka.
dyk-met-whirl = En virvel drar dykaren vidare.
dyk-met-seahorse = En sjöhäst hoppar iväg med dykaren.
dyk-met-current = En ström tar med sig dykaren.
dyk-ashore = { $name }: dykare { $diver } är på stranden.
dyk-aboard = { $whose ->
    [own] { $name }: dykare { $diver } är tillbaka i båten.
    [second] Dykare { $diver } ({ $name }) kliver i den egna andra båten.
    [mate] { $name }: dykare { $diver } kliver i medspelarens båt.
   *[other] { $name }: dykare { $diver } hamnar i någon annans båt.
}
dyk-brought-home = { $name } bärgar en skatt: { $total } nu.
dyk-sent-back = Alla vägar är spärrade: dykaren får återvända dit den kom ifrån.
dyk-lost-piece = { $name } låter en skatt sjunka i dyn.
dyk-struck = { $name }: dykare { $diver } blir slagen och får åka tillbaka till båten.
dyk-out = { $why ->
    [eaten] { $name }: dykare { $diver } har blivit uppäten.
    [stuck] { $name }: dykare { $diver } snurrar runt i all evighet och är ute ur spelet.
    [sunk] { $name }: dykare { $diver } sjunker i dyn.
   *[drowned] { $name }: dykare { $diver } drunknar.
}
dyk-skipped = { $name } har inget drag och står över.
dyk-over-home = Alla skatter är bärgade. Spelet är slut.
dyk-over-nobody = Det finns inga dykare kvar. Spelet är slut.
dyk-over-limit = Det mörknar över havet. Spelet är slut.
dyk-over-passes = Ingen kan eller vill göra fler drag. Spelet är slut.

# Why something cannot be done

dyk-why-corner-taken = Det ligger redan en båt vid det hörnet. Välj en annan plats vid din kust.
dyk-why-place-first = Lägg ut din båt vid din kust först.
dyk-why-placed = Båtarna ligger redan på plats: flytta en dykare, eller kör din båt.
dyk-why-choose-way = Dykaren förs iväg: välj en av vägarna vidare.
dyk-why-choose-shore = Dykaren slungades förbi ett hörn: välj en plats bredvid det.
dyk-why-choose-loss = Tuvan bär bara två: välj vad som ska sjunka.
dyk-why-choose-drowned = Båten bär bara tre: välj vem som drunknar.
dyk-why-choose-payer = Sjöborren väntar på sin skatt: välj vilken båt som betalar.
dyk-why-no-choice = Det finns inget att välja nu: flytta en dykare, eller kör din båt.
dyk-why-must-move = Du kan göra ett drag, så du måste.
dyk-why-first-out = I spelets allra första drag kliver en dykare ur sin båt: välj vilken.
dyk-why-coast-ends = Längre åt det hållet kan båten inte köra: den håller sig vid sin egen kust, och vid ett hörn ryms bara en båt.
dyk-why-nobody-drives = Din båt kan inte köras nu: det krävs en av dess egna dykare ombord som får göra ett drag.
dyk-why-nobody-drives-together = Den båten kan inte köras nu: det krävs en av dina dykare ombord som får göra ett drag.
dyk-why-out = Den dykaren är ute ur spelet.
dyk-why-delayed = En havssköldpadda uppehåller den dykaren den här turen. Flytta en annan.
dyk-why-caught = En bläckfisk håller fast den dykaren tills en annan från samma båt kommer.
dyk-why-caught-together = En bläckfisk håller fast den dykaren tills en annan av dina dykare kommer.
dyk-why-no-ransom = Sjöborren vill ha en skatt ur en av dina båtar, och där finns ingen.
dyk-why-in-boat = Ur en båt kan en dykare bara kliva ut på brickan bakom den.
dyk-why-on-shore = På stranden kan en dykare bara gå längs den, eller kliva i en båt.
dyk-why-not-in-boat = Den dykaren är inte i en båt.
dyk-why-not-on-shore = Den dykaren är inte på stranden.
dyk-why-no-boat-to-pass = En båt går man förbi bara när alla spelar mot alla och båtens egen besättning är ombord.
dyk-why-in-mud = Den dykaren måste först ta sig igenom alla tuvor i dyn.
dyk-why-through-mud = Det finns ingen nästa tuva där den dykaren är.
dyk-why-no-treasure = Det finns ingen skatt där den dykaren är.
dyk-why-edge = Där finns varken hav eller båt.
dyk-why-not-their-boat = Skatter får bara föras till ditt eget lags båtar.
dyk-why-island-treasure = Skatter får inte tas med till en ö.
dyk-why-known-only = En skatt kan bara tas med om alla brickor på vägen är kända och den får ligga på den sista.
dyk-why-loop = Den vägen snurrar runt i all evighet.
dyk-why-barred = Den vägen slutar på en ö där någon annan står.
dyk-why-barred-partner = Den vägen slutar där din medspelare är, eller på en ö där någon annan står.
dyk-why-barred-other-boat = Den vägen slutar där en dykare från din andra båt är, eller på en upptagen ö.
dyk-why-danger = Dit går ingen frivilligt: det slutar utanför havet, eller hos en havsanemon, en stingrocka, en haj eller guldfisken.
dyk-why-no-wish = Den dykaren har ingen önskning kvar.
dyk-why-there-already = Dykaren är redan där.

# The board

dyk-sea = Havet och stranden runt det. Piltangenterna leder från plats till plats, Page Down till nästa du kan välja.
dyk-place = Rad { $row }, kolumn { $column }
dyk-place-shore = { $crew ->
    [0] Norra stranden
    [1] Östra stranden
    [2] Södra stranden
   *[3] Västra stranden
}, plats { $spot }
dyk-place-corner = Bortom hörnet
dyk-arrow = strömmar { $way ->
    [0] norrut
    [1] åt nordost
    [2] österut
    [3] åt sydost
    [4] söderut
    [5] åt sydväst
    [6] västerut
   *[7] åt nordväst
}
dyk-tail = stjärten pekar { $way ->
    [0] norrut
    [2] österut
    [4] söderut
   *[6] västerut
}
dyk-pieces = { $pieces ->
    [one] 1 skatt
   *[other] { $pieces } skatter
}
dyk-score = { $points ->
    [one] 1 skatt bärgad
   *[other] { $points } skatter bärgade
}
dyk-boat = { $pieces ->
    [0] båt ({ $name })
    [one] båt ({ $name }) med 1 skatt
   *[other] båt ({ $name }) med { $pieces } skatter
}
dyk-diver = dykare { $diver } ({ $name })
dyk-diver-number = Dykare { $diver }:
dyk-purse = { $divers } dykare kvar, { $pieces ->
    [one] 1 skatt i båten
   *[other] { $pieces } skatter i båten
}
dyk-hoard = Var de { $pieces } skatterna finns
dyk-hoard-hidden = { $pieces ->
    [one] { $pieces } gömd
   *[other] { $pieces } gömda
}
dyk-hoard-found = { $pieces ->
    [one] { $pieces } hittad
   *[other] { $pieces } hittade
}
dyk-hoard-home = { $pieces ->
    [one] { $pieces } bärgad
   *[other] { $pieces } bärgade
}
dyk-hoard-lost = { $pieces } borta

# The crew

dyk-crew = { $crew ->
    [0] Norra besättningen
    [1] Östra besättningen
    [2] Södra besättningen
   *[3] Västra besättningen
}
dyk-boat-drive = kör båten
dyk-carry = Här ligger en skatt
dyk-carry-yes = Ta med en
dyk-carry-no = Låt den ligga
dyk-wish = Guldfiskens önskning
dyk-wish-no = Spara den
dyk-wish-yes = Använd den
dyk-state-out = ute
dyk-state-caught = fångad
dyk-state-delayed = står över
dyk-state-held = sitter fast
dyk-state-wish = har en önskning
dyk-state-boat = i båten
dyk-state-shore = i land
dyk-state-sea = i havet
dyk-state-mud = dy, { $tussock } av { $tussocks }

# What you can do

dyk-go-place = Lägg din båt här
dyk-go-drive = Kör båten hit
dyk-go-step = { $carry ->
    [1] { $where ->
        [boat] Dykare { $diver } tar en skatt ombord
       *[sea] Dykare { $diver } tar med en skatt hit
    }
   *[0] { $where ->
        [boat] Dykare { $diver } kliver i båten
       *[sea] Dykare { $diver } simmar hit
    }
}
dyk-go-leave-boat = Dykare { $diver } kliver ut här
dyk-go-trudge = { $carry ->
    [1] Dykare { $diver } traskar till nästa tuva med en skatt
   *[0] Dykare { $diver } traskar till nästa tuva
}
dyk-go-walk = Dykare { $diver } går hit
dyk-go-walk-past = Dykare { $diver } går förbi båten
dyk-go-wish = { $carry ->
    [1] Dykare { $diver } önskar sig hit, med en skatt
   *[0] Dykare { $diver } önskar sig hit
}
dyk-go-flow = Den här vägen
dyk-go-land = Gå i land här
dyk-then-unknown = Ingen vet vad som finns där.
dyk-then-choice = Sedan väljer du vägen vidare.
dyk-then-open = Slutar i lugnt vatten.
dyk-then-island = Tryggt: där kan ingen slå den.
dyk-then-turtle = Havssköldpaddan uppehåller den under båtens nästa tur.
dyk-then-mud = { $tussocks } tuvor att traska igenom.
dyk-then-trudge = En tuva längre fram.
dyk-then-urchin = Att lämna den kostar en skatt.
dyk-then-octopus = { $rescue ->
    [1] Befriar din dykare från bläckfisken.
   *[0] { $together ->
        [1] Bläckfisken fångar den, tills en annan av dina dykare kommer.
       *[0] Bläckfisken fångar den, tills en till från den här båten kommer.
    }
}
dyk-then-struck = Slår dykare { $diver } ({ $name }) tillbaka till båten.
dyk-then-out = Dykare { $diver } ({ $name }) åker ut ur spelet.
dyk-then-home = En skatt bärgad!
dyk-then-ransom = Kostar en skatt ur dina båtar.
dyk-sure = Säker? Välj en gång till.
dyk-do-pass = Stå över hellre än att betala
dyk-do-lose = Låt dykare { $diver } ({ $name }) sjunka
dyk-do-lose-piece = Låt en skatt sjunka
dyk-do-drown = Dykare { $diver } ({ $name }) drunknar
dyk-do-pay = { $crew ->
    [0] Norra båten betalar
    [1] Östra båten betalar
    [2] Södra båten betalar
   *[3] Västra båten betalar
}

# The status line

dyk-status-placing = { $whose ->
    [you] Din tur: lägg din båt någonstans vid din { $crew ->
        [0] norra
        [1] östra
        [2] södra
       *[3] västra
    } kust.
    [ours] { $name }, lägg din båt någonstans vid din { $crew ->
        [0] norra
        [1] östra
        [2] södra
       *[3] västra
    } kust.
   *[other] { $name } väljer en plats för båten.
}
dyk-status-moving = { $whose ->
    [you] Din tur: välj en dykare eller din båt, och sedan vart.
    [ours] { $name }, din tur: välj en dykare eller din båt, och sedan vart.
   *[other] { $name } funderar på ett drag.
}
dyk-status-first = { $whose ->
    [you] Din tur, den första i spelet: välj en dykare som kliver ur.
    [ours] { $name }, du har spelets första tur: välj en dykare som kliver ur.
   *[other] { $name } låter den första dykaren kliva ur.
}
dyk-status-moving-boat = { $whose ->
    [you] Din tur med { $crew ->
        [0] norra båten
        [1] östra båten
        [2] södra båten
       *[3] västra båten
    } och dess dykare: välj vem, och sedan vart.
    [ours] { $name }, din tur med { $crew ->
        [0] norra båten
        [1] östra båten
        [2] södra båten
       *[3] västra båten
    } och dess dykare.
   *[other] { $name } funderar på ett drag.
}
dyk-status-stuck = { $whose ->
    [ours] { $name }, du kan bara stå över.
   *[you] Du kan bara stå över.
}
dyk-status-flowing = { $face ->
    [seahorse] { $whose ->
        [you] En sjöhäst hoppar iväg med din dykare: välj var den landar.
        [ours] { $name }, en sjöhäst hoppar iväg med din dykare: välj var den landar.
       *[other] { $name }: en sjöhäst hoppar iväg med en dykare.
    }
    [current] { $whose ->
        [you] Strömmen delar sig: välj vilken väg din dykare tar.
        [ours] { $name }, strömmen delar sig: välj vilken väg din dykare tar.
       *[other] { $name }: en ström tar med sig en dykare.
    }
   *[other] { $whose ->
        [you] Havet för din dykare vidare: välj en väg.
        [ours] { $name }, havet för din dykare vidare: välj en väg.
       *[other] { $name }: havet för en dykare vidare.
    }
}
dyk-status-rounding = { $whose ->
    [you] Slungad förbi hörnet: välj var din dykare landar.
    [ours] { $name }, din dykare slungades förbi hörnet: välj var den landar.
   *[other] { $name }: en dykare slungades förbi hörnet.
}
dyk-status-losing = { $whose ->
    [you] Tuvan bär bara två: välj vad som ska sjunka.
    [ours] { $name }, tuvan bär bara två: välj vad som ska sjunka.
   *[other] För mycket på en tuva: { $name } väljer vad som ska sjunka.
}
dyk-status-drowning = { $whose ->
    [you] Din båt bär bara tre: välj vem som drunknar.
    [ours] { $name }, din båt bär bara tre: välj vem som drunknar.
   *[other] För många i en båt: { $name } väljer vem som drunknar.
}
dyk-status-paying = { $whose ->
    [you] Sjöborren vill ha en skatt: välj vilken båt som betalar.
    [ours] { $name }, sjöborren vill ha en skatt: välj vilken båt som betalar.
   *[other] { $name } väljer vilken båt som betalar sjöborren.
}
dyk-status-over = { $sides ->
    [1] { $winners ->
        [1] Spelet är slut: { $names } vinner med { $pieces ->
            [one] 1 skatt.
           *[other] { $pieces } skatter.
        }
       *[other] Spelet är slut: { $names } vinner tillsammans, med { $pieces ->
            [one] 1 skatt.
           *[other] { $pieces } skatter.
        }
    }
   *[other] Spelet är slut: { $names } delar på vinsten med lika många skatter: { $pieces }.
}

# Tips for a first game

dyk-hint-placing = Dina dykare går ut i havet rakt bakom båten och kommer hem över de tre brickorna närmast den. Mitt på kusten har du flest vägar öppna.
dyk-hint-out = Alla dykare i den här båten är ombord. Låt en kliva ut på den lysande brickan: den vänds upp och förblir vänd.
dyk-hint-explore = En dykare simmar en bricka åt valfritt håll, båten kör ett steg längs din kust. Peka på en lysande plats för att se vad som väntar där, så långt det är känt.
dyk-hint-carry = En skatt! Ta med en i taget genom kända vatten och för den till en av ditt lags båtar.
dyk-hint-wish = En av dina dykare har guldfiskens önskning: till valfri bricka eller båt, en gång.
dyk-hint-caught = { $together ->
    [1] Bläckfisken släpper taget så fort en annan av dina dykare kommer dit, oavsett från vilken båt.
   *[0] Bläckfisken släpper taget så fort en annan dykare från samma båt kommer dit.
}
dyk-hint-held = Sjöborren släpper din dykare mot en skatt ur dina båtar. Du behöver inte betala.
dyk-hint-mud = I dyn går en dykare från tuva till tuva innan den får kliva av.
dyk-hint-shore = { $solo ->
    [1] En dykare på stranden går längs den tills den kommer till en båt, och kliver i. Den får gå förbi en båt vars besättning skulle dränka den.
   *[0] En dykare på stranden går längs den tills den kommer till en båt, och kliver i. I en motståndares båt med besättning drunknar den.
}
dyk-hint-flowing = Du stötte på något som för dykare vidare. Välj en av de lysande platserna.
dyk-hint-rounding = En dykare som slungas ut förbi ett hörn landar på en av de två kusterna bredvid.
dyk-hint-losing = En tuva bär två, och dykare och skatter räknas lika. Det du väljer nu är ute ur spelet.
dyk-hint-drowning = Det finns tre platser i en båt. Tänk på att en slagen dykare också kommer tillbaka ombord.
dyk-hint-paying = Skatter är lika mycket värda i alla ditt lags båtar, så vilken som helst av dem kan betala.

# The fourteen tiles

dyk-legend = Brickor
dyk-legend-title = Vad som finns i det här havet
dyk-unseen = { $tiles ->
    [0] alla hittade
    [one] { $tiles } kvar att hitta
   *[other] { $tiles } kvar att hitta
}
dyk-tile-unknown = okänd
dyk-tile-open = Öppet hav
dyk-tile-treasure = Skatt
dyk-tile-island = Ö
dyk-tile-turtle = Havssköldpadda
dyk-tile-mud = { $tussocks ->
    [0] Dy
    [one] Dy med { $tussocks } tuva
   *[other] Dy med { $tussocks } tuvor
}
dyk-tile-urchin = Sjöborre
dyk-tile-octopus = Bläckfisk
dyk-tile-current = Ström
dyk-tile-whirl = Virvel
dyk-tile-anemone = Havsanemon
dyk-tile-seahorse = Sjöhäst
dyk-tile-stingray = Stingrocka
dyk-tile-goldfish = Guldfisk
dyk-tile-shark = Haj
dyk-about-open = Här händer ingenting.
dyk-about-treasure = En till fyra skatter kommer fram. Sedan är det öppet hav.
dyk-about-island = Här kan ingen bli slagen, och den som står här släpper inte in andra. Skatter får inte tas i land.
dyk-about-turtle = Dykaren står över sin besättnings nästa tur.
dyk-about-mud = Dykaren går genom varje tuva, en per drag. Motståndare på samma tuva blir slagna. Den bär två, dykare och skatter sammanlagt: blir det fler kvar väljer den som gjorde draget vad som sjunker.
dyk-about-urchin = Dykaren får gå vidare när laget betalar en skatt ur en båt.
dyk-about-octopus = Fångar dykaren tills en av dess kamrater kommer.
dyk-about-current = För dykaren ett steg längs en pil. En som just vänts upp får föra den ut ur havet, en känd får det inte.
dyk-about-whirl = Drar dykaren ett steg till åt samma håll.
dyk-about-anemone = Kastar dykaren tillbaka, två steg åt det håll den kom ifrån.
dyk-about-seahorse = Hoppar med dykaren: två brickor framåt och en åt sidan.
dyk-about-stingray = Slungar dykaren i land, rakt dit stjärten pekar.
dyk-about-goldfish = Ger en önskning, en gång: till valfri bricka eller båt.
dyk-about-shark = Äter upp dykaren.

# The rules page

dyk-rules-aim-text = Någonstans under ett gammalt sjökort ligger massor av sjunkna skatter, och något med tentakler. Skicka ut dina dykare, upptäck havet bricka för bricka och ta hem det de hittar. Laget med flest skatter i sina båtar vinner.
dyk-rules-piece-tile = havet, med baksidan upp
dyk-rules-piece-diver = 3 dykare i varje båt
dyk-rules-piece-boat = 4 båtar
dyk-rules-piece-treasure = 40 skatter, 20 i det lilla havet
dyk-rules-set-up = Varje båt har en sida av havet som kust. Det lottas vilken som börjar, och sedan läggs båtarna ut i tur och ordning med tre dykare ombord, var och en någonstans vid sin egen kust. Vid en hörnbricka får bara en båt ligga.
dyk-rules-turn = Din tur: ett drag
dyk-rules-turn-text = Flytta en dykare, eller din båt. Kan du göra ett drag så måste du, om inte varje drag skulle kosta dig lösen. I spelets allra första drag kliver en dykare ur sin båt.
dyk-rules-move-swim = En dykare i havet simmar till en av de åtta brickorna runt omkring. En bricka med baksidan upp vänds, förblir vänd och verkar genast.
dyk-rules-move-out = En dykare i en båt kliver ut på brickan rakt bakom den.
dyk-rules-move-aboard = En dykare på någon av de tre brickorna närmast en båt kan kliva i.
dyk-rules-move-drive = En dykare i sin egen båt kan köra den ett steg längs båtens kust. Dykare som den kör på vid stranden plockas upp; motståndare bland dem drunknar.
dyk-rules-move-shore = En dykare på stranden går ett steg, även runt havets hörn, tills den kommer till en båt och kliver i. När alla spelar mot alla får den gå förbi en båt med motståndare i.
dyk-rules-lesson = Några turer, steg för steg
dyk-rules-lu = Lu
dyk-rules-lesson-0 = Lu spelar från södra kusten, och en del av havet är känt. Dykare 1 ska just kliva ur båten.
dyk-rules-lesson-1 = Brickan bakom båten är en ström: den för genast dykaren åt nordost. Där dyker en virvel upp och drar den ett steg till åt samma håll. Och där: tre skatter! Nu är draget slut.
dyk-rules-lesson-2 = Nästa tur tar dykaren med en skatt till en bricka som är känd och lugn.
dyk-rules-lesson-3 = Ett steg till. Den här brickan är en av de tre närmast båten.
dyk-rules-lesson-4 = I båten: skatten är bärgad. Två till väntar där den kom ifrån.
dyk-rules-tiles = De fjorton brickorna
dyk-rules-tiles-text = De sju första och guldfisken avslutar draget. Ström, virvel, havsanemon, sjöhäst och stingrocka för dykaren vidare direkt, och ibland ut ur havet.
dyk-rules-treasure = Skatter
dyk-rules-treasure-text = En dykare som börjar sitt drag där det ligger skatter får ta med en: till en vänd bricka som inte är en ö, eller till en båt i det egna laget. Aldrig till en bricka som den själv vänder upp i draget. Genom kända strömmar, virvlar och sjöhästar följer skatten med om hela vägen är känd. Hur många som helst får ligga på samma bricka. Det som ligger i en båt är bärgat för gott, utom när lösen ska betalas.
dyk-rules-meeting = Att möta andra
dyk-rules-meeting-strike = Motståndare på brickan du kommer till blir slagna och får åka tillbaka till sin båt. På en ö kan ingen bli slagen, och bara kamrater får gå dit där en dykare redan står.
dyk-rules-meeting-partner = Kamrater får dela bricka som de vill: de tre dykarna från en båt eller, med två spelare, alla sex som är en spelares. En bricka med din medspelares dykare får du inte gå till. Om två spelare håller sina besättningar åtskilda räknas de som varandras medspelare.
dyk-rules-meeting-boat = En dykare som hamnar i en motståndares båt med besättning drunknar. I en tom får den stanna ett tag, tills en motståndare kommer ombord.
dyk-rules-meeting-room = En båt har tre platser. Kommer fler dykare ombord bestämmer båtens ägare vilka som drunknar.
dyk-rules-chain = Kända vatten och långa kedjor
dyk-rules-chain-fresh = En dykare som förs till en bricka med baksidan upp vänder den och fortsätter därifrån, så många gånger som behövs. Finns det flera vägar väljer spelaren.
dyk-rules-chain-known = Ingen går frivilligt till en känd haj, stingrocka, havsanemon eller guldfisk, och inte heller till en känd ström, virvel eller sjöhäst som bara kan leda dit, ut ur havet, runt i all evighet, till medspelarens dykare eller till en upptagen ö.
dyk-rules-chain-danger = En dykare som just har vänt upp något har inte sådan tur: om alla vägar leder rakt in i faran är det dit den måste. Och en ström som just har vänts upp får också föra den ut ur havet.
dyk-rules-chain-loop = Om en kedja aldrig tar slut snurrar dykaren runt i all evighet och är ute ur spelet.
dyk-rules-chain-barred = Om alla vägar slutar hos medspelarens dykare eller på en upptagen ö får dykaren återvända dit där draget började, och draget är förbrukat.
dyk-rules-diagram-carry = Ett steg, och havet gör resten: en ström för dykaren åt nordost, nästa åt norr, och en virvel drar den ett steg till åt samma håll. Vid skatten är draget slut.
dyk-rules-diagram-danger = Inte tillåtet: man vet att den här strömmen leder över virveln till hajen. En dykare som vänder upp strömmen eller virveln först i det här draget har inget val och måste dit.
dyk-rules-end = Slutet
dyk-rules-end-text = Spelet är slut när alla skatter som är kvar i spel ligger i båtar. Det tar också slut när inga dykare är kvar, när ingen kan eller vill göra fler drag eller efter 3000 drag. Laget med flest skatter vinner; lika många är oavgjort. Skatter som betalats i lösen eller sjunkit i dyn är ur spel.
dyk-rules-forms = Sätt att spela
dyk-rules-form-teams = Fyra spelare i lag om två: medspelare sitter mitt emot varandra och vinner tillsammans.
dyk-rules-form-two = Två spelare med två båtar var, mitt emot varandra. Båtarna turas om runt bordet, var och en med sina egna dykare. Alla sex dykare som är en spelares är kamrater i båda båtarna, om ni inte väljer att hålla besättningarna åtskilda.
dyk-rules-form-solo = Fyra spelare, alla mot alla: alla andra dykare är motståndare.
dyk-rules-form-small = Det lilla havet har 8 gånger 8 brickor och 20 skatter, för ett kortare parti.

# What the lab counts: how games end, and the parts they are played with

end-dykarna-home = Alla skatter är bärgade
end-dykarna-nobody = Det finns inga dykare kvar
end-dykarna-limit = Gränsen för antalet drag är nådd
end-dykarna-passes = Ingen kan eller vill göra fler drag

part-dykarna-square = Rutor som dykare kommer till

part-dykarna-tile = Brickor som dykare kommer till
part-dykarna-tile-open = Öppet hav
part-dykarna-tile-treasure = Skatt
part-dykarna-tile-island = Ö
part-dykarna-tile-turtle = Havssköldpadda
part-dykarna-tile-mud = Dy
part-dykarna-tile-urchin = Sjöborre
part-dykarna-tile-octopus = Bläckfisk
part-dykarna-tile-goldfish = Guldfisk
part-dykarna-tile-shark = Haj
part-dykarna-tile-stingray = Stingrocka
part-dykarna-tile-anemone = Havsanemon
part-dykarna-tile-whirl = Virvel
part-dykarna-tile-seahorse = Sjöhäst
part-dykarna-tile-current = Ström

part-dykarna-turned-up = Brickor som vänds upp
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

part-dykarna-done = Vad spelarna gör
part-dykarna-done-leave-boat = Kliver ur en båt
part-dykarna-done-step = Simmar
part-dykarna-done-carry = Simmar med en skatt
part-dykarna-done-trudge = Traskar vidare genom dyn
part-dykarna-done-walk = Går längs stranden
part-dykarna-done-drive = Kör båten
part-dykarna-done-pass = Står över
part-dykarna-done-flow = Väljer en väg vidare
part-dykarna-done-wish = Önskar sig någonstans

part-dykarna-event = Vad som händer
part-dykarna-event-brought-home = En skatt bärgas
part-dykarna-event-struck = En dykare blir slagen
part-dykarna-event-ransom = Lösen betalas
part-dykarna-event-sent-back = En dykare återvänder för att alla vägar är spärrade
part-dykarna-event-treasure-sunk = En skatt sjunker i dyn

part-dykarna-lost = Hur dykare går förlorade
part-dykarna-lost-eaten = Uppätna av en haj
part-dykarna-lost-stuck = Fast i en slinga
part-dykarna-lost-drowned = Drunknade
part-dykarna-lost-sunk = Sjunkna i dyn

# The lesson: $p0 is the learner, $p2 the partner, $p1 and $p3 are their opponents

dykarna-lesson-welcome = Ett hav som ingen känner! Dina dykare letar skatter under brickorna och tar dem till båten. { $p2 } är din medspelare; { $p1 } och { $p3 } är emot er.
dykarna-lesson-place = Lägg först din båt vid din kust, på den inringade platsen. Det sitter tre dykare i den.
dykarna-lesson-place-else = Vilken plats som helst vid din kust går bra. Men ta den inringade i den här lektionen.
dykarna-lesson-others-place = Ett drag per tur, medurs. Nu ser vi var { $p1 } lägger sin båt, och vad de andra gör.
dykarna-lesson-leave = Din tur. En dykare kliver rakt ut ur båten, till brickan intill. Hoppa i!
dykarna-lesson-leave-else = Båten kan vänta. Först ska en dykare i vattnet: till den inringade brickan.
dykarna-lesson-open-sea = Öppet hav: ingenting händer, och ditt drag är slut. Brickan förblir vänd, så att alla ser den.
dykarna-lesson-step = I havet simmar en dykare till någon av de åtta brickorna runt omkring. Välj den inringade, snett framåt till höger.
dykarna-lesson-step-else = Vem vet vad som finns där? Men pröva den inringade brickan i den här lektionen.
dykarna-lesson-chain = En ström! Den förde genast din dykare vidare längs pilen, till nästa bricka. Sådana kedjor kan bli långa.
dykarna-lesson-treasure = Och den ledde till en skattbricka: nu ligger det fyra skatter där. De andra gör sina drag, och sedan hämtar du en.
dykarna-lesson-carry = En dykare bär en skatt i taget. Din båt ligger precis intill: ta en skatt ombord.
dykarna-lesson-carry-else = Skatterna först, innan någon annan kommer: ner i båten, och ta med en skatt!
dykarna-lesson-home = En skatt är bärgad! Det som ligger i en båt är tryggt, och räknas för dig och din medspelare tillsammans.
dykarna-lesson-partner = De andra fortsätter. Titta på { $p3 }: en sjöhäst hoppar som en springare i schack.
dykarna-lesson-drive = Tre skatter är kvar. Ett smart knep: flytta båten i stället för en dykare. Kör den ett steg åt höger.
dykarna-lesson-drive-else = Det går, men tar längre tid. Kör båten till skatterna i stället.
dykarna-lesson-driven = Nu ligger skatterna rakt utanför din båt. Vänta på din tur …
dykarna-lesson-leave-again = Skicka ut den andra dykaren, rakt på skatterna.
dykarna-lesson-leave-again-else = Låt en dykare kliva ur båten i stället, till den inringade brickan.
dykarna-lesson-mud = Några dykare har fastnat i dyn och traskar från tuva till tuva, en per tur.
dykarna-lesson-explore = Din dykare kunde ta hem en skatt. Men var nyfiken en gång: låt skatterna ligga och titta under den inringade brickan.
dykarna-lesson-explore-else = Klokt! Men var nyfiken just den här gången: simma till den inringade brickan.
dykarna-lesson-stingray = En stingrocka! Med stjärten slungade den ut din dykare ur havet, till stranden långt bort. Alla brickor är inte snälla.
dykarna-lesson-no-harm = Ingen större fara: från stranden kan dykaren gå till en båt. Kända faror behöver ingen simma in i. Värre är hajen och kedjor utan slut.
dykarna-lesson-third = Du har fler dykare. Skicka ut den tredje till skatterna.
dykarna-lesson-third-else = Det kan vänta: skicka ut den tredje dykaren, rakt på skatterna.
dykarna-lesson-third-out = Skynda dig: andra får också ta skatterna, och en motståndare som kommer till din dykares bricka slår den tillbaka till båten.
dykarna-lesson-carry-again = Ta hem skatten!
dykarna-lesson-carry-again-else = Ner i båten, och ta med en skatt!
dykarna-lesson-end = Två skatter till ert lag, en till deras: ni leder! Spelet är slut när alla skatter är bärgade. ”Brickor” bredvid havet förklarar alla djur.

# What things are, on the spot

dyk-about-unknown-name = En bricka som ingen känner till än
dyk-about-unknown = Den som kommer hit vänder upp den, och då verkar den genast. Den förblir vänd så att alla ser den.
dyk-about-diver-name = En dykare
dyk-about-diver = Varje tur flyttar en dykare: ut ur båten, till någon av de åtta brickorna runt omkring eller tillbaka ombord. Den bär en skatt i taget.
dyk-about-boat-name = En båt
dyk-about-boat = Skatter i den är trygga och räknas för din sida. I stället för en dykare får du flytta båten, ett steg längs kusten.
