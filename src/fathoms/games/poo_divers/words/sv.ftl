# Tokyo Poo Divers

poo-why-cover-open = Det locket är redan öppet. Välj ett som är stängt.
poo-why-open-first = Öppna ett stängt lock först.
poo-why-bank-or-push = Ta hem dina poäng, eller chansa vidare på ett stängt lock intill dykaren.
poo-why-direction-fixed = Dykaren kan inte vända sig igen den här turen: chansa vidare åt samma håll, eller ta hem.
poo-why-no-cover-there = Det finns inget stängt lock åt det hållet.
poo-why-look-at-closed = Det locket är redan öppet. Kika under ett som är stängt.
poo-why-look-or-skip = Du drog en nit: tjuvkika under ett stängt lock, eller avstå.
poo-why-put-back = Lägg tillbaka kortet först.
poo-why-let-rip = Det står lika: släpp en brakare.

layout-wrong-sign = En gata ritas med # för ett lock och . för en lucka; ”{ $sign }” är ingetdera.
layout-too-large = En gata får vara högst { $columns } kolumner bred och { $rows } rader lång.
layout-wrong-size = En gata behöver { $fewest } till { $most } lock; den här har { $given }.
layout-mask-unused = Du kan bara rita en egen gata om formen är ”custom”.

# The game in a few words

poo-divers-title = Tokyo Poo Divers
poo-divers-tagline = Lyft på ett brunnslock, fiska upp en skatt och bestäm dig: ta hem, eller chansa?
poo-divers-facts = 2 till 4 spelare · ungefär 15 minuter · tur, is i magen och lite minne

poo-divers-option-layout = Gata
poo-divers-option-layout-about = Formen som locken ligger i. Luckor bryter linjer.
poo-divers-option-layout-square = Kvadrat
poo-divers-option-layout-donut = Munk
poo-divers-option-layout-mascot = Maskot
poo-divers-option-layout-heart = Hjärta
poo-divers-option-layout-cow-pat = Komocka
poo-divers-option-layout-head = Huvud
poo-divers-option-layout-custom = Egen
poo-divers-option-mask = Din egen gata
poo-divers-option-mask-about = Rader med # (ett lock) och . (en lucka), 60 till 70 lock totalt, med / mellan raderna.
poo-divers-option-fart-off = Pruttduell
poo-divers-option-fart-off-about = Står det lika släpper ledarna var sin brakare, och den som låter högst vinner. Annars delar de på vinsten.

poo-mask-cell = Rad { $row }, kolumn { $column }
poo-mask-count = { $verdict ->
    [few] { $count } lock: lägg till några, det behövs minst { $fewest }.
    [many] { $count } lock: ta bort några, högst { $most } får plats.
   *[good] { $count } lock: en fin gata!
}
poo-covers = { $count } lock

# The board

poo-street = Gatan
poo-plus = +{ $points }
poo-would-score = +{ $points } om det är ett fynd
poo-supply = Förråd: { $points } poäng
poo-supply-left = { $points ->
    [0] Alla poäng är vunna
    [one] 1 poäng blev över
   *[other] { $points } poäng blev över
}
poo-unseen = Ännu inte synliga: fynd { $finds }, sömntutor { $sleepers }, nitar { $blanks }. { $aside ->
    [0] { "" }
    [one] Ett av korten ligger inte under något lock.
   *[other] { $aside } av korten ligger inte under något lock.
}
poo-pot = { $points } poäng i turens pott
poo-purse = { $golden } gyllene och { $brown ->
    [one] { $brown } brun bajskorv
   *[other] { $brown } bruna bajskorvar
}
poo-cover = Rad { $row }, kolumn { $column }: { $face ->
    [find] ett fynd
    [sleeper] en sömntuta
    [blank] en nit
   *[closed] stängt
}
poo-cover-open = Rad { $row }, kolumn { $column }: öppna, { $worth } poäng om det är ett fynd
poo-cover-push = Rad { $row }, kolumn { $column }: chansa vidare här, +{ $worth } om det är ett fynd
poo-cover-look = Rad { $row }, kolumn { $column }: tjuvkika under det här
poo-cover-peeked = Rad { $row }, kolumn { $column }: { $face ->
    [find] du ser ett fynd
    [sleeper] du ser en sömntuta
    [blank] du ser en nit
   *[closed] någon tjuvkikar under det
}
poo-contest = Pruttduell
poo-contest-player = { $state ->
    [waits] { $name } har sin brakare kvar
    [heard] { $name }: { $blast } decibel
   *[won] { $name } vinner med { $blast } decibel
}
poo-blast = { $blast } dB

