import type { Gift, GiftType } from '#/api/generated/model/index.ts';

/**
 * `oneClick`: taken with one press. `longTerm`: has terms and runs for a while. `other`: refetches the
 * list after use.
 */
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

/** Free spins or a free bet in one game. Their winnings become a bonus. */
export function isRounds(type: GiftType): boolean {
  return isSpins(type) || type === 'freebet';
}

export function isBonusMoney(type: GiftType): boolean {
  return type === 'bonus_offer' || type === 'deposit_bonus' || type === 'nondeposit';
}

/** Whether only one gift of this type can be active at a time (specification S4.50). */
export function runsAlone({ type }: Pick<Gift, 'type'>): boolean {
  return isRounds(type) || isBonusMoney(type);
}

/** Gifts bought with compoints are not listed (specification S3.17). */
export function isShown({ reason }: Pick<Gift, 'reason'>): boolean {
  return reason !== 'compoints';
}
