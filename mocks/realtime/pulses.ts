// What happens in the casino by itself. The simulator asks each pulse what came between two instants; a new one is a line in `pulses`.
import { brandCurrency } from '../world/settings.ts';
import { winsBetween } from '../world/lobby/winners.view.ts';
import type { Pulse } from './pulse.ts';
import { fives, pools, standings } from './eventPulses.ts';

/** After a jump of the clock only the latest wins are told; nobody could read a day of them. */
const mostWins = 5;

const winners: Pulse = ({ world }, after, until) =>
  winsBetween(world, after, until, mostWins).map((winner) => ({
    message: { type: 'winner.added', data: { winner, currency: brandCurrency[world.brand] } },
    to: { room: 'winners' },
  }));

export const pulses: readonly Pulse[] = [winners, standings, pools, fives];
