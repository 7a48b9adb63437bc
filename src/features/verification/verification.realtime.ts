// A check has no message of its own: a notice leads to the page of documents.
import type { QueryClient } from '@tanstack/react-query';
import { onGap, subscribe } from '#/realtime/realtime.ts';
import { sameSitePath } from '#/lib/url.ts';
import { paths } from '#/paths.ts';
import { refreshDocuments } from './data/mutations.ts';

/** Keeps the documents right while they are on the screen. Returns the way to stop. */
export function bindVerification(client: QueryClient): () => void {
  const refresh = (): void => refreshDocuments(client);
  const stops = [
    subscribe('notification.updated', ({ data: { notification } }) => {
      const isOfDocuments = sameSitePath(notification.button?.link) === paths.profileVerification();
      if (notification.status === 'new' && isOfDocuments) refresh();
    }),
    onGap(refresh),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
