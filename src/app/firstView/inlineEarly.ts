// The inline script before the content of every page. Repeats what a visitor did before React could handle
// it. A prerendered control works only once React and the code of its boundary have loaded. Until then, React
// stops events before they reach the control, and doesn't replay them.

const LOOK_AGAIN_MS = 50;
/** Milliseconds after which a stored action is dropped, because a late effect would confuse the visitor. */
const KEPT_FOR_MS = 20_000;
/**
 * Milliseconds within which an opened search must show its field. After that, the typed letters are dropped.
 */
const FIELD_WITHIN_MS = 5000;
const SEARCH_FIELD = 'dialog[open] input[type=search]';

interface EarlyAct {
  readonly control: HTMLButtonElement | HTMLSelectElement;
  /** Identifies the control's replacement, if React has rendered the page again. */
  readonly name: string;
  readonly path: string;
  readonly until: number;
  readonly repeat: (control: HTMLButtonElement | HTMLSelectElement) => void;
}

const nameOf = (control: Element): string => control.ariaLabel ?? control.textContent;

/** Whether React handles the element's events. React has no API for this, but marks such elements. */
const isHandledByReact = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith('__reactProps$'));

let waiting: readonly EarlyAct[] = [];
let letters: string | undefined;

function storeAction(control: EarlyAct['control'], repeat: EarlyAct['repeat']): void {
  if (waiting.length === 0) setTimeout(replayWhenReady, LOOK_AGAIN_MS);
  const until = performance.now() + KEPT_FOR_MS;
  const act = { control, name: nameOf(control), path: location.pathname, until, repeat };
  waiting = [...waiting.filter((other) => other.control !== control), act];
}

/** Stores an event's action for later, unless the event reaches its control and React handles it. */
function storeUnlessHandled(event: Event, control: EarlyAct['control'], repeat: EarlyAct['repeat']): void {
  let isHandled = false;
  const arrive = (): void => {
    isHandled = isHandledByReact(control);
  };
  control.addEventListener(event.type, arrive, true);
  setTimeout(() => {
    control.removeEventListener(event.type, arrive, true);
    if (!isHandled) storeAction(control, repeat);
  });
}

function replacementOf({ control, name }: EarlyAct): EarlyAct['control'] | undefined {
  if (control.isConnected) return control;
  const sameKind = document.querySelectorAll<EarlyAct['control']>(`#root ${control.localName}`);
  return Array.from(sameKind).find((other) => nameOf(other) === name);
}

/** Repeats the stored actions whose controls React now handles. */
function replayWhenReady(): void {
  const kept = waiting.filter(({ until, path }) => performance.now() < until && location.pathname === path);
  const found = kept.map((act) => ({ act, control: replacementOf(act) }));
  waiting = found.flatMap(({ act, control }) => (control && isHandledByReact(control) ? [] : [act]));
  if (waiting.length > 0) setTimeout(replayWhenReady, LOOK_AGAIN_MS);
  for (const { act, control } of found) if (control && isHandledByReact(control)) act.repeat(control);
}

/**
 * Collects the letters that a visitor types after opening the search. Enters them in the search field once
 * the field is ready. Escape or another button ends the collection, because the search may be closed again
 * before its field was seen.
 */
function keepLetters(): void {
  // Repeating the press of the search button calls this function again. Keep the letters collected so far.
  if (letters !== undefined) return;
  letters = '';
  awaitField(FIELD_WITHIN_MS);
}

function awaitField(leftMs: number): void {
  if (letters === undefined) return;
  const field = document.querySelector<HTMLInputElement>(SEARCH_FIELD);
  const isReady = field !== null && isHandledByReact(field);
  if (!isReady && leftMs > 0) {
    setTimeout(() => awaitField(waiting.length > 0 ? leftMs : leftMs - LOOK_AGAIN_MS), LOOK_AGAIN_MS);
    return;
  }
  if (isReady && letters) fill(field, letters);
  letters = undefined;
}

/** Uses the native setter, because React ignores a change made through its own override of `value`. */
function fill(field: HTMLInputElement, text: string): void {
  Reflect.set(HTMLInputElement.prototype, 'value', text + field.value, field);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

function choose(value: string): EarlyAct['repeat'] {
  return (control) => {
    control.value = value;
    control.dispatchEvent(new Event('change', { bubbles: true }));
  };
}

const isField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('input, textarea, select, [contenteditable]');

/** Stores a letter typed for the search. Returns false for all other keys. */
function keepLetter({ ctrlKey, metaKey, altKey, key, target }: KeyboardEvent): boolean {
  if (key === 'Escape') letters = undefined;
  if (letters === undefined || ctrlKey || metaKey || altKey || isField(target)) return false;
  if (key === 'Backspace') letters = letters.slice(0, -1);
  else if (key.length === 1) letters += key;
  else return false;
  return true;
}

function onKeyDown(event: KeyboardEvent): void {
  if (keepLetter(event)) return event.preventDefault();
  const { ctrlKey, metaKey, code, key, target } = event;
  // Use the physical key: `event.key` gives another letter on a Russian layout.
  const letter = (ctrlKey || metaKey) && code.startsWith('Key') ? code.slice('Key'.length) : key;
  const shortcut = `${ctrlKey ? 'Control+' : ''}${metaKey ? 'Meta+' : ''}${letter}`;
  const button = document.querySelector<HTMLButtonElement>(
    `button[aria-keyshortcuts~="${CSS.escape(shortcut)}"]`,
  );
  if (!button || isField(target) || document.querySelector('dialog[open]')) return;
  keepLetters();
  if (isHandledByReact(button)) return;
  storeAction(button, (control) => control.click());
  event.preventDefault();
}

/** Handles buttons and selects only, because links work without JavaScript. */
function keepEarlyInput(): void {
  // Listen in the capture phase, because React stops events at the root while it can't handle them.
  document.addEventListener(
    'click',
    (event) => {
      const button =
        event.target instanceof Element ? event.target.closest<HTMLButtonElement>('#root button') : null;
      if (!button) return;
      storeUnlessHandled(event, button, (control) => control.click());
      if (button.ariaKeyShortcuts) keepLetters();
      // A repeated press isn't trusted. It is older than the search.
      else if (event.isTrusted) letters = undefined;
    },
    true,
  );
  document.addEventListener(
    'change',
    (event) => {
      const { target } = event;
      if (target instanceof HTMLSelectElement && target.closest('#root'))
        storeUnlessHandled(event, target, choose(target.value));
    },
    true,
  );
  document.addEventListener('keydown', onKeyDown);
}

keepEarlyInput();
