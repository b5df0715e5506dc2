"""What is kept: tables, moves, feats and studies, in a database."""
