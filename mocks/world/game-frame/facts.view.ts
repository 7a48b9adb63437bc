// The facts of a game. Its information sheet shows them, and game lists filter by them.
import type { Game, GameFeature, GameVolatility } from '../../generated/model/index.ts';
import { oddsOf } from './odds.rules.ts';

export interface GameFacts {
  /** Missing if the volatility depends on the player's bets. */
  volatility?: GameVolatility;
  features: GameFeature[];
}

type Stated = Pick<Game, 'slug' | 'has_demo_mode' | 'allow_bonus_balance' | 'categories'>;

export const hasJackpot = ({ categories = [] }: Stated): boolean => categories.includes('jackpot_games');
export const hasBonusBuy = ({ categories = [] }: Stated): boolean => categories.includes('buy_games');

export function factsOf(game: Stated): GameFacts {
  const { slug, has_demo_mode: hasDemo, allow_bonus_balance: takesBonus } = game;
  const { volatility, features } = oddsOf(slug);
  return {
    ...(volatility === undefined ? {} : { volatility }),
    features: [
      ...features,
      ...(hasJackpot(game) ? (['jackpot'] as const) : []),
      ...(hasBonusBuy(game) ? (['bonus_buy'] as const) : []),
      ...(hasDemo ? (['demo'] as const) : []),
      ...(takesBonus ? (['bonus_money'] as const) : []),
    ],
  };
}

/** The share of all bets that a game returns on average. */
export function returnOf(slug: string): number {
  return oddsOf(slug).returned;
}
