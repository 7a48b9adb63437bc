// A line of the journal. A call loads its details when it is opened.
import { make } from '#mocks/pages/shared/dom.ts';
import { timeOf } from '../parts.ts';
import type { PanelContext } from '../tab.ts';
import { detailsOfCall, detailsOfFrame } from './details.ts';
import { isFailed, isMocked, nameOfFrame, type Entry } from './entries.ts';

function summaryOf(entry: Entry, isBesideBackend: boolean): HTMLElement[] {
  if (entry.kind === 'message') {
    const { direction, text, at, fate } = entry.frame;
    return [
      make('span', { class: 'status muted' }, direction === 'sent' ? '↓ ws' : '↑ ws'),
      make('span', { class: 'path' }, nameOfFrame(text)),
      ...(fate ? [make('span', { class: 'tag' }, fate)] : []),
      make('time', {}, timeOf(at)),
    ];
  }
  const { status, failure, method, path, operation, scenarios, answeredBy, duration, at } = entry.call;
  return [
    make('span', { class: `status ${isFailed(entry.call) ? 'bad' : 'good'}` }, failure ?? String(status)),
    make(
      'span',
      { class: 'path' },
      `${method} ${path}`,
      make(
        'small',
        {},
        ` ${operation ?? (path.startsWith('/mock-provider/') ? 'third party' : 'no operation')}`,
      ),
    ),
    ...(scenarios.length > 0
      ? [make('span', { class: 'tag', title: scenarios.join(', ') }, 'scenario')]
      : []),
    ...(answeredBy ? [make('span', { class: 'tag' }, answeredBy)] : []),
    ...(isBesideBackend && isMocked(entry.call) ? [make('span', { class: 'tag good' }, 'mock')] : []),
    make('small', { class: 'duration' }, `${String(duration)} ms`),
    make('time', {}, timeOf(at)),
  ];
}

export function rowOf(entry: Entry, context: PanelContext): HTMLElement {
  const element = make('details', { class: 'call' });
  element.append(make('summary', {}, ...summaryOf(entry, context.mock.settings().mocked !== undefined)));
  element.addEventListener('toggle', () => {
    if (!element.open || element.childElementCount > 1) return;
    const place = make('div', { class: 'call-details' });
    element.append(place);
    if (entry.kind === 'message') place.append(...detailsOfFrame(entry.frame));
    else void detailsOfCall(entry.call, context).then((parts) => place.append(...parts));
  });
  return make('li', {}, element);
}
