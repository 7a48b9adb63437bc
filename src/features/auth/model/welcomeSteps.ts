// Steps of the greeting after a login (S2.48, S7.9).
import type { Player, RegistrationConfig } from '#/api/generated/model/index.ts';
import type { Restriction } from '#/entities/player/restriction.ts';
import { routeAt } from '#/lib/routeAt.ts';
import type { RouteName } from '#/paths.ts';
import { session } from '#/api/session/session.store.ts';
import { serverNow } from '#/lib/clock.ts';
import { localStore } from '#/lib/storage.ts';
import { DAY_MS } from '#/lib/duration.ts';

export type WelcomeStep = 'nickname' | 'thanks';

/**
 * Routes on which the player isn't greeted: the player is busy there, or the page closes right after the
 * login.
 */
const BUSY: readonly (RouteName | undefined)[] = [
  'playSafety',
  'selfExclusion',
  'cashbox',
  'gameItem',
  'login',
  'registration',
];
const SAFE_PLAY = 'responsible-play';

/**
 * Whether the player may be greeted on this page. False during a break or a self-exclusion, and on pages
 * where the player sets a break, pays, plays or logs in. A later page shows the greeting.
 */
export function mayGreet(path: string, restriction: Restriction): boolean {
  const route = routeAt(path);
  return restriction.kind === 'none' && !BUSY.includes(route?.name) && route?.params['slug'] !== SAFE_PLAY;
}

/** How long "Later" postpones the question for a nickname. The profile lets the player set one earlier. */
export const NICKNAME_REST_MS = 30 * DAY_MS;

/** @param until when the player may be asked for a nickname again; null if the question wasn't postponed */
export const isNicknamePostponed = (until: number | null, now: number): boolean =>
  until !== null && now < until;

/**
 * The greeting's steps. Asks for a nickname unless it is set, postponed or switched off, and says thanks at
 * the first login.
 */
export function welcomeSteps(
  player: Pick<Player, 'nick_name' | 'first_auth'>,
  config: Pick<RegistrationConfig, 'skipNickname'>,
  isPostponed = false,
): readonly WelcomeStep[] {
  const steps: WelcomeStep[] = [];
  if (player.nick_name === '' && !config.skipNickname && !isPostponed) steps.push('nickname');
  if (player.first_auth) steps.push('thanks');
  return steps;
}

// Remembers per player that the nickname was postponed, so that a later login doesn't ask again.

const storedAs = (): string => `auth.nickname-later.${session.userId}`;

export function postponeNickname(): void {
  localStore.set(storedAs(), String(serverNow() + NICKNAME_REST_MS));
}

export function isNicknameLater(): boolean {
  const until = localStore.get(storedAs());
  return isNicknamePostponed(until === null ? null : Number(until), serverNow());
}
