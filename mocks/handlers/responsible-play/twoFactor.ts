import { defineHandlers } from '../../core/handler.ts';
import { recordLoginAttempt } from '../../world/auth/actions.ts';
import { loginWait } from '../../world/auth/view.ts';
import { announceSecurityChange } from '../../world/notifications/security.actions.ts';
import {
  disableTwoFactor,
  enableTwoFactor,
  createSecret,
} from '../../world/responsible-play/twoFactor.actions.ts';
import { hasTwoFactor, twoFactorOf } from '../../world/responsible-play/twoFactor.view.ts';
import { refuse } from '../refuse.ts';

export const twoFactor = defineHandlers({
  getTwoFactor: (call) => ({ data: twoFactorOf(call, call.player) }),

  startTwoFactor: (call) => {
    if (hasTwoFactor(call, call.player)) return call.fail('two_factor_active');
    const { player } = call;
    // Wrong passwords count like those of a login, but don't block it.
    const attempts = `two-factor/${player.id}`;
    const wait = loginWait(call, attempts);
    if (wait > 0) return call.fail('attempts_limit', { data: { retryAfter: wait } });
    const isRight = call.body.password === player.password;
    recordLoginAttempt(call, attempts, isRight);
    if (!isRight) return call.fail('wrong_password');
    return { data: createSecret(call, call.player) };
  },

  confirmTwoFactor: (call) => {
    const result = enableTwoFactor(call, call.player, call.body.code);
    if ('why' in result) return refuse(call, result);
    announceSecurityChange(call, call.player, 'two_factor_on');
    return { data: { codes: result.codes } };
  },

  disableTwoFactor: (call) => {
    const refused = disableTwoFactor(call, call.player, call.body.code);
    if (refused) return refuse(call, refused);
    announceSecurityChange(call, call.player, 'two_factor_off');
    return { data: twoFactorOf(call, call.player) };
  },
});
