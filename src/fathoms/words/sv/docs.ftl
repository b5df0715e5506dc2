# The short page about Fathoms in each language (docs/<language>/index.md)

docs-about = Fathoms är ett bord för fem brädspel. Öppna en sida, skicka en länk till dina vänner och spela: vid en skärm, över nätet eller mot botar som inte vet mer än en människa på deras plats.
docs-start = Så spelar du
docs-start-install = Du behöver en dator med Linux, Python 3.11 eller nyare, make och git. Två rader i terminalen, så står det vilken adress du ska öppna i webbläsaren:
docs-start-address = adressen till det här kodarkivet
docs-start-link = Välj ett spel och tryck på dess kort. Länken till bordet går till dem som ska spela med dig; den öppnas på mobiler, surfplattor och datorer.
docs-start-alone = Ingen där? Botar på fyra nivåer slår sig ner hos dig, från plaskaren till djupdykaren.
docs-start-language = Sidan talar webbläsarens språk. Jordgloben högst upp byter det.
docs-rules = Spelen och deras regler
