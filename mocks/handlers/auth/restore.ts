import { defineHandlers, type Context } from '../../core/handler.ts';
import { revokeSessions } from '../../world/auth.ts';
import { checkCode, latestPurpose, sendCode } from '../../world/codes.ts';
import { authSlice } from '../../world/slices/auth.ts';
import { nextId, playerByContact, type PlayerState } from '../../world/state.ts';
import { captchaProblem } from './captcha.ts';
import { failCode, failSending } from './codes.ts';

/** How long a new password may be set, milliseconds. */
const restoreLifetime = 60 * 60_000;

function createRestoreCode(call: Context, player: PlayerState): string {
  const random = call.random(`restore/${player.id}/${nextId(call.state, 'restore')}/${call.state.startedAt}`);
  const code = Array.from({ length: 12 }, () => random.int(0, 35).toString(36)).join('');
  authSlice.of(call).restores[code] = { playerId: player.id, until: call.now + restoreLifetime };
  return code;
}

export const restore = defineHandlers({
  requestPasswordRestore(call) {
    const { authType, captcha } = call.body;
    const contact = authType === 'email' ? call.body.email : call.body.phone;
    if (contact === undefined) return call.fail('validation_error', { field: authType });
    const problem = captchaProblem(call, captcha);
    if (problem) return call.fail(problem);
    const player = playerByContact(call.state, authType, contact);
    if (!player) return call.fail('user_not_found', { field: authType });
    if (player.isExcluded) return call.fail('self_excluded');
    if (player.isBlocked) return call.fail('account_blocked');
    const link = authType === 'email' ? { link: `/new-password/${createRestoreCode(call, player)}` } : {};
    const result = sendCode(call, { purpose: 'restore', kind: authType === 'email' ? 'email' : 'sms', to: contact, ...link });
    return result.sent ? { success: true, resend_after: result.resendAfter } : failSending(call, result);
  },

  checkRestoreCode(call) {
    const { authType, code } = call.body;
    const contact = authType === 'email' ? call.body.email : call.body.phone;
    if (contact === undefined) return call.fail('validation_error', { field: authType });
    const player = playerByContact(call.state, authType, contact);
    // An unknown contact answers like a wrong code: the call must not tell who is registered.
    if (!player) return call.fail('code_wrong');
    const result = checkCode(call, 'restore', contact, code);
    return result === 'right' ? { code: createRestoreCode(call, player) } : failCode(call, result);
  },

  restorePassword(call) {
    const { code, password, passwordConfirm } = call.body;
    const { restores } = authSlice.of(call);
    const wanted = Object.hasOwn(restores, code) ? restores[code] : undefined;
    const player = wanted && call.state.players[String(wanted.playerId)];
    if (!wanted || !player || wanted.until < call.now) return call.fail('restore_code_invalid');
    if (password !== passwordConfirm) return call.fail('passwords_differ');
    if (password === player.password) return call.fail('same_as_old_password');
    player.password = password;
    delete restores[code];
    revokeSessions(call.state, player.id);
    return { success: true };
  },

  resendPhoneCode(call) {
    const { phone } = call.body;
    const purpose = latestPurpose(call, phone);
    if (!purpose) return call.fail('user_not_found', { field: 'phone' });
    const result = sendCode(call, { purpose, kind: 'sms', to: phone });
    return result.sent ? { success: true, resend_after: result.resendAfter } : failSending(call, result);
  },
});
