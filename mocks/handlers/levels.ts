import { cachedAnswer } from '../core/answer.ts';
import { defineHandlers } from '../core/handler.ts';
import { pointPricesOf } from '../world/levels/catalogue.ts';
import { ladderOf, userLevelOf } from '../world/levels/view.ts';

export const levels = defineHandlers({
  listLevels: (call) =>
    cachedAnswer(call.world.catalogue, `levels/${call.brand}/${call.locale}`, () => ({
      data: ladderOf(call.brand, call.locale),
      pointPrices: pointPricesOf(call.brand),
    })),

  getUserLevel: (call) => ({ data: userLevelOf(call, call.player) }),
});
