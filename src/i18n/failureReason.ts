import type { Failed } from '#/api/loadable.ts';
import { textOfCode, type AnyCodeTexts, type ErrorText } from './errorTexts.ts';

/** Codes that say no more than that it did not come. */
const UNSPECIFIC: readonly string[] = ['server_error', 'contract_broken'];

/** Null where no more is known. `texts`: words for codes of its own. */
export function failureReason(
  { code, retryAfterSeconds = null }: Pick<Failed, 'code' | 'retryAfterSeconds'>,
  texts: AnyCodeTexts = {},
): ErrorText | null {
  return UNSPECIFIC.includes(code) ? null : textOfCode(code, texts, retryAfterSeconds);
}
