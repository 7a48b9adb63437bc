import type { Context } from '../context.ts';
import type { DueSource } from '../due.ts';
import { record } from '../ledger.ts';
import { addNotice } from '../notifications/actions.ts';
import { maskedName } from '../people.ts';
import { jackpotDropAt, jackpotDropped, jackpotTicketOf } from './jackpot.view.ts';
import { winsSlice } from './state.ts';

/** Number of tickets that invented players together hold in each jackpot draw. */
const inventedTickets = 400;

/**
 * Draws the winner of the daily jackpot. Players hold tickets for the real money that they have staked in
 * jackpot games since the last draw.
 */
function drawJackpot(context: Context): void {
  const { state, world, now } = context;
  const wins = winsSlice.of(context);
  const holders = Object.values(state.players).map((player) => ({
    player,
    tickets: Math.floor((wins.staked[player.id] ?? 0) / jackpotTicketOf(context.brand)),
  }));
  wins.staked = {};
  const own = holders.reduce((sum, { tickets }) => sum + tickets, 0);
  let ticket = context.random(`jackpot/${now}/${state.startedAt}`).int(0, inventedTickets + own - 1);
  const winner = holders.find(({ tickets }) => {
    ticket -= tickets;
    return ticket < 0;
  })?.player;
  if (!winner) return;
  const amount = jackpotDropped(world.catalogue, now);
  record(state.ledger, {
    at: now,
    from: 'house',
    to: `player:${winner.id}:real`,
    amount,
    kind: 'prize',
    reference: `jackpot-${now}`,
  });
  wins.jackpot = { at: now, username: maskedName(winner) };
  addNotice(context, winner, 'jackpot_won', { sum: amount / 100 });
}

export const due: DueSource = (_, { after }) => [
  { at: jackpotDropAt(after), name: 'the daily jackpot drops', run: drawJackpot },
];
