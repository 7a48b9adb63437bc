// The table of prizes of a tournament or a series: money from its fund, then gifts for the places below.
import type { TournamentPrize } from '../../generated/model/index.ts';
import type { Catalogue } from '../catalogue.ts';
import type { Context } from '../context.ts';
import { giftTitle, type GiftName } from '../gifts/catalogue.ts';
import { offeredTermsOf, prizePictureOf } from '../gifts/view.ts';
import type { LocaleId } from '../settings.ts';
import type { GiftPlaces } from './catalogue/definition.ts';
import { prizesOf } from './prizes.rules.ts';

export interface PrizePool {
  /** Roubles. */
  fund: number;
  /** Number of places that win money. */
  prizes: number;
  /** Gifts for the places below those that win money. */
  gifts?: readonly GiftPlaces[];
}

interface GiftBand {
  from: number;
  to: number;
  gift: GiftName;
}

function giftBands({ prizes, gifts = [] }: PrizePool): GiftBand[] {
  let last = prizes;
  return gifts.map(({ places, gift }) => {
    const from = last + 1;
    last += places;
    return { from, to: last, gift };
  });
}

/** The gift that a place wins; undefined if the place wins money or nothing. */
export function giftAt(pool: PrizePool, position: number): GiftName | undefined {
  return giftBands(pool).find(({ from, to }) => position >= from && position <= to)?.gift;
}

type Where = Pick<Context, 'world' | 'brand' | 'locale'>;

const knownTables = new WeakMap<Catalogue, WeakMap<PrizePool, Map<LocaleId, TournamentPrize[]>>>();

/** Cached, because every list of tournaments contains all prize tables. */
export function prizeTable(call: Where, pool: PrizePool): TournamentPrize[] {
  const { catalogue } = call.world;
  const ofCatalogue =
    knownTables.get(catalogue) ?? new WeakMap<PrizePool, Map<LocaleId, TournamentPrize[]>>();
  knownTables.set(catalogue, ofCatalogue);
  const ofPool = ofCatalogue.get(pool) ?? new Map<LocaleId, TournamentPrize[]>();
  ofCatalogue.set(pool, ofPool);
  const table = ofPool.get(call.locale) ?? makePrizeTable(call, pool);
  ofPool.set(call.locale, table);
  return table;
}

function makePrizeTable(call: Where, pool: PrizePool): TournamentPrize[] {
  return [
    ...prizesOf(pool.fund, pool.prizes, call.brand, call.locale),
    ...giftBands(pool).map(({ from, to, gift }) => ({
      from,
      to,
      title: giftTitle(gift, call.brand, call.locale),
      image: prizePictureOf(gift),
      ...offeredTermsOf(call, gift),
    })),
  ];
}
