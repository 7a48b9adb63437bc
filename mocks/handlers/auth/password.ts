import { defineHandlers } from '../../core/handler.ts';
import { passwordRefusal, setPassword } from '../../world/auth/actions.ts';
import { passwordProblem } from '../../world/auth/rules.ts';
import { ownNamesOf } from '../../world/auth/view.ts';
import { announceSecurityChange } from '../../world/notifications/security.actions.ts';
import { forgetDevices } from '../../world/profile/devices.actions.ts';
import { revokeSessions } from '../../world/sessions.ts';

export const password = defineHandlers({
  changePassword(call) {
    const { oldPassword, password: wanted, passwordConfirm, endOtherSessions = false } = call.body;
    const { player } = call;
    const refused = passwordRefusal(call, player, oldPassword, 'change');
    if (refused === 'wrong') return call.fail('wrong_old_password');
    if (refused) return call.fail('attempts_limit', { data: refused });
    if (wanted !== passwordConfirm) return call.fail('passwords_differ');
    if (wanted === oldPassword) return call.fail('same_as_old_password');
    const problem = passwordProblem(wanted, ownNamesOf(player));
    if (problem) return call.fail(problem);
    setPassword(call, player, wanted);
    announceSecurityChange(call, player, 'password_changed');
    if (endOtherSessions) {
      revokeSessions(call, player, call.session?.id);
      forgetDevices(call, player);
    }
    return { success: true };
  },
});
