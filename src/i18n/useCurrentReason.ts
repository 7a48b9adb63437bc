import { useIsOnline } from '#/lib/useIsOnline.ts';

type MessageId = FormatjsIntl.Message['ids'];

/**
 * 'You're offline' holds only while the browser is. Once the network is back, the same failure is a call
 * that got no answer.
 */
export function useCurrentReason(id: MessageId): MessageId {
  const isOnline = useIsOnline();
  return id === 'common.error.offline' && isOnline ? 'common.error.network' : id;
}
