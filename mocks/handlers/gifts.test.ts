import { describe, expect, test } from 'vitest';
import { callerOf, testBackend, tokenOf, type CallResult } from '#mocks/core/caller.testing.ts';
import type { Backend } from '#mocks/core/backend.ts';
import type { Gift, GiftList, GiftType } from '#mocks/generated/model/index.ts';
import { GiftType as allTypes } from '#mocks/generated/model/index.ts';
import { balancesOf } from '#mocks/world/ledger.ts';
import { personas, personaTable, type VisitorId } from '#mocks/world/personas.ts';

interface Holder {
  backend: Backend;
  id: number;
  gifts(): Gift[];
  gift(type: GiftType): Gift;
  activate(id: number, userAgent?: string): CallResult;
  takePrize(id: number): CallResult;
  select(id: number | null): CallResult;
  cancel(): CallResult;
  code(text: string): CallResult;
}

let keys = 0;
function holderOf(visitor: VisitorId, backend = testBackend()): Holder {
  const call = callerOf(backend);
  const token = tokenOf(backend, visitor);
  const key = (): Record<string, string> => ({ 'idempotency-key': `gifts-key-${(keys += 1)}` });
  const gifts = (): Gift[] => (call('GET', '/json-api/user-gifts', { token }).json as GiftList).data;
  return {
    backend,
    id: personaTable.find(({ id }) => id === visitor)?.playerId ?? 0,
    gifts,
    gift: (type) => {
      const found = gifts().find(
        (gift) => gift.type === type && gift.state === 'received' && !gift.isDisabled,
      );
      if (!found) throw new Error(`${visitor} has no ${type}`);
      return found;
    },
    activate: (id, userAgent = '') =>
      call('PUT', `/json-api/gifts/activate/${id}`, {
        token,
        headers: { ...key(), 'user-agent': userAgent },
      }),
    takePrize: (id) => call('POST', `/json-api/gifts/nondeposit/take-prize/${id}`, { token, headers: key() }),
    select: (id) =>
      call('POST', '/json-api/user-gifts/cashbox-select', { token, body: { user_gift_id: id } }),
    cancel: () => call('POST', '/json-api/users/bonuses/cancel', { token, headers: key() }),
    code: (code) =>
      call('POST', '/json-api/coupon-codes/activate', { token, body: { code }, headers: key() }),
  };
}

test('the personas have gifts of every type and every state', () => {
  const all = personas.filter((id) => id !== 'excluded').flatMap((id) => holderOf(id).gifts());
  expect(new Set(all.map(({ type }) => type))).toEqual(new Set(Object.values(allTypes)));
  expect(new Set(all.map(({ state }) => state))).toEqual(
    new Set(['received', 'activated', 'expired', 'used']),
  );
});

describe('the activation of a gift', () => {
  test('adds cash to the balance at once', () => {
    const holder = holderOf('player');
    const before = balancesOf(holder.backend.state.ledger, holder.id).real;
    expect(holder.activate(holder.gift('cash').id).json).toMatchObject({
      data: { state: 'used', type: 'cash' },
    });
    expect(balancesOf(holder.backend.state.ledger, holder.id).real).toBe(before + 30_000);
  });

  test("is preceded by a description with the terms of a group's contents", () => {
    expect(holderOf('player').gift('group').description).toMatch(/20 фриспинов: вейджер x30/);
  });

  test('gives the player the contents of a group', () => {
    const holder = holderOf('player');
    const count = holder.gifts().length;
    holder.activate(holder.gift('group').id);
    expect(holder.gifts()).toHaveLength(count + 2);
  });

  test('adds compoints and experience', () => {
    const holder = holderOf('vip');
    const before = balancesOf(holder.backend.state.ledger, holder.id).compoints;
    holder.activate(holder.gift('compoint').id);
    expect(balancesOf(holder.backend.state.ledger, holder.id).compoints).toBe(before + 500);
    expect(holder.activate(holder.gift('xp').id).status).toBe(200);
  });

  test('adds a bonus as money to wager, and a second bonus must wait', () => {
    const holder = holderOf('vip');
    holder.cancel();
    const { id } = holder.gift('nondeposit');
    holder.takePrize(id);
    expect(holder.gifts().find((gift) => gift.id === id)).toMatchObject({
      state: 'activated',
      wagered: 0,
      wagerTarget: 60_000 * 40,
    });
    expect(balancesOf(holder.backend.state.ledger, holder.id).bonus).toBe(60_000);
    expect(holder.activate(holder.gift('giftspin_northlight').id)).toMatchObject({
      status: 409,
      code: 'has_bonus',
    });
  });

  test.each<[VisitorId, GiftType, string]>([
    ['vip', 'giftspin_northlight', 'exists_active_giftspin'],
    ['vip', 'nondeposit', 'invalid_offer'],
    ['player', 'feature_freespins', 'wrong_device'],
    ['player', 'deposit_bonus', 'deposit_restriction'],
    ['newcomer', 'giftspin_blue_heron', 'email_restriction'],
    ['newcomer', 'giftspin_sunforge', 'phone_restriction'],
    ['newcomer', 'bonus_offer', 'phone_and_email_restriction'],
    ['wagering', 'giftspin', 'has_bonus'],
    ['multi-account', 'giftspin', 'multi_account'],
  ])('is refused to %s for the gift %s, as %s', (visitor, type, code) => {
    const holder = holderOf(visitor);
    expect(holder.activate(holder.gift(type).id).code).toBe(code);
  });

  test("is refused for a gift that is expired, used, disabled, unknown or another player's", () => {
    const holder = holderOf('player');
    const vip = holderOf('vip', holder.backend);
    const inState = (state: string): number => holder.gifts().find((gift) => gift.state === state)?.id ?? 0;
    expect(holder.activate(inState('used')).code).toBe('used');
    expect(holder.activate(inState('expired')).code).toBe('expired');
    expect(vip.activate(vip.gifts().find(({ isDisabled }) => isDisabled)?.id ?? 0).code).toBe('disabled');
    expect(holder.activate(vip.gifts()[0]?.id ?? 0)).toMatchObject({
      status: 404,
      code: 'invalid_user_gift',
    });
    expect(holder.activate(77).code).toBe('not_found');
  });

  test('succeeds on the device that the gift requires', () => {
    const holder = holderOf('player');
    expect(holder.activate(holder.gift('feature_freespins').id, 'Mozilla/5.0 (iPhone) Mobile').status).toBe(
      200,
    );
  });
});

