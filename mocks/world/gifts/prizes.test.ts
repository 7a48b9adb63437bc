// Takes prizes of a promotion and compares the value that they add to the account with the value that was
// stated.
import { describe, expect, it, test } from 'vitest';
import { drawAsset } from '#mocks/art/drawAsset.ts';
import { callerOf, testBackend, tokenOf } from '#mocks/core/caller.testing.ts';
import type { Gift } from '#mocks/generated/model/index.ts';
import { balancesOf } from '../ledger.ts';
import { giftTemplates, type GiftName } from './catalogue.ts';
import { prizePictureOf, worthOf } from './view.ts';

// The cast is safe: the keys of the catalogue are the gift names.
const names = Object.keys(giftTemplates) as GiftName[];

describe('the worth of a prize', () => {
  test('of cash is what it adds to the balance', () => {
    const backend = testBackend();
    const token = tokenOf(backend, 'player');
    const real = () => balancesOf(backend.state.ledger, 1_002).real;
    const call = callerOf(backend);
    const { data } = call('GET', '/json-api/user-gifts', { token }).json as { data: Gift[] };
    const cash = data.find(({ type, state }) => type === 'cash' && state === 'received');
    const activate = (id: number) =>
      call('PUT', `/json-api/gifts/activate/${id}`, { token, headers: { 'idempotency-key': 'cash-prize' } });
    const before = real();
    expect(activate(cash?.id ?? 0).status).toBe(200);
    expect(real() - before).toBe(worthOf({ brand: backend.settings.brand }, 'cash300'));
  });

  test('of spins is the sum of their stakes', () => {
    expect(worthOf({ brand: 'aurora' }, 'spins20')).toBe(20 * 1_000);
    expect(worthOf({ brand: 'riviera' }, 'spins20')).toBe(20 * 20);
  });

  test('is unknown for deposit bonuses and for compoints', () => {
    expect(worthOf({ brand: 'aurora' }, 'deposit100')).toBeNull();
    expect(worthOf({ brand: 'aurora' }, 'compoints500')).toBeNull();
  });
});

it.each(names)('the gift %s has a picture of its prize', (name) => {
  expect(drawAsset(prizePictureOf(name))).not.toBeNull();
});
