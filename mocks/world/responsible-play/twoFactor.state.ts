// Two-factor login: a TOTP code of an authenticator (RFC 6238), or a recovery code.
import { day } from '../dates.ts';
import { defineSlice } from '../slice.ts';

interface TwoFactorContent {
  /** Base32; null while two-factor login is off. */
  secret: string | null;
  enabledAt: number | null;
  recoveryCodes: string[];
  usedRecoveryCodes: string[];
  /** A new secret that waits for its first code. */
  offered: string | null;
  /** Number of secrets that were offered so far. Makes each new secret different. */
  offers: number;
  /** Time step of the latest accepted code. A code can't be reused (RFC 6238, 5.2). */
  usedStep: number;
  wrongCodes: number[];
}

/** RFC 6238's test secret: the ASCII text 12345678901234567890. */
export const testSecret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

export const twoFactorSlice = defineSlice('twoFactor', {
  initial: ({ history, now }): TwoFactorContent => {
    const isOn = history.twoFactor === 'on';
    return {
      secret: isOn ? testSecret : null,
      enabledAt: isOn ? now - 30 * day : null,
      recoveryCodes: isOn ? ['harbr-lamps', 'quiet-otter', 'salty-finch'] : [],
      usedRecoveryCodes: [],
      offered: history.twoFactor === 'offered' ? testSecret : null,
      offers: 0,
      usedStep: 0,
      wrongCodes: [],
    };
  },
});
