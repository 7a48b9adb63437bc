// Where the panel stands: in a shadow tree of its own, above everything, also above a modal dialog of the page.
import { make } from '#mocks/pages/shared/dom.ts';

export interface Host {
  readonly element: HTMLElement;
  readonly root: ShadowRoot;
}

/** A modal dialog makes everything outside of it inert, so the panel moves into the topmost one while it is open. */
function placeOf(): HTMLElement {
  const dialogs = [...document.querySelectorAll<HTMLElement>('dialog:modal')];
  return dialogs.at(-1) ?? document.body;
}

/** @param hasReordered a dialog has opened, also one that was closed and opened again within a frame */
function follow(element: HTMLElement, hasReordered: boolean): void {
  const place = placeOf();
  if (element.parentElement === place && !hasReordered) return;
  if (element.parentElement === place) element.hidePopover();
  else place.append(element);
  // The top layer: a position there is the screen's, whatever the dialog does to its own. The latest is on top.
  element.showPopover();
}

export function createHost(css: string): Host {
  const element = make('aside', { 'aria-label': 'Mock panel', popover: 'manual' });
  // Nothing of the page's own styles for this element, and of the platform's for a popover, may count.
  Object.assign(element.style, {
    all: 'initial',
    position: 'fixed',
    inset: 'auto',
    display: 'block',
    overflow: 'visible',
  });
  const root = element.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [sheet];
  // A click in the panel is none in the dialog that it stands in.
  for (const type of [
    'click',
    'mousedown',
    'pointerdown',
    'keydown',
    'keyup',
    'input',
    'change',
    'cancel',
    'submit',
  ]) {
    element.addEventListener(type, (event) => event.stopPropagation());
  }
  follow(element, false);
  let isAsked = false;
  let hasReordered = false;
  new MutationObserver((changes) => {
    hasReordered ||= changes.some(({ type }) => type === 'attributes');
    if (isAsked) return;
    isAsked = true;
    requestAnimationFrame(() => {
      isAsked = false;
      follow(element, hasReordered);
      hasReordered = false;
    });
  }).observe(document.documentElement, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['open'],
  });
  return { element, root };
}
