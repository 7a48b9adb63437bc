// The player's rounds: what the game showed, with stake, win and balances from the ledger.
import type { Bet, BetList, BetResult, HistoryGame } from '../../generated/model/index.ts';
import type { Context } from '../context.ts';
import { isoOf, startOfDay } from '../dates.ts';
import { gameBySlugOf } from '../lobby/games.catalogue.ts';
import { partOf } from '../paging.ts';
import { projectionOf } from '../projection.ts';
import type { PlayerState } from '../state.ts';
import { historyOf, totalAfter } from './movements.view.ts';
import { roundsSlice, type StoredRound } from './state.ts';

type Scope = Pick<Context, 'world' | 'state'>;

export function historyGame({ world }: Pick<Scope, 'world'>, slug: string): HistoryGame {
  return { slug, name: gameBySlugOf(world.catalogue).get(slug)?.name ?? slug };
}

const slugsOf = projectionOf(
  () => new Map<string, string>(),
  (slugs, { id, slug }: StoredRound) => slugs.set(id, slug),
);

/** The game of a round. */
export function slugOfRound(call: Scope, player: PlayerState): (roundId: string) => string {
  const slugs = slugsOf(roundsSlice.of(call, player).items);
  return (roundId) => slugs.get(roundId) ?? '';
}

/** The number at the end of a round's id, unique in the world. */
const numberOf = ({ id }: StoredRound): number => Number(id.slice(id.lastIndexOf('-') + 1));

function viewOf(call: Scope, player: PlayerState): (round: StoredRound) => Bet {
  const history = historyOf(call.state.ledger, player.id, slugOfRound(call, player));
  return (round) => {
    const { id, slug, at, after, free, record } = round;
    const { stake, win, compoints, after: last } = history.rounds.get(id) ?? {};
    const balanceBefore = totalAfter(history, after);
    const number = numberOf(round);
    return {
      id: number,
      reference: `R-${number}`,
      at: isoOf(at),
      game: historyGame(call, slug),
      stake: free ? free.stake : (stake?.real ?? 0) + (stake?.bonus ?? 0),
      ...(stake && stake.bonus > 0 ? { bonusStake: stake.bonus } : {}),
      ...(free ? { isFree: true } : {}),
      balanceBefore,
      ...(compoints ? { compoints } : {}),
      ...(record
        ? {
            win: (win?.real ?? 0) + (win?.bonus ?? 0),
            ...(win && win.bonus > 0 ? { bonusWin: win.bonus } : {}),
            balanceAfter: last ?? balanceBefore,
            record,
          }
        : {}),
    };
  };
}

export interface BetQuery {
  page: number;
  limit: number;
  game?: string | undefined;
  /** A UTC day. */
  day?: string | undefined;
  result?: BetResult | undefined;
}

export function betsOf(call: Scope, player: PlayerState, query: BetQuery): BetList {
  const { game, day, result } = query;
  const { items } = roundsSlice.of(call, player);
  const history = historyOf(call.state.ledger, player.id, slugOfRound(call, player));
  const winOf = ({ id }: StoredRound): number => {
    const { win } = history.rounds.get(id) ?? {};
    return (win?.real ?? 0) + (win?.bonus ?? 0);
  };
  const stakeOf = ({ id }: StoredRound): number => {
    const { stake } = history.rounds.get(id) ?? {};
    return (stake?.real ?? 0) + (stake?.bonus ?? 0);
  };
  const matches = (round: StoredRound): boolean => {
    if (game !== undefined && round.slug !== game) return false;
    if (day !== undefined && startOfDay(round.at) !== Date.parse(day)) return false;
    if (result === undefined) return true;
    // A win that only returns the stake is no win, as in the game.
    return round.record !== null && winOf(round) > stakeOf(round) === (result === 'won');
  };
  const found = items.filter(matches).reverse();
  const { data, total } = partOf(found, query);
  const games = [...new Set(items.map(({ slug }) => slug))].map((slug) => historyGame(call, slug));
  return {
    data: data.map(viewOf(call, player)),
    total,
    sums: {
      stake: found.reduce((sum, round) => sum + stakeOf(round), 0),
      win: found.reduce((sum, round) => sum + winOf(round), 0),
      currency: player.currency,
    },
    games: games.toSorted((one, other) => one.name.localeCompare(other.name)),
  };
}
