// Steps with gifts and bonuses: taking, activating and giving them up, and redeeming promo codes.
import fc from 'fast-check';
import type { Gift } from '#mocks/generated/model/index.ts';
import { noteActivation } from '../rules/gifts.ts';
import type { Model } from '../model.ts';
import { requireNoBreak, step, withKey, type Step } from '../step.ts';

const waiting = (model: Model): Gift[] => model.gifts.filter(({ state }) => state === 'received');

function activate(model: Model, gift: Gift | undefined, repeats: number): void {
  if (!gift) return;
  const isPrize = gift.type === 'nondeposit';
  const reply = isPrize
    ? withKey(model, repeats, 'POST', `/json-api/gifts/nondeposit/take-prize/${gift.id}`)
    : withKey(model, repeats, 'PUT', `/json-api/gifts/activate/${gift.id}`);
  requireNoBreak(model, 'activating a gift', reply);
  if (reply.ok) noteActivation(model, gift, null);
}

export const activateGift = step(
  'activateGift',
  (model, index: number, repeats: number) => {
    const gifts = waiting(model);
    activate(model, gifts[index % gifts.length], repeats);
  },
  (model) => waiting(model).length > 0,
);

/** Activates a gift of a given kind. Without this step, deposit gifts and free rounds would be too rare. */
export const activateKind = step(
  'activateKind',
  (model, kind: 'deposit' | 'spins' | 'freebet' | 'bonus', repeats: number) => {
    const isKind = ({ type, restrictions }: Gift): boolean => {
      if (kind === 'deposit') return type === 'deposit_bonus' || restrictions?.depositLimits !== undefined;
      if (kind === 'spins') return type.startsWith('giftspin') || type === 'feature_freespins';
      return kind === 'freebet' ? type === 'freebet' : type === 'bonus_offer' || type === 'nondeposit';
    };
    activate(model, waiting(model).find(isKind), repeats);
  },
  (model) => waiting(model).length > 0,
);

export const giveUpBonuses = step('giveUpBonuses', (model, repeats: number) => {
  const { bonus } = model.account;
  const reply = withKey(model, repeats, 'POST', '/json-api/users/bonuses/cancel');
  if (!reply.ok) return;
  model.claim('bonus', -bonus, ['bonus_cancel'], 'bonus given up');
  model.bonus = null;
  model.freeWins = 0;
});

export const coupons = [
  'STARTER',
  'SUMMER26',
  'BONUS1000',
  'REGULAR',
  'MAIL',
  'PHONE',
  'CONTACTS',
  'SPRING26',
  'starter ',
] as const;

export const takeCoupon = step('takeCoupon', (model, code: (typeof coupons)[number], repeats: number) => {
  const path = '/json-api/coupon-codes/activate';
  const reply = withKey(model, repeats, 'POST', path, { code });
  requireNoBreak(model, 'a promo code', reply);
  if (!reply.ok) return;
  const name = code.trim().toUpperCase();
  model.require('a promo code counts once', !model.usedCoupons.has(name), () => `${name} counted again`);
  model.usedCoupons.add(name);
});

const once = 0;

export const guessCoupons = step('guessCoupons', (model, count: number, seconds: number) => {
  for (let index = 0; index < count; index += 1) {
    if (index > 0) model.casino.backend.clock.advance(seconds * 1_000);
    withKey(model, once, 'POST', '/json-api/coupon-codes/activate', { code: `GUESS${index}` });
  }
});

const repeats = fc.constantFrom(0, 0, 1);

export const giftSteps: fc.WeightedArbitrary<Step>[] = [
  { weight: 4, arbitrary: fc.tuple(fc.nat({ max: 12 }), repeats).map((a) => activateGift(...a)) },
  {
    weight: 5,
    arbitrary: fc
      .tuple(fc.constantFrom('deposit' as const, 'deposit', 'spins', 'freebet', 'bonus'), repeats)
      .map((a) => activateKind(...a)),
  },
  { weight: 3, arbitrary: repeats.map((a) => giveUpBonuses(a)) },
  { weight: 4, arbitrary: fc.tuple(fc.constantFrom(...coupons), repeats).map((a) => takeCoupon(...a)) },
  {
    weight: 1,
    arbitrary: fc.tuple(fc.constantFrom(2, 11), fc.constantFrom(0, 25)).map((a) => guessCoupons(...a)),
  },
];
