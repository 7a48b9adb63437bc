import type { Context } from '../../world/context.ts';
import type { CaptchaAnswer } from '../../generated/model/index.ts';

/**
 * Why the captcha's token is refused, or null. `state.captcha_v2` and `state.captcha_v3` require a
 * token. Without these states, a token is checked only if it was sent. Tokens that begin with
 * `invalid` fail.
 */
export function captchaProblem(
  call: Context,
  captcha: CaptchaAnswer | undefined,
): 'captcha_required' | 'captcha_invalid' | null {
  const version = call.is('state.captcha_v2') ? 2 : call.is('state.captcha_v3') ? 3 : null;
  if (!captcha) return version === null ? null : 'captcha_required';
  const fits = version === null || captcha.version === version;
  return fits && !captcha.token.startsWith('invalid') ? null : 'captcha_invalid';
}
