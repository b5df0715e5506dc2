# A table: seats, invitation, what went on, and looking back

table-loading = Letar upp ditt bord …
table-connection-lost = Anslutningen är borta. Försöker få den tillbaka …
table-closing = Servern startar om. Inget är förlorat: spelet fortsätter om ett ögonblick.
table-waiting-status = Väntar på spelare. Skicka länken till dem.
table-waiting-guest = Slå dig ner: det finns en plats åt dig.
table-waiting = { $open ->
    [0] Alla är här
    [one] En plats är fortfarande ledig
   *[other] { $open } platser är fortfarande lediga
}

table-seats = Spelare
table-seat-number = Spelare { $number }
table-seat-open = Ledig plats
table-seat-menu = Plats: { $name }
table-points = { $points ->
    [one] { $points } poäng
   *[other] { $points } poäng
}
table-points-of = { $points } av { $most } poäng
table-thinking = tänker
table-here = här
table-not-here = inte här
table-away = borta, en bot spelar
table-stood-in = en bot har spelat här ett tag
table-you = du
table-name = Namn
table-name-full = Ett namn får ha högst { $letters } tecken.
table-rename = Byt namn
table-sit = Sitt här
table-add-bot = Sätt en bot här
table-bot-level = Hur bra boten spelar
table-open-seat = Gör platsen ledig
table-leave = Lämna platsen
table-leave-about = { $status ->
    [waiting] Du kan lämna din plats till någon annan.
   *[other] Om du går spelar en bot för dig tills du kommer tillbaka.
}
table-come-back = Kom tillbaka och spela
table-concede = Ge upp
table-concede-about = { $partners ->
    [0] En bot spelar klart på din plats, och i resultatet står att du gav upp. Du kan inte komma tillbaka till det här spelet.
   *[some] En bot spelar klart på din plats tillsammans med din partner, och i resultatet står att du gav upp. Du kan inte komma tillbaka till det här spelet.
}
table-concede-sure = Ja, ge upp
table-conceded = gav upp, en bot spelade vidare
table-watching = { $others ->
    [0] Du tittar på.
    [one] Du och en till tittar på.
   *[other] Du och { $others } andra tittar på.
}
table-watched = { $people ->
    [one] En person tittar på
   *[other] { $people } personer tittar på
}
table-ask-seat = Be om en plats
table-ask-seat-about = De som spelar ser att du vill vara med.
table-wants-seat = { $name } vill vara med och spela.
table-wants-seat-guest = Någon som tittar på vill vara med och spela.
table-give-seat = Ge bort platsen som { $bot } har
table-friend-away = { $name } är inte här: låta en bot spela?
table-friend-grace = { $name } tappade anslutningen. En bot kan ta över om { $seconds ->
    [one] 1 sekund
   *[other] { $seconds } sekunder
}.
table-remove = Ta bort
table-remove-name = Ta bort { $name } från bordet
table-remove-about = { $name } blir av med sin plats och kan inte ta någon plats vid det här bordet igen. Men det går fortfarande att titta på.
table-remove-not = Låt bli
table-many-seats-on = Samma person får ta flera platser vid det här bordet.
table-look-back-on = När spelet är slut kan alla som har länken se varje hand.
table-replace-about = { $name } är inte här. En bot kan spela så länge.
table-replace = Låt ”{ $bot }” spela

table-share = Bjud in
table-share-about = Den som har länken kan ta en ledig plats eller titta på.
table-share-alone = Länken fungerar bara på den här datorn.
table-share-address = För andra hemma hos dig: starta Fathoms med { $option } och öppna { $address } även här.
table-link = Länk till det här bordet
table-copy = Kopiera länken
table-copied = Kopierad!
table-send = Dela
table-send-text = Kom och spela med mig!
table-qr = QR-kod med länken till det här bordet

