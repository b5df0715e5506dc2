"""What a study says, as data: chapters of sentences, figures, plots and tables, which every reader's page, terminal or
notebook renders.
"""
