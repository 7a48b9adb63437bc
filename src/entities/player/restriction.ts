// A break or a self-exclusion: what it is, and what of the site it leaves open (specification S10.3).
import { useQuery } from '@tanstack/react-query';
import type { PlayRestrictionStatus } from '#/api/generated/model/index.ts';
import { parseInstant } from '#/lib/clock.ts';
import { useByServerClock } from '#/lib/useClock.ts';
import { routeAt, type RouteName } from '#/paths.ts';
import { restrictionsQuery } from './restriction/queries.ts';

export type Restriction =
  | { readonly kind: 'none' }
  /** `until` is null for good. */
  | { readonly kind: 'excluded'; readonly until: number | null }
  | { readonly kind: 'timedOut'; readonly until: number };

const NONE: Restriction = { kind: 'none' };

/** A restriction whose end has passed is over, even if the server's answer is older. */
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

/** Pages that only offer to join, to take a bonus or to spend points. */
const OFFERS: readonly RouteName[] = [
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

/** Pages about games, which a self-exclusion closes too; a break leaves them open for demo play. */
const GAMES: readonly RouteName[] = [
  'main',
  'categoryGames',
  'producersGames',
  'producersGamesByCategory',
  'gameItem',
  'achievements',
  'profileLevels',
];

/** Static pages that advertise a bonus. */
const BONUS_PAGES: readonly string[] = ['welcome-bonus', 'winback', 'compoints-about'];

/** Whether a link urges to play, to deposit or to take an offer, even if its page is open for something else. */
export function invites(path: string): boolean {
  const route = routeAt(path);
  if (!route) return false;
  const { name, parts } = route;
  if (name === 'staticPage') return BONUS_PAGES.includes(parts[0] ?? '');
  if (name === 'cashbox') return !/[?&]tab=(?:payout|history)\b/.test(path);
  return OFFERS.includes(name) || GAMES.includes(name);
}

/** Whether a restriction closes the page of a path. Money, the account and the rules stay open. */
export function isClosed(path: string, { kind }: Restriction): boolean {
  if (kind === 'none') return false;
  const route = routeAt(path);
  if (!route) return false;
  const { name, parts } = route;
  if (name === 'staticPage') return BONUS_PAGES.includes(parts[0] ?? '');
  return OFFERS.includes(name) || (kind === 'excluded' && GAMES.includes(name));
}

/** The player's restriction now; none for guests and until the server has answered. */
export function useRestriction(): Restriction {
  // Kept up to date by `usePlayerLive`.
  const status = useQuery({ ...restrictionsQuery(), enabled: false }).data?.data;
  // Only the kind follows the clock, so that a page is drawn again when it changes, not each second.
  const kind = useByServerClock((now) => (status ? restrictionAt(status, now).kind : 'none'));
  if (kind === 'excluded') return { kind, until: parseInstant(status?.selfExcludedUntil) };
  const until = parseInstant(status?.timedOutUntil);
  return kind === 'timedOut' && until !== null ? { kind, until } : NONE;
}