table-log = Vad som hänt
table-log-time-up = Tiden är ute för { $name }: nu spelar bordet i stället.
table-log-ready = { $name } är redo.
table-log-conceded = { $name } ger upp: en bot spelar klart på platsen.
table-log-taken-back = { $name } tog tillbaka det senaste draget.
table-actions = Vad du kan göra
table-skip = Hoppa fram
table-surprise = Vad hände där?
table-surprise-close = Stäng
table-surprise-step = { $step } av { $steps }: { $what }
table-surprise-began = Så började det.
table-surprise-stop = Tillbaka till spelet
table-hint = Tips
table-hint-known = Jag fattar
table-ask-hint = Ledtråd
table-ask-hint-about = Vad skulle den starkaste boten göra?
table-hint-thinking = Funderar på en ledtråd …
table-hint-says = Ledtråd: { $action }
table-hint-close = Stäng ledtråden
table-hints-on = Ledtrådar är på: den som är i tur får fråga vad den starkaste boten skulle göra.
table-clock = { $kind ->
    [move] { $time } per drag
   *[budget] { $grows ->
        [no] { $time } för hela spelet
       *[yes] { $time } för hela spelet, och { $more } till för varje drag
    }
}
table-clock-on = Det finns en klocka: { $clock }. När tiden är ute spelar bordet för dig.
table-clock-left = Tid kvar: { $time }
table-clock-warn = Du har { $seconds } sekunder kvar.
table-clock-hours = { $hours } tim { $minutes } min
table-clock-days = { $days } d { $hours } tim
table-time = { $unit ->
    [day] { $number ->
        [one] 1 dag
       *[other] { $number } dagar
    }
    [hour] { $number ->
        [one] 1 timme
       *[other] { $number } timmar
    }
    [minute] { $number ->
        [one] 1 minut
       *[other] { $number } minuter
    }
   *[second] { $number ->
        [one] 1 sekund
       *[other] { $number } sekunder
    }
}
table-undo = Ångra
table-undo-about = Ta tillbaka ditt senaste drag
table-undo-none = Det finns inget att ta tillbaka: ett drag kan ångras så länge ingen annan har gjort något eller fått veta något av det.
table-undo-on = Drag kan tas tillbaka så länge ingen annan har gjort något eller fått veta något av dem.
table-glass = { $seconds ->
    [one] 1 sekund kvar
   *[other] { $seconds } sekunder kvar
}
table-curtain = Nu får bara { $name } titta.
table-curtain-lift = Jag är { $name }: visa mig
table-switch = Vems bräde som spelas
table-gate = Timglaset startar när alla är redo.
table-gate-about = Se dig omkring i lugn och ro. Timglaset startar när alla är redo.
table-gate-others = Väntar på att { $names } blir redo.
table-gate-own = { $name }, ta god tid på dig. Ditt eget timglas startar när du är redo, och bara du tittar.
table-gate-ready = Jag är redo!

table-result = Resultat
table-finale-turn = Här vände det: { $what }
table-finale-next = Spela igen, eller titta tillbaka drag för drag.
table-winner = { $winners ->
    [1] { $names } vinner!
    [side] De vinner tillsammans: { $names }!
   *[other] Delad vinst: { $names }
}
table-you-win = Du vinner!
table-you-win-with = Du vinner, tillsammans med { $names }!
table-with = med { $names }
table-share-of-win = { $percent }{ "\u00A0" }% av vinsten
table-rematch = Spela igen
table-to-rematch = Till revanschen
table-review = Genomgång
table-replay = Repris
table-replay-eyes = Sett av
table-replay-everyone = alla
table-replay-step = Drag { $step } av { $steps }
table-replay-first = Till början
table-replay-back = Ett drag bakåt
table-replay-forth = Ett drag framåt
table-replay-final = Till slutet
table-replay-run = Spela upp
table-replay-rest = Paus
table-replay-close = Stäng reprisen
table-replay-failed = Partiet kunde inte hämtas. { $why }
table-replay-speed = Tempo
table-replay-slow = Långsamt
table-replay-normal = Normalt
table-replay-quick = Snabbt
table-chapter = Kapitel
table-chapter-start = Början
table-chapter-back = Ett kapitel bakåt
table-chapter-forth = Ett kapitel framåt
table-chapter-turn = Speltur { $number }: { $name }

