import type { Category, CategoryItem, Producer, Winner } from '#/api/generated/model/index.ts';

/** Categories that the client adds if the server's list lacks them (S3.3). */
export const ALWAYS_ADDED = ['crash_games', 'buy_games', 'jackpot_games', 'wagering'] as const;
export type AddedCategory = (typeof ALWAYS_ADDED)[number];
const BONUS_CATEGORIES: readonly string[] = ['otygrat_bonus', 'wagering', 'buy_games'];

/**
 * Whether a category is offered. Categories about bonuses are hidden while the player takes a break (S10.2).
 */
export function isOffered(slug: string, isResting: boolean): boolean {
  return !isResting || !BONUS_CATEGORIES.includes(slug);
}
/** The category that contains all games (S2.2). */
export const ALL_GAMES = 'allgames';
/** Games per page of a grid (S9.25). */
export const PAGE_SIZE = 40;
/** Number of games in a row of the lobby, and of placeholders while a grid loads (S9.29). */
export const ROW_SIZE = 15;
/** Number of rows in the first view. The static page contains their games. */
export const FIRST_ROWS = 3;
/**
 * Number of games that a row shows in the widest window, plus one. The other games render once the row is
 * scrolled.
 */
export const VISIBLE_GAMES = 8;
/** Maximum number of winners in the list (S9.26). */
export const WINNERS_LIMIT = 30;
/** Maximum number of games that the search shows. More would cost rendering time for little benefit. */
export const SEARCH_RESULTS = 60;
/** Minimum length of the text in a producer search (S5.25). */
export const PRODUCER_SEARCH_MIN = 3;
/** Number of producers at the top of the picker (S9.22). */
const TOP_PRODUCERS = 8;

const position = (item: { position?: number }): number => item.position ?? Number.MAX_SAFE_INTEGER;

export function producersOf(items: readonly CategoryItem[]): Producer[] {
  return items.filter((item) => item.pageType === 'producer').toSorted((a, b) => position(a) - position(b));
}

/** The categories, sorted by position. Those that the client adds come last (S3.3). */
export function mergeCategories(
  items: readonly CategoryItem[],
  nameOf: (slug: AddedCategory) => string,
): Category[] {
  const listed = items
    .filter((item) => item.pageType === 'category')
    .toSorted((a, b) => position(a) - position(b));
  const added = ALWAYS_ADDED.filter((slug) => !listed.some((category) => category.slug === slug));
  return [...listed, ...added.map((slug): Category => ({ slug, name: nameOf(slug), pageType: 'category' }))];
}

/** Sorts the brand's top categories first, in the brand's order. */
export function chipOrder(categories: readonly Category[], top: readonly string[]): Category[] {
  const others = categories.filter(({ slug }) => !top.includes(slug) && slug !== ALL_GAMES);
  return [...pick(categories, top), ...others];
}

/**
 * Slugs of the categories that have a row in the lobby. The brand's default categories come first, except
 * those that the server doesn't list or marks with `showInLobby: false`. All other categories with
 * `showInLobby: true` follow. While loading, `categories` is null and all default categories are returned.
 */
export function lobbyRows(
  categories: readonly Category[] | null,
  defaults: readonly string[],
): readonly string[] {
  if (categories === null) return defaults;
  const usual = pick(categories, defaults).filter(({ showInLobby }) => showInLobby !== false);
  const more = categories.filter(({ slug, showInLobby }) => showInLobby === true && !defaults.includes(slug));
  return [...usual, ...more].map(({ slug }) => slug);
}

function pick(categories: readonly Category[], slugs: readonly string[]): Category[] {
  return slugs.flatMap((slug) => categories.find((category) => category.slug === slug) ?? []);
}

/** Whether a category exists even if the server doesn't list it. */
export function isAlwaysThere(slug: string): boolean {
  return slug === ALL_GAMES || ALWAYS_ADDED.some((added) => added === slug);
}

export type ProducerSearch =
  | { readonly kind: 'all'; readonly top: readonly Producer[]; readonly others: readonly Producer[] }
  | { readonly kind: 'found'; readonly producers: readonly Producer[] }
  | { readonly kind: 'empty' };

/** Case-insensitive search for names that begin with the text (S5.25). */
export function searchProducers(producers: readonly Producer[], query: string): ProducerSearch {
  const wanted = query.trim().toLowerCase();
  if (Array.from(wanted).length < PRODUCER_SEARCH_MIN) {
    return { kind: 'all', top: producers.slice(0, TOP_PRODUCERS), others: producers.slice(TOP_PRODUCERS) };
  }
  const found = producers.filter(({ name }) => name.toLowerCase().startsWith(wanted));
  return found.length > 0 ? { kind: 'found', producers: found } : { kind: 'empty' };
}

/** Inserts a winner into the list: newest first, no duplicates, at most 30 (S9.26). */
export function withWinner(winners: readonly Winner[], added: Winner): Winner[] {
  if (winners.some(({ id }) => id === added.id)) return [...winners];
  const at = winners.findIndex(({ wonAt }) => Date.parse(wonAt) <= Date.parse(added.wonAt));
  return winners.toSpliced(at === -1 ? winners.length : at, 0, added).slice(0, WINNERS_LIMIT);
}

/** The jackpot in minor units. It is extrapolated from the server's last amount at a constant rate. */
export function jackpotAt(
  jackpot: { amount: number; updatedAt: string; growthPerHour?: number },
  now: number,
): number {
  const hours = (now - Date.parse(jackpot.updatedAt)) / 3_600_000;
  if (!(hours > 0)) return jackpot.amount;
  return Math.min(jackpot.amount + Math.floor(hours * (jackpot.growthPerHour ?? 0)), Number.MAX_SAFE_INTEGER);
}
