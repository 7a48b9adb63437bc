// Keeps each ranking for a while, so that all pages that a client loads come from the same ranking.
import type { TournamentPlaceList } from '../../generated/model/index.ts';
import type { Context } from '../context.ts';
import { isoOf, minute } from '../dates.ts';
import { partOf } from '../paging.ts';
import type { PlayerState, State } from '../state.ts';
import type { TournamentDefinition } from './catalogue/definition.ts';
import { prizeAt } from './prizes.rules.ts';
import { prizeTable } from './prizes.view.ts';
import { playerAt, tournamentStandings, type Standing } from './standings.view.ts';

interface Ranking {
  readonly id: string;
  readonly tournamentId: number;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly standings: readonly Standing[];
}

/** Milliseconds for which further pages of a ranking can be loaded. */
const keptFor = 10 * minute;
/** Maximum number of rankings kept per world. The oldest one is dropped first. */
const mostKept = 50;

// Rankings aren't stored in the state, because losing one does no harm: its next request gets a new ranking.
const rankings = new WeakMap<State, { made: number; kept: Ranking[] }>();

function rankingOf(call: Context, definition: TournamentDefinition, id: string | undefined): Ranking {
  const shelf = rankings.get(call.state) ?? { made: 0, kept: [] };
  rankings.set(call.state, shelf);
  const tournamentId = definition.id;
  const known = shelf.kept.find((ranking) => ranking.id === id && ranking.tournamentId === tournamentId);
  if (known && call.now - known.at < keptFor) return known;
  shelf.made += 1;
  const ranking = {
    id: `${tournamentId}-${shelf.made}`,
    tournamentId,
    at: call.now,
    standings: tournamentStandings(call, definition),
  };
  shelf.kept = [ranking, ...shelf.kept].slice(0, mostKept);
  return ranking;
}

/** One page of all places. Uses the given ranking if it is still kept, otherwise makes a new one. */
export function placePage(
  call: Context,
  definition: TournamentDefinition,
  { ranking, page, limit }: { ranking?: string | undefined; page: number; limit: number },
  player: PlayerState | null,
): TournamentPlaceList {
  const { id, at, standings } = rankingOf(call, definition, ranking);
  const prizes = prizeTable(call, definition);
  const me = player?.id ?? null;
  const own = standings.findIndex(({ userId }) => userId === me);
  const { data, total } = partOf(
    standings.map((_, index) => index),
    { page, limit },
  );
  return {
    data: data.flatMap((index) => playerAt(standings, index, me, (position) => prizeAt(prizes, position))),
    total,
    ranking: id,
    rankedAt: isoOf(at),
    ...(own < 0 ? {} : { ownPosition: own + 1 }),
  };
}
