"""Characters that are not drawn: a name of them would be empty, and names that differ in them would look alike."""

# Unicode's property Default_Ignorable_Code_Point: nothing is drawn for these, not even for those whose category says
# that they are letters or marks (fillers, joiners, variation selectors). Python knows categories alone, and what has
# this property is fixed for whole ranges, for signs to come as well.
IGNORABLE = (
    (0x00AD, 0x00AD),
    (0x034F, 0x034F),
    (0x061C, 0x061C),
    (0x115F, 0x1160),
    (0x17B4, 0x17B5),
    (0x180B, 0x180F),
    (0x200B, 0x200F),
    (0x202A, 0x202E),
    (0x2060, 0x206F),
    (0x3164, 0x3164),
    (0xFE00, 0xFE0F),
    (0xFEFF, 0xFEFF),
    (0xFFA0, 0xFFA0),
    (0xFFF0, 0xFFF8),
    (0x1BCA0, 0x1BCA3),
    (0x1D173, 0x1D17A),
    (0xE0000, 0xE0FFF),
)
# These have a place of their own, and nothing stands there: a Braille cell without dots, a note without a head, and the
# filler of a script.
BLANK = "\u2800\U0001d159\U00016fe4"


def is_visible(sign: str) -> bool:
    """Is anything drawn for this sign?"""
    if not sign.isprintable() or sign in BLANK:
        return False
    return sign.isascii() or not any(first <= ord(sign) <= last for first, last in IGNORABLE)
