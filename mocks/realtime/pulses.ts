// What happens in the casino by itself. The simulator asks each pulse what came between two instants; a new one is a line in `pulses`.
import type { Backend } from '../core/backend.ts';
import { brandCurrency } from '../core/settings.ts';
import { winsBetween } from '../world/winners.ts';
import type { Audience, Outgoing } from './message.ts';

export interface Told {
  message: Outgoing;
  to?: Audience;
}

/** What came after one instant and until another (epoch milliseconds), oldest first; a few things even after a long time. */
export type Pulse = (backend: Backend, after: number, until: number) => Told[];

/** After a jump of the clock only the latest wins are told; nobody could read a day of them. */
const mostWins = 5;

const winners: Pulse = ({ world }, after, until) =>
  winsBetween(world, after, until, mostWins).map((winner) => ({
    message: { type: 'winner.added', data: { winner, currency: brandCurrency[world.brand] } },
    to: { room: 'winners' },
  }));

/** Everything that moves by itself. */
export const pulses: readonly Pulse[] = [winners];