# What you can do

poo-do-bank = Ta hem { $pot } poäng
poo-do-push = Chansa { $direction ->
    [0] norrut
    [1] åt nordost
    [2] österut
    [3] åt sydost
    [4] söderut
    [5] åt sydväst
    [6] västerut
   *[7] åt nordväst
} för +{ $worth }
poo-do-skip-look = Avstå
poo-do-put-back = Lägg tillbaka
poo-do-let-rip = Släpp en brakare

# The status line

poo-status-opening = { $whose ->
    [you] Din tur: öppna ett lock.
    [ours] { $name }, din tur: öppna ett lock.
   *[other] { $name } väljer ett lock.
}
poo-status-opening-again = { $whose ->
    [you] En sömntuta! Du får försöka igen: öppna ett lock till.
    [ours] En sömntuta! { $name }, öppna ett lock till.
   *[other] En sömntuta! { $name } öppnar ett lock till.
}
poo-status-deciding = { $whose ->
    [you] Din tur: ta hem { $pot }, eller chansa vidare för { $worth } till.
    [ours] { $name }: ta hem { $pot }, eller chansa vidare för { $worth } till.
   *[other] { $name } har { $pot } i potten: ta hem, eller chansa vidare?
}
poo-status-must-bank = { $whose ->
    [ours] { $name }: det finns inget stängt lock att chansa på, så ta hem dina { $pot } poäng.
   *[you] Det finns inget stängt lock att chansa på: ta hem dina { $pot } poäng.
}
poo-status-last = { $whose ->
    [you] Din tur: ta hem { $pot }, mer finns inte i förrådet.
    [ours] { $name }: ta hem { $pot }, mer finns inte i förrådet.
   *[other] { $name } kan ta hem hela resten: { $pot }.
}
poo-status-looking = { $whose ->
    [you] En nit! Tjuvkika under ett stängt lock, eller avstå.
    [ours] En nit! { $name }, tjuvkika under ett stängt lock, eller avstå.
   *[other] En nit! { $name } får tjuvkika under ett lock.
}
poo-status-peeking = { $whose ->
    [you] Bara du ser det här kortet. Lägg tillbaka det när du är klar.
    [ours] Bara { $name } ser det här kortet. Lägg tillbaka det när du är klar.
   *[other] { $name } tjuvkikar under ett lock.
}
poo-status-contest = { $whose ->
    [you] Det står lika! Din tur: släpp en brakare.
    [ours] Det står lika! { $name }, släpp en brakare.
   *[other] Det står lika! { $name } tar ett djupt andetag.
}
poo-status-over = { $ending ->
    [empty] Alla bajskorvar är utdelade
   *[open] Det sista locket är öppet
}: { $winners ->
    [1] { $names } vinner med { $points } poäng.
   *[other] { $names } delar på vinsten med { $points } poäng var.
}
poo-status-settled = { $names } vinner pruttduellen efter att det stod lika på { $points } poäng.

# Tips for a first game

