import { cachedAnswer } from '../core/answer.ts';
import { defineHandlers } from '../core/handler.ts';
import type { Context } from '../world/context.ts';
import { brandCurrency } from '../world/settings.ts';
import { hasWelcomeGift } from '../world/gifts/view.ts';
import { producerBannersOf, startPageBannersOf } from '../world/lobby/banners.catalogue.ts';
import { categoriesOf, categoryItemOf, countTick, producerItemsOf } from '../world/lobby/categories.view.ts';
import { gameBySlug } from '../world/lobby/games.catalogue.ts';
import { findGames, withoutBonus, type GameQuery } from '../world/lobby/games.view.ts';
import { gameOfTheDayAt } from '../world/lobby/jackpot.view.ts';
import { promoWidgetAt } from '../world/lobby/promoWidget.catalogue.ts';
import { addFavourite, favouritesLimit, removeFavourite } from '../world/lobby/actions.ts';
import { sheetOf } from '../world/game-frame/sheets.view.ts';
import { jackpotOf, ownGamesOf, winnersOf } from '../world/lobby/view.ts';
import type { Game, GameList } from '../generated/model/index.ts';

function asOffered(call: Context, game: Game): Game {
  return call.is('state.no_bonus_games') ? withoutBonus(game) : game;
}

function listOf(call: Context, slugs: readonly string[]): GameList {
  const data = slugs
    .flatMap((slug) => gameBySlug(call.world.catalogue, slug) ?? [])
    .map((game) => asOffered(call, game));
  return { data, total: data.length };
}

function search(call: Context, query: GameQuery): GameList {
  const { catalogue } = call.world;
  return findGames(catalogue, query, (game) => asOffered(call, game));
}

export const lobby = defineHandlers({
  listCategories: (call) => {
    const { catalogue } = call.world;
    const { sort, 'filter[type]': type } = call.query;
    return cachedAnswer(catalogue, `categories/${type}/${sort}/${call.locale}/${countTick(call.now)}`, () => {
      const data = [
        ...(type === 'producer' ? [] : categoriesOf(catalogue, call.locale)),
        ...(type === 'category' ? [] : producerItemsOf(catalogue, call.now)),
      ];
      return { data: sort === '-position' ? data.toReversed() : data };
    });
  },

  getCategory: (call) => {
    const data = categoryItemOf(call.world.catalogue, call.path.slug, call.locale, call.now);
    return data ? { data } : call.fail('not_found');
  },

  listGames: (call) => {
    const {
      q,
      page,
      limit,
      platform,
      sort,
      'filter[category]': category,
      'filter[category][]': categories,
      'filter[producer]': producer,
      'filter[feature][]': features = [],
      'filter[volatility][]': volatilities = [],
      'include[]': include = [],
    } = call.query;
    const query: GameQuery = {
      q,
      page,
      limit,
      platform,
      sort,
      include,
      features,
      volatilities,
      producers: producer === undefined ? [] : producer.split(','),
      categories: [...(category === undefined ? [] : [category]), ...(categories ?? [])],
    };
    // Search results aren't cached, because the number of different searches is unlimited.
    if (q !== undefined && q !== '') return search(call, query);
    return cachedAnswer(
      call.world.catalogue,
      `games/${call.is('state.no_bonus_games')}/${JSON.stringify(query)}`,
      () => search(call, query),
    );
  },

  listRecentGames: (call) => listOf(call, ownGamesOf(call, call.player).recent),

  listFavouriteGames: (call) => listOf(call, ownGamesOf(call, call.player).favourites),

  addFavouriteGame: (call) => {
    if (!gameBySlug(call.world.catalogue, call.path.slug)) return call.fail('not_found');
    if (!addFavourite(call, call.player, call.path.slug))
      return call.fail('favourites_limit_reached', { data: { limit: favouritesLimit } });
    return undefined;
  },

  removeFavouriteGame: (call) => {
    if (!gameBySlug(call.world.catalogue, call.path.slug)) return call.fail('not_found');
    removeFavourite(call, call.player, call.path.slug);
    return undefined;
  },

  getGame: (call) => {
    const game = gameBySlug(call.world.catalogue, call.path.slug);
    return game ? { data: asOffered(call, game) } : call.fail('not_found');
  },

  getGameSheet: (call) => {
    const game = gameBySlug(call.world.catalogue, call.path.slug);
    if (!game) return call.fail('not_found');
    const { similar, ...sheet } = sheetOf(call, asOffered(call, game));
    return { data: { ...sheet, similar: similar.map((one) => asOffered(call, one)) } };
  },

  listBanners: (call) => {
    if (call.query.type !== 'startPage')
      return { data: producerBannersOf(call.world.catalogue, call.locale) };
    const { player } = call;
    return {
      data: startPageBannersOf(call.brand, call.locale, {
        hasWelcome: player === null || hasWelcomeGift(call, player),
      }),
    };
  },

  getCurrentBlock: (call) => {
    const { catalogue } = call.world;
    const game = gameOfTheDayAt(catalogue, call.now);
    return {
      data: {
        ...(game ? { gameOfTheDay: asOffered(call, game) } : {}),
        jackpot: jackpotOf(call),
      },
    };
  },

  getCurrentPromoWidget: (call) => {
    const data = call.is('state.no_events') ? undefined : promoWidgetAt(call.brand, call.locale, call.now);
    return data ? { data } : {};
  },

  listWinners: (call) => ({
    data: winnersOf(call, call.query.limit),
    options: { currency: brandCurrency[call.brand] },
  }),
});
