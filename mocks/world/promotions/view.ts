import { posterAddress, promoAddress } from '../../art/addresses.ts';
import type { Context } from '../context.ts';
import { brandCurrency, type LocaleId } from '../settings.ts';
import type { Promo, PromoCurrency, PromoPrize } from '../../generated/model/index.ts';
import { moneyText } from '../brandFacts.ts';
import { giftTitle } from '../gifts/catalogue.ts';
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
import { amountsOf, minorOf, unitsOf, localText } from '../sums.ts';
import { isoOf } from '../dates.ts';
import { anchorOf, progressAt, sortEvents, statusAt } from '../eventTime.ts';
import { rosterOf } from '../people.ts';
import { drawsSlice, promotionStock } from './state.ts';
import type { PromoFacts } from './rules.ts';

const inPrizes = localText('{sum} в призах', '{sum} in prizes', '{sum} in premi', '{sum} em prêmios');

export function timesOf(call: Pick<Context, 'state'>, definition: PromoDefinition): PromoTimes {
  return promoTimes(definition, anchorOf(call));
}

function isShown(call: Context, definition: PromoDefinition): boolean {
  const { shownUntil } = timesOf(call, definition);
  return !call.is('state.no_events') && (shownUntil === null || call.now < shownUntil);
}

export function findPromo(call: Context, wanted: number | string): PromoDefinition | undefined {
  return promotions.find(
    (definition) =>
      (typeof wanted === 'number' ? definition.id === wanted : definition.slug === wanted) &&
      isShown(call, definition),
  );
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
 * Remaining stock of a prize; null if unlimited. A large stock shrinks over time, as if others took
 * from it.
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

function prizeOf(call: Context, definition: PromoDefinition, prize: PrizeDefinition): PromoPrize {
  const { id, price, isAdditional = false, gift, winners = 0 } = prize;
  const name = pointNameOf(definition, call.brand);
  const { drawAt } = timesOf(call, definition);
  const isDrawn = drawAt !== null && call.now >= drawAt && !call.is('state.draw_in_preparation');
  const held = drawsSlice.of(call).held[definition.id]?.[id];
  // For draws before the world began only the winners' names are shown.
  const roster = rosterOf(call.world.catalogue, `promo/${definition.id}/prize/${id}`, 1_000);
  const names = Array.from({ length: isDrawn ? winners : 0 }, (_, place) => roster.nameAt(place));
  const title = giftTitle(gift, call.brand, call.locale);
  const left = pageTypeOf(definition.template) === 'exchange' ? prizeLeft(call, definition, prize) : null;
  return {
    id,
    title,
    image: `/mock-assets/trophy/${gift}.svg`,
    price: price * pointUnit,
    currencyId: (isAdditional && definition.additional ? definition.additional : name).id,
    winners: held ? held.map(({ username }) => username) : names,
    giftTitles: [title],
    ...(left === null ? {} : { left }),
  };
}

/**
 * The pool grows by 1 % of all wins (S9.58). Invented wins are computed from the time, real ones
 * added. Minor units.
 */
export function poolAt(
  call: Pick<Context, 'state' | 'world'>,
  definition: PromoDefinition,
  now: number,
): number {
  const base = minorOf(call.world.brand, definition.pool ?? 0);
  return (
    base +
    Math.floor(base * 0.8 * progressAt(timesOf(call, definition), now)) +
    Math.floor(promotionStock.of(call).wins / 100)
  );
}

function descriptionOf(call: Context, definition: PromoDefinition): string {
  const step = stepOf(definition, call.brand);
  const values: Record<string, string> = {
    step: moneyText((step ?? 0) / 100, call.brand, call.locale),
    fund: moneyText(unitsOf(call.brand, definition.fund), call.brand, call.locale),
    hearts: highFiveRuleOf(definition, call.brand)?.text?.[call.locale] ?? '',
  };
  return htmlOf(
    definition.text[call.locale].replace(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole),
  );
}

/** The quest is the first task. Its reward is in the currency that it doesn't collect. */
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
  const { id, pool, duckHunt, additional, participants } = definition;
  const times = timesOf(call, definition);
  const step = stepOf(definition, call.brand);
  const progress = progressAt(times, call.now);
  return {
    ...(additional ? { additionalCurrency: currencyOf(additional, call.locale) } : {}),
    ...(step === null ? {} : { pointPrices: amountsOf(brandCurrency[call.brand], step) }),
    ...achievementsOf(call, definition),
    ...(pool === null
      ? {}
      : {
          prizePoolCounter: {
            id: id * 10,
            prizePool: poolAt(call, definition, call.now),
            currency: brandCurrency[call.brand],
          },
        }),
    ...(times.shownUntil === null ? {} : { showDateTo: isoOf(times.shownUntil) }),
    ...(times.drawAt === null ? {} : { drawAt: isoOf(times.drawAt) }),
    ...(participants > 0 && progress > 0
      ? { participantsCount: participants, sentGiftsCount: Math.floor(participants * 0.4 * progress) }
      : {}),
    ...(duckHunt === undefined ? {} : { duckHuntGameId: duckHunt }),
  };
}

export function promoOf(call: Context, definition: PromoDefinition): Promo {
  const { id, slug, title, sortPriority, mechanic, prizes, template, container, fund, needsButton } =
    definition;
  const times = timesOf(call, definition);
  const image = promoAddress(slug);
  return {
    id,
    slug,
    title: title[call.locale],
    status: statusAt(times, call.now),
    startAt: isoOf(times.startAt),
    ...(times.endAt === null ? {} : { endAt: isoOf(times.endAt) }),
    sortPriority,
    type: 'promo',
    // Some promotions only have the default picture.
    ...(id % 4 === 0 ? { imageDefault: { url: image } } : { image }),
    description: descriptionOf(call, definition),
    mechanic: { title: mechanic[call.locale], value: 1 },
    prizes: prizes.map((prize) => prizeOf(call, definition, prize)),
    pageType: pageTypeOf(template),
    ...(template === null ? {} : { template }),
    containerTemplate: container,
    fund: inPrizes[call.locale].replace(
      '{sum}',
      moneyText(unitsOf(call.brand, fund), call.brand, call.locale),
    ),
    background: posterAddress(slug),
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
