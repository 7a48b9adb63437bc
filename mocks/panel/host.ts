// Hosts the panel in a shadow tree above everything, including modal dialogs of the page.
import { make } from '#mocks/pages/shared/dom.ts';

export interface Host {
  readonly element: HTMLElement;
  readonly root: ShadowRoot;
  remove(): void;
}

/**
 * A modal dialog makes everything outside it inert, so the panel moves into the topmost open
 * dialog.
 */
function containerOf(): HTMLElement {
  const dialogs = [...document.querySelectorAll<HTMLElement>('dialog:modal')];
  return dialogs.at(-1) ?? document.body;
}

/** @param hasReordered true if a dialog was opened or reopened and so is above the panel now */
function follow(element: HTMLElement, hasReordered: boolean): void {
  const place = containerOf();
  if (element.parentElement === place && !hasReordered) return;
  if (element.parentElement === place) element.hidePopover();
  else place.append(element);
  // In the top layer, the element that was shown last is on top. Showing the panel again therefore
  // puts it above all dialogs. The top layer also makes `position: fixed` relative to the viewport.
  element.showPopover();
}

export function createHost(css: string): Host {
  const element = make('aside', { 'aria-label': 'Mock panel', popover: 'manual' });
  // Resets the page's styles for this element, and the browser's styles for popovers.
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
  // Stop propagation, because a dialog around the panel could treat these events as clicks outside.
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
  let isRemoved = false;
  let hasReordered = false;
  const observer = new MutationObserver((changes) => {
    hasReordered ||= changes.some(({ type }) => type === 'attributes');
    if (isAsked) return;
    isAsked = true;
    requestAnimationFrame(() => {
      isAsked = false;
      if (isRemoved) return;
      follow(element, hasReordered);
      hasReordered = false;
    });
  });
  observer.observe(document.documentElement, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['open'],
  });
  return {
    element,
    root,
    remove() {
      isRemoved = true;
      observer.disconnect();
      element.remove();
    },
  };
}
