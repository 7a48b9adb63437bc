import { make } from '#mocks/pages/shared/dom.ts';
import type { UpcomingEvent } from '../panelMock.ts';
import { button, duration, field, row, section, setChildren } from '../parts.ts';
import type { PanelContext, Tab } from '../tab.ts';

const maxShown = 30;
/** Milliseconds between two reads of the events while the tab is open. */
const readEvery = 5_000;

/**
 * Lists the events that come due, with buttons to jump to one or to the next.
 * @param onJump called after the clock was moved
 */
export function upcomingSection({ mock, announce }: PanelContext, onJump: () => void): Tab {
  const list = make('ol', { class: 'due', 'aria-label': 'Upcoming events' });
  const search = make('input', { type: 'search', placeholder: 'tournament, gift', input: () => draw() });
  const empty = make('p', { class: 'empty', hidden: true });
  const rows = new Map<string, HTMLElement>();
  let events: readonly UpcomingEvent[] = [];
  let readAt = 0;
  const jump = async ({ at, name }: UpcomingEvent): Promise<void> => {
    await mock.setClock(Math.max(Date.parse(at), mock.now()));
    onJump();
    announce(`The clock is at: ${name}`);
    await load();
  };
  const rowOf = (event: UpcomingEvent): HTMLElement => {
    const key = `${event.at} ${event.name}`;
    const known = rows.get(key);
    if (known) return known;
    const item = make(
      'li',
      { class: 'row' },
      make('time', { datetime: event.at }),
      make('span', { class: 'path' }, event.name),
      button('Jump', () => void jump(event), { label: `Jump to ${event.name}` }),
    );
    rows.set(key, item);
    return item;
  };
  const draw = (): void => {
    const words = search.value.toLowerCase().split(/\s+/);
    const found = events.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)));
    const items = found.slice(0, maxShown).map((event) => {
      const item = rowOf(event);
      const time = item.querySelector('time');
      if (time) time.textContent = `in ${duration(Date.parse(event.at) - mock.now())}`;
      return item;
    });
    setChildren(list, items);
    empty.hidden = items.length > 0;
    empty.textContent = events.length > 0 ? 'No event has these words.' : 'Nothing comes due.';
    run.disabled = events.length === 0;
  };
  const load = async (): Promise<void> => {
    readAt = Date.now();
    events = await mock.upcoming();
    draw();
  };
  const next = (): void => {
    const [first] = events;
    if (first) void jump(first);
  };
  const run = button('Run to the next', next, { kind: 'main' });
  return {
    element: section('Upcoming events', row(field('Filter', search), run), empty, list),
    refresh() {
      if (Date.now() - readAt >= readEvery) return load();
      draw();
      return undefined;
    },
  };
}
