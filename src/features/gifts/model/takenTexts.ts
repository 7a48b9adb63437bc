import type { GiftType } from '#/api/generated/model/index.ts';

/** What a gift has brought, once it was taken. */
export const takenTexts = {
  cash: 'gifts.taken.money',
  cashback: 'gifts.taken.money',
  compoint: 'gifts.taken.compoints',
  xp: 'gifts.taken.experience',
  group: 'gifts.taken.group',
  custom: 'gifts.taken.custom',
  deposit_bonus: 'gifts.taken.bonus',
  bonus_offer: 'gifts.taken.bonus',
  freebet: 'gifts.taken.freeBet',
  nondeposit: 'gifts.taken.bonus',
  giftspin: 'gifts.taken.spins',
  feature_freespins: 'gifts.taken.spins',
  giftspin_northlight: 'gifts.taken.spins',
  giftspin_sunforge: 'gifts.taken.spins',
  giftspin_blue_heron: 'gifts.taken.spins',
} as const satisfies Readonly<Record<GiftType, FormatjsIntl.Message['ids']>>;
