import { hour } from '../dates.ts';
import { defineSharedSlice } from '../slice.ts';

interface AuthSlice {
  /** Phones that were confirmed for registration, with the time in epoch milliseconds. */
  confirmedPhones: Record<string, number>;
  restores: Record<string, { playerId: number; until: number }>;
  wrongPasswords: Record<string, number[]>;
}

/**
 * The initial restore code of the persona who forgot the password. The OpenAPI example of setting a password
 * uses it.
 */
const testRestoreCode = 'r7Qm2ZkX9wPd';

export const authSlice = defineSharedSlice('auth', {
  initial: ({ now, personas }): AuthSlice => ({
    confirmedPhones: {},
    restores: Object.fromEntries(
      personas
        .filter(({ history }) => history.forgotPassword)
        .map(({ playerId }) => [testRestoreCode, { playerId, until: now + hour }]),
    ),
    wrongPasswords: {},
  }),
});
