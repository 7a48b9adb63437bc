// The two screens of the page: the choice of an outcome, and the result.
import { make } from '#mocks/pages/shared/dom.ts';
import type { Outcome, Result } from './order.ts';
import type { PaymentTextId, Say } from './texts.ts';

export interface Bill {
  provider: string;
  sum: string;
  /** The formatted fee, which `sum` already includes; empty without a fee. */
  fee: string;
  number: string;
  account: string;
}

const others: readonly [Outcome, PaymentTextId][] = [
  ['declined', 'decline'],
  ['pending', 'wait'],
  ['error', 'fail'],
];

function billOf(say: Say, { sum, fee, number, account }: Bill): HTMLElement {
  return make(
    'div',
    { class: 'bill' },
    make('p', { class: 'label' }, say('toPay')),
    make('p', { class: 'sum' }, sum),
    ...(fee === '' ? [] : [make('p', { class: 'label' }, say('fee', { fee }))]),
    make('p', { class: 'label' }, say('order', { number })),
    // An invoice has no account to show.
    ...(account === ''
      ? []
      : [
          make(
            'p',
            { class: 'account' },
            make('span', { class: 'label' }, say('from')),
            make('span', { class: 'mask' }, account),
          ),
        ]),
  );
}

export interface Choices {
  choose: (outcome: Outcome) => void;
  leave: () => void;
}

/** The payment with its buttons: success first, the other outcomes below. */
export function askPayment(say: Say, bill: Bill, { choose, leave }: Choices): HTMLElement {
  const choice = (outcome: Outcome, text: string, kind: string): HTMLButtonElement =>
    make(
      'button',
      { type: 'button', class: kind, 'data-outcome': outcome, click: () => choose(outcome) },
      text,
    );
  return make(
    'div',
    { class: 'stack' },
    billOf(say, bill),
    choice('paid', say('pay', { sum: bill.sum }), 'main'),
    make(
      'div',
      { class: 'others', role: 'group', 'aria-labelledby': 'others' },
      make('h2', { id: 'others' }, say('others')),
      make('div', { class: 'row' }, ...others.map(([outcome, text]) => choice(outcome, say(text), 'other'))),
    ),
    make('button', { type: 'button', class: 'quiet', click: leave }, say('leave')),
  );
}

/** The result; 'unknown' if the provider has no such payment. The heading gets the focus. */
export function showResult(say: Say, result: Result | 'unknown', leave: () => void): HTMLElement {
  const heading = make('h2', { class: 'result', tabindex: '-1' }, say(result));
  queueMicrotask(() => heading.focus());
  return make(
    'div',
    { class: 'stack outcome', 'data-result': result },
    make('span', { class: 'sign', 'aria-hidden': 'true' }),
    heading,
    make('p', { class: 'more' }, say(`${result}More`)),
    make('button', { type: 'button', class: 'main', click: leave }, say('back')),
  );
}
