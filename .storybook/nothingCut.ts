// Finds texts that overflow their boxes, with the help of the pseudo-locale.

interface CutText {
  readonly text: string;
  readonly by: string;
}

const TOLERANCE = 1.5;
/**
 * Matches names of games and players. They are excluded, because they come from the server and have their own
 * tests.
 */
const FOREIGN = '[data-game-tile], [style*="--index"]';

function isHidden(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return (
    width <= 1 || height <= 1 || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  );
}

/**
 * Whether an element is visually hidden and meant for screen readers only. Its text is cut off on purpose.
 */
function isForScreenReaders(element: Element): boolean {
  for (let around = element.parentElement; around; around = around.parentElement) {
    const isTiny = around.getBoundingClientRect().width <= 1;
    if (isTiny && getComputedStyle(around).overflowX !== 'visible') return true;
  }
  return false;
}

function textBox(element: Element): DOMRect | null {
  const texts = [...element.childNodes].filter(
    (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
  );
  const [first] = texts;
  const last = texts.at(-1);
  if (!first || !last) return null;
  const range = document.createRange();
  range.setStartBefore(first);
  range.setEndAfter(last);
  return range.getBoundingClientRect();
}

/** Whether an element has an intended ellipsis, with the full text as its title. */
function hasTitle(element: Element): boolean {
  return element.closest('[title]') !== null;
}

/** How far a line box extends beyond its glyphs, as a fraction of the font size. */
const LINE_SLACK = 0.35;

function sticksOut(inner: DOMRect, outer: DOMRect, axis: 'x' | 'y', fontSize = 0): boolean {
  if (axis === 'x') return inner.left < outer.left - TOLERANCE || inner.right > outer.right + TOLERANCE;
  const slack = TOLERANCE + fontSize * LINE_SLACK;
  return inner.top < outer.top - slack || inner.bottom > outer.bottom + slack;
}

const nameOf = (element: Element): string =>
  `${element.tagName.toLowerCase()}.${(element.getAttribute('class') ?? '').split(' ')[0] ?? ''}`;

/**
 * Names what cuts the text off: the window, or the nearest ancestor that hides its overflow. Null if nothing
 * does. A scrollable ancestor cuts nothing off.
 */
function cutBy(element: Element, box: DOMRect): string | null {
  const fontSize = Number.parseFloat(getComputedStyle(element).fontSize);
  let canScrollX = false;
  let canScrollY = false;
  for (
    let around: Element | null = element;
    around && around !== document.body;
    around = around.parentElement
  ) {
    const { overflowX, overflowY, position, display } = getComputedStyle(around);
    const clipsX = (overflowX === 'hidden' || overflowX === 'clip') && display !== 'inline';
    const clipsY = (overflowY === 'hidden' || overflowY === 'clip') && display !== 'inline';
    const outer = around.getBoundingClientRect();
    if (clipsX && !canScrollX && sticksOut(box, outer, 'x')) return nameOf(around);
    if (clipsY && !canScrollY && sticksOut(box, outer, 'y', fontSize)) return nameOf(around);
    canScrollX ||= overflowX === 'auto' || overflowX === 'scroll';
    canScrollY ||= overflowY === 'auto' || overflowY === 'scroll';
    if (position === 'fixed')
      return !canScrollX && (box.left < -TOLERANCE || box.right > innerWidth + TOLERANCE)
        ? 'the window'
        : null;
  }
  return !canScrollX && (box.left < -TOLERANCE || box.right > innerWidth + TOLERANCE) ? 'the window' : null;
}

function overruns(element: Element, box: DOMRect): string | null {
  const control = element.closest('a, button, label, [role="tab"], [role="option"], summary');
  if (!control || getComputedStyle(control).display === 'inline' || isHidden(control)) return null;
  return sticksOut(box, control.getBoundingClientRect(), 'x') ? nameOf(control) : null;
}

export function cutTexts(root: Element): CutText[] {
  return [...root.querySelectorAll('*')].flatMap((element) => {
    if (element.closest(FOREIGN) || isHidden(element) || hasTitle(element)) return [];
    const box = textBox(element);
    if (!box || box.width === 0 || isForScreenReaders(element)) return [];
    const by = cutBy(element, box) ?? overruns(element, box);
    return by === null ? [] : [{ text: element.textContent?.trim().slice(0, 60) ?? '', by }];
  });
}

/** Horizontal overflow of the page in pixels. */
export function sideScroll(): number {
  return Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
