import { make } from '#mocks/pages/shared/dom.ts';
import { currentPath } from '../../browser/currentPath.ts';
import { download } from '../download.ts';
import { harOf } from '../exports/har.ts';
import { playwrightTestOf } from '../exports/playwrightTest.ts';
import { situationOf } from '../exports/situation.ts';
import { storyOf } from '../exports/story.ts';
import {
  entriesOf,
  isRecord,
  isShown,
  kinds,
  statuses,
  type Filter,
  type Kind,
  type Status,
} from '../journal/entries.ts';
import { rowOf } from '../journal/row.ts';
import { button, copyButton, countOf, field, row, select, setChildren } from '../parts.ts';
import type { PanelContext, Tab } from '../tab.ts';

const maxShown = 200;

const choicesOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

interface FilterBar {
  readonly element: HTMLElement;
  present(): Filter;
  /** Sets the operations to choose from. */
  offer(operations: readonly string[]): void;
}

function createFilterBar(isBesideBackend: boolean, change: () => void): FilterBar {
  const text = make('input', { type: 'search', placeholder: 'path, body, scenario, message', input: change });
  // Without a real backend, the mock answers all calls, so the choice `Answered by the mock` is left out.
  const { mocked: _, ...withoutBackend } = kinds;
  const kind = select(choicesOf(isBesideBackend ? kinds : withoutBackend), 'all', change);
  const status = select(choicesOf(statuses), 'any', change);
  const operation = select([{ value: '', label: 'All' }], '', change);
  let offered = '';
  return {
    element: make(
      'div',
      { class: 'filters' },
      field('Filter', text),
      field('Kind', kind),
      field('Status', status),
      field('Operation', operation),
    ),
    // The cast is safe: the lists offer only these values.
    present: () => ({
      text: text.value,
      kind: kind.value as Kind,
      status: status.value as Status,
      operation: operation.value,
    }),
    offer(operations) {
      const names = [...new Set(operations)].toSorted();
      if (names.join() === offered) return;
      offered = names.join();
      const chosen = operation.value;
      const options = names.map((name) => make('option', { value: name }, name));
      operation.replaceChildren(make('option', { value: '' }, 'All'), ...options);
      operation.value = names.includes(chosen) ? chosen : '';
    },
  };
}

function exportBar({ mock, announce }: PanelContext): HTMLElement {
  const present = () => situationOf(mock, currentPath().path);
  const saveHar = async (): Promise<void> => {
    const archive = harOf(await mock.exchanges(), mock.frames(), location.origin);
    download('journal.har', JSON.stringify(archive, null, 1));
    announce('The HAR file is in your downloads');
  };
  return row(
    button('Export HAR', () => void saveHar()),
    copyButton('Copy as Playwright test', async () => playwrightTestOf(await present()), announce),
    copyButton('Copy as story', async () => storyOf(await present()), announce),
  );
}

/** Every call and message of the socket, newest first. */
export function journalTab(context: PanelContext): Tab {
  const { mock, announce } = context;
  const list = make('ul', { class: 'calls', 'aria-label': 'Journal' });
  const count = make('p', { class: 'hint' });
  // Existing lines are kept, so that opened ones stay open when new lines arrive.
  const rows = new Map<number, HTMLElement>();
  let mismatches: ReadonlySet<number> = new Set();
  let drawn = '';

  const draw = (): void => {
    const calls = mock.requests();
    const filter = filters.present();
    const entries = entriesOf(calls, mock.frames());
    const found = entries.filter((entry) => isShown(entry, filter, mismatches));
    filters.offer(calls.flatMap(({ operation }) => operation ?? []));
    const shown = found.slice(0, maxShown);
    const listed = filter.kind === 'party' ? entries : entries.filter((entry) => !isRecord(entry));
    const hidden = entries.length - listed.length;
    const more = hidden > 0 ? `, and ${countOf(hidden, 'record')} of third parties` : '';
    count.textContent = `${String(found.length)} of ${String(listed.length)}${more}`;
    const now = shown.map(({ id }) => id).join();
    if (now === drawn) return;
    drawn = now;
    const elements = shown.map((entry) => {
      const element = rows.get(entry.id) ?? rowOf(entry, context);
      rows.set(entry.id, element);
      return element;
    });
    setChildren(list, elements);
  };
  const load = async (): Promise<void> => {
    if (filters.present().kind === 'mismatch') {
      const checked = await mock.exchanges();
      mismatches = new Set(
        checked.flatMap(({ id, verdict }) =>
          verdict && verdict.request.length + verdict.response.length > 0 ? [id] : [],
        ),
      );
    }
    draw();
  };
  const filters = createFilterBar(mock.settings().mocked !== undefined, () => {
    draw();
    void load();
  });
  const clear = async (): Promise<void> => {
    await mock.clearRequests();
    rows.clear();
    await load();
    announce('The journal is empty');
  };
  return {
    element: make(
      'div',
      { class: 'stack' },
      filters.element,
      exportBar(context),
      make(
        'div',
        { class: 'row' },
        count,
        button('Clear', () => void clear(), { kind: 'quiet' }),
      ),
      list,
    ),
    refresh: load,
  };
}
