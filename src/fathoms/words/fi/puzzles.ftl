# Boards of one's own

draw-title = Piirrä lauta
draw-about = Piirrä oma lauta, kokeile sitä heti ja lähetä linkki kaverille.
draw-others = Muut laudat
draw-share = Jaa linkki
draw-copy = Kopioi linkki
draw-copied = Kopioitu
draw-print = Tulosta
draw-link-broken = Tässä linkissä ei ole lautaa, jolla voisi pelata. { $why }

# The puzzles of the day

daily-title = Päivän pulmat
daily-about = Kaikille samat, joka päivä uudet.
daily-streak = { $days ->
    [0] Ratkaise yksi tänään, niin pulmaputkesi alkaa.
    [one] Pulmaputkesi: 1 päivä
   *[other] Pulmaputkesi: { $days } päivää
}
daily-puzzle = Pulma
daily-puzzle-about = Yhdelle pelaajalle, ilman kelloa. Vihjeitä saa, jos jäät jumiin.
daily-puzzle-play = Ratkaise
daily-puzzle-again = Ratkaise uudelleen
daily-solved = Ratkaistu!
daily-move = Löydä paras siirto
daily-move-about = Pelaat { $seat }. Valitse laudalta tai painikkeista: yksi siirto on selvästi parempi kuin kaikki muut.
daily-seat = paikalla { $number }
daily-right = Voittomahdollisuus { $chance } %: parempaa siirtoa ei ole.
daily-wrong = Siirrollasi voittaa { $chance } % peleistä, parhaalla { $best } %.
daily-same-as-usual = Useimmat tekisivät ensi näkemältä samoin.
daily-proof = Jokaisesta siirrosta jatkettiin peliä { $worlds } kuvitellussa maailmassa, joita et voisi erottaa toisistaan. Luvut voivat heittää noin { $error ->
    [one] 1 prosenttiyksikön
   *[other] { $error } prosenttiyksikköä
}.
daily-moves = Minkä arvoinen kukin siirto on
daily-worth = { $move }: { $chance } %
daily-yours = sinun siirtosi
daily-best = paras
daily-other-moves = { $count ->
    [one] Lisäksi on yksi huonompi siirto.
   *[other] Lisäksi on { $count } huonompaa siirtoa.
}
daily-play-on = Jatka peliä tästä
daily-think-again = Kokeile toista siirtoa
daily-nothing = Tänään ei ole etsittävää siirtoa.

# Printing

print-title = Tulostus
print-about = Laudat ja säännöt paperilla, kun pelaatte ilman ruutua.
print-rules = Säännöt kahdella sivulla
print-board = Lauta
print-now = Tulosta
print-others = Muut tulosteet
print-hint = Paperi: A4, mittakaava 100 %. Selaimesi voi myös tallentaa sen PDF-tiedostoksi.
print-foot = Fathoms: säännöt omin sanoin.
