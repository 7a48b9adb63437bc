// The user of this tab. The token cookies are the source of truth for the whole browser; this store
// follows them.
import { proxy } from 'valtio';
import { createEmitter } from '#/lib/emitter.ts';
import { tabStore } from '#/lib/storage.ts';
import type { Tokens } from '../generated/model/index.ts';
import { endOnServer } from '../lastCall.ts';
import {
  isGuestUrl,
  assertTokens,
  clearTokens,
  forgetOwnTokens,
  readAccessToken,
  readRefreshToken,
  tokenUser,
  writeTokens,
} from './tokens.ts';
import { tabChannel } from '#/lib/tabChannel.ts';

export interface SessionState {
  status: 'guest' | 'player';
  userId: string | null;
}

export type LogoutReason = 'asked' | 'expired' | 'other_tab';

export interface Logout {
  readonly reason: LogoutReason;
  /** False if the player stays on the current page. Otherwise the main or login page may open (S4.26). */
  readonly redirect: boolean;
  /** The player's location at logout: path, query and fragment. */
  readonly wantedPath: string;
}

const guest = Object.freeze<SessionState>({ status: 'guest', userId: null });

function readSession(): SessionState {
  if (isGuestUrl()) return guest;
  const token = readAccessToken() ?? readRefreshToken();
  return token === null ? guest : { status: 'player', userId: tokenUser(token) };
}

export const session = proxy<SessionState>({ ...readSession() });

const logins = createEmitter<SessionState>();
const logouts = createEmitter<Logout>();

export const onLogin = logins.on;
export const onLogout = logouts.on;

type SessionEvent = 'login' | 'logout' | 'refresh';

/** Notifies other tabs of session changes. Messages hold no token: tabs read the cookies. */
const channel = tabChannel<SessionEvent>('casino.session', (data) =>
  data === 'login' || data === 'logout' || data === 'refresh' ? data : null,
);

export const announceSession = channel.post;

let generation = 0;

/** Increases with each login and logout. Responses to earlier calls are discarded. */
export function sessionGeneration(): number {
  return generation;
}

function startNewGeneration(): void {
  generation += 1;
}

export function isLoggedIn(): boolean {
  return session.status === 'player';
}

function adopt(next: SessionState): void {
  startNewGeneration();
  Object.assign(session, next);
  if (next.status === 'player') logins.emit(next);
}

function currentPath(): string {
  if (typeof location === 'undefined') return '/';
  return location.pathname + location.search + location.hash;
}

function leave(reason: LogoutReason, redirect: boolean): void {
  const wantedPath = currentPath();
  // Clear the player's data, such as unfinished forms and idempotency keys, before the next player logs in.
  for (const name of tabStore.names()) tabStore.remove(name);
  startNewGeneration();
  Object.assign(session, guest);
  logouts.emit({ reason, redirect, wantedPath });
}

/**
 * Logs in.
 * @throws ApiError of kind `contract` if the response holds no tokens
 */
export function startSession(answer: Tokens): void {
  const tokens = assertTokens(answer, 'start of a session');
  writeTokens(tokens);
  const player: SessionState = { status: 'player', userId: tokenUser(tokens.token) };
  // Guest mode can't show a player, so a listener of `onLogin` loads a page outside of `/guest`.
  if (isGuestUrl()) logins.emit(player);
  else adopt(player);
  announceSession('login');
}

/** Ends the session on this device. Removes the tokens at once, in every tab. */
export function endSession({
  redirect = true,
  reason = 'asked',
}: { redirect?: boolean; reason?: LogoutReason } = {}): void {
  clearTokens();
  leave(reason, redirect);
  announceSession('logout');
}

/**
 * The player asks to log out: ends the session on this device and on the server (S11.310). The server isn't told
 * if the access token has expired, because renewing it would delay the logout.
 */
export function logOut(): void {
  const token = readAccessToken();
  endSession();
  if (token !== null) endOnServer(token);
}

export function followCookies(): void {
  const next = readSession();
  if (next.status === session.status && (next.userId === session.userId || next.userId === null)) return;
  if (session.status === 'player') leave('other_tab', next.status === 'guest');
  if (next.status === 'player') adopt(next);
}

/**
 * Syncs this tab's session with the other tabs, also when the page becomes visible again or is restored from
 * the bfcache. Returns the cleanup function.
 */
export function startSessionSync(): () => void {
  const stopAnnouncements = channel.on((event) => {
    if (event === 'logout') forgetOwnTokens();
    followCookies();
  });
  document.addEventListener('visibilitychange', followCookies);
  globalThis.addEventListener('pageshow', followCookies);
  return () => {
    stopAnnouncements();
    document.removeEventListener('visibilitychange', followCookies);
    globalThis.removeEventListener('pageshow', followCookies);
  };
}
