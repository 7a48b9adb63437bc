import type { CompointErrorCode } from '#/api/generated/model/index.ts';
import type { CodeTexts } from '#/i18n/errorTexts.ts';

export const compointTexts: CodeTexts<CompointErrorCode> = {
  insufficient_compoint_balance: { id: 'compoints.error.insufficient_compoint_balance', remedy: 'play' },
  level_required: { id: 'compoints.error.level_required', remedy: 'levels' },
  multi_account: { id: 'compoints.error.multi_account', remedy: 'support' },
  disabled: { id: 'compoints.error.disabled', remedy: 'support' },
  product_unavailable: 'compoints.error.product_unavailable',
  product_sold_out: 'compoints.error.product_sold_out',
  product_limit_reached: 'compoints.error.product_limit_reached',
  amount_too_small: 'compoints.error.amount_too_small',
  amount_too_large: 'compoints.error.amount_too_large',
  self_excluded: 'common.error.self_excluded',
  time_out_active: 'common.error.time_out_active',
  exchange_disabled: { id: 'compoints.error.exchange_disabled', remedy: 'gifts' },
};
