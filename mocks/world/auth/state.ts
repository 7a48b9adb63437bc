import { hour } from '../dates.ts';
import { defineSharedSlice } from '../slice.ts';

interface AuthSlice {
  /** Phones that were confirmed for registration, with the time in epoch milliseconds. */
  confirmedPhones: Record<string, number>;
  restores: Record<string, { playerId: number; until: number }>;
  wrongPasswords: Record<string, number[]>;
}

/**
 * A restore code that the persona `withdrawing` has at the start, used by the OpenAPI example of
 * setting a password.
 */
const testRestoreCode = 'r7Qm2ZkX9wPd';

const restoringPlayer = 1008;

export const authSlice = defineSharedSlice('auth', {
  initial: ({ now }): AuthSlice => ({
    confirmedPhones: {},
    restores: { [testRestoreCode]: { playerId: restoringPlayer, until: now + hour } },
    wrongPasswords: {},
  }),
});
