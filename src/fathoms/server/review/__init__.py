"""Reviews of finished games: thought over in the background, kept, shown; and everyone's own games."""
