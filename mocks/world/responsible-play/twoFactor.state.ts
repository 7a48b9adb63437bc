// Login by a second factor: a code of the player's authenticator (TOTP, RFC 6238), or a recovery code.
import { day } from '../dates.ts';
import { defineSlice } from '../slice.ts';

interface TwoFactorContent {
  /** Base32; null while it is off. */
  secret: string | null;
  enabledAt: number | null;
  recoveryCodes: string[];
  /** A secret that counts once a code of it has come. */
  offered: string | null;
  /** How often one was offered, so that each is another. */
  offers: number;
  /** Steps of the latest code that was taken: no code counts twice (RFC 6238, 5.2). */
  usedStep: number;
  wrongCodes: number[];
}

/** The test secret of RFC 6238: the ASCII text 12345678901234567890. */
export const testSecret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

export const twoFactorSlice = defineSlice('twoFactor', {
  initial: ({ persona, now }): TwoFactorContent => {
    const isOn = persona === 'guarded';
    return {
      secret: isOn ? testSecret : null,
      enabledAt: isOn ? now - 30 * day : null,
      recoveryCodes: isOn ? ['harbr-lamps', 'quiet-otter', 'salty-finch'] : [],
      offered: persona === 'vip' ? testSecret : null,
      offers: 0,
      usedStep: 0,
      wrongCodes: [],
    };
  },
});
