// Finds the public pages of a brand: those with fixed paths, and those that the API lists.
import type {
  CategoryList,
  GameList,
  PromoList,
  StaticPageList,
  StaticPageResponse,
  TournamentList,
  TournamentSeriesList,
} from '#/api/generated/model/index.ts';
import type { Brand } from '#/brands/brand.ts';
import type { Ask } from '#/features/lobby/firstView.ts';
import { answerSlugs } from '#/i18n/answers/answerOfCode.ts';
import { paths, staticSlugs } from '#/paths.ts';

const HELP = 'help';
const MOST_EVENTS = 100;
/**
 * Maximum number of games with a prerendered page. There are thousands of games, so only the most popular
 * ones get a page.
 */
const POPULAR_GAMES = 24;
/** Minimum number of games for a producer's page. Smaller producers are found through their games. */
const MIN_GAMES_OF_PRODUCER = 40;

/** Fixed paths, which are known without the API. */
export function knownPaths({ defaultCategories }: Pick<Brand, 'defaultCategories'>): string[] {
  return [
    paths.main(),
    ...defaultCategories.map((slug) => paths.categoryGames(slug)),
    paths.action(),
    paths.tournaments(),
    ...Object.values(staticSlugs).map((slug) => paths.staticPage(slug)),
    paths.staticPage(HELP),
    ...answerSlugs.map((slug) => paths.helpAnswer(slug)),
  ];
}

async function gamePaths(ask: Ask): Promise<string[]> {
  const [categories, producers, games] = await Promise.all([
    ask<CategoryList>('/json-api/v2/categories?filter[type]=category'),
    ask<CategoryList>('/json-api/v2/categories?filter[type]=producer'),
    ask<GameList>(`/json-api/v2/games?sort=popular&page=1&limit=${String(POPULAR_GAMES)}`),
  ]);
  const large = producers.data.filter(({ gamesCount = 0 }) => gamesCount >= MIN_GAMES_OF_PRODUCER);
  return [
    ...categories.data.map(({ slug }) => paths.categoryGames(slug)),
    ...large.map(({ slug }) => paths.producersGames(slug)),
    ...games.data.map(({ slug }) => paths.gameItem(slug)),
  ];
}

async function eventPaths(ask: Ask): Promise<string[]> {
  const [promos, tournaments, series] = await Promise.all([
    ask<PromoList>('/json-api/actions'),
    ask<TournamentList>(`/json-api/v2/tournaments?page=1&limit=${String(MOST_EVENTS)}`),
    ask<TournamentSeriesList>('/json-api/tournament-series'),
  ]);
  return [
    ...promos.data.map(({ slug }) => paths.promoPage(slug)),
    ...tournaments.data.map(({ slug }) => paths.tournamentPage(slug)),
    ...series.data.map(({ slug }) => paths.tournamentSeries(slug)),
  ];
}

async function textPaths(ask: Ask): Promise<string[]> {
  const [texts, help] = await Promise.all([
    ask<StaticPageList>('/json-api/static-pages'),
    ask<StaticPageResponse>(`/json-api/static-pages/${HELP}`),
  ]);
  const answers = (help.data.topics ?? []).flatMap(({ questions }) => questions);
  return [
    ...texts.data.map(({ slug }) => paths.staticPage(slug)),
    ...answers.map(({ slug }) => paths.helpAnswer(slug)),
  ];
}

/** The pages to prerender besides the lobby, each once. */
export async function publicPaths(brand: Brand, ask: Ask): Promise<string[]> {
  const listed = await Promise.all([gamePaths(ask), eventPaths(ask), textPaths(ask)]);
  const all = new Set([...knownPaths(brand), ...listed.flat(), paths.compoints()]);
  all.delete(paths.main());
  return [...all];
}
