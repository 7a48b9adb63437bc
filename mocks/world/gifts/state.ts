// A player's gifts. The catalogue describes each gift; this state holds only its history.
import type { GiftEnd, GiftReason, GiftState } from '../../generated/model/index.ts';
import { giftTemplates, type GiftName } from './catalogue.ts';
import { day, hour, startOfWeek } from '../dates.ts';
import type { PersonaId } from '../personas.ts';
import type { LocalText } from '../settings.ts';
import type { PlayerState } from '../state.ts';
import { defineSlice } from '../slice.ts';
import { roundsIn } from './rules.ts';
import { winbackAt } from './winback.rules.ts';

export interface StoredGift {
  id: number;
  name: GiftName;
  reason: GiftReason;
  /** Title of the promotion that gave it. */
  promotion: LocalText | null;
  state: GiftState;
  /** Epoch milliseconds. */
  receivedAt: number;
  expiredAt: number | null;
  activatedAt: number | null;
  isDisabled: boolean;
  /** Who ended the gift early: a payout request or the player. Null otherwise. */
  endedBy: GiftEnd | null;
  bought: { productId: number; price: number } | null;
  /** Id of the latest ledger entry when the gift was received. Only deposits after it count for the gift. */
  receivedAfter: number;
  /** Ledger entries of the deposits that activated it. They fund no other gift. */
  fundedBy: number[];
  /** The share of the required deposit that was paid before the world began, 0 to 1. */
  depositedShare: number;
  /** Remaining rounds: spins, or one free bet. */
  spinsLeft: number;
  /** Unfinished rounds, such as a free bet on a running flight. */
  openRounds: number;
  /** Total wins of its rounds, minor units. */
  won: number;
  /** Minor units. Overrides the template's amount. */
  amount: number | null;
  /** Number of pending deposits that would activate the gift. */
  deposits: number;
  /**
   * The wagering progress when its bonus ended, minor units; null before that and for other gifts.
   */
  wagered: { staked: number; required: number; paidOut?: number } | null;
}

interface GiftsContent {
  items: StoredGift[];
  selected: number | null;
  usedCoupons: string[];
  /** Times of wrong promo codes, epoch milliseconds. */
  wrongCoupons: number[];
}

type Row = readonly [
  name: GiftName,
  reason: GiftReason,
  hoursAgo: number,
  state?: GiftState,
  more?: Partial<StoredGift>,
];

const giftsOfEveryone: readonly Row[] = [
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

/** Each persona's gifts before the world begins. They cover every type and every state. */
const initialGifts: Record<PersonaId, readonly Row[]> = {
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
  player: giftsOfEveryone,
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
    ...giftsOfEveryone.slice(5),
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

/** Each player's ids start at their own hundred. */
const firstIdOf = (player: PlayerState): number => 90_000 + (player.id - 1_001) * 100;

/** The gift of the initial bonus of the persona `wagering`. */
export function openingBonusGift(player: PlayerState): number {
  return firstIdOf(player) + 1;
}

const termOf = (name: GiftName): number | null => {
  const { days } = giftTemplates[name];
  return days === undefined ? null : days * day;
};

/**
 * @param receivedAfter id of the latest ledger entry; missing for gifts from before the world began
 */
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
    promotion: null,
    state: 'received',
    receivedAt: at,
    expiredAt: term === null ? null : at + term,
    activatedAt: null,
    isDisabled: false,
    endedBy: null,
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
    items: initialGifts[persona].map(([name, reason, hoursAgo, state, more = {}], index) => {
      const ago = now - Math.round(hoursAgo * hour);
      const at = reason === 'cashback' ? startOfWeek(ago) + winbackAt : ago;
      const gift = receivedGift(firstIdOf(player) + index + 1, name, reason, at);
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
