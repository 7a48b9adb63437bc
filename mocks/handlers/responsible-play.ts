import { defineHandlers } from '../core/handler.ts';
import type { PlayLimit } from '../generated/model/index.ts';
import { pendingDepositSum } from '../world/cashbox/deposits.view.ts';
import type { Context } from '../world/context.ts';
import type { PlayerState } from '../world/state.ts';
import { forgetDevices } from '../world/profile/devices.actions.ts';
import { revokeSessions } from '../world/sessions.ts';
import { playActivityOf, playStatementOf } from '../world/responsible-play/playActivity.view.ts';
import {
  changeLimits,
  changeRealityCheck,
  confirmLimit,
  exclude,
  limitRefusal,
  startBreak,
} from '../world/responsible-play/actions.ts';
import {
  isExcluded,
  playLimitsOf,
  playRestrictionOf,
  realityCheckOf,
  restrictionStatusOf,
} from '../world/responsible-play/view.ts';
import { twoFactor } from './responsible-play/twoFactor.ts';
import { refuse } from './refuse.ts';

const limitsOf = (call: Context & { player: PlayerState }): PlayLimit[] =>
  playLimitsOf(call, call.player, pendingDepositSum(call, call.player));

export const responsiblePlay = defineHandlers({
  getPlayLimits: (call) => ({ data: limitsOf(call) }),

  updatePlayLimits: (call) => {
    const { limits } = call.body;
    const refused = limitRefusal(call, call.player, limits);
    if (refused) return refuse(call, refused);
    changeLimits(call, call.player, limits);
    return { data: limitsOf(call) };
  },

  confirmPlayLimit: (call) => {
    const { kind, period } = call.body;
    const refused = confirmLimit(call, call.player, kind, period);
    return refused ? refuse(call, refused) : { data: limitsOf(call) };
  },

  startTimeOut: (call) => {
    if (playRestrictionOf(call, call.player) === 'self_excluded') return call.fail('self_exclusion_active');
    if (!startBreak(call, call.player, call.body.period)) return call.fail('time_out_active');
    return { data: restrictionStatusOf(call, call.player) };
  },

  startSelfExclusion: (call) => {
    const { isConfirmed, period } = call.body;
    if (!isConfirmed) return call.fail('confirmation_required');
    if (isExcluded(call, call.player)) return call.fail('self_exclusion_active');
    exclude(call, call.player, period);
    revokeSessions(call, call.player);
    forgetDevices(call, call.player);
    return { data: restrictionStatusOf(call, call.player) };
  },

  getRealityCheck: (call) => ({ data: { interval: realityCheckOf(call, call.player) } }),

  updateRealityCheck: (call) => {
    changeRealityCheck(call, call.player, call.body.interval);
    return { data: { interval: call.body.interval } };
  },

  getPlayActivity: (call) => ({ data: playActivityOf(call, call.player, call.session, call.query.period) }),

  getPlayStatement: (call) => ({ data: playStatementOf(call, call.player, call.query.period) }),

  ...twoFactor,
});
