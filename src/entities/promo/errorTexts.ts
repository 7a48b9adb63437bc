import type { PromotionErrorCode } from '#/api/generated/model/index.ts';
import type { CodeTexts } from '#/i18n/errorTexts.ts';

/** Texts of the error codes of promotions, high-fives and the duck hunt (S8.19). */
export const promoErrorTexts: CodeTexts<PromotionErrorCode> = {
  invalid_promotion: 'promo.error.invalid_promotion',
  action_not_allowed: 'promo.error.action_not_allowed',
  action_self_palm: 'promo.error.action_self_palm',
  cannot_high_five: 'promo.error.cannot_high_five',
  user_not_participate: 'promo.error.user_not_participate',
  user_is_blocked_for_multi_account: { id: 'promo.error.multi_account', remedy: 'support' },
  action_is_inactive: 'promo.error.action_is_inactive',
  high_five_per_user_limit_reached: 'promo.error.high_five_per_user_limit',
  high_five_daily_limit_reached: 'promo.error.high_five_daily_limit',
  insufficient_funds: { id: 'promo.error.insufficient_funds', remedy: 'play' },
  cannot_buy_prize: 'promo.error.cannot_buy_prize',
  self_excluded: 'common.error.self_excluded',
  time_out_active: 'common.error.time_out_active',
  no_shots_left: 'promo.error.no_shots_left',
};
