import { defineHandlers } from '../../core/handler.ts';
import { passwordRefusal } from '../../world/auth/actions.ts';
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
    const refused = passwordRefusal(call, call.player, call.body.password, 'two-factor');
    if (refused === 'wrong') return call.fail('wrong_password');
    if (refused) return call.fail('attempts_limit', { data: refused });
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
