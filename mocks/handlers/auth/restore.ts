import { defineHandlers } from '../../core/handler.ts';
import { revokeSessions } from '../../world/sessions.ts';
import { checkCode, latestPurpose, sendCode } from '../../world/codes.ts';
import { announceSecurityChange } from '../../world/notifications/security.actions.ts';
import { createRestoreCode, setPassword } from '../../world/auth/actions.ts';
import { isWeakPassword } from '../../world/auth/rules.ts';
import { ownNamesOf, playerOfRestoreCode } from '../../world/auth/view.ts';
import { playerByContact } from '../../world/state.ts';
import { captchaProblem } from './captcha.ts';
import { resendAfterOrFail } from '../resendAfterOrFail.ts';
import { refuse } from '../refuse.ts';
import { contactOf } from './contact.ts';
import { forgetDevices } from '../../world/profile/devices.actions.ts';

export const restore = defineHandlers({
  requestPasswordRestore(call) {
    const { authType, captcha } = call.body;
    const contact = contactOf(call);
    const problem = captchaProblem(call, captcha);
    if (problem) return call.fail(problem);
    const player = playerByContact(call.state, authType, contact);
    if (!player) return call.fail('user_not_found', { field: authType });
    if (player.isBlocked) return call.fail('account_blocked');
    const link = authType === 'email' ? { link: `/new-password/${createRestoreCode(call, player)}` } : {};
    const kind = authType === 'email' ? 'email' : 'sms';
    return resendAfterOrFail(call, sendCode(call, { purpose: 'restore', kind, to: contact, ...link }));
  },

  checkRestoreCode(call) {
    const { authType, code } = call.body;
    const contact = contactOf(call);
    const player = playerByContact(call.state, authType, contact);
    // Fails as if the code were wrong, so that callers can't find out who is registered.
    if (!player) return call.fail('code_wrong');
    const refused = checkCode(call, 'restore', contact, code);
    return refused ? refuse(call, refused) : { code: createRestoreCode(call, player) };
  },

  checkRestoreLink: (call) =>
    playerOfRestoreCode(call, call.body.code) ? { success: true } : call.fail('restore_code_invalid'),

  restorePassword(call) {
    const { code, password, passwordConfirm } = call.body;
    const player = playerOfRestoreCode(call, code);
    if (!player) return call.fail('restore_code_invalid');
    if (password !== passwordConfirm) return call.fail('passwords_differ');
    if (password === player.password) return call.fail('same_as_old_password');
    if (isWeakPassword(password, ownNamesOf(player))) return call.fail('weak_password');
    setPassword(call, player, password);
    announceSecurityChange(call, player, 'password_changed');
    revokeSessions(call, player);
    forgetDevices(call, player);
    return { success: true };
  },

  resendPhoneCode(call) {
    const { phone } = call.body;
    const purpose = latestPurpose(call, phone);
    if (!purpose) return call.fail('user_not_found', { field: 'phone' });
    return resendAfterOrFail(call, sendCode(call, { purpose, kind: 'sms', to: phone }));
  },
});
