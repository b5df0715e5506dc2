"""What is true of every state of Dykarna."""

from fathoms.core.rule import rule

WIDTH = 13
BOAT = WIDTH * WIDTH
ISLAND, MUD_FROM, MUD_TO, URCHIN, OCTOPUS, GOLDFISH = 6, 8, 11, 12, 13, 14

(
    TREASURE_VANISHED,
    NEGATIVE_HOME,
    TREASURE_ASTRAY,
    DIVER_NOWHERE,
    DIVER_ASTRAY,
    DIVER_STUCK_WRONGLY,
    DIVERS_TOGETHER,
    BOAT_CROWDED,
    BOAT_ASTRAY,
    SCRATCH_LEFT,
) = range(1, 11)
WRONG = {
    TREASURE_VANISHED: "treasure vanishes, or comes from nowhere",
    NEGATIVE_HOME: "a boat has less than no treasure",
    TREASURE_ASTRAY: "treasure lies where none can be",
    DIVER_NOWHERE: "a diver is in a place that is none",
    DIVER_ASTRAY: "a diver rests where nobody may",
    DIVER_STUCK_WRONGLY: "a diver is in the mud or caught, and not on such a tile, or the other way round",
    DIVERS_TOGETHER: "divers of two players rest on one tile, or of two crews that keep apart",
    BOAT_CROWDED: "a boat has too many aboard, or opponents together",
    BOAT_ASTRAY: "a boat lies off its coast, or two at one corner",
    SCRATCH_LEFT: "scratch is left behind in the state",
}
MOVING, FLOWING, ROUNDING, LOSING, DROWNING = 1, 2, 3, 4, 5


@rule
def sound(s):
    """0, or what is wrong."""
    wrong = treasure_adds_up(s)
    if wrong == 0:
        wrong = divers_stand_well(s)
    if wrong == 0:
        wrong = boats_lie_well(s)
    for i in range(s.room.size):
        if s.room[i] != 0:
            return SCRATCH_LEFT
    return wrong


@rule
def treasure_adds_up(s):
    """Found + hidden + home + lost = all there is; it lies on tiles face up, never on an island."""
    total = int(s.lost)
    if s.under_way and s.carrying and (s.phase == FLOWING or s.phase == ROUNDING):
        total += 1  # in the diver's arms
    for boat in range(4):
        if s.home[boat] < 0:
            return NEGATIVE_HOME
        total += int(s.home[boat])
    for square in range(BOAT):
        tile = int(s.tile[square])
        if -5 <= tile <= -2:
            total += -tile - 1
        for tussock in range(5):
            here = int(s.treasure[square, tussock])
            total += here
            if here < 0 or (here > 0 and (tile <= 0 or tile == ISLAND or tile >= GOLDFISH)):
                return TREASURE_ASTRAY
    return 0 if total == s.goal else TREASURE_VANISHED


@rule
def divers_stand_well(s):
    """Every diver is somewhere or out, and nobody rests where nobody may."""
    for diver in range(12):
        place = int(s.place[diver])
        if place < 0 or place >= BOAT + 4:
            return DIVER_NOWHERE
        if place == 0 or place >= BOAT or (s.under_way and diver == s.diver):
            continue
        tile = int(s.tile[place])
        if tile < 0 or tile > GOLDFISH:
            return DIVER_ASTRAY
        if tile == 0 and not on_shore(s, place):
            return DIVER_ASTRAY
        in_mud = MUD_FROM <= tile <= MUD_TO
        if in_mud != (s.tussock[diver] > 0) or (in_mud and s.tussock[diver] > tile - MUD_FROM + 2):
            return DIVER_STUCK_WRONGLY
        if s.caught[diver] and tile != OCTOPUS:
            return DIVER_STUCK_WRONGLY
        if tile > 0 and has_company(s, diver):
            return DIVERS_TOGETHER
    return 0


@rule
def has_company(s, diver):
    """Is a diver on the same tile, in the mud on the same tussock, that does not belong there?"""
    for other in range(12):
        together = s.place[other] == s.place[diver] and s.tussock[other] == s.tussock[diver]
        apart = other // 3 != diver // 3 and (s.together == 0 or (other // 3 - diver // 3) % 2)
        if together and apart:
            return True
    return False


@rule
def on_shore(s, square):
    """Is it one of the places round the sea, not a corner and without a boat?"""
    edge = int(s.side) + 1
    row, column = square // WIDTH, square % WIDTH
    if row > edge or column > edge or (row % edge == 0) == (column % edge == 0):
        return False
    for boat in range(4):
        if s.boat[boat] == square:
            return False
    return True


@rule
def boats_lie_well(s):
    """Boats on their coasts, one at a corner; at most three aboard; crews and opponents never together."""
    edge = int(s.side) + 1
    for boat in range(4):
        aboard = 0
        for diver in range(12):
            if s.place[diver] == BOAT + boat:
                aboard += 1
                for other in range(12):
                    foes = diver // 3 != other // 3 and (s.solo != 0 or (diver // 3 + other // 3) % 2 == 1)
                    if foes and s.place[other] == BOAT + boat:
                        return BOAT_CROWDED
        if aboard > 3 and s.phase != DROWNING and s.phase != LOSING:  # first who sinks, then who drowns
            return BOAT_CROWDED
        place = int(s.boat[boat])
        if place == 0:
            continue
        row, column = place // WIDTH, place % WIDTH
        coast = 0 if row == 0 else 1 if column == edge else 2 if row == edge else 3
        if coast != boat or (row % edge == 0) == (column % edge == 0):
            return BOAT_ASTRAY
        for other in range(boat):
            near = abs(int(s.boat[other]) // WIDTH - row) == 1 and abs(int(s.boat[other]) % WIDTH - column) == 1
            if s.boat[other] and near:
                return BOAT_ASTRAY
    return 0
