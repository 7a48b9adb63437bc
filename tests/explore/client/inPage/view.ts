// Reads what a person sees: texts, focus, dialogs, busy parts, the balance.
import type { View } from '../types.ts';
import { targetOf } from './controls.ts';
import { heldMessages } from './faults.ts';
import { nameOf } from './names.ts';
import { changesSince } from './watch.ts';

const described = ['aria-label', 'title', 'placeholder', 'alt', 'aria-description', 'aria-valuetext'];

function visibleTexts(): string[] {
  const texts = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.nodeValue?.trim() ?? '';
    const parent = node.parentElement;
    if (text === '' || !parent || parent.closest('script, style, noscript, template')) continue;
    if (parent.checkVisibility({ checkVisibilityCSS: true })) texts.add(text);
  }
  for (const name of described)
    for (const element of document.querySelectorAll(`[${name}]`))
      texts.add(element.getAttribute(name)?.trim() ?? '');
  return [...texts, document.title].filter((text) => text !== '');
}

const isInView = (element: Element): boolean => {
  const { top, bottom, width, height } = element.getBoundingClientRect();
  return (
    width > 0 &&
    height > 0 &&
    bottom > 0 &&
    top < innerHeight &&
    element.checkVisibility({ checkVisibilityCSS: true })
  );
};

export interface Landmark {
  readonly name: string;
  /** Parts below the viewport may not be rendered yet. */
  readonly isInView: boolean;
}

/** The main headings and the buttons of the page's main part, without figures. Not the headings of list items. */
export function readLandmarks(): Landmark[] {
  const found = document.querySelectorAll('main h1, main h2, main button');
  return Array.from(found)
    .filter((element) => element.checkVisibility() && !element.closest('[role="alert"], [role="status"]'))
    .map((element) => {
      const name = nameOf(element).replaceAll(/\d[\d.,:\s\u00A0]*/g, '#');
      return { name: `${element.tagName.toLowerCase()} ${name}`, isInView: isInView(element) };
    });
}

/**
 * Busy parts of the topmost modal dialog, or of the page if none is open. Parts below a dialog may stay busy
 * while the dialog waits for the player or a provider.
 */
function busyParts(): string[] {
  const inUse = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document;
  return Array.from(inUse.querySelectorAll('[aria-busy="true"]')).filter(isInView).map(describe);
}

const describe = (element: Element): string =>
  `${element.tagName.toLowerCase()} ${nameOf(element).slice(0, 60) || (element.textContent ?? '').trim().slice(0, 60)}`;

/** The focused element, also in a shadow root such as the chat's. */
function activeElement(): Element | null {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
}

function readBalance(): string | null {
  const shown = document.querySelector('header a > [data-number]');
  return shown ? (shown.textContent ?? '').replaceAll(/\D/g, '') : null;
}

function sumOfLedger(): number | null {
  const mock = window.__mock;
  if (!mock) return null;
  const visitor = mock.visitor();
  const player = Object.entries(mock.backend.state.players).find(
    ([, { persona }]) => persona === visitor,
  )?.[0];
  if (player === undefined) return null;
  const account = `player:${player}:real`;
  return mock.backend.state.ledger.entries.reduce(
    (sum, { from, to, amount }) => sum + (to === account ? amount : 0) - (from === account ? amount : 0),
    0,
  );
}

/** Whether the element can't widen the page, because an ancestor scrolls or clips its content. */
function isClipped(element: Element): boolean {
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement)
    if (getComputedStyle(at).overflowX !== 'visible') return true;
  return false;
}

function findWidest(): string {
  const wide = Array.from(document.querySelectorAll('body *'))
    .map((element) => ({ element, right: element.getBoundingClientRect().right }))
    .filter(({ element, right }) => right > document.documentElement.clientWidth + 0.5 && !isClipped(element))
    .sort((one, other) => other.right - one.right)[0];
  return wide ? `${describe(wide.element)} (.${wide.element.className}) to ${Math.round(wide.right)} px` : '';
}

function storedText(): string {
  const kept = [localStorage, sessionStorage].flatMap((storage) =>
    Object.entries(storage).flatMap(([key, value]) =>
      key.startsWith('mock.') ? [] : [`${key}=${String(value)}`],
    ),
  );
  return kept.join('\n');
}

/** A choice of a group, a list or a form that is made already. Pressing it again may change nothing. */
const madeChoice = ':is([role="group"] *, li > *, form *)[aria-pressed="true"]';

/**
 * Whether the page says why a press had no effect: the pressed choice is made already, or there is a visible
 * error or the tooltip of the pressed control. The errors of a form explain only a press on its submit
 * button.
 */
function hasAlert(): boolean {
  const pressed = activeElement();
  if (pressed?.matches(madeChoice)) return true;
  const isSubmit = pressed instanceof HTMLButtonElement && pressed.type === 'submit';
  const explanations = document.querySelectorAll(
    '[role="alert"], [aria-invalid="true"], [role="tooltip"]:popover-open',
  );
  return Array.from(explanations).some(
    (element) => element.checkVisibility() && (isSubmit || element.closest('form') === null),
  );
}

export function readView(): Omit<View, 'loads' | 'openedTabs'> {
  const overflow = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  return {
    url: location.href,
    title: document.title,
    lang: document.documentElement.lang,
    focus: targetOf(activeElement()),
    dialogs: Array.from(document.querySelectorAll('dialog[open]'), (dialog) => nameOf(dialog) || 'dialog'),
    texts: visibleTexts(),
    busy: busyParts(),
    overflow,
    widest: overflow > 0 ? findWidest() : '',
    balance: readBalance(),
    ledger: sumOfLedger(),
    code: window.__mock?.backend.state.inbox.findLast(({ code }) => code !== undefined)?.code ?? null,
    held: heldMessages(),
    visitor: window.__mock?.visitor() ?? 'none',
    hasAlert: hasAlert(),
    hasCrashed: document.querySelector('main[data-page="error"]') !== null,
    isGameOpen: document.querySelector('[data-game-frame]') !== null,
    stored: storedText(),
    changes: changesSince(),
    scroll: Math.round(scrollY),
  };
}
