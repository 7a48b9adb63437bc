import { make } from '#mocks/pages/shared/dom.ts';
import { tabIds, type TabId } from './memory.ts';
import type { Tab } from './tab.ts';

const titles: Record<TabId, string> = {
  state: 'State',
  journal: 'Journal',
  scenarios: 'Scenarios',
  socket: 'Socket',
  time: 'Time',
  world: 'World',
  inbox: 'Inbox',
  reports: 'Reports',
};

export interface TabList {
  readonly list: HTMLElement;
  readonly panels: HTMLElement;
  readonly selected: TabId;
  select(id: TabId): void;
  /** Shows a number beside the title; 0 removes it. */
  count(id: TabId, number: number): void;
  focus(): void;
}

/** Follows the ARIA tabs pattern: arrow keys, Home and End move the focus and select. */
export function createTabList(
  tabs: Record<TabId, Tab>,
  first: TabId,
  onSelect: (id: TabId) => void,
): TabList {
  const buttons = tabIds.map((id, index) =>
    make(
      'button',
      {
        type: 'button',
        role: 'tab',
        id: `tab-${id}`,
        'aria-controls': `panel-${id}`,
        'aria-keyshortcuts': String(index + 1),
        click: () => select(id),
      },
      titles[id],
    ),
  );
  const panels = tabIds.map((id) =>
    make(
      'div',
      { role: 'tabpanel', id: `panel-${id}`, class: 'panel', 'aria-labelledby': `tab-${id}`, tabindex: '0' },
      tabs[id].element,
    ),
  );
  let selected = first;
  const draw = (): void => {
    for (const [index, id] of tabIds.entries()) {
      const isSelected = id === selected;
      const tab = buttons[index];
      const panel = panels[index];
      if (tab) [tab.ariaSelected, tab.tabIndex] = [String(isSelected), isSelected ? 0 : -1];
      if (panel) panel.hidden = !isSelected;
    }
  };
  const select = (id: TabId): void => {
    selected = id;
    draw();
    onSelect(id);
  };
  const focus = (): void => {
    const tab = buttons[tabIds.indexOf(selected)];
    tab?.focus();
    tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  const step = ({ key }: KeyboardEvent): number | null => {
    const now = tabIds.indexOf(selected);
    if (key === 'ArrowRight') return (now + 1) % tabIds.length;
    if (key === 'ArrowLeft') return (now + tabIds.length - 1) % tabIds.length;
    if (key === 'Home') return 0;
    return key === 'End' ? tabIds.length - 1 : null;
  };
  const move = (event: Event): void => {
    const next = event instanceof KeyboardEvent ? step(event) : null;
    const id = next === null ? undefined : tabIds[next];
    if (!id) return;
    event.preventDefault();
    select(id);
    focus();
  };
  draw();
  return {
    list: make(
      'div',
      { role: 'tablist', 'aria-label': 'Mock panel', class: 'tabs', keydown: move },
      ...buttons,
    ),
    panels: make('div', { class: 'panels' }, ...panels),
    get selected() {
      return selected;
    },
    select,
    count(id, number) {
      const button = buttons[tabIds.indexOf(id)];
      const text = number === 0 ? titles[id] : `${titles[id]} ${String(number)}`;
      if (button && button.textContent !== text) button.textContent = text;
    },
    focus,
  };
}
