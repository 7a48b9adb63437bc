// Return to player, volatility and top win of each game, computed from the rules of its rounds.
import type { GameFeature, GameVolatility } from '../../generated/model/index.ts';
import { instantReturn } from './instantOdds.rules.ts';
import { crashReturn, maxMultiplier } from './crash.rules.ts';
import { isInstant, kindOfGame } from '../lobby/gameKinds.catalogue.ts';
import { slotLines, slotReturn, slotTables, slotVolatilityOf } from './slot.rules.ts';

export interface GameOdds {
  /** The return to player, 0 to 1. */
  returned: number;
  /** Missing if the spread of results depends on the player's bets. */
  volatility?: GameVolatility;
  /** Lines that can win at once. */
  lines?: number;
  /** The largest win of a round, as a multiple of the bet. */
  topWin: number;
  features: readonly GameFeature[];
}

/**
 * The minimum standard deviation of a round's win for each volatility, as a multiple of the bet. Tests check
 * simulated rounds against it.
 */
export const volatilityFrom: Readonly<Record<GameVolatility, number>> = { low: 0, medium: 2, high: 5 };

const instants = {
  blackjack: { topWin: 2.5, volatility: 'low' },
  baccarat: { topWin: 2, volatility: 'low' },
  poker: { topWin: 5_000, volatility: 'high' },
  bingo: { topWin: 158, volatility: 'medium', lines: 8 },
  scratch: { topWin: 500, volatility: 'high' },
} as const satisfies Record<string, Partial<GameOdds>>;

/**
 * Roulette: a bet on one number pays 36 for one of 37 pockets. All other bets have the same return to
 * player.
 */
const roulette: GameOdds = { returned: 36 / 37, topWin: 36, features: ['many_bets'] };

function slotOdds(volatility: GameVolatility): GameOdds {
  const table = slotTables[volatility];
  return {
    returned: slotReturn(table),
    volatility,
    lines: slotLines.length,
    // Wilds on all nine places win on every line.
    topWin: (slotLines.length * table.pays.wild) / 10,
    features: ['wilds'],
  };
}

const crash: GameOdds = {
  returned: crashReturn,
  topWin: maxMultiplier,
  features: ['cash_out', 'auto_cash_out'],
};

export function oddsOf(slug: string): GameOdds {
  const kind = kindOfGame(slug);
  if (isInstant(kind)) return { returned: instantReturn(kind), features: ['one_press'], ...instants[kind] };
  if (kind === 'slot') return slotOdds(slotVolatilityOf(slug));
  return { crash, roulette }[kind];
}
