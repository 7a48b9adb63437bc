// Login, registration, tokens, restore.
import { defineHandlers } from '../core/handler.ts';
import { refreshSession, startSession } from '../world/auth.ts';
import { checkCode, sendCode } from '../world/codes.ts';
import { authSlice, loginAttemptsLeft, noteLogin } from '../world/slices/auth.ts';
import { playerByContact } from '../world/state.ts';
import { captchaProblem } from './auth/captcha.ts';
import { failCode, failSending } from './auth/codes.ts';
import { loginMessage } from './auth/messages.ts';
import { nicknames } from './auth/nickname.ts';
import { registration } from './auth/registration.ts';
import { restore } from './auth/restore.ts';

/** Seconds that too many wrong passwords cost. */
const loginPause = 300;

const session = defineHandlers({
  refreshToken(call) {
    const refreshed = refreshSession(call, call.body.refreshToken);
    if ('tokens' in refreshed) return refreshed.tokens;
    return call.fail(refreshed.refused === 'unknown' ? 'invalid_request' : 'refresh_token_expired');
  },

  login(call) {
    const { authType, password, captcha } = call.body;
    const contact = authType === 'email' ? call.body.email : call.body.phone;
    if (contact === undefined) return call.fail('validation_error', { field: authType });
    const problem = captchaProblem(call, captcha);
    if (problem) return call.fail(problem);
    if (loginAttemptsLeft(call, contact) === 0) return call.fail('attempts_limit', { data: { retry_after: loginPause } });
    const player = playerByContact(call.state, authType, contact);
    if (!player || player.password !== password) {
      noteLogin(call, contact, false);
      return call.fail('wrong_credentials', { message: loginMessage('wrong_credentials', call.locale) });
    }
    if (player.isExcluded) return call.fail('self_excluded', { message: loginMessage('self_excluded', call.locale) });
    if (player.isBlocked) return call.fail('account_blocked', { message: loginMessage('account_blocked', call.locale) });
    noteLogin(call, contact, true);
    return startSession(call, player, call.userAgent);
  },
});

const phones = defineHandlers({
  verifyPhone(call) {
    const { phone, captcha } = call.body;
    const problem = captchaProblem(call, captcha);
    if (problem) return call.fail(problem);
    if (playerByContact(call.state, 'phone', phone)) return call.fail('user_already_exists', { field: 'phone' });
    const result = sendCode(call, { purpose: 'registration', kind: 'sms', to: phone });
    return result.sent ? { success: true, resend_after: result.resendAfter } : failSending(call, result);
  },

  confirmPhone(call) {
    const { phone, code } = call.body;
    const result = checkCode(call, 'registration', phone, code);
    if (result !== 'right') return failCode(call, result);
    authSlice.of(call).confirmedPhones[phone] = call.now;
    return { success: true };
  },
});

/** Handlers of the tag `auth`. */
export const auth = { ...session, ...phones, ...registration, ...restore, ...nicknames };
