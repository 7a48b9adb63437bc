import type { NamedStates } from '../namedState.ts';

export const states = {
  'state.captcha_v2': { summary: 'Captcha version 2 is on, and forms require it' },
  'state.captcha_v3': { summary: 'Captcha version 3 is on, and forms require it' },
  'state.full_registration': { summary: 'The registration A/B test shows the variant with a promo code' },
  'state.skip_nickname': { summary: 'Registration has no nickname step' },
} as const satisfies NamedStates;
