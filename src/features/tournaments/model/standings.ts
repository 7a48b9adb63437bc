// Merges the leaders and the places around the player into one table, which socket messages update (S2.7,
// S7.31).
import { useIntl } from 'react-intl';
import type { TournamentPlayer } from '#/api/generated/model/index.ts';
import { readPage, withParams } from '#/lib/urlQuery.ts';

export interface Standings {
  readonly leaders: readonly TournamentPlayer[];
  /** The places around the player, including the player's own place. Empty if the player isn't a member. */
  readonly opponents: readonly TournamentPlayer[];
}

/** A row of the table, or the number of places that are left out between two rows. */
export type TableLine =
  | { readonly kind: 'row'; readonly key: string; readonly player: TournamentPlayer }
  | { readonly kind: 'gap'; readonly key: string; readonly places: number };

/** A React key. If the user id is known, the key stays the same when the player moves to another place. */
function playerKey({ userId, username, position }: TournamentPlayer): string {
  return userId === undefined ? `${username} ${String(position)}` : String(userId);
}

export function ownRow({ leaders, opponents }: Standings): TournamentPlayer | null {
  const isOwn = ({ isItsMe }: TournamentPlayer): boolean => isItsMe;
  return opponents.find(isOwn) ?? leaders.find(isOwn) ?? null;
}

/**
 * Merges both lists into one table, which contains each place and each player once and marks gaps. Where
 * the lists disagree, the list of opponents wins.
 */
export function tableLines({ leaders, opponents }: Standings): TableLine[] {
  const places = new Map(leaders.map((player) => [player.position, player]));
  for (const player of opponents) places.set(player.position, player);
  const recent = new Map(opponents.map((player) => [playerKey(player), player.position]));
  const rows = [...places.values()]
    .filter((player) => (recent.get(playerKey(player)) ?? player.position) === player.position)
    .toSorted((one, other) => one.position - other.position);
  const seen = new Set<string>();
  return rows.flatMap((player, index): TableLine[] => {
    const key = playerKey(player);
    if (seen.has(key)) return [];
    seen.add(key);
    const between = player.position - (rows[index - 1]?.position ?? 0) - 1;
    const row: TableLine = { kind: 'row', key, player };
    return between > 0 && index > 0
      ? [{ kind: 'gap', key: `gap before ${String(player.position)}`, places: between }, row]
      : [row];
  });
}

/** The next higher place, and how far the player is behind it. */
export interface GapToNext {
  readonly position: number;
  /** The difference in score, in hundredths of a point. */
  readonly score: number;
  /** The player's score divided by the score at the next higher place, from 0 to 1. */
  readonly progress: number;
}

export function gapToNext(standings: Standings): GapToNext | null {
  const own = ownRow(standings);
  if (own?.score === undefined || own.position <= 1) return null;
  const position = own.position - 1;
  const isNext = (player: TournamentPlayer): boolean => player.position === position && !player.isItsMe;
  const next = standings.opponents.find(isNext) ?? standings.leaders.find(isNext);
  if (next?.score === undefined) return null;
  const score = Math.max(0, next.score - own.score);
  return { position, score, progress: next.score > 0 ? Math.min(1, own.score / next.score) : 1 };
}

/**
 * Replaces the leaders with those of a message. All members of a room get the same message, so it doesn't
 * mark the player's own row. The row is found by the player's id instead.
 */
export function withLeaders<Known extends Partial<Standings>>(
  known: Known,
  leaders: readonly TournamentPlayer[],
): Known & { leaders: TournamentPlayer[] } {
  const me = ownRow({ leaders: known.leaders ?? [], opponents: known.opponents ?? [] })?.userId;
  return {
    ...known,
    leaders: leaders.map((player) => ({
      ...player,
      isItsMe: player.isItsMe || (me !== undefined && player.userId === me),
    })),
  };
}

/** The first `places` players, in the order of their positions. */
export function podiumOf(leaders: readonly TournamentPlayer[], places: number): TournamentPlayer[] {
  return leaders
    .filter(({ position }) => position <= places)
    .toSorted((one, other) => one.position - other.position);
}

/** Formats a score in hundredths of a point. Scores below 1,000 points have up to two decimals. */
export function usePoints(): (hundredths: number) => string {
  const { formatNumber } = useIntl();
  return (hundredths) =>
    formatNumber(hundredths / 100, {
      useGrouping: 'always',
      maximumFractionDigits: hundredths >= 100_000 ? 0 : 2,
    });
}

// The page of the table with all places, in the query string: `?places=3`. Without the parameter, the table
// is closed.

export const PLACES_PAGE_SIZE = 10;

const KEY = 'places';

export function readPlacesPage(params: URLSearchParams): number | null {
  const text = params.get(KEY);
  return text === null ? null : readPage(text);
}

export function writePlacesPage(params: URLSearchParams, page: number): URLSearchParams {
  return withParams(params, { [KEY]: String(page) });
}

export function pageOfPlace(place: number): number {
  return Math.ceil(place / PLACES_PAGE_SIZE);
}
