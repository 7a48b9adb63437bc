// What login, registration and restore remember beside the players and their sessions.
import { hour } from '../dates.ts';
import { defineSharedSlice } from '../slice.ts';

interface AuthSlice {
  /** Phones that were confirmed for registration, with the instant. */
  confirmedPhones: Record<string, number>;
  /** Codes by which a new password may be set. */
  restores: Record<string, { playerId: number; until: number }>;
  /** Instants of wrong passwords by contact. */
  wrongPasswords: Record<string, number[]>;
}

/** The link of a letter that the persona `withdrawing` has just got: the example of the description sets a new password by it. */
const testRestoreCode = 'r7Qm2ZkX9wPd';

const restoringPlayer = 1008;

export const authSlice = defineSharedSlice('auth', {
  initial: ({ now }): AuthSlice => ({
    confirmedPhones: {},
    restores: { [testRestoreCode]: { playerId: restoringPlayer, until: now + hour } },
    wrongPasswords: {},
  }),
});
