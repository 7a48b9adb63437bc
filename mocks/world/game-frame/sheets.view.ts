// The sheet of a game: return to player, volatility, lines, bets, top win, features and similar games.
import type { Game, GameSheet, PlaceLimit } from '../../generated/model/index.ts';
import type { Context } from '../context.ts';
import { kindOfGame } from '../lobby/gameKinds.catalogue.ts';
import { gamesOf } from '../lobby/games.catalogue.ts';
import { brandCurrency } from '../settings.ts';
import { betsOf } from './bets.catalogue.ts';
import { factsOf, hasBonusBuy, hasJackpot } from './facts.view.ts';
import { jackpotTicketOf } from '../lobby/jackpot.view.ts';
import { oddsOf } from './odds.rules.ts';
import { rouletteLimits } from './roulette.rules.ts';
import { bonusBuy } from './slot.rules.ts';

const similarCount = 6;

/**
 * Playable games of the same kind. Games that share more categories with this game come first, then the most
 * played ones.
 */
function similarTo({ world }: Pick<Context, 'world'>, game: Game): Game[] {
  const shared = ({ categories = [] }: Game): number =>
    categories.filter((category) => game.categories?.includes(category)).length;
  return gamesOf(world.catalogue)
    .filter(
      ({ slug, disabled, devices }) =>
        slug !== game.slug && !disabled && !devices && kindOfGame(slug) === kindOfGame(game.slug),
    )
    .toSorted((one, other) => shared(other) - shared(one))
    .slice(0, similarCount);
}

/**
 * The roulette bets that the sheet lists. Colour, even/odd and low/high bets have the same limit and payout, so
 * 'half' stands for all three.
 */
const places = [
  ['number', 'number'],
  ['dozen', 'dozen'],
  ['half', 'low'],
] as const;

function placeLimitsOf(chips: readonly number[]): PlaceLimit[] {
  const limits = rouletteLimits(chips);
  return places.flatMap(([place, kind]) =>
    limits.filter((limit) => limit.kind === kind).map(({ max, payout }) => ({ place, maxBet: max, payout })),
  );
}

export function sheetOf(call: Pick<Context, 'world' | 'brand'>, game: Game): GameSheet {
  const kind = kindOfGame(game.slug);
  const { returned, lines, topWin } = oddsOf(game.slug);
  const currency = brandCurrency[call.brand];
  const bets = betsOf[currency];
  return {
    game,
    returnToPlayer: Math.round(returned * 10_000),
    ...(lines === undefined ? {} : { lines }),
    minBet: Math.min(...bets),
    ...(kind === 'roulette' ? { placeLimits: placeLimitsOf(bets) } : { maxBet: Math.max(...bets) }),
    currency,
    topWin: Math.round(topWin * 100),
    ...(hasJackpot(game) ? { jackpotTicket: jackpotTicketOf(call.brand) } : {}),
    ...(hasBonusBuy(game) ? { bonusBuy } : {}),
    ...factsOf(game),
    similar: similarTo(call, game),
  };
}
