import type { Failed } from '#/api/loadable.ts';
import { textOfCode, type AnyCodeTexts, type ErrorText } from './errorTexts.ts';

/** Codes that add nothing to "it didn't load". */
const UNSPECIFIC: readonly string[] = ['server_error', 'contract_broken'];

/** Why a call failed, or null if unknown. `texts`: texts for the call's own codes. */
export function failureReason(
  { code, retryAfterSeconds = null }: Pick<Failed, 'code' | 'retryAfterSeconds'>,
  texts: AnyCodeTexts = {},
): ErrorText | null {
  return UNSPECIFIC.includes(code) ? null : textOfCode(code, texts, retryAfterSeconds);
}
