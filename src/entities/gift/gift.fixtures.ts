import type { Balance, Gift, WagerTerms } from '#/api/generated/model/index.ts';
import { deviceNow, toDate } from '#/lib/clock.ts';
import type { Holder } from './rules.ts';

const HOUR_MS = 3_600_000;

export const inHours = (hours: number): string => toDate(deviceNow() + hours * HOUR_MS).toISOString();

export function giftFixture(over: Partial<Gift> = {}): Gift {
  return {
    id: 90_103,
    title: '300 ₽ на счёт',
    type: 'cash',
    state: 'received',
    reason: 'achievement',
    image: '/mock-assets/gift/cash.svg',
    amount: 300_00,
    currency: 'RUB',
    ...over,
  };
}

/** A bonus that requires deposits of 20 roubles or euros. The player has already deposited 8. */
export const depositGift = (over: Partial<Gift> = {}): Gift =>
  giftFixture({
    id: 90_101,
    title: '100 % к депозиту, до 300 ₽',
    type: 'deposit_bonus',
    reason: 'personal',
    image: '/mock-assets/gift/deposit_bonus.svg',
    currency: 'RUB',
    amount: 300_00,
    percent: 100,
    wager: 30,
    restrictions: {
      depositLimits: [
        { currency: 'RUB', limit: 20_00 },
        { currency: 'EUR', limit: 20_00 },
      ],
    },
    restrictionsState: { depositProgress: 8_00 },
    ...over,
  });

export const spinsGift = (over: Partial<Gift> = {}): Gift => ({
  id: 90_102,
  state: 'received',
  title: '50 фриспинов в подарок',
  type: 'giftspin',
  reason: 'level.changed',
  image: '/mock-assets/gift/giftspin.svg',
  amount: 50,
  stake: 10_00,
  roundsLeft: 50,
  wager: 35,
  gameSlug: 'northern-foxes',
  gameName: 'Northern Foxes',
  ...over,
});

/**
 * Only bets in bonus games count. A bonus that falls below R$1 ends. There is no maximum bet and no cap.
 */
export const wagerTermsFixture = (over: Partial<WagerTerms> = {}): WagerTerms => ({
  weights: [
    { games: 'bonus', percent: 100 },
    { games: 'other', percent: 0 },
  ],
  minBonus: 1_00,
  isRealStakedFirst: true,
  ...over,
});

/** A bonus of R$50 with 40 % of its wagering done. */
export const runningGift = (over: Partial<Gift> = {}): Gift =>
  giftFixture({
    id: 90_301,
    title: 'Bônus de R$ 50',
    type: 'bonus_offer',
    state: 'activated',
    reason: 'promotions',
    image: '/mock-assets/gift/bonus_offer.svg',
    currency: 'BRL',
    amount: 50_00,
    wager: 30,
    wagered: 600_00,
    wagerTarget: 1_500_00,
    ...over,
  });

export function holderFixture(over: Partial<Holder> = {}): Holder {
  return {
    currency: 'RUB',
    isMultiAccount: false,
    areBonusesOff: false,
    hasEmail: true,
    hasPhone: true,
    hasBonus: false,
    hasSpins: false,
    device: 'desktop',
    ...over,
  };
}

export function balanceFixture(over: Partial<Balance> = {}): Balance {
  return {
    user_id: 1_002,
    balance: 12_500_00,
    currency: 'RUB',
    is_active_bonus: false,
    bonus: 0,
    wagering: 0,
    winback: 420_00,
    compoint_balance: 1_840,
    updatedAt: 1,
    ...over,
  };
}
