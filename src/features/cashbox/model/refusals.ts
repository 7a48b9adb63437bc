// Texts of refused deposits and payouts (S8.22).
import type { CashierErrorCode } from '#/api/generated/model/index.ts';
import { confirmationTexts, readRefusal, type Refusal } from '#/entities/form/refusal.ts';
import type { AnyCodeTexts, CodeTexts } from '#/i18n/errorTexts.ts';
import type { Notice } from '#/entities/form/NoticeText.tsx';
import type { AmountProblem } from './limits.ts';

const cashierTexts: CodeTexts<CashierErrorCode> = {
  code_wrong: confirmationTexts.code_wrong,
  code_expired: confirmationTexts.code_expired,
  code_attempts_exceeded: confirmationTexts.code_attempts_exceeded,
  request_limit_exceeded: confirmationTexts.request_limit_exceeded,
  sending_limit: confirmationTexts.sending_limit,
  amount_too_small: 'cashbox.error.amount_too_small',
  amount_too_large: 'cashbox.error.amount_too_large',
  currency_not_supported: 'cashbox.error.currency_not_supported',
  phone_required: 'cashbox.error.phone_required',
  self_excluded: 'cashbox.error.self_excluded',
  time_out_active: 'cashbox.error.time_out_active',
  deposit_limit_reached: 'cashbox.error.deposit_limit_reached',
  account_blocked: 'cashbox.error.account_blocked',
  payment_system_unavailable: 'cashbox.error.payment_system_unavailable',
  gift_not_available: 'cashbox.error.gift_not_available',
  deposit_failed: 'cashbox.error.deposit_failed',
  deposit_not_found: 'cashbox.error.deposit_not_found',
  deposit_not_open: 'cashbox.error.deposit_not_open',
  server_problem: 'cashbox.error.server_problem',
  insufficient_funds: 'cashbox.error.insufficient_funds',
  wagering_required: 'cashbox.error.wagering_required',
  verification_required: 'cashbox.error.verification_required',
  phone_not_confirmed: 'cashbox.error.phone_not_confirmed',
  card_not_used_for_deposit: 'cashbox.error.card_not_used_for_deposit',
  multi_account: 'cashbox.error.multi_account',
  payout_in_progress: 'cashbox.error.payout_in_progress',
  payout_failed: 'cashbox.error.payout_failed',
  payout_not_found: 'cashbox.error.payout_not_found',
  payout_already_confirmed: 'cashbox.error.payout_already_confirmed',
  payout_cancel_not_allowed: 'cashbox.error.payout_cancel_not_allowed',
  payout_not_cancellable: 'cashbox.error.payout_not_cancellable',
};

const giftTexts: AnyCodeTexts = {
  disabled: 'cashbox.error.gift.disabled',
  invalid_user_gift: 'cashbox.error.gift.invalid_user_gift',
  expired: 'cashbox.error.gift.expired',
  used: 'cashbox.error.gift.used',
  has_bonus: 'cashbox.error.gift.has_bonus',
  exists_active_giftspin: 'cashbox.error.gift.exists_active_giftspin',
  email_restriction: 'cashbox.error.gift.email_restriction',
  phone_restriction: 'cashbox.error.gift.phone_restriction',
  phone_and_email_restriction: 'cashbox.error.gift.phone_and_email_restriction',
};

export const cashboxTexts: AnyCodeTexts = { ...cashierTexts, ...giftTexts };

export function readCashierRefusal(error: unknown, fields: readonly string[]): Refusal<string> {
  return readRefusal(error, fields, cashboxTexts);
}

const amountTexts = {
  too_small: 'cashbox.amount.tooSmall',
  too_large: 'cashbox.amount.tooLarge',
  over_own_limit: 'cashbox.amount.overOwnLimit',
} as const;

export function amountNotice(problem: AmountProblem, money: (minor: number) => string): Notice {
  if (problem.why === 'required') return { id: 'cashbox.amount.required' };
  return { id: amountTexts[problem.why], values: { amount: money(problem.limit) } };
}
