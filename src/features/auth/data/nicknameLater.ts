// Remembers per player that the nickname was postponed, so that a later login doesn't ask again.
import { session } from '#/api/session/session.store.ts';
import { serverNow } from '#/lib/clock.ts';
import { localStore } from '#/lib/storage.ts';
import { isNicknamePostponed, NICKNAME_REST_MS } from '../model/welcomeSteps.ts';

const storedAs = (): string => `auth.nickname-later.${session.userId}`;

export function postponeNickname(): void {
  localStore.set(storedAs(), String(serverNow() + NICKNAME_REST_MS));
}

export function isNicknameLater(): boolean {
  const until = localStore.get(storedAs());
  return isNicknamePostponed(until === null ? null : Number(until), serverNow());
}
