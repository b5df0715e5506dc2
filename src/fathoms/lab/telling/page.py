"""Pages that the lab writes: one file each that needs nothing else, in the colours of light and dark screens."""

from html import escape

from fathoms.words import speaking

STYLE = """
:root { color-scheme: light dark; --ink: #12343b; --ground: #fbfaf5; --band: #eef4f2; --faint: #c9d6d3;
        --blue: #0072b2; --orange: #b57d00; --green: #00805d; --red: #c04f00; --purple: #a8588a; --grey: #5a6b68 }
@media (prefers-color-scheme: dark) {
:root { --ink: #e8f1ef; --ground: #0e2a30; --band: #173a41; --faint: #3a5a60;
        --blue: #56b4e9; --orange: #e69f00; --green: #2fc79c; --red: #f0843c; --purple: #e29bc5; --grey: #9fb3b0 } }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 760px; margin: 2rem auto; padding: 0 1rem; color: var(--ink);
       background: var(--ground) }
h1, h2, h3 { line-height: 1.2 } h2 { margin-top: 3rem; border-bottom: 2px solid var(--faint); padding-bottom: .3rem }
table { border-collapse: collapse; margin: 1rem 0; width: 100% } th, td { padding: .3rem .6rem; text-align: right }
th:first-child, td:first-child { text-align: left } tr:nth-child(even) :is(td, th) { background: var(--band) }
tbody th { font-weight: normal } .wide { overflow-x: auto }
figure { margin: 2rem 0 } figcaption { color: var(--grey) } figure h3 { margin: 0 0 .5rem }
figure svg { display: block; width: 100%; height: auto; overflow: visible }
.side-by-side .plots { display: grid; grid-template-columns: repeat(auto-fill, minmax(320px, 1fr)); gap: 0 2rem }
text { font-family: system-ui, sans-serif }
details { margin: .5rem 0 } summary { cursor: pointer } code { background: var(--band); padding: .1rem .3rem }
dt { font-weight: bold } dd { margin: 0 0 .6rem }
.arena text { font-size: 14px; fill: currentColor }
"""


def page(title: str, body: str) -> str:
    """A whole page."""
    return (
        f'<!doctype html><html lang="{speaking()}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><title>{escape(title)}</title>'
        f"<style>{STYLE}</style></head><body><main><h1>{escape(title)}</h1>{body}</main></body></html>\n"
    )


def table(head: list[str], rows: list[list[str]]) -> str:
    """A table whose first column names the rows."""
    top = "".join(f'<th scope="col">{escape(cell)}</th>' if cell else "<td></td>" for cell in head)
    body = "".join(
        f'<tr><th scope="row">{escape(name)}</th>' + "".join(f"<td>{escape(cell)}</td>" for cell in cells) + "</tr>"
        for name, *cells in rows
    )
    return f'<div class="wide" tabindex="0"><table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>'
