// The words of a refused high-five.
import type { AnyCodeTexts } from '#/i18n/errorTexts.ts';
import { promotionTexts } from './refusals.ts';

/** Whoever may not give one here reads so, and nothing of taking part. */
export const highFiveTexts: AnyCodeTexts = {
  ...promotionTexts,
  action_not_allowed: 'promotions.highFive.notHere',
};
