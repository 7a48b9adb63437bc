import { make } from '#mocks/pages/shared/dom.ts';
import type { LoggedCall } from '../../core/log.ts';
import { button, checkbox, field, row, timeOf } from '../parts.ts';
import type { PanelContext, Tab } from '../tab.ts';

const maxShown = 150;

function matches({ method, path, query, operation, status, failure }: LoggedCall, search: string): boolean {
  const text =
    `${method} ${path}?${query} ${operation ?? ''} ${String(status)} ${failure ?? ''}`.toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** The status, such as `422`, or the kind of connection failure. */
const outcomeOf = ({ status, failure }: LoggedCall): string => failure ?? String(status);
const isFailed = ({ status, failure }: LoggedCall): boolean => failure !== undefined || status >= 400;

function call(logged: LoggedCall): HTMLElement {
  const { at, method, path, query, body, operation } = logged;
  const tone = isFailed(logged) ? 'bad' : 'good';
  const summary = make(
    'summary',
    {},
    make('span', { class: `status ${tone}` }, outcomeOf(logged)),
    make('span', { class: 'path' }, `${method} ${path}`),
    make('time', {}, timeOf(at)),
  );
  const facts = [
    operation ?? 'no operation of the description',
    query === '' ? '' : `?${query.replace(/^\?/, '')}`,
    body ?? '',
  ].filter((text) => text !== '');
  return make(
    'li',
    {},
    make('details', { class: 'call' }, summary, ...facts.map((text) => make('pre', { tabindex: '0' }, text))),
  );
}

export function requestsTab({ mock, announce }: PanelContext): Tab {
  const list = make('ul', { class: 'calls' });
  const count = make('p', { class: 'hint' });
  const search = make('input', {
    type: 'search',
    placeholder: 'path, operation, status',
    input: () => draw(),
  });
  let onlyFailed = false;
  let last: LoggedCall | undefined;

  const draw = (): void => {
    const all = mock.requests();
    const found = all.filter((logged) => (!onlyFailed || isFailed(logged)) && matches(logged, search.value));
    last = all.at(-1);
    count.textContent = `${String(found.length)} of ${String(all.length)} calls`;
    list.replaceChildren(...found.slice(-maxShown).toReversed().map(call));
  };
  const clear = async (): Promise<void> => {
    await mock.clearRequests();
    draw();
    announce('The log is empty');
  };
  const failed = checkbox('Only failed', false, (isOn) => {
    onlyFailed = isOn;
    draw();
  });
  return {
    element: make(
      'div',
      { class: 'stack' },
      field('Filter', search),
      row(
        failed,
        button('Clear', () => void clear()),
      ),
      count,
      list,
    ),
    refresh() {
      // Redraws only after a new request, so that opened ones stay open.
      if (mock.requests().at(-1) !== last || list.childElementCount === 0) draw();
    },
  };
}
