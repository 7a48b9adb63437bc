// The player's rounds. The game's record is stored with the round. The stake, the win and the
// balances come from the ledger.
import type { Bet, BetList, BetResult, BetSums, HistoryGame } from '../../generated/model/index.ts';
import type { Context } from '../context.ts';
import { isoOf, startOfDay } from '../dates.ts';
import { gameBySlug } from '../lobby/games.catalogue.ts';
import { partOf } from '../paging.ts';
import { projectionOf } from '../projection.ts';
import type { PlayerState } from '../state.ts';
import { balancesAfter, historyOf, type Balances } from './movements.view.ts';
import { roundsSlice, type StoredRound } from './state.ts';

type Scope = Pick<Context, 'world' | 'state'>;

export function historyGame({ world }: Pick<Scope, 'world'>, slug: string): HistoryGame {
  return { slug, name: gameBySlug(world.catalogue, slug)?.name ?? slug };
}

const slugsOf = projectionOf(
  () => new Map<string, string>(),
  (slugs, { id, slug }: StoredRound) => slugs.set(id, slug),
);

/** Returns a function that finds the slug of a round's game. */
export function slugOfRound(call: Scope, player: PlayerState): (roundId: string) => string {
  const slugs = slugsOf(roundsSlice.of(call, player).items);
  return (roundId) => slugs.get(roundId) ?? '';
}

const totalOf = ({ real, bonus }: Balances): number => real + bonus;

/** The number at the end of a round's id, unique in the world. */
const numberOf = ({ id }: StoredRound): number => Number(id.slice(id.lastIndexOf('-') + 1));

function viewOf(call: Scope, player: PlayerState): (round: StoredRound) => Bet {
  const history = historyOf(call.state.ledger, player.id, slugOfRound(call, player));
  return (round) => {
    const { id, slug, at, after, free, record } = round;
    const { stake, win, compoints, after: last } = history.rounds.get(id) ?? {};
    const before = balancesAfter(history, after);
    const ended = last ?? before;
    const number = numberOf(round);
    return {
      id: number,
      reference: `R-${number}`,
      at: isoOf(at),
      game: historyGame(call, slug),
      stake: free ? free.stake : (stake?.real ?? 0) + (stake?.bonus ?? 0),
      ...(stake && stake.bonus > 0 ? { bonusStake: stake.bonus } : {}),
      ...(free ? { isFree: true } : {}),
      balanceBefore: totalOf(before),
      ...(before.bonus > 0 ? { bonusBefore: before.bonus } : {}),
      ...(compoints ? { compoints } : {}),
      ...(record
        ? {
            win: (win?.real ?? 0) + (win?.bonus ?? 0),
            ...(win && win.bonus > 0 ? { bonusWin: win.bonus } : {}),
            balanceAfter: totalOf(ended),
            ...(ended.bonus > 0 ? { bonusAfter: ended.bonus } : {}),
            record,
          }
        : {}),
    };
  };
}

const noMoney: Balances = { real: 0, bonus: 0 };

function sumsOf(rounds: readonly { stake: Balances; win: Balances }[]): Omit<BetSums, 'currency'> {
  const sum = (of: 'stake' | 'win', amount: (balances: Balances) => number): number =>
    rounds.reduce((total, round) => total + amount(round[of]), 0);
  const bonusStake = sum('stake', ({ bonus }) => bonus);
  const bonusWin = sum('win', ({ bonus }) => bonus);
  return {
    stake: sum('stake', totalOf),
    win: sum('win', totalOf),
    ...(bonusStake > 0 ? { bonusStake } : {}),
    ...(bonusWin > 0 ? { bonusWin } : {}),
  };
}

/** A round that only returns its stake is neither won nor lost. A free round without a win is lost. */
function resultOf({ stake, win }: { stake: Balances; win: Balances }): BetResult {
  const net = totalOf(win) - totalOf(stake);
  if (net === 0 && totalOf(stake) > 0) return 'returned';
  return net > 0 ? 'won' : 'lost';
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
  const moneyOf = ({ id }: StoredRound): { stake: Balances; win: Balances } =>
    history.rounds.get(id) ?? { stake: noMoney, win: noMoney };
  const matches = (round: StoredRound): boolean => {
    if (game !== undefined && round.slug !== game) return false;
    if (day !== undefined && startOfDay(round.at) !== Date.parse(day)) return false;
    if (result === undefined) return true;
    return round.record !== null && resultOf(moneyOf(round)) === result;
  };
  const found = items.filter(matches).reverse();
  const { data, total } = partOf(found, query);
  const games = [...new Set(items.map(({ slug }) => slug))].map((slug) => historyGame(call, slug));
  return {
    data: data.map(viewOf(call, player)),
    total,
    sums: { ...sumsOf(found.map(moneyOf)), currency: player.currency },
    games: games.toSorted((one, other) => one.name.localeCompare(other.name)),
  };
}
