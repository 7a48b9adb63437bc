// Deposits with each of the three kinds of payment methods, in each brand's currency, with each result.
import { describe, expect, test } from 'vitest';
import { callerOf, testBackend, tokenOf } from '#mocks/core/caller.testing.ts';
import type {
  DepositList,
  MarbellaRedirect,
  PaymentPage,
  RbkInvoiceResponse,
} from '#mocks/generated/model/index.ts';
import { slowBankDelay } from '#mocks/world/cashbox/deposits.actions.ts';
import { personaTable } from '#mocks/world/personas.ts';
import type { BrandId } from '#mocks/world/settings.ts';
import { onlyMockInFile } from './server.ts';

onlyMockInFile('plays deposits inside the mock, with its clock and its providers');

const player = personaTable.find(({ id }) => id === 'player')?.playerId ?? 0;
/** An amount that every payment method accepts: 500 of each currency, in minor units. */
const AMOUNT = 50_000;
const FEE_PERCENT = 3;
const tokenIn = (url: string): string => new URL(url, 'http://localhost').searchParams.get('token') ?? '';

function payerOf(brand: BrandId, currency: string) {
  const backend = testBackend({ brand });
  const call = callerOf(backend);
  const send = (method: 'GET' | 'POST', path: string, body?: object): unknown => {
    const token = tokenOf(backend, 'player');
    const headers = { 'idempotency-key': `deposit-${brand}` };
    const answer = call(method, `/json-api/treasury/${path}`, { token, headers, body });
    expect(answer.status, `${path}: ${String(answer.body)}`).toBe(200);
    return answer.json;
  };
  const ways = {
    form: () =>
      tokenIn(
        (
          send('POST', 'open', {
            dep_qs: `payment_system=12&amount=${AMOUNT}&currency=${currency}`,
            qs: '',
          }) as PaymentPage
        ).url,
      ),
    invoice: () =>
      (send('POST', 'rbk-create-invoice', { amount: AMOUNT, currency }) as RbkInvoiceResponse).data
        .invoiceAccessToken,
    redirect: () =>
      tokenIn((send('GET', `user/marbella/deposit/card/${AMOUNT}`) as MarbellaRedirect).redirectUrl),
  };
  return {
    backend,
    ways,
    settle: (token: string, status: string) =>
      call('POST', '/mock-provider/payment/settle', { body: { token, status } }),
    latest: () => (send('GET', 'user/deposits') as DepositList).data[0],
    booked: () =>
      backend.state.ledger.entries
        .filter(({ to, kind }) => to === `player:${player}:real` && kind === 'deposit')
        .map(({ amount }) => amount),
    refunded: () =>
      backend.state.ledger.entries
        .filter(
          ({ to, kind, reference = '' }) =>
            to.endsWith(':real') && kind === 'cashback' && reference.startsWith('deposit-'),
        )
        .map(({ amount }) => amount),
  };
}

describe.each([
  ['aurora', 'RUB'],
  ['kometa', 'RUB'],
  ['riviera', 'EUR'],
  ['samba', 'BRL'],
] as const)('in %s, with the currency %s', (brand, currency) => {
  describe.each(['form', 'invoice', 'redirect'] as const)('a deposit by %s', (way) => {
    test('that is paid is booked once in full, and a fee is refunded if the method has one', () => {
      const payer = payerOf(brand, currency);
      const token = payer.ways[way]();
      for (const _ of [1, 2]) expect(payer.settle(token, 'paid').json).toMatchObject({ status: 'paid' });
      expect(payer.booked()).toEqual([AMOUNT]);
      expect(payer.refunded()).toEqual(way === 'invoice' ? [(AMOUNT * FEE_PERCENT) / 100] : []);
      expect(payer.latest()).toMatchObject({ status: 'paid', amount: AMOUNT, currency });
    });

    test.each(['declined', 'error'])('that is %s books nothing', (status) => {
      const payer = payerOf(brand, currency);
      payer.settle(payer.ways[way](), status);
      expect(payer.booked()).toEqual([]);
      expect(payer.latest()).toMatchObject({ status, amount: AMOUNT, currency });
    });

    test('that is pending books nothing until the bank confirms it, and then once', () => {
      const payer = payerOf(brand, currency);
      payer.settle(payer.ways[way](), 'pending');
      expect(payer.booked()).toEqual([]);
      payer.backend.clock.advance(slowBankDelay);
      expect(payer.booked()).toEqual([AMOUNT]);
      expect(payer.latest()).toMatchObject({ status: 'paid', currency });
    });
  });
});
