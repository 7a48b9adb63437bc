import { cached } from '../cached.ts';
import { posterUrl, promoUrl } from '../../art/urls.ts';
import type { Context } from '../context.ts';
import { brandCurrency, type LocaleId } from '../settings.ts';
import type { Promo, PromoCurrency, PromoPrize } from '../../generated/model/index.ts';
import { collection } from '../catalogue.ts';
import { moneyText } from '../brandFacts.ts';
import { giftTitle, type GiftName } from '../gifts/catalogue.ts';
import { offeredTermsOf, prizePictureOf, worthOf, type OfferedTerms } from '../gifts/view.ts';
import { htmlOf } from '../markup.ts';
import {
  highFiveRuleOf,
  pointNameOf,
  promotions,
  promoTimes,
  questOf,
  stepOf,
  type PromoTimes,
} from './catalogue.ts';
import {
  achievementIdOf,
  pageTypeOf,
  pointUnit,
  type PointName,
  type PrizeDefinition,
  type PromoDefinition,
  type Quest,
} from './catalogue/definition.ts';
import { amountsOf, minorOf, localText } from '../sums.ts';
import { isoOf } from '../dates.ts';
import { anchorOf, progressAt, sortEvents, statusAt } from '../eventTime.ts';
import { rosterOf } from '../people.ts';
import { drawsSlice, promotionStock } from './state.ts';
import type { PromoFacts } from './rules.ts';
import { countAtLeast, inventedPoints, participantCount } from './table.view.ts';

/** The prize fund of a promotion with a pool grows, so its text says 'at least'. */
const atLeast = localText('от {sum}', 'at least {sum}', 'almeno {sum}', 'pelo menos {sum}');
const inPrizes = localText('{sum} в призах', '{sum} in prizes', '{sum} in premi', '{sum} em prêmios');

export function timesOf(call: Pick<Context, 'state'>, definition: PromoDefinition): PromoTimes {
  return promoTimes(definition, anchorOf(call));
}

function isShown(call: Context, definition: PromoDefinition): boolean {
  const { shownUntil } = timesOf(call, definition);
  return !call.is('state.no_events') && (shownUntil === null || call.now < shownUntil);
}

/**
 * Finds a promotion by id or slug. Includes promotions that the list no longer shows, because notices and
 * bookmarks still link to their results.
 */
export function findPromo(call: Context, wanted: number | string): PromoDefinition | undefined {
  if (call.is('state.no_events')) return undefined;
  return promotions.find(({ id, slug }) => (typeof wanted === 'number' ? id === wanted : slug === wanted));
}

export function factsOf(call: Context, definition: PromoDefinition): PromoFacts {
  return {
    pageType: pageTypeOf(definition.template),
    status: statusAt(timesOf(call, definition), call.now),
    needsButton: definition.needsButton,
    hasHighFives: highFiveRuleOf(definition, call.brand) !== null,
  };
}

function currencyOf({ id, forms, icon }: PointName, locale: LocaleId): PromoCurrency {
  const [one, few, many] = forms[locale];
  const name = locale === 'ru' ? { one, few, many, other: few } : { one, other: many };
  return { id, name, icon: `/mock-assets/category/${icon}.svg`, url: '/promo' };
}

/**
 * Remaining stock of a prize; null if unlimited. A stock of ten or more shrinks over time, as if invented
 * players took prizes from it.
 */
export function prizeLeft(
  call: Context,
  definition: PromoDefinition,
  { id, stock }: PrizeDefinition,
): number | null {
  if (stock === undefined) return null;
  const progress = progressAt(timesOf(call, definition), call.now);
  const rest = stock >= 10 ? Math.ceil(stock * (1 - 0.7 * progress)) : stock;
  return Math.max(0, rest - (promotionStock.of(call).exchanged[id] ?? 0));
}

/** Names of the winners; empty until the draw. */
function winnersOf(
  call: Context,
  definition: PromoDefinition,
  { id, winners = 0 }: PrizeDefinition,
): string[] {
  const { drawAt } = timesOf(call, definition);
  const isDrawn = drawAt !== null && call.now >= drawAt && !call.is('state.draw_in_preparation');
  const held = drawsSlice.of(call).held[definition.id]?.[id];
  if (held) return held.map(({ username }) => username);
  if (!isDrawn || winners === 0) return [];
  // Draws that were held before the world began have no stored winners, so their winners are invented.
  const roster = rosterOf(call.world.catalogue, `promo/${definition.id}/prize/${id}`, 1_000);
  return Array.from({ length: winners }, (_, place) => roster.nameAt(place));
}

/**
 * Number of prizes that players have got so far: exchanged for points, given for reaching the price, drawn, or
 * won in the duck hunt.
 */
