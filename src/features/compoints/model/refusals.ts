import type { CompointErrorCode } from '#/api/generated/model/index.ts';
import type { CodeTexts } from '#/i18n/errorTexts.ts';

export const compointTexts: CodeTexts<CompointErrorCode> = {
  insufficient_compoint_balance: 'compoints.error.insufficient_compoint_balance',
  level_required: 'compoints.error.level_required',
  multi_account: 'compoints.error.multi_account',
  disabled: 'compoints.error.disabled',
  product_unavailable: 'compoints.error.product_unavailable',
  product_sold_out: 'compoints.error.product_sold_out',
  product_limit_reached: 'compoints.error.product_limit_reached',
  amount_too_small: 'compoints.error.amount_too_small',
  amount_too_large: 'compoints.error.amount_too_large',
  self_excluded: 'common.error.self_excluded',
  time_out_active: 'common.error.time_out_active',
  exchange_disabled: 'compoints.error.exchange_disabled',
};

export type Remedy = 'retry' | 'play' | 'levels' | 'gifts' | 'support' | 'none';

/** Without a known outcome the same is tried again, which is done once. */
export function remedyOf(code: string, isUncertain: boolean): Remedy {
  if (isUncertain) return 'retry';
  switch (code) {
    case 'insufficient_compoint_balance':
      return 'play';
    case 'level_required':
      return 'levels';
    case 'exchange_disabled':
      return 'gifts';
    case 'multi_account':
    case 'disabled':
      return 'support';
    case 'too_many_requests':
      return 'retry';
    default:
      return 'none';
  }
}
