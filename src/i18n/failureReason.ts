import type { Failed } from '#/api/loadable.ts';
import { useIsOnline } from '#/lib/useIsOnline.ts';
import { type AnyCodeTexts, type ErrorText, textOfCode } from './errorTexts.ts';

/** Codes whose explanation adds nothing to "it didn't load". */
const UNSPECIFIC: readonly string[] = ['server_error', 'contract_broken'];

/**
 * The message that explains why a call failed, or null if the reason is unknown. `texts` has the messages for
 * the call's own codes.
 */
export function failureReason(
  { code, retryAfterSeconds = null }: Pick<Failed, 'code' | 'retryAfterSeconds'>,
  texts: AnyCodeTexts = {},
): ErrorText | null {
  return UNSPECIFIC.includes(code) ? null : textOfCode(code, texts, retryAfterSeconds);
}

type MessageId = FormatjsIntl.Message['ids'];

/**
 * Once the browser is online again, replaces "You're offline" by a text which says that the browser was offline
 * when the call failed.
 */
export function useCurrentReason(id: MessageId): MessageId {
  const isOnline = useIsOnline();
  return id === 'common.error.offline' && isOnline ? 'common.error.wasOffline' : id;
}