function givenPrizeCount(call: Context, definition: PromoDefinition, progress: number): number {
  const { prizes, participants, topPoints, template } = definition;
  const isExchange = pageTypeOf(template) === 'exchange';
  const sent = prizes.map((prize) => {
    const { id, price, stock, winners } = prize;
    if (isExchange)
      return stock === undefined
        ? (promotionStock.of(call).exchanged[id] ?? 0)
        : stock - (prizeLeft(call, definition, prize) ?? 0);
    if (winners !== undefined) return winnersOf(call, definition, prize).length;
    return countAtLeast(price * pointUnit, participants, (place) =>
      inventedPoints(place, participants, topPoints, progress),
    );
  });
  return sent.reduce((sum, count) => sum + count, promotionStock.of(call).ducks[definition.id] ?? 0);
}

interface Offer {
  readonly title: string;
  readonly image: string;
  readonly terms: OfferedTerms;
}

const maxOffers = 400;
const knownOffers = collection('prizeOffers', () => new Map<string, Offer>());

/** A gift as a prize. Cached, because every list of promotions contains all prizes. */
function offerOf(call: Context, gift: GiftName): Offer {
  return cached(knownOffers(call.world.catalogue), maxOffers, `${gift}/${call.locale}`, () => ({
    title: giftTitle(gift, call.brand, call.locale),
    image: prizePictureOf(gift),
    terms: offeredTermsOf(call, gift),
  }));
}

/** The prize that gets the rest of the fund. While the fund grows, its title says 'at least'. */
function restOffer(call: Context, definition: PromoDefinition, gift: GiftName): Offer {
  const isFinal = statusAt(timesOf(call, definition), call.now) === 'past';
  const amount = isFinal
    ? restOfPool(call, definition, call.now)
    : fundBase(call, definition) - valueOf(call, definition);
  const title = giftTitle(gift, call.brand, call.locale, amount);
  return {
    ...offerOf(call, gift),
    title: isFinal ? title : atLeast[call.locale].replace('{sum}', title),
    terms: { ...offeredTermsOf(call, gift), worth: amount, currency: brandCurrency[call.brand] },
  };
}

function prizeOf(call: Context, definition: PromoDefinition, prize: PrizeDefinition): PromoPrize {
  const { id, price, isAdditional = false, gift, winners, takesRest = false } = prize;
  const name = pointNameOf(definition, call.brand);
  const { title, image, terms } = takesRest ? restOffer(call, definition, gift) : offerOf(call, gift);
  const left = pageTypeOf(definition.template) === 'exchange' ? prizeLeft(call, definition, prize) : null;
  return {
    id,
    title,
    image,
    price: price * pointUnit,
    currencyId: (isAdditional && definition.additional ? definition.additional : name).id,
    winners: winnersOf(call, definition, prize),
    ...(winners === undefined ? {} : { drawnCount: winners }),
    giftTitles: [title],
    ...terms,
    ...(left === null ? {} : { left }),
  };
}

/** The value of all prizes whose number is fixed, minor units, except the prize that gets the rest of the fund. */
function valueOf(call: Pick<Context, 'brand'>, { prizes }: PromoDefinition): number {
  return prizes
    .filter(({ takesRest = false }) => !takesRest)
    .reduce((sum, { gift, winners, stock = 0 }) => sum + (winners ?? stock) * (worthOf(call, gift) ?? 0), 0);
}

/** The prize fund before it grows, minor units. */
function fundBase(call: Pick<Context, 'world'>, definition: PromoDefinition): number {
  const { brand } = call.world;
  return definition.fund === 'prizes' ? valueOf({ brand }, definition) : minorOf(brand, definition.fund);
}

/** The prize fund minus the value of all prizes with a fixed value, minor units. */
export function restOfPool(
  call: Pick<Context, 'state' | 'world'>,
  definition: PromoDefinition,
  now: number,
): number {
  return poolAt(call, definition, now) - valueOf(call.world, definition);
}

/**
 * The prize fund, minor units. It grows by 1 % of all wins (S9.58). The growth by invented players' wins is
 * computed from the time; this world's wins are added.
 */
export function poolAt(
  call: Pick<Context, 'state' | 'world'>,
  definition: PromoDefinition,
  now: number,
): number {
  const base = fundBase(call, definition);
  return (
    base +
    Math.floor(base * 0.2 * progressAt(timesOf(call, definition), now)) +
    Math.floor((promotionStock.of(call).wins[definition.id] ?? 0) / 100)
  );
}

