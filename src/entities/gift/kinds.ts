// What kinds of gifts there are (specification S3.16, S4.47, S4.48).
import type { Gift, GiftType } from '#/api/generated/model/index.ts';

/** `oneClick`: one press; `longTerm`: shows its terms and runs; `other`: the list is asked again after it. */
export type GiftKind = 'oneClick' | 'longTerm' | 'other';

const kinds: Readonly<Record<GiftType, GiftKind>> = {
  compoint: 'oneClick',
  xp: 'oneClick',
  custom: 'oneClick',
  cash: 'oneClick',
  deposit_bonus: 'oneClick',
  bonus_offer: 'oneClick',
  freebet: 'longTerm',
  giftspin: 'longTerm',
  feature_freespins: 'longTerm',
  giftspin_northlight: 'longTerm',
  giftspin_sunforge: 'longTerm',
  giftspin_blue_heron: 'longTerm',
  nondeposit: 'other',
  cashback: 'other',
  group: 'other',
};

export function kindOf(type: GiftType): GiftKind {
  return kinds[type];
}

export function isSpins(type: GiftType): boolean {
  return type.startsWith('giftspin') || type === 'feature_freespins';
}

/** Gifts that pay for rounds of one game: spins, or a free bet. What they win is a bonus. */
export function isRounds(type: GiftType): boolean {
  return isSpins(type) || type === 'freebet';
}

export function isBonusMoney(type: GiftType): boolean {
  return type === 'bonus_offer' || type === 'deposit_bonus' || type === 'nondeposit';
}

/** Only one of these runs at a time (specification S4.50). */
export function runsAlone({ type }: Pick<Gift, 'type'>): boolean {
  return isRounds(type) || isBonusMoney(type);
}

/** Gifts that came out of compoints themselves are not among the gifts (specification S3.17). */
export function isShown({ reason }: Pick<Gift, 'reason'>): boolean {
  return reason !== 'compoints';
}
