import { defineHandlers } from '../core/handler.ts';
import { restrictionStatusOf } from '../world/responsible-play/view.ts';

/**
 * `getPlayRestrictions` has its own tag instead of `responsible-play`, because every page of a
 * logged-in player sends this request while loading.
 */
export const restrictions = defineHandlers({
  getPlayRestrictions: (call) => ({ data: restrictionStatusOf(call, call.player) }),
});
