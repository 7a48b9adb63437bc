import { make } from '#mocks/pages/shared/dom.ts';
import type { Reports } from '../../world/tracking/view.ts';
import { field, timeOf } from '../parts.ts';
import type { PanelContext, Tab } from '../tab.ts';

interface Report {
  readonly at: number;
  readonly mark: string;
  readonly isBad: boolean;
  readonly title: string;
  readonly content: unknown;
}

const maxShown = 150;
const VITALS = ['ttfb', 'fcp', 'lcp', 'inp', 'cls'] as const;

function listOf({ logs, performance, thirdParties }: Reports): Report[] {
  const reports: Report[] = [
    ...logs.map((record) => ({
      at: Date.parse(record.datetime),
      mark: record.level_name.toLowerCase(),
      isBad: record.level_name === 'ERROR' || record.level_name === 'CRITICAL',
      title: `${record.label}: ${record.message}`,
      content: record,
    })),
    ...performance.map((record) => ({
      at: Date.parse(record.datetime),
      mark: 'speed',
      isBad: false,
      title: `${record.path} ${VITALS.flatMap((name) =>
        record[name] === undefined ? [] : [`${name} ${String(record[name])}`],
      ).join(', ')}`,
      content: record,
    })),
    ...thirdParties.map(({ at, party, event, data }) => ({
      at,
      mark: party,
      isBad: false,
      title: event,
      content: data,
    })),
  ];
  return reports.toSorted((one, other) => other.at - one.at);
}

function row({ at, mark, isBad, title, content }: Report): HTMLElement {
  const summary = make(
    'summary',
    {},
    make('span', { class: `status ${isBad ? 'bad' : 'good'}` }, mark),
    make('span', { class: 'path' }, title),
    make('time', {}, timeOf(at)),
  );
  const text = make('pre', { tabindex: '0' }, JSON.stringify(content, null, 2));
  return make('li', {}, make('details', { class: 'call' }, summary, text));
}

export function reportsTab({ mock }: PanelContext): Tab {
  const list = make('ul', { class: 'calls' });
  const count = make('p', { class: 'hint' });
  const search = make('input', {
    type: 'search',
    placeholder: 'metrica, affiliate, error, lcp',
    input: () => draw(),
  });
  let drawn = '';

  const draw = (): void => {
    const all = listOf(mock.reports());
    const words = search.value.toLowerCase().split(/\s+/);
    const found = all.filter(({ mark, title }) => {
      const text = `${mark} ${title}`.toLowerCase();
      return words.every((word) => text.includes(word));
    });
    count.textContent = `${String(found.length)} of ${String(all.length)} reports`;
    list.replaceChildren(...found.slice(0, maxShown).map(row));
  };
  return {
    element: make('div', { class: 'stack' }, field('Filter', search), count, list),
    refresh() {
      const { logs, performance, thirdParties } = mock.reports();
      const last = [logs.length, performance.at(-1)?.datetime, performance.length, thirdParties.at(-1)?.at];
      const now = [...last, thirdParties.length, logs.at(-1)?.datetime].join(' ');
      // Without new reports, nothing is redrawn, so that opened reports stay open.
      if (now === drawn) return;
      drawn = now;
      draw();
    },
  };
}
