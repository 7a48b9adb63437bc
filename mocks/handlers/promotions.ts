import { defineHandlers, type Call, type ErrorOverrides } from '../core/handler.ts';
import { partOf } from '../world/paging.ts';
import { depositAchievementsOf } from '../world/promotions/deposits.view.ts';
import { findHunt, huntOf } from '../world/promotions/duckHunt.view.ts';
import { shootOnce } from '../world/promotions/duckHunt.actions.ts';
import { giveHighFive } from '../world/promotions/highFives.actions.ts';
import { highFivesOf, highFiveStatistic, mayHighFive } from '../world/promotions/highFives.view.ts';
import { logOf, membershipOf, pointLogsOf } from '../world/promotions/points.view.ts';
import { findPromo, promoOf, promosOf } from '../world/promotions/view.ts';
import { participantOf, placesOfPage, tableOf } from '../world/promotions/table.view.ts';
import { exchangePrize, joinPromotion } from '../world/promotions/actions.ts';
import type { PromoDefinition } from '../world/promotions/catalogue/definition.ts';
import type { PromoMembership } from '../generated/model/index.ts';
import { refuse } from './refuse.ts';

interface LookupCall {
  fail(name: 'not_found', overrides?: ErrorOverrides): never;
}

function requirePromo(
  call: LookupCall & Parameters<typeof findPromo>[0],
  wanted: number | string,
): PromoDefinition {
  return findPromo(call, wanted) ?? call.fail('not_found');
}

function membership(
  call: Call<'getPromotionMembership'> | Call<'exchangePromotionPrize'>,
  definition: PromoDefinition,
): PromoMembership {
  const place = tableOf(call, definition).placeOf(call.player.id);
  return (
    membershipOf(call, call.player, definition, place === null ? null : place + 1) ?? call.fail('not_found')
  );
}

export const promotions = defineHandlers({
  listPromotions: (call) => ({ data: promosOf(call) }),

  listActivePromotions: (call) => ({ data: promosOf(call).filter(({ status }) => status === 'active') }),

  getPromotion: (call) => ({ data: promoOf(call, requirePromo(call, call.path.slug)) }),

  getPromotionMembership: (call) => ({ data: membership(call, requirePromo(call, call.path.promoId)) }),

  listPromotionParticipants: (call) => {
    const { 'sort[field]': field, 'sort[order]': order, page, limit, q = '' } = call.query;
    const definition = requirePromo(call, call.path.promoId);
    const table = tableOf(call, definition);
    const { places, total } = placesOfPage(table, { field, order, page, limit, q });
    const me = call.player?.id ?? null;
    const items = places.map((place) => {
      const standing = table.at(place);
      return participantOf(standing, {
        me,
        hasAdditional: definition.additional !== undefined,
        mayFive: mayHighFive(call, call.player, definition, standing.userId, table),
      });
    });
    return { items, totalItems: total };
  },

  listHighFives: (call) => {
    const definition = requirePromo(call, call.path.promoId);
    return call.player
      ? highFivesOf(call, call.player, definition, call.query, tableOf(call, definition))
      : { items: [], totalItems: 0 };
  },

  getHighFiveStatistic: (call) => ({
    data: highFiveStatistic(call, call.player, requirePromo(call, call.path.promoId)),
  }),

  giveHighFive: (call) => {
    const { actionId, toUserId } = call.body;
    const definition = requirePromo(call, actionId);
    if (!call.player) return call.fail('unauthorized');
    const result = giveHighFive(call, call.player, definition, toUserId, tableOf(call, definition));
    return 'five' in result ? { data: result.five } : refuse(call, result);
  },

  participateInPromotion: (call) => {
    const definition = requirePromo(call, call.body.action_id);
    const refused = joinPromotion(call, call.player, definition);
    return refused ? call.fail(refused) : { ok: true, action_id: definition.id };
  },

  exchangePromotionPrize: (call) => {
    const definition = requirePromo(call, call.path.promoId);
    const prize = definition.prizes.find(({ id }) => id === call.path.prizeId) ?? call.fail('not_found');
    const refused = exchangePrize(call, call.player, definition, prize);
    return refused ? refuse(call, refused) : { data: membership(call, definition) };
  },

  listDepositAchievements: (call) => ({
    data: depositAchievementsOf(call, call.player, requirePromo(call, call.path.promoId)),
  }),

  listActionBalanceLogs: (call) => {
    const { actionId, page, limit } = call.query;
    const definition = findPromo(call, actionId);
    const logs = definition ? pointLogsOf(call, call.player, definition) : [];
    const { data, total } = partOf(logs, { page, limit });
    return { data: data.map((entry) => logOf(call, entry)), total };
  },

  getDuckHuntGame: (call) => {
    const hunt = findHunt(call, call.path.gameId) ?? call.fail('not_found');
    return { data: huntOf(call, call.player, hunt) };
  },

  shootDuck: (call) => {
    const hunt = findHunt(call, call.path.gameId) ?? call.fail('not_found');
    const result = shootOnce(call, call.player, hunt, call.body);
    return 'shot' in result ? { data: result.shot } : call.fail(result.refused);
  },
});
