// Tells the other tabs that the session changed. The message holds no token: they read the cookies.
import { tabChannel } from '#/lib/tabChannel.ts';

export type SessionEvent = 'login' | 'logout' | 'refresh';

const channel = tabChannel<SessionEvent>('casino.session', (data) =>
  data === 'login' || data === 'logout' || data === 'refresh' ? data : null,
);

export const announceSession = channel.post;
/** Hears the other tabs. Returns the function that stops it. */
export const onSessionAnnounced = channel.on;
