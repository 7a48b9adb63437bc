import { useIsOnline } from '#/lib/useIsOnline.ts';

type MessageId = FormatjsIntl.Message['ids'];

/**
 * 'You're offline' is only true while the browser is offline. Once it is back online, the same failure
 * says that it was offline then, whether or not the call had been sent.
 */
export function useCurrentReason(id: MessageId): MessageId {
  const isOnline = useIsOnline();
  return id === 'common.error.offline' && isOnline ? 'common.error.wasOffline' : id;
}