poo-hint-open = Flest poäng vinner. Tryck på vilket lock du vill: de flesta gömmer ett fynd, några en sömntuta (zZz) eller en nit (X).
poo-hint-lines = Ett fynd på linje med andra öppna fynd ger mer: 1 poäng för varje fynd i en obruten linje, åt alla åtta håll.
poo-hint-push = Feg eller girig? Ta hem nu, eller vänd dykaren mot ett lysande lock. Nästa fynd är värt 2, sedan 3, sedan 4 … men en nit tömmer potten.
poo-hint-push-on = Nu behåller dykaren sin riktning. Med en sömntuta tas dina poäng hem, med en nit spolas de bort.
poo-hint-must-bank = Det finns inget stängt lock att chansa på, så ta hem det som ligger i potten.
poo-hint-last = Mer än så finns inte i förrådet: du kan inte vinna något på att chansa vidare.
poo-hint-sleeper = Du slumrade visst till. Ingen fara: öppna ett lock till.
poo-hint-look = Ett plåster på såret: välj ett lock och tjuvkika på vad som finns under det. Kom ihåg det till senare!
poo-hint-peek = De andra ser bara var du kikar. Lägg tillbaka kortet när du har sett det.
poo-hint-contest = Det står lika i toppen. Alla som leder släpper en brakare, och den som låter högst vinner: det är ren tur.

# What happened; $name is the player it is about

poo-find = { $name } fiskar upp ett fynd: { $pot } poäng i potten.
poo-find-pushing = { $name } chansar vidare och fiskar upp ännu ett fynd, värt { $worth }: { $pot } i potten.
poo-sleeper = { $name } nickar till och öppnar ett lock till.
poo-sleeper-last = { $name } slumrar till.
poo-sleeper-pushing = { $name } chansar vidare och hittar en sömntuta.
poo-blank = { $name } drar en nit.
poo-blank-pushing = { $name } chansar vidare och drar en nit: { $lost } poäng spolas bort.
poo-banked = { $name } tar hem { $points } poäng och har { $total }.
poo-supply-short = Bajskorvarna tar slut: { $name } går miste om { $lost } poäng.
poo-looked = { $name } tjuvkikar under locket på rad { $row }, kolumn { $column }.
poo-put-back = { $name } lägger tillbaka kortet.
poo-skipped-look = { $name } avstår från att tjuvkika.
poo-supply-empty = Alla bajskorvar är utdelade. Det var sista turen.
poo-all-open = Det sista locket är öppet. Det var sista turen.
poo-tie = { $players } spelare ligger lika i topp med { $points }: dags för pruttduell!
poo-let-rip = { $name } släpper en brakare: { $blast } decibel!
poo-fart-off = { $name } vinner pruttduellen!

# The rules page

poo-rules-aim-text = Nere i Tokyos kloaker ligger allt som folk någonsin har tappat bort. Lyft på locken, fiska upp vad du kan och ta betalt i bajskorvar. Flest poäng på slutet vinner. Alla fynd är lika mycket värda, vare sig det är en krona eller en strumpa.
poo-rules-piece-closed = stängt lock
poo-rules-piece-find = 42 fynd
poo-rules-piece-sleeper = 14 sömntutor
poo-rules-piece-blank = 14 nitar
poo-rules-piece-diver = dykaren
poo-rules-piece-brown = värd 1 poäng
poo-rules-piece-golden = värd 5 poäng

poo-rules-first = Din tur: öppna ett lock
poo-rules-first-text = Öppna vilket stängt lock du vill. Det som öppnats förblir öppet resten av spelet.
poo-rules-first-find = Ett fynd: 1 poäng för det, och 1 till för varje öppet fynd i en obruten linje därifrån, åt alla åtta håll. Nitar, sömntutor, stängda lock och luckor i gatan bryter en linje. Dykaren ställs där. Nu väljer du: ta hem dina poäng, eller chansa.
poo-rules-first-sleeper = En sömntuta: du nickade till. Inga poäng, men du öppnar genast ett lock till.
poo-rules-first-blank = En nit: inga poäng. Du får tjuvkika under ett stängt lock, och sedan är din tur slut.

