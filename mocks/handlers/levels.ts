// Loyalty levels.
import { cachedAnswer } from '../core/answer.ts';
import { defineHandlers } from '../core/handler.ts';
import { levelsOf, pointPricesOf } from '../world/levels/catalogue.ts';
import { userLevelOf } from '../world/levels/view.ts';

export const levels = defineHandlers({
  listLevels: (call) =>
    cachedAnswer(call.world.catalogue, `levels/${call.locale}`, () => ({
      data: levelsOf(call.locale),
      pointPrices: pointPricesOf(call.brand),
    })),

  getUserLevel: (call) => ({ data: userLevelOf(call, call.player) }),
});
