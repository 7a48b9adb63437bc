import type { Category, CategoryItem, Producer, Winner } from '#/api/generated/model/index.ts';

/** Categories that the client adds if the server does not list them (specification S3.3). */
export const ALWAYS_ADDED = ['crash_games', 'buy_games', 'jackpot_games', 'wagering'] as const;
export type AddedCategory = (typeof ALWAYS_ADDED)[number];
/** The category of everything (specification S2.2). */
export const ALL_GAMES = 'allgames';
/** Games of one page (specification S9.25, default pagination limit). */
export const PAGE_SIZE = 40;
/** Games of a row in the lobby, and placeholders while a list loads (specification S9.29). */
export const ROW_SIZE = 15;
/** Rows of the first view, which are asked for before the bundle is there; the others when they come near. */
export const FIRST_ROWS = 3;
/** Games of a row that the widest window shows, and one more; the others are drawn when it is moved. */
export const IN_SIGHT = 8;
/** Winners that are kept (specification S9.26). */
export const WINNERS_LIMIT = 30;
/** Results of a search that are shown; nobody reads more, and each is an element. */
export const SEARCH_RESULTS = 60;
/** Letters from which producers are searched (specification S5.25). */
export const PRODUCER_SEARCH_MIN = 3;
/** Producers on top of the picker (specification S9.22). */
export const TOP_PRODUCERS = 8;

const position = (item: { position?: number }): number => item.position ?? Number.MAX_SAFE_INTEGER;

export function producersOf(items: readonly CategoryItem[]): Producer[] {
  return items.filter((item) => item.pageType === 'producer').toSorted((a, b) => position(a) - position(b));
}

/** The categories by position; the always added ones come last if they are missing (specification S3.3). */
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

/** Categories in the order of the chips: the brand's top ones first, in its order. */
export function chipOrder(categories: readonly Category[], top: readonly string[]): Category[] {
  const others = categories.filter(({ slug }) => !top.includes(slug) && slug !== ALL_GAMES);
  return [...pick(categories, top), ...others];
}

/**
 * Slugs of the categories with a row in the lobby: the default ones that the server lists without
 * `showInLobby: false`, then those with `showInLobby: true`. Until the list is there (null) all default ones.
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

/** Whether a category exists although the server does not know it. */
export function isAlwaysThere(slug: string): boolean {
  return slug === ALL_GAMES || ALWAYS_ADDED.some((added) => added === slug);
}

export type ProducerSearch =
  | { readonly kind: 'all'; readonly top: readonly Producer[]; readonly others: readonly Producer[] }
  | { readonly kind: 'found'; readonly producers: readonly Producer[] }
  | { readonly kind: 'empty' };

/** At least 3 characters, trimmed, case-insensitive, prefix of the name (specification S5.25). */
export function searchProducers(producers: readonly Producer[], query: string): ProducerSearch {
  const wanted = query.trim().toLowerCase();
  if (Array.from(wanted).length < PRODUCER_SEARCH_MIN) {
    return { kind: 'all', top: producers.slice(0, TOP_PRODUCERS), others: producers.slice(TOP_PRODUCERS) };
  }
  const found = producers.filter(({ name }) => name.toLowerCase().startsWith(wanted));
  return found.length > 0 ? { kind: 'found', producers: found } : { kind: 'empty' };
}

/** The winners with a new one in its place: newest first, nobody twice, at most 30 (specification S9.26). */
export function withWinner(winners: readonly Winner[], added: Winner): Winner[] {
  if (winners.some(({ id }) => id === added.id)) return [...winners];
  const at = winners.findIndex(({ wonAt }) => Date.parse(wonAt) <= Date.parse(added.wonAt));
  return winners.toSpliced(at === -1 ? winners.length : at, 0, added).slice(0, WINNERS_LIMIT);
}

/** The jackpot in minor units: it grows evenly between two answers and never shrinks. */
export function jackpotAt(
  jackpot: { amount: number; updatedAt: string; growthPerHour?: number },
  now: number,
): number {
  const hours = (now - Date.parse(jackpot.updatedAt)) / 3_600_000;
  if (!(hours > 0)) return jackpot.amount;
  return Math.min(jackpot.amount + Math.floor(hours * (jackpot.growthPerHour ?? 0)), Number.MAX_SAFE_INTEGER);
}
