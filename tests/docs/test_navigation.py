"""The docs find their pages: a folder in the navigation stands for all of them."""

from scripts.docs_nav import on_config, pages_in

from fathoms.games import GAMES


def test_every_game_has_a_page_that_is_found() -> None:
    assert {f"games/{game.name}.md" for game in GAMES} <= set(pages_in("games/"))


def test_the_index_of_a_folder_comes_first() -> None:
    first, *others = pages_in("decisions/")
    assert first == "decisions/index.md"
    assert "decisions/0001-recall.md" in others
    assert others == sorted(others)


def test_folders_are_exchanged_for_their_pages_and_all_else_is_left() -> None:
    nav = [{"Fathoms": "index.md"}, {"Games": "games/"}, {"How": [{"Bots": "bots.md"}]}]
    assert on_config({"nav": nav}) == {"nav": [nav[0], {"Games": pages_in("games/")}, nav[2]]}
