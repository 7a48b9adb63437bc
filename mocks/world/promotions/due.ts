import type { Context } from '../context.ts';
import { day } from '../dates.ts';
import { timetable } from '../due.ts';
import { distributeGift } from '../gifts/actions.ts';
import { addNotice } from '../notifications/actions.ts';
import { playRestrictionOf } from '../responsible-play/view.ts';
import { languageTags, type LocaleId, type LocalText } from '../settings.ts';
import type { PlayerState } from '../state.ts';
import { pointNameOf, promotions } from './catalogue.ts';
import { pageTypeOf, pointUnit, type PointName, type PromoDefinition } from './catalogue/definition.ts';
import { drawPlaces } from './draw.rules.ts';
import { isMember, pointsOf } from './points.view.ts';
import { drawsSlice, promotionsSlice } from './state.ts';
import { tableOf, type Table } from './table.view.ts';
import { restOfPool, timesOf } from './view.ts';

/**
 * Places that win without a draw. With `state.lucky_player`, these are the places of this world's members;
 * without it, the list is empty.
 */
function guaranteedWinners(context: Context, definition: PromoDefinition, table: Table): number[] {
  if (!context.is('state.lucky_player')) return [];
  return Object.values(context.state.players)
    .filter((player) => isMember(context, player, definition))
    .flatMap(({ id }) => table.placeOf(id) ?? []);
}

function draw(context: Context, definition: PromoDefinition): void {
  const { id, slug, title, prizes } = definition;
  const drawn = prizes.filter(({ winners = 0 }) => winners > 0);
  const random = context.random(`draw/${id}/${context.state.startedAt}`);
  const table = tableOf(context, definition);
  const lucky = new Set<number>();
  const held: Record<string, { userId: number; username: string }[]> = {};
  // The last prize in the list is the main prize, so it is drawn first. Nobody wins twice. Only guaranteed
  // winners can win a prize whose price is higher than their points.
  for (const prize of drawn.toReversed()) {
    const tickets = (scope: number): number => {
      const points = table.pointsAt(scope) / pointUnit;
      return lucky.has(scope) || points < prize.price ? 0 : Math.floor(points);
    };
    const places = [
      ...guaranteedWinners(context, definition, table),
      ...drawPlaces(table.size, tickets, prize.winners ?? 0, random),
    ]
      .filter((scope) => !lucky.has(scope))
      .slice(0, prize.winners);
    for (const scope of places) lucky.add(scope);
    const own = places.map((scope) => table.at(scope));
    held[prize.id] = own.map(({ userId, username }) => ({ userId, username }));
    for (const { userId } of own) {
      const player = context.state.players[String(userId)];
      if (!player) continue;
      const gift = distributeGift(context, player, prize.gift, 'promotions', {
        promotion: title,
        ...(prize.takesRest === true ? { amount: restOfPool(context, definition, context.now) } : {}),
      });
      promotionsSlice
        .of(context, player)
        .prizes.push({ promoId: id, prizeId: prize.id, count: 1, at: context.now });
      addNotice(context, player, 'promotion_won', {
        giftId: gift.id,
        title,
        gift: { name: prize.gift, amount: gift.amount },
      });
    }
  }
  drawsSlice.of(context).held[id] = held;
  const winners = new Set(Object.values(held).flatMap((own) => own.map(({ userId }) => userId)));
  for (const player of Object.values(context.state.players))
    if (!winners.has(player.id) && isMember(context, player, definition))
      addNotice(context, player, 'promotion_drawn', { title, link: `/promo/${slug}` });
}

/** Milliseconds before the end at which a notice warns members that their unused points will expire. */
const endWarning = day;

/**
 * The player's points that can still be exchanged for prizes, as text with one part per currency; null without
 * such points.
 */
function exchangeableText(
  context: Context,
  player: PlayerState,
  definition: PromoDefinition,
): LocalText | null {
  const { points, additionalPoints } = pointsOf(context, player, definition);
  const { prizes, additional } = definition;
  const buys = (wanted: boolean): boolean =>
    prizes.some(({ isAdditional = false }) => isAdditional === wanted);
  const owned = [
    ...(buys(false) ? [{ parts: points, name: pointNameOf(definition, context.brand) }] : []),
    ...(buys(true) && additional ? [{ parts: additionalPoints, name: additional }] : []),
  ].filter(({ parts }) => parts >= pointUnit);
  if (owned.length === 0) return null;
  const textIn = (locale: LocaleId): string =>
    new Intl.ListFormat(languageTags[locale]).format(
      owned.map(({ parts, name }) => amountText(Math.floor(parts / pointUnit), name, locale)),
    );
  return { ru: textIn('ru'), en: textIn('en'), it: textIn('it'), br: textIn('br') };
}

function amountText(count: number, { forms }: PointName, locale: LocaleId): string {
  const [one, few, many] = forms[locale];
  const byRule: Partial<Record<Intl.LDMLPluralRule, string>> = { one, few };
  return `${count} ${byRule[new Intl.PluralRules(languageTags[locale]).select(count)] ?? many}`;
}

/**
 * Notifies members who still have exchangeable points. The notice says that the points will expire, or that
 * they have expired.
 * @param name name of the notice: the promotion is about to end, or has ended
 */
function notifyUnspentPoints(
  context: Context,
  definition: PromoDefinition,
  name: 'promotion_ending' | 'promotion_ended',
): void {
  const { slug, title } = definition;
  for (const player of Object.values(context.state.players)) {
    if (!isMember(context, player, definition) || playRestrictionOf(context, player) !== null) continue;
    const points = exchangeableText(context, player, definition);
    if (points) addNotice(context, player, name, { title, points, link: `/promo/${slug}` });
  }
}

export const due = timetable(function* dueOfPromotions(place) {
  for (const definition of promotions) {
    const { drawAt, endAt } = timesOf(place, definition);
    if (endAt !== null && pageTypeOf(definition.template) === 'exchange') {
      yield {
        at: endAt - endWarning,
        name: `promotion ${definition.slug} ends soon`,
        run: (context) => notifyUnspentPoints(context, definition, 'promotion_ending'),
      };
      yield {
        at: endAt,
        name: `promotion ${definition.slug} ends`,
        run: (context) => notifyUnspentPoints(context, definition, 'promotion_ended'),
      };
    }
    if (drawAt === null || pageTypeOf(definition.template) !== 'lottery') continue;
    yield {
      at: drawAt,
      name: `promotion ${definition.slug} is drawn`,
      run: (context) => draw(context, definition),
    };
  }
});
