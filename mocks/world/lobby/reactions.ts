import type { Context } from '../context.ts';
import type { PlayedRound } from '../events.ts';
import type { Reactions } from '../reactions.ts';
import { maskedName } from '../people.ts';
import { brandCurrency } from '../settings.ts';
import type { PlayerState } from '../state.ts';
import { gameBySlug } from './games.catalogue.ts';
import { winsSlice } from './state.ts';
import { isWorthShowing, winnerOf } from './winners.view.ts';

/** The number of latest wins to keep. Winner lists request at most 30 wins. */
const maxWins = 30;

function showWin(context: Context, player: PlayerState, { slug, bet, win, roundId }: PlayedRound): void {
  // A payout that doesn't exceed the stake isn't shown as a win.
  if (win <= bet || !isWorthShowing(win, context.brand)) return;
  const shown = { id: roundId, username: maskedName(player), amount: win, slug, at: context.now };
  const slice = winsSlice.of(context);
  slice.latest = [shown, ...slice.latest].slice(0, maxWins);
  const winner = winnerOf(context.world.catalogue, shown);
  if (!winner) return;
  const currency = brandCurrency[context.brand];
  context.emit({ type: 'winner.added', data: { winner, currency } }, { room: 'winners' });
}

function countForJackpot(context: Context, player: PlayerState, { slug, bet, bonusBet }: PlayedRound): void {
  if (gameBySlug(context.world.catalogue, slug)?.categories?.includes('jackpot_games') !== true) return;
  const { staked } = winsSlice.of(context);
  staked[player.id] = (staked[player.id] ?? 0) + bet - bonusBet;
}

export const reactions: Reactions = {
  'round.played': (context, { player, round }) => {
    showWin(context, player, round);
    countForJackpot(context, player, round);
  },
};
