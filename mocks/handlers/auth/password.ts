import { defineHandlers } from '../../core/handler.ts';
import { recordLoginAttempt, setPassword } from '../../world/auth/actions.ts';
import { passwordProblem } from '../../world/auth/rules.ts';
import { loginWait, ownNamesOf } from '../../world/auth/view.ts';
import { announceSecurityChange } from '../../world/notifications/security.actions.ts';
import { forgetDevices } from '../../world/profile/devices.actions.ts';
import { revokeSessions } from '../../world/sessions.ts';

export const password = defineHandlers({
  changePassword(call) {
    const { oldPassword, password: wanted, passwordConfirm, endOtherSessions = false } = call.body;
    const { player } = call;
    // Wrong passwords count like those of a login, but don't block it.
    const attempts = `change/${player.id}`;
    const wait = loginWait(call, attempts);
    if (wait > 0) return call.fail('attempts_limit', { data: { retryAfter: wait } });
    const isRight = oldPassword === player.password;
    recordLoginAttempt(call, attempts, isRight);
    if (!isRight) return call.fail('wrong_old_password');
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
