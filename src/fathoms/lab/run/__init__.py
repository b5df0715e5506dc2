"""Running studies: in this process or in one of their own, with progress on the way."""
