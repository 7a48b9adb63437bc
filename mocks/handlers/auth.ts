import { defineHandlers } from '../core/handler.ts';
import { refreshSession } from '../world/sessions.ts';
import { checkCode, sendCode } from '../world/codes.ts';
import { loginWait } from '../world/auth/view.ts';
import { logInOn, recordConfirmedPhone, recordLoginAttempt } from '../world/auth/actions.ts';
import { checkTwoFactor } from '../world/responsible-play/twoFactor.actions.ts';
import { isExcluded, restrictionStatusOf } from '../world/responsible-play/view.ts';
import { hasTwoFactor } from '../world/responsible-play/twoFactor.view.ts';
import { playerByContact } from '../world/state.ts';
import { captchaProblem } from './auth/captcha.ts';
import { resendAfterOrFail } from './resendAfterOrFail.ts';
import { contactOf } from './auth/contact.ts';
import { exclusionMessage, loginMessage } from './auth/messages.ts';
import { password } from './auth/password.ts';
import { nicknames } from './auth/nickname.ts';
import { registration } from './auth/registration.ts';
import { restore } from './auth/restore.ts';
import { refuse } from './refuse.ts';

const session = defineHandlers({
  refreshToken(call) {
    const refreshed = refreshSession(call, call.body.refreshToken);
    if ('tokens' in refreshed) return refreshed.tokens;
    return call.fail(refreshed.refused === 'unknown' ? 'invalid_request' : 'refresh_token_expired');
  },

  login(call) {
    const { authType, password, captcha, code, isPayoutOnly = false } = call.body;
    const contact = contactOf(call);
    const problem = captchaProblem(call, captcha);
    if (problem) return call.fail(problem);
    const wait = loginWait(call, contact);
    if (wait > 0) return call.fail('attempts_limit', { data: { retryAfter: wait } });
    const player = playerByContact(call.state, authType, contact);
    if (!player || player.password !== password) {
      recordLoginAttempt(call, contact, false);
      return call.fail('wrong_credentials', { message: loginMessage('wrong_credentials', call.locale) });
    }
    if (isExcluded(call, player) && !isPayoutOnly)
      return call.fail('self_excluded', {
        message: exclusionMessage(restrictionStatusOf(call, player).selfExcludedUntil, call.locale),
      });
    if (player.isBlocked)
      return call.fail('account_blocked', { message: loginMessage('account_blocked', call.locale) });
    if (hasTwoFactor(call, player)) {
      if (code === undefined)
        return call.fail('two_factor_required', {
          message: loginMessage('two_factor_required', call.locale),
        });
      const refused = checkTwoFactor(call, player, code);
      if (refused?.why === 'two_factor_code_wrong' || refused?.why === 'recovery_code_used')
        return call.fail(refused.why, { message: loginMessage(refused.why, call.locale) });
      if (refused) return refuse(call, refused);
    }
    recordLoginAttempt(call, contact, true);
    return logInOn(call, player, call.userAgent);
  },
});

const phones = defineHandlers({
  verifyPhone(call) {
    const { phone, captcha } = call.body;
    const problem = captchaProblem(call, captcha);
    if (problem) return call.fail(problem);
    if (playerByContact(call.state, 'phone', phone))
      return call.fail('user_already_exists', { field: 'phone' });
    return resendAfterOrFail(call, sendCode(call, { purpose: 'registration', kind: 'sms', to: phone }));
  },

  confirmPhone(call) {
    const { phone, code } = call.body;
    const refused = checkCode(call, 'registration', phone, code);
    if (refused) return refuse(call, refused);
    recordConfirmedPhone(call, phone);
    return { success: true };
  },
});

export const auth = { ...session, ...phones, ...registration, ...restore, ...password, ...nicknames };