function fundOf(call: Context, definition: PromoDefinition): string {
  const { hasPool } = definition;
  if (hasPool && statusAt(timesOf(call, definition), call.now) === 'past')
    return moneyText(Math.floor(poolAt(call, definition, call.now) / 100), call.brand, call.locale);
  const sum = moneyText(fundBase(call, definition) / 100, call.brand, call.locale);
  return hasPool ? atLeast[call.locale].replace('{sum}', sum) : sum;
}

/** HTML. */
export function descriptionOf(call: Context, definition: PromoDefinition): string {
  const step = stepOf(definition, call.brand);
  const values: Record<string, string> = {
    step: moneyText((step ?? 0) / 100, call.brand, call.locale),
    fund: fundOf(call, definition),
    hearts: highFiveRuleOf(definition, call.brand)?.text?.[call.locale] ?? '',
  };
  return htmlOf(
    definition.text[call.locale].replace(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole),
  );
}

/**
 * A promotion's tasks, the quest first. The quest counts points of one currency and rewards points
 * of the other.
 */
function achievementsOf(call: Context, definition: PromoDefinition): Pick<Promo, 'achievements'> {
  const quest = questOf(definition, call.brand);
  const of = (task: Pick<Quest, 'id' | 'title' | 'picture' | 'points'>, isAdditional: boolean) => ({
    id: achievementIdOf(definition.id, task),
    title: task.title[call.locale],
    image: `/mock-assets/trophy/${task.picture}.svg`,
    points: task.points * pointUnit,
    ...(isAdditional ? { isAdditional } : {}),
  });
  const achievements = [
    ...(quest ? [{ ...of(quest, !quest.isAdditional), days: quest.days }] : []),
    ...definition.tasks.map((task) => of(task, definition.additional !== undefined)),
  ];
  return achievements.length > 0 ? { achievements } : {};
}

function extrasOf(call: Context, definition: PromoDefinition): Partial<Promo> {
  const { id, hasPool, duckHunt, additional, participants } = definition;
  const times = timesOf(call, definition);
  const step = stepOf(definition, call.brand);
  const progress = progressAt(times, call.now);
  return {
    ...(additional ? { additionalCurrency: currencyOf(additional, call.locale) } : {}),
    ...(step === null ? {} : { pointPrices: amountsOf(brandCurrency[call.brand], step) }),
    ...achievementsOf(call, definition),
    ...(hasPool
      ? {
          prizePoolCounter: {
            id: id * 10,
            prizePool: poolAt(call, definition, call.now),
            currency: brandCurrency[call.brand],
          },
        }
      : {}),
    ...(times.shownUntil === null ? {} : { showDateTo: isoOf(times.shownUntil) }),
    ...(times.drawAt === null ? {} : { drawAt: isoOf(times.drawAt) }),
    ...(participants > 0 && progress > 0
      ? {
          participantsCount: participantCount(call, definition),
          sentGiftsCount: givenPrizeCount(call, definition, progress),
        }
      : {}),
    ...(duckHunt === undefined ? {} : { duckHuntGameId: duckHunt }),
  };
}

export function promoOf(call: Context, definition: PromoDefinition): Promo {
  const { id, slug, title, sortPriority, mechanic, prizes, template, container, needsButton } = definition;
  const { fundText = inPrizes } = definition;
  const times = timesOf(call, definition);
  const image = promoUrl(slug);
  return {
    id,
    slug,
    title: title[call.locale],
    status: statusAt(times, call.now),
    startAt: isoOf(times.startAt),
    ...(times.endAt === null ? {} : { endAt: isoOf(times.endAt) }),
    sortPriority,
    type: 'promo',
    // Promotions whose id is divisible by four have only a default picture, so that both cases occur.
    ...(id % 4 === 0 ? { imageDefault: { url: image } } : { image }),
    description: descriptionOf(call, definition),
    mechanic: { title: mechanic[call.locale], value: 1 },
    prizes: prizes.map((prize) => prizeOf(call, definition, prize)),
    pageType: pageTypeOf(template),
    ...(template === null ? {} : { template }),
    containerTemplate: container,
    ...(fundText === null ? {} : { fund: fundText[call.locale].replace('{sum}', fundOf(call, definition)) }),
    background: posterUrl(slug),
    currency: currencyOf(pointNameOf(definition, call.brand), call.locale),
    isHighFiveEnabled: highFiveRuleOf(definition, call.brand) !== null,
    useParticipantBtn: needsButton,
    updatedAt: isoOf(anchorOf(call)),
    ...extrasOf(call, definition),
  };
}

export function promosOf(call: Context): Promo[] {
  const shown = promotions.filter((definition) => isShown(call, definition));
  return sortEvents(
    shown.map((definition) => ({
      ...timesOf(call, definition),
      sortPriority: definition.sortPriority,
      definition,
    })),
    call.now,
  ).map(({ definition }) => promoOf(call, definition));
}
