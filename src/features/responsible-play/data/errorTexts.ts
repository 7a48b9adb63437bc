import type { ResponsiblePlayErrorCode } from '#/api/generated/model/index.ts';
import { readRefusal, type Refusal } from '#/entities/form/refusal.ts';
import type { CodeTexts } from '#/i18n/errorTexts.ts';

export const playTexts: CodeTexts<ResponsiblePlayErrorCode> = {
  limit_too_low: 'responsiblePlay.error.limit_too_low',
  limit_order: 'responsiblePlay.error.limit_order',
  limit_not_pending: 'responsiblePlay.error.limit_not_pending',
  limit_too_early: 'responsiblePlay.error.limit_too_early',
  time_out_active: 'responsiblePlay.error.time_out_active',
  self_exclusion_active: 'responsiblePlay.error.self_exclusion_active',
  confirmation_required: 'responsiblePlay.error.confirmation_required',
  wrong_password: 'responsiblePlay.error.wrong_password',
  two_factor_active: 'responsiblePlay.error.two_factor_active',
  two_factor_not_active: 'responsiblePlay.error.two_factor_not_active',
  two_factor_not_started: 'responsiblePlay.error.two_factor_not_started',
  two_factor_code_wrong: 'responsiblePlay.error.two_factor_code_wrong',
  recovery_code_used: 'responsiblePlay.error.recovery_code_used',
  attempts_limit: { id: 'responsiblePlay.error.attempts_limit', waitSeconds: 300 },
};

export function readPlayRefusal(error: unknown, fields: readonly string[]): Refusal<string> {
  return readRefusal(error, fields, playTexts);
}
