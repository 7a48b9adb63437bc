import { hour } from '../dates.ts';
import { defineSharedSlice } from '../slice.ts';

interface AuthSlice {
  /** Phones that were confirmed for registration, with the instant. */
  confirmedPhones: Record<string, number>;
  restores: Record<string, { playerId: number; until: number }>;
  wrongPasswords: Record<string, number[]>;
}

/** The link of an e-mail that the persona `withdrawing` has just got: the example of the description sets a new password by it. */
const testRestoreCode = 'r7Qm2ZkX9wPd';

const restoringPlayer = 1008;

export const authSlice = defineSharedSlice('auth', {
  initial: ({ now }): AuthSlice => ({
    confirmedPhones: {},
    restores: { [testRestoreCode]: { playerId: restoringPlayer, until: now + hour } },
    wrongPasswords: {},
  }),
});
