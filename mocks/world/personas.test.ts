// Personas are equally rich in every brand: their sums are defined in roubles and converted to the
// brand's currency.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as zod from 'zod/mini';
import { callerOf, testBackend, tokenOf } from '#mocks/core/caller.testing.ts';
import type { BalanceResponse, DepositList, GiftList } from '#mocks/generated/model/index.ts';
import { brandFacts } from './brandFacts.ts';
import { highestLevel } from './levels/catalogue.ts';
import { promotions } from './promotions/catalogue.ts';
import { tournaments } from './tournaments/catalogue.ts';
import { balancesOf } from './ledger.ts';
import { personas, personaTable } from './personas.ts';
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

  test('an active bonus must be wagered for its amount times its multiplier', () => {
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

const amount = zod.int().check(zod.nonnegative());
const knownId = (ids: readonly number[]) => zod.int().check(zod.refine((id) => ids.includes(id)));
const tournamentId = knownId(tournaments.map(({ id }) => id));

const fileSchema = zod.looseObject({
  purpose: zod.string().check(zod.minLength(20), zod.maxLength(100)),
  playerId: zod.int().check(zod.minimum(1001), zod.maximum(1099)),
  phone: zod.string().check(zod.regex(/^61491\d{6}$/)),
  level: zod.int().check(zod.minimum(0), zod.maximum(highestLevel)),
  real: amount,
  bonus: amount,
  compoints: amount,
  deposited: amount,
  winback: amount,
  daysSinceRegistration: amount,
  history: zod.looseObject({
    rounds: amount,
    deposits: zod.object({ count: amount, largest: zod.int().check(zod.minimum(2)), hasOpen: zod.boolean() }),
    promotions: zod.looseObject({ ids: zod.array(knownId(promotions.map(({ id }) => id))) }),
    tournaments: zod.looseObject({
      members: zod.array(zod.tuple([tournamentId, zod.number().check(zod.positive(), zod.maximum(1))])),
      chosen: zod.nullable(tournamentId),
      invitations: zod.array(tournamentId),
    }),
  }),
});

describe('the persona file', () => {
  test.each(personaTable)('of $id is valid, and the README states its purpose', (persona) => {
    expect(zod.safeParse(fileSchema, persona).error).toBeUndefined();
    const readme = readFileSync('mocks/README.md', 'utf8');
    expect(readme).toContain(`| \`${persona.id}\` | ${persona.purpose} |`);
  });

  test.each(personaTable)(
    'of $id has a history that is consistent with its facts',
    ({ history, ...persona }) => {
      const { members, chosen } = history.tournaments;
      expect([null, ...members.map(([id]) => id)]).toContain(chosen);
      expect(history.deposits.count > 0).toBe(persona.deposited > 0);
      expect(persona.bonus > 0).toBe(persona.wager !== null);
      expect(history.excludedDays !== null).toBe(persona.isExcluded);
    },
  );

  test('has an id and a phone that no other persona has', () => {
    expect(personaTable.map(({ id }) => id)).toEqual(personas);
    expect(new Set(personaTable.map(({ playerId }) => playerId)).size).toBe(personas.length);
    expect(new Set(personaTable.map(({ phone }) => phone)).size).toBe(personas.length);
  });
});
