# Tokyo Poo Divers

poo-why-cover-open = That cover is open already. Choose a closed one.
poo-why-open-first = Open a closed cover first.
poo-why-bank-or-push = Bank your points, or push on to a closed cover next to the diver.
poo-why-direction-fixed = The diver cannot turn again this turn: push on in the same direction, or bank.
poo-why-no-cover-there = There is no closed cover in that direction.
poo-why-look-at-closed = That cover is open already. Look under a closed one.
poo-why-look-or-skip = You drew a blank: look under one closed cover, or go without.
poo-why-put-back = Put the card back first.
