// A player's gifts. The catalogue describes each gift; this state holds only its history.
import type { GiftEnd, GiftReason, GiftState } from '../../generated/model/index.ts';
import { giftTemplates, type GiftName } from './catalogue.ts';
import { day, hour, startOfWeek } from '../dates.ts';
import type { LocalText } from '../settings.ts';
import type { PlayerState } from '../state.ts';
import { defineSlice } from '../slice.ts';
import { roundsIn } from './rules.ts';
import { winbackAt } from './winback.rules.ts';

export interface StoredGift {
  id: number;
  name: GiftName;
  reason: GiftReason;
  /** Title of the promotion that gave the gift. */
  promotion: LocalText | null;
  state: GiftState;
  /** Epoch milliseconds. */
  receivedAt: number;
  expiredAt: number | null;
  activatedAt: number | null;
  isDisabled: boolean;
  /** Who ended the gift early: the player, or the player's payout request. Null if nobody did. */
  endedBy: GiftEnd | null;
  bought: { productId: number; price: number } | null;
  /** Id of the latest ledger entry when the gift was received. Only deposits after it count for the gift. */
  receivedAfter: number;
  /** Ids of the ledger entries of the deposits that activated the gift. These deposits fund no other gift. */
  fundedBy: number[];
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
   * The wagering progress of the gift's last bonus when that bonus ended, minor units. Null if none has ended.
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

/** The first gift id of a player. Each player has a range of 100 ids. */
const firstIdOf = (player: PlayerState): number => 90_000 + (player.id - 1_001) * 100;

/** Id of the gift to which a persona's initial bonus belongs. */
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
    spinsLeft: roundsIn(giftTemplates[name]),
    openRounds: 0,
    won: 0,
    amount: null,
    deposits: 0,
    wagered: null,
  };
}

export const giftsSlice = defineSlice('gifts', {
  initial: ({ history, player, now }): GiftsContent => ({
    items: history.gifts.map(([name, reason, hoursAgo, state, more = {}], index) => {
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
