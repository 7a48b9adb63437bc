import { defineHandlers } from '../core/handler.ts';
import { restrictionStatusOf } from '../world/responsible-play/view.ts';

/** Apart from `responsible-play`, because every page of a player asks for it with its first load. */
export const restrictions = defineHandlers({
  getPlayRestrictions: (call) => ({ data: restrictionStatusOf(call, call.player) }),
});
