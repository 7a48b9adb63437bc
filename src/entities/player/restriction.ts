// A player's restriction, which is a break or a self-exclusion, and the pages that it closes (specification
// S10.3).
import { type ReactNode, useSyncExternalStore } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { PlayRestrictionStatus } from '#/api/generated/model/index.ts';
import { session } from '#/api/session/session.store.ts';
import { parseInstant, serverNow } from '#/lib/clock.ts';
import { cookies } from '#/lib/storage.ts';
import { useByServerClock } from '#/lib/useClock.ts';
import { routeAt } from '#/lib/routeAt.ts';
import type { RouteName } from '#/paths.ts';
import { restrictionsQuery } from './restriction/queries.ts';

export type Restriction =
  | { readonly kind: 'none' }
  /** `until` is null for a permanent exclusion. */
  | { readonly kind: 'excluded'; readonly until: number | null }
  | { readonly kind: 'timedOut'; readonly until: number };

const NONE: Restriction = { kind: 'none' };

/** A restriction past its end is over, even if the server's older response still contains it. */
export function restrictionAt(
  { isSelfExcluded, selfExcludedUntil, timedOutUntil }: PlayRestrictionStatus,
  now: number,
): Restriction {
  const excludedUntil = parseInstant(selfExcludedUntil);
  if (isSelfExcluded && (excludedUntil === null || excludedUntil > now))
    return { kind: 'excluded', until: excludedUntil };
  const until = parseInstant(timedOutUntil);
  return until !== null && until > now ? { kind: 'timedOut', until } : NONE;
}

/** Pages whose only purpose is to promote registration, bonuses or spending points. */
const OFFERS: readonly RouteName[] = [
  'registration',
  'action',
  'promoPage',
  'tournaments',
  'tournamentSeries',
  'tournamentPage',
  'tournamentGames',
  'gifts',
  'takeGift',
  'promoCode',
  'compoints',
  'compointsTournaments',
];

/** Game pages. A self-exclusion closes them. A break leaves them open, so that demos can be played. */
const GAMES: readonly RouteName[] = [
  'main',
  'categoryGames',
  'producersGames',
  'producersGamesByCategory',
  'gameItem',
  'achievements',
  'profileLevels',
];

const BONUS_PAGES: readonly string[] = ['welcome-bonus', 'winback', 'compoints-about'];

/**
 * Whether a link encourages the player to play, deposit or take an offer. Such links are hidden during a
 * restriction, even if the linked page itself stays open.
 */
export function encouragesPlay(path: string): boolean {
  const route = routeAt(path);
  if (!route) return false;
  const { name, params } = route;
  if (name === 'staticPage') return BONUS_PAGES.includes(params['slug'] ?? '');
  if (name === 'cashbox') return !/[?&]tab=(?:payout|history)\b/.test(path);
  return OFFERS.includes(name) || GAMES.includes(name);
}

/** Whether a restriction closes the page at a path. Pages about money, the account and rules stay open. */
export function isClosed(path: string, { kind }: Restriction): boolean {
  if (kind === 'none') return false;
  const route = routeAt(path);
  if (!route) return false;
  const { name, params } = route;
  if (name === 'staticPage') return BONUS_PAGES.includes(params['slug'] ?? '');
  return OFFERS.includes(name) || (kind === 'excluded' && GAMES.includes(name));
}

// A self-exclusion that was chosen on this device. It ends the session, so a cookie stores when the
// exclusion ends.
const EXCLUSION_COOKIE = 'restUntil';
const NEVER_ENDS = 'never';
const LONGEST_SECONDS = 400 * 86_400;

/** @param until ISO date-time; undefined if the exclusion never ends */
export function rememberExclusion(until: string | undefined): void {
  const left = ((parseInstant(until) ?? Infinity) - serverNow()) / 1000;
  cookies.set(EXCLUSION_COOKIE, until ?? NEVER_ENDS, Math.min(LONGEST_SECONDS, left));
}

/**
 * The stored end of a guest's self-exclusion. Null for a logged-in player, whose restrictions come from the
 * server.
 */
const guestExclusion = (): string | null =>
  session.status === 'player' ? null : cookies.get(EXCLUSION_COOKIE);
const subscribeToNothing = () => () => undefined;

function statusOfGuest(until: string | null): PlayRestrictionStatus | undefined {
  if (until === null) return undefined;
  return until === NEVER_ENDS ? { isSelfExcluded: true } : { isSelfExcluded: true, selfExcludedUntil: until };
}

/**
 * The current restriction of the player, or of a guest who has excluded themselves on this device. `none`
 * while loading.
 */
export function useRestriction(): Restriction {
  // Only read the cache here, because `usePlayerLive` fetches this query.
  const known = useQuery({ ...restrictionsQuery(), enabled: false }).data?.data;
  // Prerendered markup is the same for all guests, so the cookie counts only after hydration.
  const excludedUntil = useSyncExternalStore(subscribeToNothing, guestExclusion, () => null);
  const status = known ?? statusOfGuest(excludedUntil);
  // Only the kind of restriction is computed from the clock, so components re-render when the kind changes
  // and not every second.
  const kind = useByServerClock((now) => (status ? restrictionAt(status, now).kind : 'none'));
  if (kind === 'excluded') return { kind, until: parseInstant(status?.selfExcludedUntil) };
  const until = parseInstant(status?.timedOutUntil);
  return kind === 'timedOut' && until !== null ? { kind, until } : NONE;
}

/** Hides advertising and deposit links during a break or a self-exclusion. */
export function Unrestricted({ children }: { children: ReactNode }) {
  return useRestriction().kind === 'none' ? children : null;
}
