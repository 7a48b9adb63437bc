// Whatever players do with gifts, compoints, tournaments and the cashbox, the ledger holds all of it.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { callerOf, testBackend, tokenOf } from '#mocks/core/caller.testing.ts';
import { contextOf } from '#mocks/core/invoke.ts';
import { settleDeposit } from './cashbox/deposits.ts';
import { balanceOf, balancesOf, type Account } from './ledger.ts';
import { payoutsSlice } from './slices/payouts.ts';

const gift = fc.integer({ min: 90_001, max: 90_320 });
const step = fc.oneof(
  fc.record({ path: gift.map((id) => `PUT /json-api/gifts/activate/${id}`) }),
  fc.record({ path: gift.map((id) => `POST /json-api/gifts/nondeposit/take-prize/${id}`) }),
  fc.record({ path: fc.constant('POST /json-api/users/bonuses/cancel') }),
  fc.record({ path: fc.integer({ min: 11, max: 25 }).map((id) => `POST /json-api/compoint-products/${id}`) }),
  fc.record({ path: fc.constant('POST /json-api/compoints/exchange'), body: fc.record({ compoints: fc.integer({ min: 50, max: 5_000 }) }) }),
  fc.record({ path: fc.constantFrom('compoint-cup', 'golden-entry', 'paid-stage').map((slug) => `POST /json-api/v2/tournaments/${slug}/members`) }),
  fc.record({
    path: fc.constant('POST /json-api/treasury/rbk-create-invoice'),
    body: fc.record({ amount: fc.integer({ min: 5_000, max: 900_000 }), currency: fc.constant('RUB') }),
  }),
  fc.record({
    path: fc.constant('POST /json-api/treasury/user-payout/send/card'),
    body: fc.record({ amount: fc.integer({ min: 50_000, max: 90_000_000 }), currency: fc.constant('RUB'), account: fc.constant('2200000000000042') }),
  }),
  fc.record({
    path: fc.constant('POST /json-api/treasury/user-payout/cancel'),
    body: fc.record({ transaction_id: fc.integer({ min: 7_000_001, max: 7_000_006 }) }),
  }),
);
const steps = fc.array(fc.tuple(fc.constantFrom('player', 'vip', 'wagering', 'broke' as const), step), { maxLength: 30 });

test('nothing is lost, nobody owes anything, and what goes wrong has a word', () => {
  fc.assert(
    fc.property(steps, (list) => {
      const backend = testBackend();
      const call = callerOf(backend);
      for (const [index, [visitor, { path, ...rest }]] of list.entries()) {
        const [method = '', address = ''] = path.split(' ');
        const answer = call(method, address, { token: tokenOf(backend, visitor), headers: { 'idempotency-key': `money-key-${index}` }, ...rest });
        expect(answer.status, `${path}: ${answer.body}`).toBeLessThan(500);
        const { data } = (answer.json ?? {}) as { data?: { invoiceAccessToken?: string } };
        if (data?.invoiceAccessToken !== undefined) settleDeposit(contextOf(backend, { header: () => null }, []), data.invoiceAccessToken, 'paid');
      }
      const { ledger, players } = backend.state;
      const accounts = new Set<Account>(ledger.entries.flatMap(({ from, to }) => [from, to]));
      expect([...accounts].reduce((sum, account) => sum + balanceOf(ledger, account), 0)).toBe(0);
      for (const player of Object.values(players)) {
        const { real, bonus, compoints } = balancesOf(ledger, player.id);
        expect(Math.min(real, bonus, compoints)).toBeGreaterThanOrEqual(0);
        // Bonus money without a bonus could never be wagered.
        expect(player.bonus === null ? bonus : 0).toBe(0);
        const open = payoutsSlice.of(backend, player).items.filter(({ id, settled }) => id > 7_000_000 && settled === null);
        expect(open.length).toBeLessThanOrEqual(1);
      }
      expect(JSON.parse(backend.snapshot())).toEqual(backend.state);
    }),
    { numRuns: 60 },
  );
});

test('a table of 100,000 participants answers at once, also when it is searched', () => {
  const call = callerOf(testBackend());
  for (const query of ['page=10000', 'sort[field]=username&page=5000', 'q=fox1']) call('GET', `/json-api/actions/17/participants?${query}`);
  const began = performance.now();
  for (const query of ['page=9000', 'sort[field]=username&page=4000', 'q=owl2'])
    expect(call('GET', `/json-api/actions/17/participants?${query}`).status).toBe(200);
  expect(performance.now() - began).toBeLessThan(1_500);
});
