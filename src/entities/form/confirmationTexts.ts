import type { AuthErrorCode, ContactErrorCode } from '#/api/generated/model/index.ts';
import type { CodeTexts } from '#/i18n/errorTexts.ts';
import type { Limit } from './refusal.ts';

/** Seconds to wait after too many codes or attempts (specification S9.48). */
const LIMIT_WAIT_SECONDS = 300;

export const confirmationTexts = {
  code_wrong: 'form.error.code_wrong',
  code_expired: 'form.error.code_expired',
  code_attempts_exceeded: 'form.error.code_attempts_exceeded',
  request_limit_exceeded: 'form.error.request_limit_exceeded',
  sending_limit: { id: 'form.error.sending_limit', waitSeconds: LIMIT_WAIT_SECONDS },
  attempts_limit: { id: 'form.error.attempts_limit', waitSeconds: LIMIT_WAIT_SECONDS },
} as const satisfies Partial<CodeTexts<AuthErrorCode & ContactErrorCode>>;

/** The remedy at a limit: another code, another attempt after the wait, or only support. */
export function limitRemedy({ code, retryAfterSeconds }: Limit): 'newCode' | 'wait' | 'support' {
  if (code === 'code_attempts_exceeded') return 'newCode';
  return retryAfterSeconds === null ? 'support' : 'wait';
}
