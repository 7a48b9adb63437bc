// Gifts that a player has. What a gift is lies in the catalogue, here only what happened to it.
import type { GiftReason, GiftState } from '../../generated/model/index.ts';
import { giftTemplates, type GiftName } from './catalogue.ts';
import { day, hour } from '../dates.ts';
import type { PersonaId } from '../personas.ts';
import type { PlayerState } from '../state.ts';
import { defineSlice } from '../slice.ts';
import { roundsIn } from './rules.ts';

export interface StoredGift {
  id: number;
  name: GiftName;
  reason: GiftReason;
  state: GiftState;
  /** Epoch milliseconds. */
  receivedAt: number;
  expiredAt: number | null;
  activatedAt: number | null;
  isDisabled: boolean;
  bought: { productId: number; price: number } | null;
  /** The ledger's latest entry when it was received: deposits after it count. */
  receivedAfter: number;
  /** Deposits that activated it, by their entries in the ledger: they fund no other gift. */
  fundedBy: number[];
  /** The part of its limit that was deposited before the world began, 0 to 1. */
  depositedShare: number;
  /** Rounds that it still pays for: spins, or one for a free bet. */
  spinsLeft: number;
  /** Rounds of it that are being played: a free bet in the air. */
  openRounds: number;
  /** What its rounds have won so far, minor units. */
  won: number;
  /** Minor units, where the gift is worth another sum than its template says. */
  amount: number | null;
  /** Deposits on their way that are to activate it. */
  deposits: number;
  /** How far its bonus was wagered when it ended, minor units; null before that and for other gifts. */
  wagered: { staked: number; required: number } | null;
}

interface GiftsContent {
  items: StoredGift[];
  selected: number | null;
  usedCoupons: string[];
  /** Instants of wrong codes. */
  wrongCoupons: number[];
}

type Row = readonly [
  name: GiftName,
  reason: GiftReason,
  hoursAgo: number,
  state?: GiftState,
  more?: Partial<StoredGift>,
];

const usual: readonly Row[] = [
  ['deposit100', 'personal', 2],
  ['spins50', 'level.changed', 5],
  ['cash300', 'achievement', 20],
  ['compoints500', 'promotions', 26],
  ['spinsAfterDeposit', 'personal', 30, 'received', { depositedShare: 0.4 }],
  ['featureSpins', 'gift_distribution', 12],
  ['starter', 'personal', 50],
  ['spins20', 'promotions', 90],
  ['cashback', 'cashback', 160, 'used'],
  ['bonus1000', 'registration', 700, 'used'],
];

/** What each persona has before the world begins; every type and every state is there. */
const before: Record<PersonaId, readonly Row[]> = {
  newcomer: [
    ['bonusConfirmed', 'registration', 0.2],
    ['deposit100', 'registration', 0.3],
    ['spinsBlueHeron', 'rest.registration', 0.4],
    ['spinsSunforge', 'rest.registration', 0.5],
  ],
  registered: [
    ['deposit100', 'registration', 0],
    ['nondeposit', 'registration', 0],
  ],
  player: usual,
  vip: [
    ['merch', 'personal', 1],
    ['cash2000', 'level.changed', 3],
    ['freebet', 'promotions', 5],
    ['spinsNorthlight', 'gift_distribution', 6],
    ['experience200', 'achievement', 10],
    ['nondeposit', 'personal', 24],
    ['deposit50', 'gift_distribution', 30],
    [
      'spins100',
      'compoint_product_purchase',
      40,
      'activated',
      { bought: { productId: 14, price: 1_700 }, spinsLeft: 64 },
    ],
    ['spins50', 'personal', 44, 'received', { isDisabled: true }],
    ['compoints500', 'compoints', 60],
    ...usual.slice(5),
  ],
  wagering: [
    ['bonus1000', 'promotions', 50, 'activated'],
    ['spins20', 'personal', 10],
    ['nondeposit', 'gift_distribution', 12],
    ['cash300', 'achievement', 30],
    ['freebet', 'promotions', 100],
  ],
  broke: [
    ['nondeposit', 'gift_distribution', 3],
    ['spinsSunforge', 'personal', 9],
    ['deposit50', 'personal', 40],
    ['cashback', 'cashback', 300],
  ],
  'multi-account': [
    ['spins20', 'personal', 10],
    ['bonus1000', 'registration', 360],
  ],
  excluded: [['spins20', 'personal', 400]],
  blocked: [['spins20', 'personal', 300]],
  guarded: [],
  withdrawing: [['cashback', 'cashback', 200, 'used']],
};

/** Gifts of a player have ids of their own hundred. */
const firstIdOf = (player: PlayerState): number => 90_000 + (player.id - 1_001) * 100;

/** The gift behind the bonus with which the persona `wagering` begins. */
export function openingBonusGift(player: PlayerState): number {
  return firstIdOf(player) + 1;
}

const termOf = (name: GiftName): number | null => {
  const { days } = giftTemplates[name];
  return days === undefined ? null : days * day;
};

/** @param receivedAfter the ledger's latest entry; none for gifts from before the world began */
export function receivedGift(
  id: number,
  name: GiftName,
  reason: GiftReason,
  at: number,
  receivedAfter = 0,
): StoredGift {
  const term = termOf(name);
  return {
    id,
    name,
    reason,
    state: 'received',
    receivedAt: at,
    expiredAt: term === null ? null : at + term,
    activatedAt: null,
    isDisabled: false,
    bought: null,
    receivedAfter,
    fundedBy: [],
    depositedShare: 0,
    spinsLeft: roundsIn(giftTemplates[name]),
    openRounds: 0,
    won: 0,
    amount: null,
    deposits: 0,
    wagered: null,
  };
}

export const giftsSlice = defineSlice('gifts', {
  initial: ({ persona, player, now }): GiftsContent => ({
    items: before[persona].map(([name, reason, hoursAgo, state, more = {}], index) => {
      const at = now - Math.round(hoursAgo * hour);
      const gift = receivedGift(firstIdOf(player) + index + 1, name, reason, at);
      // What had its time before the world began is over.
      const isOver = gift.expiredAt !== null && gift.expiredAt <= now;
      return {
        ...gift,
        state: state ?? (isOver ? 'expired' : 'received'),
        activatedAt: state === 'activated' || state === 'used' ? at + hour / 2 : null,
        ...more,
      };
    }),
    selected: null,
    usedCoupons: [],
    wrongCoupons: [],
  }),
});
