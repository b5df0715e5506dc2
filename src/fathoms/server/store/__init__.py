"""What is kept: tables, moves and feats, in a database."""
