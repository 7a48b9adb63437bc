import { defineHandlers } from '../../core/handler.ts';
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
    return { data: createSecret(call, call.player) };
  },

  confirmTwoFactor: (call) => {
    const result = enableTwoFactor(call, call.player, call.body.code);
    return 'why' in result ? refuse(call, result) : { data: { codes: result.codes } };
  },

  disableTwoFactor: (call) => {
    const refused = disableTwoFactor(call, call.player, call.body.code);
    return refused ? refuse(call, refused) : { data: twoFactorOf(call, call.player) };
  },
});