poo-rules-push = Chansa
poo-rules-push-text = Vänd dykaren mot ett stängt lock precis intill och öppna det. Från och med nu ligger riktningen fast: du kan bara gå vidare om nästa lock i samma linje är stängt. Du får ta hem efter varje fynd.
poo-rules-push-find = Ett fynd till: turens andra fynd är värt 2 poäng, det tredje 3, och så vidare. Linjer räknas inte längre.
poo-rules-push-sleeper = En sömntuta: dina poäng tas hem och din tur är slut.
poo-rules-push-blank = En nit: alla poäng från den här turen är borta. Du får tjuvkika under ett stängt lock, och sedan är din tur slut.
poo-rules-diagram-line = Vad ett nytt fynd ger: 1 poäng för sig självt och 2 för var och en av linjerna åt höger, neråt och snett uppåt vänster, alltså 7. Ovanför bryter en nit linjen, till vänster en sömntuta: fynden bakom dem räknas inte.
poo-rules-diagram-push = Här chansas det vidare åt höger: 1 poäng för det första fyndet, 2 för det andra, 3 för det tredje, alltså 6 i potten. Under nästa lock finns ett fynd som ger 4 till, en sömntuta, då tas de 6 hem, eller en nit, då är de borta.

poo-rules-lesson = En tur, steg för steg
poo-rules-lesson-0 = Några lock är redan öppna. Lu funderar på locket i mittenraden, med fynd till vänster, till höger och ovanför.
poo-rules-lesson-1 = Ett fynd! 1 poäng för det och 5 för fynden på linje med det: två åt vänster, ett åt höger, två snett uppåt vänster. Lu har 6 poäng och skulle kunna ta hem dem.
poo-rules-lesson-2 = Men Lu vänder dykaren åt sydväst och öppnar locket där. Ett andra fynd, värt 2: nu är det 8 poäng i potten.
poo-rules-lesson-3 = Lu vill ha 3 till och fortsätter åt samma håll. En nit! Alla 8 poäng är borta. Med en sömntuta hade de tagits hem.

poo-rules-look = Att tjuvkika
poo-rules-look-text = Lyft på ett stängt lock så att bara du ser kortet, och lägg sedan tillbaka det. Alla ser var du kikade, ingen ser vad du hittade. Du kan också avstå.

poo-rules-end = Slutet
poo-rules-end-text = Spelet tar slut så fort bajskorvar för alla 170 poäng är utdelade, eller efter turen då det sista locket öppnades. Fem bruna växlas till en gyllene. En sömntuta under det sista locket avslutar bara turen. Flest poäng vinner. Står det lika i toppen blir det pruttduell: ledarna släpper en brakare i tur och ordning, och den som låter högst vinner. Ni kan också komma överens före spelet om att dela på vinsten i stället.

poo-rules-layouts = Gatan
poo-rules-layouts-text = Gatan kan ha andra former än kvadraten. Sex är färdiga att välja bland, eller så ritar du en egen med 60 till 70 lock. Se upp med luckorna: de bryter linjer.

# What the lab counts: how games end, and the parts they are played with

end-poo-divers-supply = Alla bajskorvar är utdelade
end-poo-divers-covers = Det sista locket är öppet
end-poo-divers-fart-off = En pruttduell avgjorde

part-poo-divers-cover = Lock som öppnas först
part-poo-divers-pushed-cover = Lock som öppnas när någon chansar

part-poo-divers-first = Kort under första lock
part-poo-divers-first-blank = Nit
part-poo-divers-first-sleeper = Sömntuta
part-poo-divers-first-find = Fynd

part-poo-divers-pushed = Kort när någon chansar
part-poo-divers-pushed-blank = { part-poo-divers-first-blank }
part-poo-divers-pushed-sleeper = { part-poo-divers-first-sleeper }
part-poo-divers-pushed-find = { part-poo-divers-first-find }

part-poo-divers-peeked = Kort som någon tjuvkikar på
part-poo-divers-peeked-blank = { part-poo-divers-first-blank }
part-poo-divers-peeked-sleeper = { part-poo-divers-first-sleeper }
part-poo-divers-peeked-find = { part-poo-divers-first-find }

