// Personas are equally rich in every brand: their sums are defined in roubles and converted to the
// brand's currency.
import { describe, expect, test } from 'vitest';
import { callerOf, testBackend, tokenOf } from '#mocks/core/caller.testing.ts';
import type { BalanceResponse, DepositList, GiftList } from '#mocks/generated/model/index.ts';
import { brandFacts } from './brandFacts.ts';
import { balancesOf } from './ledger.ts';
import { personas } from './personas.ts';
import { brandCurrency, brands } from './settings.ts';

const roublesAUnit = { RUB: 1, EUR: 100, BRL: 20 };
const aurora = testBackend();

describe.each(brands)('in %s', (brand) => {
  const backend = testBackend({ brand });
  const rate = roublesAUnit[brandCurrency[brand]];
  const read = (visitor: 'wagering' | 'vip' | 'player', path: string): unknown =>
    callerOf(backend)('GET', `/json-api/${path}`, { token: tokenOf(backend, visitor) }).json;

  test.each(personas)('%s has the same wealth as in Aurora, converted', (persona) => {
    const wealth = ({ state }: typeof backend): number[] => {
      const player = Object.values(state.players).find((item) => item.persona === persona);
      if (!player) throw new Error(`there is no ${persona}`);
      const { real, bonus } = balancesOf(state.ledger, player.id);
      return [real, bonus, player.deposited, player.winback];
    };
    const inRoubles = wealth(aurora);
    for (const [index, minor] of wealth(backend).entries())
      expect(Math.abs(minor * rate - (inRoubles[index] ?? 0))).toBeLessThanOrEqual(rate * 100);
  });

  test('the active bonus requires its amount times its multiplier', () => {
    const gift = (read('wagering', 'user-gifts') as GiftList).data.find(
      ({ state, wager }) => state === 'activated' && wager !== undefined,
    );
    const { data } = read('wagering', 'users/balance') as BalanceResponse;
    const required = (gift?.amount ?? 0) * (gift?.wager ?? 0);
    expect(required).toBeGreaterThan(0);
    expect(gift?.wagerTarget).toBe(required);
    expect(data.wagering).toBe(required - (gift?.wagered ?? 0));
    expect(data.wagering).toBeLessThan(required);
  });

  test.each(['player', 'vip', 'wagering'] as const)('%s has deposits of a plausible size', (visitor) => {
    const { data } = read(visitor, 'treasury/user/deposits?limit=100') as DepositList;
    const most = visitor === 'vip' ? 90_000 : 6_000;
    for (const { amount } of data) {
      expect(amount).toBeGreaterThanOrEqual(brandFacts[brand].minDeposit * 100);
      expect((amount / 100) * rate).toBeLessThanOrEqual(Math.max(most, brandFacts[brand].minDeposit * rate));
    }
  });
});
