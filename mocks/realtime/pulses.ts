// Realtime messages that no request causes. The simulator calls each entry of `pulses` with an
// interval.
import { brandCurrency } from '../world/settings.ts';
import { winsBetween } from '../world/lobby/winners.view.ts';
import type { Pulse } from './pulse.ts';
import { highFives, pools, standings } from './eventPulses.ts';

/** Limits the wins sent after a clock jump. */
const maxWins = 5;

const winners: Pulse = ({ world }, after, until) =>
  winsBetween(world, after, until, maxWins).map((winner) => ({
    message: { type: 'winner.added', data: { winner, currency: brandCurrency[world.brand] } },
    to: { room: 'winners' },
  }));

export const pulses: readonly Pulse[] = [winners, standings, pools, highFives];
