// Browsers drop the focus to the body when the focused element is removed, hidden or disabled. A keyboard
// user would have to begin again at the top of the page, and a screen reader would say nothing.

/**
 * Elements that take over the lost focus, so that a keyboard user continues at the same place. Controls
 * aren't among them: if Enter removed the focused button, another Enter would press the control that took over.
 */
const PARTS = 'dialog, [popover], section, article, header, footer, aside, nav, form, fieldset, li, main';

/**
 * Delay before the check whether the focus is lost. Long enough for the browser to take the focus off a
 * hidden element, and for a replacement of that element to take it. Shorter than the time until another key
 * press.
 */
const CHECK_AFTER_MS = 100;

function isUsable(element: Element): boolean {
  return element.isConnected && !element.matches(':disabled') && element.checkVisibility();
}

function ancestorsOf(element: Element | null): Element[] {
  const path: Element[] = [];
  for (let at = element; at && at !== document.body; at = at.parentElement) path.push(at);
  return path;
}

/** The page, or the part that covers it, such as a game. A covered page is inert. */
export function pageInUse(): HTMLElement | undefined {
  const places = document.querySelectorAll<HTMLElement>('main, [data-covers-page]');
  return Array.from(places).find((place) => !place.closest('[inert]'));
}

/** Focuses a part of the page, which becomes focusable until it loses the focus. */
function focusPart(part: HTMLElement): void {
  if (!part.hasAttribute('tabindex')) {
    part.tabIndex = -1;
    part.addEventListener('blur', () => part.removeAttribute('tabindex'), { once: true });
  }
  part.focus({ preventScroll: true });
}

/**
 * When the focused element is removed, hidden or disabled and nothing else takes the focus, focuses the
 * nearest remaining part of the page around it. Returns the function that stops watching.
 */
export function watchLostFocus(): () => void {
  /** The focused element and its ancestors, kept because a removed element no longer has them. */
  let path = ancestorsOf(document.activeElement);
  let timer: ReturnType<typeof setTimeout> | undefined;

  const notePath = (): void => {
    path = ancestorsOf(document.activeElement);
  };
  /**
   * Forgets the path after a press on empty space. Such a press also takes the focus away, but the element is
   * still usable, so the focus isn't lost.
   */
  const forgetPath = (): void => {
    const [element] = path;
    if (element && isUsable(element) && document.activeElement === document.body) path = [];
  };
  const check = (): void => {
    timer = undefined;
    const [element] = path;
    if (!(element instanceof HTMLElement) || document.activeElement !== document.body) return;
    // Focuses an element that is usable again: React hides a part for a moment while it waits for code or
    // data.
    if (isUsable(element)) return element.focus({ preventScroll: true });
    const part = path.find((at) => at.matches(PARTS) && isUsable(at)) ?? pageInUse();
    path = [];
    if (part instanceof HTMLElement && !part.closest('[inert]')) focusPart(part);
  };
  const checkSoon = (): void => {
    if (path.length > 0) timer ??= setTimeout(check, CHECK_AFTER_MS);
  };
  const forgetSoon = (): void => queueMicrotask(forgetPath);

  const observer = new MutationObserver(checkSoon);
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['disabled', 'hidden', 'inert', 'style'],
  });
  document.addEventListener('focusin', notePath);
  document.addEventListener('focusout', forgetSoon);
  return () => {
    observer.disconnect();
    clearTimeout(timer);
    document.removeEventListener('focusin', notePath);
    document.removeEventListener('focusout', forgetSoon);
  };
}