test('a gift that needs no deposit pays its prize as bonus money, once', () => {
  const holder = holderOf('broke');
  const { id } = holder.gift('nondeposit');
  expect(holder.takePrize(id).json).toEqual({ success: true });
  expect(balancesOf(holder.backend.state.ledger, holder.id).bonus).toBe(60_000);
  expect(holder.takePrize(id).code).toBe('used');
});

describe('selecting a gift for the cashbox', () => {
  test('marks the gift until the selection is cleared', () => {
    const holder = holderOf('player');
    const { id } = holder.gift('deposit_bonus');
    expect(holder.select(id).json).toEqual({ success: true });
    expect(
      holder
        .gifts()
        .filter(({ isSelected }) => isSelected)
        .map((gift) => gift.id),
    ).toEqual([id]);
    holder.select(null);
    expect(holder.gifts().some(({ isSelected }) => isSelected)).toBe(false);
  });

  test('is refused for gifts that need no deposit', () => {
    const holder = holderOf('player');
    expect(holder.select(holder.gift('cash').id).code).toBe('invalid_user_gift');
    expect(holder.select(5).code).toBe('invalid_user_gift');
  });
});

test('cancelling bonuses removes their money and ends their gifts', () => {
  const holder = holderOf('wagering');
  expect(holder.cancel().json).toEqual({ success: true });
  expect(balancesOf(holder.backend.state.ledger, holder.id).bonus).toBe(0);
  expect(holder.gifts().some(({ state }) => state === 'activated')).toBe(false);
  expect(holder.cancel().code).toBe('no_active_bonus');
});

describe('promo codes', () => {
  test('give their gifts once', () => {
    const holder = holderOf('player');
    expect(holder.code(' summer26 ').json).toMatchObject({
      data: { gifts: [{ type: 'giftspin', state: 'received' }] },
    });
    expect(holder.code('SUMMER26').code).toBe('coupon_used');
  });

  test.each<[VisitorId, string, string]>([
    ['player', '?!', 'promo_code'],
    ['player', 'NOSUCHCODE', 'coupon_not_found'],
    ['player', 'SPRING26', 'coupon_expired'],
    ['multi-account', 'SUMMER26', 'multi_account'],
    ['newcomer', 'MAIL', 'email_restriction'],
    ['newcomer', 'PHONE', 'phone_restriction'],
    ['newcomer', 'CONTACTS', 'phone_and_email_restriction'],
    ['broke', 'REGULAR', 'deposit_restriction'],
    ['wagering', 'BONUS1000', 'has_bonus'],
  ])('are refused to %s: %s as %s', (visitor, code, expected) => {
    expect(holderOf(visitor).code(code).code).toBe(expected);
  });

  test('are refused for five minutes after ten wrong ones', () => {
    const holder = holderOf('player');
    for (let count = 0; count < 10; count += 1)
      expect(holder.code(`WRONG${count}`).code).toBe('coupon_not_found');
    expect(holder.code('SUMMER26')).toMatchObject({
      code: 'request_limit_exceeded',
      json: { errors: [{ data: { retryAfter: 300 } }] },
    });
    holder.backend.clock.advance(300_000);
    expect(holder.code('SUMMER26').status).toBe(200);
  });
});
