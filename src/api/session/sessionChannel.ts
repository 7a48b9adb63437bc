// Notifies other tabs of session changes. Messages hold no token: tabs read the cookies.
import { tabChannel } from '#/lib/tabChannel.ts';

export type SessionEvent = 'login' | 'logout' | 'refresh';

const channel = tabChannel<SessionEvent>('casino.session', (data) =>
  data === 'login' || data === 'logout' || data === 'refresh' ? data : null,
);

export const announceSession = channel.post;
export const onSessionAnnounced = channel.on;
