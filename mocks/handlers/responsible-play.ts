// Limits, time-out, self-exclusion, the reminder, and what was won and lost.
import { defineHandlers } from '../core/handler.ts';
import { revokeSessions } from '../world/auth.ts';
import { playActivityOf } from '../world/playActivity.ts';
import {
  changeLimits,
  exclude,
  limitProblem,
  playLimitsOf,
  playRestrictionOf,
  responsiblePlaySlice,
  restrictionStatusOf,
  startBreak,
} from '../world/slices/responsiblePlay.ts';

export const responsiblePlay = defineHandlers({
  getPlayLimits: (call) => ({ data: playLimitsOf(call, call.player) }),

  updatePlayLimits: (call) => {
    const { limits } = call.body;
    const problem = limitProblem(call, call.player, limits);
    if (problem) {
      const field = `limits[${problem.index}].amount`;
      return problem.code === 'limit_too_low' ? call.fail('limit_too_low', { field, data: { limit: problem.least } }) : call.fail('limit_order', { field });
    }
    changeLimits(call, call.player, limits);
    return { data: playLimitsOf(call, call.player) };
  },

  getPlayRestrictions: (call) => ({ data: restrictionStatusOf(call, call.player) }),

  startTimeOut: (call) => {
    if (playRestrictionOf(call, call.player) === 'self_excluded') return call.fail('self_exclusion_active');
    if (!startBreak(call, call.player, call.body.period)) return call.fail('time_out_active');
    return { data: restrictionStatusOf(call, call.player) };
  },

  startSelfExclusion: (call) => {
    const { isConfirmed, period } = call.body;
    if (!isConfirmed) return call.fail('confirmation_required');
    if (call.player.isExcluded) return call.fail('self_exclusion_active');
    exclude(call, call.player, period);
    revokeSessions(call.state, call.player.id);
    return { data: restrictionStatusOf(call, call.player) };
  },

  getRealityCheck: (call) => ({ data: { interval: responsiblePlaySlice.of(call, call.player).interval } }),

  updateRealityCheck: (call) => {
    responsiblePlaySlice.of(call, call.player).interval = call.body.interval;
    return { data: { interval: call.body.interval } };
  },

  getPlayActivity: (call) => ({ data: playActivityOf(call, call.player, call.session, call.query.period) }),
});
