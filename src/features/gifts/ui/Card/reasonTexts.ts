import type { GiftReason } from '#/api/generated/model/index.ts';

export const reasonTexts: Readonly<Record<GiftReason, FormatjsIntl.Message['ids']>> = {
  personal: 'gifts.reason.personal',
  registration: 'gifts.reason.registration',
  'level.changed': 'gifts.reason.level',
  promotions: 'gifts.reason.promotions',
  achievement: 'gifts.reason.achievement',
  cashback: 'gifts.reason.cashback',
  'rest.registration': 'gifts.reason.registration',
  compoint_product_purchase: 'gifts.reason.purchase',
  gift_distribution: 'gifts.reason.distribution',
  // Left out of the list (specification S3.17).
  compoints: 'gifts.reason.purchase',
};
