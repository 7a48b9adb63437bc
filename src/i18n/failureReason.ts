import type { Failed } from '#/api/loadable.ts';
import { useIsOnline } from '#/lib/useIsOnline.ts';
import { type AnyCodeTexts, type ErrorText, textOfCode } from './errorTexts.ts';

/** Codes that add nothing to "it didn't load". */
const UNSPECIFIC: readonly string[] = ['server_error', 'contract_broken'];

/** Why a call failed, or null if unknown. `texts`: texts for the call's own codes. */
export function failureReason(
  { code, retryAfterSeconds = null }: Pick<Failed, 'code' | 'retryAfterSeconds'>,
  texts: AnyCodeTexts = {},
): ErrorText | null {
  return UNSPECIFIC.includes(code) ? null : textOfCode(code, texts, retryAfterSeconds);
}

type MessageId = FormatjsIntl.Message['ids'];

/**
 * 'You're offline' is only true while the browser is offline. Once the browser is back online, the same
 * failure says that it was offline at the time, whether or not the call had been sent.
 */
export function useCurrentReason(id: MessageId): MessageId {
  const isOnline = useIsOnline();
  return id === 'common.error.offline' && isOnline ? 'common.error.wasOffline' : id;
}
