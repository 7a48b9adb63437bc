// The words of a refused promotion (specification S8.19).
import type { PromotionErrorCode } from '#/api/generated/model/index.ts';
import type { CodeTexts } from '#/i18n/errorTexts.ts';

export const promotionTexts: CodeTexts<PromotionErrorCode> = {
  invalid_promotion: 'promotions.error.invalid_promotion',
  action_not_allowed: 'promotions.error.action_not_allowed',
  action_self_palm: 'promotions.error.action_self_palm',
  cannot_high_five: 'promotions.error.cannot_high_five',
  user_not_participate: 'promotions.error.user_not_participate',
  user_is_blocked_for_multi_account: { id: 'promotions.error.multi_account', remedy: 'support' },
  action_is_inactive: 'promotions.error.action_is_inactive',
  high_five_per_user_limit_reached: 'promotions.error.high_five_per_user_limit',
  high_five_daily_limit_reached: 'promotions.error.high_five_daily_limit',
  insufficient_funds: { id: 'promotions.error.insufficient_funds', remedy: 'play' },
  cannot_buy_prize: 'promotions.error.cannot_buy_prize',
  self_excluded: 'common.error.self_excluded',
  time_out_active: 'common.error.time_out_active',
  no_shots_left: 'promotions.error.no_shots_left',
};
