// The payment provider's page. The tester selects the bank's response, unless a special amount
// decides it.
import { moneyIn } from '#mocks/pages/shared/money.ts';
import { languageTag } from '#mocks/pages/shared/locale.ts';
import { make } from '#mocks/pages/shared/dom.ts';
import { ProviderError } from '#mocks/pages/shared/provider.ts';
import { connectToCasino } from './casino.ts';
import { endingOf, specialOutcome, readOrder, type Outcome, type Result } from './order.ts';
import { sayIn } from './texts.ts';
import { askPayment, showResult, type Bill } from './view.ts';

import './payment.css';

/**
 * If a form opened the page, its fields are in this element, which the server has added. If a link opened
 * the page, the fields are in the URL's query.
 */
const posted = document.querySelector<HTMLMetaElement>('meta[name="mock-form"]')?.content;
const fields = new URLSearchParams(posted ?? location.search);
const order = readOrder(fields);
const say = sayIn(order.locale);
const casino = connectToCasino(order, fields.get('bridge') === 'parent');
const isMarbella = order.system === '77';

const money = moneyIn(order.locale, order.currency);
const billOf = ({ amount, fee }: { amount: number; fee: number }): Bill => ({
  provider: order.name,
  sum: money(amount + fee),
  fee: fee > 0 ? money(fee) : '',
  number: /^pay-(\d+)-/.exec(order.token)?.[1] ?? '',
  account: fields.get('account') ?? '',
});
const body = make('div', { class: 'body' });
const trouble = make('p', { class: 'trouble', role: 'alert' });

function showEnd(result: Result): void {
  trouble.textContent = '';
  body.replaceChildren(showResult(say, result, () => casino.leave(endingOf(result))));
}

function setBusy(isBusy: boolean): void {
  body.ariaBusy = String(isBusy);
  for (const button of body.querySelectorAll('button')) button.disabled = isBusy;
}

/** Reports the chosen outcome. Idempotent, so it can be repeated after a lost response. */
async function choose(outcome: Outcome): Promise<Result | null> {
  setBusy(true);
  trouble.textContent = '';
  try {
    const counted = await casino.settle(outcome);
    showEnd(counted);
    return counted;
  } catch (error) {
    if (error instanceof ProviderError && error.code === 'payment_not_found') showUnknown();
    else trouble.textContent = say('lost');
    return null;
  } finally {
    setBusy(false);
  }
}

function showUnknown(): void {
  body.replaceChildren(showResult(say, 'unknown', () => casino.leave('cancelled')));
}

async function open(): Promise<void> {
  const payment = await casino.show().catch((error: unknown) => {
    if (error instanceof ProviderError && error.code === 'payment_not_found') return 'unknown' as const;
    // The page works without this state: the URL has the amounts too, and paying loads the state
    // again.
    return null;
  });
  if (payment === 'unknown') return showUnknown();
  if (payment && payment.status !== 'open') return showEnd(payment.status);
  body.replaceChildren(
    askPayment(say, billOf(payment ?? order), {
      choose: (outcome) => void choose(outcome),
      leave: () => casino.leave('cancelled'),
    }),
  );
  const magic = specialOutcome(payment?.amount ?? order.amount);
  if (magic === null) return undefined;
  const counted = await choose(magic);
  if (counted) casino.leave(endingOf(counted));
  return undefined;
}

document.documentElement.lang = languageTag(order.locale);
document.documentElement.dataset['provider'] = isMarbella ? 'marbella' : 'usual';
document.title = order.name === '' ? say('title') : `${order.name}: ${say('title')}`;
document.body.prepend(
  make(
    'main',
    {},
    make(
      'header',
      {},
      make('span', { class: 'glyph', 'aria-hidden': 'true' }, order.name.slice(0, 1) || '•'),
      make('h1', {}, order.name || say('title')),
    ),
    body,
    trouble,
    make('p', { class: 'test' }, say('test')),
  ),
);
void open();
