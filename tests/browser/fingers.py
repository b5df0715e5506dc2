"""What a finger can meet on a page: how large each control is, and how small the smallest letters are."""

from playwright.sync_api import Page

TOUCH = 44  # px a finger needs
LETTERS = 12  # px of the smallest text

# A control is what can be pressed, with its label where it has one. Links within a sentence are text. What is smaller
# than a finger may catch taps beside it: then a tap half a finger from its middle, to any side, still meets it.
# On a board, where taps beside a place mean the nearest one, places are as large as can be.
SMALL = """least => {
    const controls = 'button, a[href], select, textarea, input, summary, [role=button], [role=slider]';
    const onBoard = '.playable, .spot, .goal, [data-square], [data-cover]';
    const inSight = one => one.checkVisibility({ visibilityProperty: true }) && !one.closest('.unseen, [inert]');
    const within = one => one.closest('label') ?? one.closest('.seats li') ?? one;
    const inSentence = one => one.matches('a') && getComputedStyle(one).display === 'inline'
        && [...one.parentElement.childNodes].some(near => near.nodeType === 3 && near.textContent.trim());
    const catches = (one, box) => {
        const [x, y, half] = [box.left + box.width / 2, box.top + box.height / 2, least / 2 - 1];
        const [wide, high] = [Math.max(0, half), Math.max(0, half)];
        return [[wide, 0], [-wide, 0], [0, high], [0, -high]].every(([right, down]) => {
            const hit = document.elementFromPoint(x + right, y + down);
            return hit && (one.contains(hit) || hit.closest('label') === one);
        });
    };
    const found = new Set([...document.querySelectorAll(controls)].map(within));
    return [...found].filter(one => {
        if (!inSight(one) || one.matches(':disabled') || inSentence(one)) return false;
        if (one.closest('[data-nearby]') && one.matches(onBoard)) return false;
        if (getComputedStyle(one).pointerEvents === 'none') return false;
        const box = one.getBoundingClientRect();
        if (box.width < 2 || (box.width >= least - 0.5 && box.height >= least - 0.5)) return false;
        one.scrollIntoView({ block: 'center', inline: 'center' });
        return !catches(one, one.getBoundingClientRect());
    }).map(one => {
        const { width, height } = one.getBoundingClientRect();
        return `${Math.round(width)} x ${Math.round(height)}: ${one.outerHTML.replace(/\\s+/g, ' ').slice(0, 110)}`;
    });
}"""

TINY = """least => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = [];
    while (texts.nextNode()) {
        const text = texts.currentNode.textContent.trim();
        const one = texts.currentNode.parentElement;
        if (!text || !one.checkVisibility({ visibilityProperty: true })) continue;
        if (one.closest('.unseen, [aria-hidden=true], style, script, noscript, option, title, desc')) continue;
        const picture = one.closest('svg');
        const scale = picture && one.getScreenCTM ? Math.abs(one.getScreenCTM().a) || 1 : 1;
        const size = parseFloat(getComputedStyle(one).fontSize) * scale;
        if (size >= least - 0.05) continue;
        found.push(`${size.toFixed(1)}: ${text.slice(0, 40)} in ${one.parentElement.outerHTML.slice(0, 60)}`);
    }
    return found;
}"""


def small_targets(page: Page) -> list[str]:
    """The controls that a finger would miss."""
    found: list[str] = page.evaluate(SMALL, TOUCH)
    return found


def tiny_letters(page: Page) -> list[str]:
    """The text nobody can read on a phone."""
    found: list[str] = page.evaluate(TINY, LETTERS)
    return found