# Taking a seat to another device
move-about = Du kan fortsätta på en annan enhet. Platsen följer med dig; på den här sidan kan du sedan bara titta på.
move-code = Flytta till annan enhet
move-again = Visa en ny kod
move-good = Skriv den här koden på { $address }, under ”Jag har en kod”. Den fungerar en gång, i { $minutes ->
    [one] 1 minut
   *[other] { $minutes } minuter
}.
move-moved = Du spelar vidare på en annan enhet. Här tittar du på.
move-have-code = Jag har en kod
move-type = Koden från din andra enhet
move-go = Fortsätt här

# Playing again together
again-else = Något annat
again-title = Spela igen tillsammans
again-game = Vilket spel?
again-another-about = Alla följer med; botar kommer till eller lämnar plats, efter vad spelet kräver.
again-move = Byt platser
again-move-about = Alla flyttar en plats framåt, botarna också.
again-ask = { $others ->
    [0] Spela
    [one] Fråga den andra spelaren
   *[other] Fråga alla
}
again-asked = { $people ->
    [one] { $names } vill spela vidare med dig: { $what }
   *[other] { $names } vill spela vidare med dig: { $what }
}
again-come = Var med
again-not = Inte den här gången
again-is-asked = är tillfrågad
table-waiting-for = Väntar på { $names }.
series-how-many = Hur många partier?
series-of = { $of ->
    [1] Ett
   *[other] Bäst av { $of }
}
series-on = Bäst av { $of }: det här är parti { $game }.
series-title = { $game }/{ $of } · { $title }
series-has = { $name } { $wins }
series-stands = Bäst av { $of }, efter parti { $game }:
series-won = { $winners ->
    [1] { $names } vinner serien!
    [side] De vinner serien tillsammans: { $names }!
   *[other] Serien delas: { $names }.
}
series-next = Parti { $game } av { $of }

table-notices = Säg till när det är min tur
table-notices-about = Webbläsaren visar en notis när du inte har sidan framme.
table-notices-refused = Din webbläsare tillåter det inte. Du kan ändra det i dess inställningar för den här sidan.

table-talk = Säg något
table-talk-unread = { $unread ->
    [one] Säg något: ett oläst meddelande
   *[other] Säg något: { $unread } olästa meddelanden
}
table-talk-none = Ingen har sagt något än.
table-talk-whom = Vilka du hör
table-talk-said = Vad som har sagts
table-talk-words = Ord
table-talk-sign = Reaktion: { $sign }
table-talk-write = Skriv till alla vid bordet
table-talk-send = Skicka
table-mute = Tysta { $name }
table-mute-about = Du ser inte vad den spelaren säger här.

# What can be said at the table with one tap
word-hello = Hej!
word-good-luck = Lycka till!
word-nice = Snyggt drag!
word-thanks = Tack!
word-oops = Hoppsan!
word-sorry = Förlåt!
word-thinking = Jag måste tänka …
word-well-played = Bra spelat!
word-heart = skickar ett hjärta
word-star = ger en stjärna
word-laugh = skrattar
word-wow = tappar hakan

# Bots: what kind, and what they are called at the table
bot-random = Bot: gör lite vad som helst
bot-greedy = Bot: spelar vettigt
bot-paddler = Bot: Plaskare, har precis lärt sig reglerna
bot-snorkeller = Bot: Snorklare, slarvar ibland
bot-diver = Bot: Dykare, spelar vettigt
bot-deep-diver = Bot: Djupdykare, den starkaste
bot-name-1 = Bult
bot-name-2 = Kapten Propp
bot-name-3 = Nubb
bot-name-4 = Kolv
bot-name-5 = Kugge
bot-name-6 = Packning
bot-name-7 = Ventil
bot-name-8 = Munstycke

table-zoom = Zooma
table-zoom-in = Större
table-zoom-out = Mindre
table-zoom-all = Visa allt
