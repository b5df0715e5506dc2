"""Reviews of finished games, made in the background and stored; and every player's own games."""
