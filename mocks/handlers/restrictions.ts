import { defineHandlers } from '../core/handler.ts';
import { restrictionStatusOf } from '../world/responsible-play/view.ts';

/**
 * Separate from the tag `responsible-play`, because every page of a player makes this request while
 * it loads.
 */
export const restrictions = defineHandlers({
  getPlayRestrictions: (call) => ({ data: restrictionStatusOf(call, call.player) }),
});
