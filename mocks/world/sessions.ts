import { minute } from './dates.ts';
import { accessLifetime, readToken, refreshLifetime, writeToken, type TokenClaims } from './jwt.ts';
import { personaTable } from './personas.ts';
import { hashText } from './random.ts';
import type { Context } from './context.ts';
import type { World } from './world.ts';
import { nextId, type AuthSession, type PlayerState, type State } from './state.ts';
import { isExcluded } from './responsible-play/view.ts';

interface SessionScope {
  readonly world: World;
  readonly state: State;
}

export interface Tokens {
  token: string;
  refreshToken: string;
}

export function tokensOf({ world }: SessionScope, session: AuthSession): Tokens {
  const iat = Math.floor(world.clock.now() / 1000);
  const common = { sub: String(session.playerId), sid: session.id, num: session.refreshNumber, iat };
  return {
    token: writeToken({ ...common, typ: 'access', exp: iat + accessLifetime }, world.seed),
    refreshToken: writeToken({ ...common, typ: 'refresh', exp: iat + refreshLifetime }, world.seed),
  };
}

/** Whether the player may log in. A self-exclusion forbids it. */
export function mayLogIn(place: SessionScope, player: PlayerState): boolean {
  return !isExcluded({ ...place, now: place.world.clock.now() }, player);
}

export function openSession(place: SessionScope, player: PlayerState, userAgent: string): AuthSession {
  const now = place.world.clock.now();
  const session: AuthSession = {
    id: `${nextId(place.state, 'session')}-${place.state.startedAt.toString(36)}`,
    playerId: player.id,
    createdAt: now,
    lastSeenAt: now,
    userAgent: userAgent.slice(0, 300),
    refreshNumber: 1,
    refreshedAt: now,
    isRevoked: false,
  };
  place.state.sessions[session.id] = session;
  return session;
}

export function startSession(place: SessionScope, player: PlayerState, userAgent: string): Tokens {
  return tokensOf(place, openSession(place, player, userAgent));
}

export interface Identity {
  player: PlayerState;
  session: AuthSession;
}

function adoptSession(
  { world, state }: SessionScope,
  { sid, num, iat }: TokenClaims,
  player: PlayerState,
): AuthSession | undefined {
  if (!world.adoptsSessions || player.persona === 'registered') return undefined;
  if (!mayLogIn({ world, state }, player)) return undefined;
  const createdAt = iat * 1000;
  const session: AuthSession = {
    id: sid,
    playerId: player.id,
    createdAt,
    lastSeenAt: createdAt,
    userAgent: '',
    refreshNumber: num,
    refreshedAt: createdAt,
    isRevoked: false,
  };
  state.sessions[sid] = session;
  nextId(state, 'sessionUse');
  return session;
}

function identify(place: SessionScope, claims: TokenClaims): Identity | null {
  const { sessions, players } = place.state;
  const player = players[claims.sub];
  if (!player) return null;
  const session = Object.hasOwn(sessions, claims.sid)
    ? sessions[claims.sid]
    : adoptSession(place, claims, player);
  return session && session.playerId === player.id && !session.isRevoked ? { session, player } : null;
}

/** The player and session of a bearer token; null if it is forged, expired or revoked. */
export function identityOf(place: SessionScope, token: string): Identity | null {
  const claims = readToken(token, place.world.seed);
  if (!claims || claims.typ !== 'access' || claims.exp * 1000 <= place.world.clock.now()) return null;
  return identify(place, claims);
}

/**
 * Precision of a session's time of last use, in milliseconds. With exact times, every read would change the
 * state.
 */
const seenPrecision = minute;

/** Records when a session was last used, at most once a minute. */
export function noteUse(state: State, session: AuthSession, now: number): void {
  if (now - session.lastSeenAt < seenPrecision) return;
  session.lastSeenAt = now;
  nextId(state, 'sessionUse');
}

export type Refreshed = { refused: 'unknown' | 'expired' } | { tokens: Tokens };

/**
 * Milliseconds after a refresh during which the previous refresh token still works and returns the same new
 * pair of tokens. This lets a client repeat a refresh whose response was lost.
 */
const refreshGrace = minute;

/** A refresh token for the OpenAPI example. In every world it opens a session of the same persona. */
export const testRefreshToken = 'test-refresh-token';
const refreshingPlayer = personaTable.find(({ hasTestToken }) => hasTestToken)?.playerId ?? 0;

/**
 * Exchanges a refresh token for a new pair of tokens. Reusing an exchanged token revokes the session, because
 * the token may have been stolen. The previous token is exempt during its grace period.
 */
export function refreshSession(place: SessionScope, refreshToken: string): Refreshed {
  const owner = refreshToken === testRefreshToken ? place.state.players[refreshingPlayer] : undefined;
  if (owner) return { tokens: startSession(place, owner, '') };
  const claims = readToken(refreshToken, place.world.seed);
  if (!claims || claims.typ !== 'refresh') return { refused: 'unknown' };
  const identity = identify(place, claims);
  const now = place.world.clock.now();
  if (!identity || claims.exp * 1000 <= now) return { refused: 'expired' };
  const { session } = identity;
  if (claims.num === session.refreshNumber - 1 && now - session.refreshedAt < refreshGrace)
    return { tokens: tokensOf(place, session) };
  if (claims.num !== session.refreshNumber) {
    session.isRevoked = true;
    return { refused: 'expired' };
  }
  session.refreshNumber += 1;
  session.refreshedAt = now;
  return { tokens: tokensOf(place, session) };
}

/** Ends all of a player's sessions except `keep`, and the game runs of the ended sessions. */
export function revokeSessions(
  { state, publish }: Pick<Context, 'state' | 'publish'>,
  player: PlayerState,
  keep?: string,
): void {
  const ended = Object.values(state.sessions).filter(
    ({ playerId, id, isRevoked }) => playerId === player.id && id !== keep && !isRevoked,
  );
  for (const session of ended) session.isRevoked = true;
  if (ended.length > 0) publish('sessions.ended', { player, sessionIds: ended.map(({ id }) => id) });
}

export function userHash(seed: string, playerId: number): string {
  const text = (scope: string): string => hashText(scope).toString(36);
  return `${text(`hash/${seed}/${playerId}`)}${text(`${playerId}/${seed}`)}`;
}