part-poo-divers-choice = Vad spelarna gör
part-poo-divers-choice-bank = Tar hem fast de kunde chansa
part-poo-divers-choice-must-bank = Tar hem för att de inte kan chansa
part-poo-divers-choice-push = Chansar vidare
part-poo-divers-choice-look = Tjuvkikar under ett lock
part-poo-divers-choice-skip-look = Avstår från att tjuvkika

part-poo-divers-run = Fynd i en tur som tas hem

# The lesson: $p0 is the learner, $p1 the other player

poo-divers-lesson-welcome = Välkommen till Tokyo om natten! Under de här locken finns fynd, sömntutor och nitar. Den som fiskar upp flest poäng vinner.
poo-divers-lesson-open = En tur börjar med att du öppnar ett stängt lock, vilket du vill. Tryck på det inringade.
poo-divers-lesson-open-else = I ett riktigt parti går vilket lock som helst bra. Öppna det inringade i den här lektionen: det finns något bra under det.
poo-divers-lesson-found = Ett fynd! Det är värt 1 poäng, som väntar i turens pott. Din dykare står på det.
poo-divers-lesson-push = Nu får du välja: ta hem det som är i potten, eller chansa vidare på ett lock intill dykaren. Nästa fynd är värt 2. Chansa åt höger!
poo-divers-lesson-push-else = Snart får du ta hem. Var modig först: chansa vidare på det inringade locket.
poo-divers-lesson-push-on = Ett fynd till, +2. Från och med nu behåller dykaren sin riktning, och nästa fynd är värt 3. En gång till!
poo-divers-lesson-push-on-else = Det vore säkrast. Men våga den här gången: chansa vidare på det inringade locket.
poo-divers-lesson-bank = 6 poäng i potten! Nästa fynd skulle vara värt 4, men en nit skulle spola bort allt. Ta hem dem.
poo-divers-lesson-bank-else = Modigt! Men en nit skulle kosta alla 6 poäng. Ta hem dem i den här lektionen.
poo-divers-lesson-banked = Poängen är dina, och ingen kan ta dem ifrån dig: en gyllene bajskorv är värd 5, en brun 1.
poo-divers-lesson-other = Nu är det { $p1 } som spelar. Se vad som dyker upp.
poo-divers-lesson-sleeper = Under första locket fanns en sömntuta (zZz): inga poäng, men { $p1 } fick genast öppna ett till. Hittar du en när du chansar tas potten hem.
poo-divers-lesson-star = Turens första fynd ger också 1 för varje öppet fynd i en obruten linje därifrån, åt alla åtta håll. Öppna det inringade locket.
poo-divers-lesson-star-else = Kanske ett bra ställe. Men det inringade locket ligger intill fler öppna fynd.
poo-divers-lesson-lines = 1 för sig själv, 2 åt höger, 1 ovanför och 1 snett uppåt vänster: 5 poäng med ett enda lock!
poo-divers-lesson-bank-star = Det är mycket för ett lock. Ta hem dem.
poo-divers-lesson-bank-star-else = Det lockar. Men 5 poäng för ett lock är värda att behålla: ta hem dem.
poo-divers-lesson-other-again = { $p1 } spelar igen och tar en liten, säker poäng.
poo-divers-lesson-dare = Din tur. Öppna det inringade locket: det ligger på linje med ett öppet fynd.
poo-divers-lesson-dare-else = Vilket stängt lock som helst går bra. Men det inringade ligger på linje med ett öppet fynd: det ger en poäng till.
poo-divers-lesson-risk = 2 poäng. Nästa lock åt höger är kanske värt 2 till. Nu ska vi se vad som kan gå fel: chansa vidare.
poo-divers-lesson-risk-else = Klokt! Men det här är en lektion, och här gör en nit minst ont: chansa vidare på det inringade locket.
poo-divers-lesson-blank = En nit! Turens pott är borta. Det du redan har tagit hem är säkert.
poo-divers-lesson-look = Ett plåster på såret: du får tjuvkika under ett stängt lock. Kika under det inringade.
poo-divers-lesson-look-else = I ett riktigt parti väljer du vilket du vill. Kika under det inringade: det ligger på linje med många fynd.
poo-divers-lesson-peek = Ett fynd, och bara du vet om det! Lägg tillbaka det och kom ihåg platsen.
poo-divers-lesson-remember = Nu spelar { $p1 } sin tur. Glöm inte locket.
poo-divers-lesson-use = Kommer du ihåg? Öppna locket som du kikade under.
poo-divers-lesson-use-else = Det var inte det. Du kikade under det inringade locket: öppna det.
poo-divers-lesson-eight = 8 poäng på en gång, för att så många fynd ligger på linje med det. Ta hem dem!
poo-divers-lesson-eight-else = Nu räcker det: ta hem dina 8 poäng.
poo-divers-lesson-end = Snyggt dykt! Du leder med 12 poäng. Ett parti är slut när alla bajskorvar är utdelade, eller alla lock är öppna. Står det lika blir det oftast pruttduell.

