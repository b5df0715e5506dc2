"""What was found, as people like it told: sentences, tables, plots, pages."""
