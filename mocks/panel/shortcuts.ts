// The panel's keyboard shortcuts, and the list that shows them.
import { make } from '#mocks/pages/shared/dom.ts';
import { tabIds, type TabId } from './memory.ts';

const keys = [
  ['Alt+M', 'open and close the panel; the focus moves to one that is open without it'],
  ['Alt+Shift+M', 'hide the panel and its button, and show them again'],
  ['Escape', 'close the panel; in a field with suggestions, first those'],
  ['Enter', 'in a field: press the button of the field'],
  [`1 to ${String(tabIds.length)}`, 'choose a tab'],
  ['← →', 'on a tab: the next one; on the edge of the panel: resize'],
  ['/', 'search in this tab'],
  ['?', 'show and hide these keys'],
] as const;

export function shortcutList(): HTMLElement {
  const rows = keys.flatMap(([key, effect]) => [
    make('dt', {}, make('kbd', {}, key)),
    make('dd', {}, effect),
  ]);
  return make('dl', { class: 'shortcuts', hidden: true, 'aria-label': 'Keys' }, ...rows);
}

export interface ShortcutActions {
  select: (tab: TabId) => void;
  close: () => void;
  search: () => void;
  toggleList: () => void;
}

/** Whether the key belongs to a control that takes text. */
function isTyping(target: EventTarget | undefined): boolean {
  return target instanceof Element && target.matches('input:not([type="checkbox"]), textarea, select');
}

/**
 * The field whose list of suggestions may be open. Browsers don't report that, so it is guessed from events.
 */
let suggesting: EventTarget | undefined;

export function watchSuggestions(sheet: HTMLElement): void {
  const note = (event: Event): void => {
    const [target] = event.composedPath();
    const isTyped = !(event instanceof InputEvent) || event.inputType !== 'insertReplacementText';
    suggesting = target instanceof HTMLInputElement && target.list && isTyped ? target : undefined;
  };
  for (const type of ['input', 'click']) sheet.addEventListener(type, note);
  sheet.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') note(event);
  });
  sheet.addEventListener('focusout', () => (suggesting = undefined));
}

export function onPanelKey(event: KeyboardEvent, actions: ShortcutActions): void {
  if (event.key === 'Escape') {
    // Keeps the same key press from also closing a dialog below the panel.
    event.preventDefault();
    if (suggesting && suggesting === event.composedPath()[0]) suggesting = undefined;
    else actions.close();
    return;
  }
  if (event.altKey || event.ctrlKey || event.metaKey || isTyping(event.composedPath()[0])) return;
  const tab = /^[1-9]$/.test(event.key) ? tabIds[Number(event.key) - 1] : undefined;
  if (tab) actions.select(tab);
  else if (event.key === '/') actions.search();
  else if (event.key === '?') actions.toggleList();
  else return;
  event.preventDefault();
}