# What things are and do, on the spot

poo-about-name = { $kind ->
    [closed] Ett stängt lock
    [find] Ett fynd
    [sleeper] En sömntuta
    [blank] En nit
    [pot] Turens pott
   *[supply] Förrådet av bajskorvar
}
poo-about-text = { $kind ->
    [closed] Tre av fem gömmer ett fynd, de andra en sömntuta eller en nit. Det som öppnats förblir öppet.
    [find] Som turens första lock ger det 1, och 1 till för varje öppet fynd i en obruten linje därifrån. När du chansar är fynden värda 2, 3, 4 och så vidare.
    [sleeper] Som turens första lock ger den inget, och du öppnar genast ett lock till. När du chansar tas potten hem och din tur är slut.
    [blank] Den ger inget, spolar bort potten om du chansar, och din tur är slut. Du får tjuvkika under ett stängt lock.
    [pot] Det du har vunnit hittills den här turen. Det blir ditt när du tar hem det, och är borta om du chansar och drar en nit.
   *[supply] Gyllene bajskorvar är värda 5 poäng, bruna 1. När inga är kvar blir det inga fler turer.
}

# The street editor

poo-editor = Rita en gata
poo-to-editor = Rita den i stort format och kolla om den är rättvis
poo-editor-grid = Gatan: pilarna flyttar, Enter lägger ett lock eller tar bort det
poo-editor-brush = Pensel
poo-editor-mirror = { $mirror ->
    [none] Fri hand
    [sideways] Vänster och höger
    [upright] Uppe och nere
   *[both] Fyra på en gång
}
poo-editor-drag = Rita genom att dra (av: fingret flyttar gatan)
poo-editor-begin = Börja med en av våra gator
poo-editor-clear = Rensa
poo-editor-play = Spela på den
poo-editor-balance = Är den rättvis?
poo-editor-balance-about = { $games } snabba partier mellan botar visar hur ofta varje plats vinner när plats 1 börjar. Den streckade linjen visar vad som vore rättvist.
poo-editor-players = Spelare
poo-editor-for = { $players } spelare
poo-editor-check = Kolla rättvisan
poo-editor-waiting = En annan studie spelas just nu. Plats i kön: { $place }
poo-editor-playing = { $played } av { $games } partier spelade
poo-editor-unknown = Partierna spelades inte till slut.
poo-editor-wins = Plats { $seat } vinner { $wins }{ "\u00A0" }% (mellan { $low } och { $high })
poo-editor-verdict = { $verdict ->
    [even] Rättvis, så långt det går att se.
    [nearly] Nästan rättvis: det skiljer mindre än 2 partier av 100.
    [slightly] Lite ojämn: det skiljer mindre än 5 partier av 100.
   *[uneven] Ojämn: fundera på vem som ska börja.
}
poo-editor-study = Hela studien

# A sheet to print

poo-sheet = Gatan: { $layout }
poo-sheet-note = { $count } lock. Blanda 14 nitar, 14 sömntutor och 42 fynd, och lägg ett kort med baksidan upp på varje.
