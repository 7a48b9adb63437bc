import type { Context } from '../../world/context.ts';
import type { CaptchaAnswer } from '../../generated/model/index.ts';

/**
 * Required in `state.captcha_v2` and `state.captcha_v3`. A token that is sent without need is
 * checked too; `invalid…` fails.
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
