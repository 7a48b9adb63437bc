import type { Context } from '../context.ts';
import { day } from '../dates.ts';
import type { DueSource } from '../due.ts';
import { movedWithin, record } from '../ledger.ts';
import { addNotice } from '../notifications/actions.ts';
import { maskedName } from '../people.ts';
import type { PlayerState } from '../state.ts';
import { minorOf } from '../sums.ts';
import { jackpotDropAt, jackpotDropped } from './jackpot.view.ts';
import { winsSlice } from './state.ts';

/** Roubles that a player must stake on the day of the draw to get one ticket. */
const roublesPerTicket = 100;
/** Total tickets of the invented players. */
const inventedTickets = 400;

function ticketsOf({ state, brand, now }: Context, player: PlayerState): number {
  const staked = movedWithin(state.ledger, `player:${player.id}:real`, 'bet', now - day + 1);
  return Math.floor(staked / minorOf(brand, roublesPerTicket));
}

/** Draws the daily jackpot. Real-money stakes of the day give tickets. */
function drawJackpot(context: Context): void {
  const { state, world, now } = context;
  const holders = Object.values(state.players).map((player) => ({
    player,
    tickets: ticketsOf(context, player),
  }));
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
  winsSlice.of(context).jackpot = { at: now, username: maskedName(winner) };
  addNotice(context, winner, 'jackpot_won', { sum: amount / 100 });
}

export const due: DueSource = (_, { after }) => [
  { at: jackpotDropAt(after), name: 'the daily jackpot drops', run: drawJackpot },
];
