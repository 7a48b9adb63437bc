// Named by what a player meets on the way of a deposit (specification S7.18, S8.22).
import { describe, expect, it } from 'vitest';
import { depositOrder as order, depositRecord } from './cashbox.fixtures.ts';
import { reduceDeposit, startDeposit } from './deposit.machine.ts';
import type { DepositEffect, DepositEvent, DepositModel, ProviderPage, Refused } from './depositModel.ts';

const page: ProviderPage = { url: 'https://pay.example/', method: 'GET', fields: [] };
const invoice = { id: '7', accessToken: 't', name: 'A deposit', description: '' };
const refusal: Refused = { code: 'deposit_failed', retryAfterSeconds: null };
const submitted: DepositEvent = { type: 'submitted', order };
const opened = (attempt = 1): DepositEvent => ({ type: 'opened', attempt, answer: { kind: 'page', page } });
const invoiced: DepositEvent = { type: 'opened', attempt: 1, answer: { kind: 'invoice', invoice } };
const found = (attempt: number, status: 'pending' | 'paid' | 'declined' | 'error' | null): DepositEvent => ({
  type: 'found',
  attempt,
  deposit: status && { ...depositRecord, status },
});

interface Reached {
  readonly model: DepositModel;
  readonly effects: readonly DepositEffect[];
  readonly status: string;
}

function from(start: ReturnType<typeof startDeposit>, ...events: DepositEvent[]): Reached {
  const last = events.reduce<{ model: DepositModel; effects: readonly DepositEffect[] }>(
    ({ model }, event) => reduceDeposit(model, event),
    start,
  );
  return { ...last, status: last.model.phase.status };
}
const after = (...events: DepositEvent[]): Reached => from(startDeposit(null, null), ...events);
const back = (...events: DepositEvent[]): Reached => from(startDeposit(order, 'done'), ...events);

describe('a deposit', () => {
  it('is opened once, however often the button is pressed', () => {
    const { effects, status } = after(submitted);
    expect(status).toBe('opening');
    expect(effects).toEqual([{ type: 'open', attempt: 1, order }]);
    expect(after(submitted, submitted).effects).toEqual([]);
  });
  it('goes to the provider’s page, and the tab remembers which it was', () => {
    const { effects, status } = after(submitted, opened());
    expect(status).toBe('leaving');
    expect(effects).toEqual([
      { type: 'remember', order },
      { type: 'leave', page },
    ]);
  });
  it('does not go to a page whose address was refused', () => {
    const { model, effects } = after(submitted, {
      type: 'opened',
      attempt: 1,
      answer: { kind: 'page', page: null },
    });
    expect(model.phase).toEqual({ status: 'choosing', refusal });
    expect(effects).toEqual([]);
  });
  it('by card shows the provider’s form over the page', () => {
    expect(after(submitted, invoiced).effects).toEqual([
      { type: 'remember', order },
      { type: 'showInvoice', invoice, order },
    ]);
  });
  it('that is refused goes back to the form and says why', () => {
    const refused = after(submitted, { type: 'refused', attempt: 1, refusal });
    expect(refused.model.phase).toEqual({ status: 'choosing', refusal });
    expect(reduceDeposit(refused.model, { type: 'inputChanged' }).model.phase).toEqual({
      status: 'choosing',
      refusal: null,
    });
  });
  it('whose answer is lost can be opened again as the same one', () => {
    const lost = after(submitted, { type: 'lost', attempt: 1, refusal });
    expect(lost.status).toBe('unsure');
    expect(reduceDeposit(lost.model, { type: 'retryAsked' }).effects).toEqual([
      { type: 'open', attempt: 2, order },
    ]);
  });
  it('hears no answer of an earlier call', () => {
    const retried = after(submitted, { type: 'lost', attempt: 1, refusal }, { type: 'retryAsked' });
    expect(reduceDeposit(retried.model, opened(1)).model.phase.status).toBe('opening');
    expect(reduceDeposit(retried.model, opened(2)).model.phase.status).toBe('leaving');
  });
});

describe('back from the provider', () => {
  it('the server is asked, whatever the address says', () => {
    const { effects, status } = back();
    expect(status).toBe('looking');
    expect(effects).toEqual([{ type: 'lookUp', attempt: 1, order }]);
  });
  it.each(['paid', 'declined', 'error'] as const)('%s is told, and then forgotten', (outcome) => {
    const { model, effects } = back(found(1, outcome));
    expect(model.phase).toEqual({ status: 'ended', order, outcome });
    expect(effects).toEqual([{ type: 'forget' }]);
  });
  it('one that is pending waits, and the socket’s message asks again', () => {
    const waiting = back(found(1, 'pending'));
    expect(waiting.status).toBe('waiting');
    expect(reduceDeposit(waiting.model, { type: 'told' }).effects).toEqual([
      { type: 'lookUp', attempt: 2, order },
    ]);
  });
  it('a message that comes while the server is asked has it asked anew', () => {
    expect(back({ type: 'told' }).effects).toEqual([{ type: 'lookUp', attempt: 2, order }]);
    expect(back({ type: 'told' }, found(1, 'pending')).status).toBe('looking');
  });
  it('one that the server does not know leads to the form', () => {
    expect(back(found(1, null)).status).toBe('choosing');
  });
  it('a lost line can be asked again, and nothing is guessed', () => {
    const failed = back({ type: 'lookLost', attempt: 1 });
    expect(failed.status).toBe('lookFailed');
    expect(reduceDeposit(failed.model, { type: 'lookAsked' }).model.phase.status).toBe('looking');
  });
  it('by the browser’s own way the server is asked too', () => {
    expect(after(submitted, opened(), { type: 'pageShown' }).status).toBe('looking');
  });
  it('from the card form the server is asked, however it was left', () => {
    expect(after(submitted, invoiced, { type: 'invoiceLeft', hint: 'cancelled' }).effects).toEqual([
      { type: 'lookUp', attempt: 2, order },
    ]);
    expect(after(submitted, invoiced, { type: 'invoiceFailed' }).effects).toEqual([{ type: 'forget' }]);
  });
  it('another deposit can be begun', () => {
    expect(back(found(1, 'pending'), { type: 'changeAsked' }).effects).toEqual([{ type: 'forget' }]);
    expect(back(found(1, 'paid'), { type: 'changeAsked' }, submitted).status).toBe('opening');
  });
});
