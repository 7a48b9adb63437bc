import { noHistory, personaDefaults, type Persona } from './definition.ts';

export const multiAccount = {
  ...personaDefaults,
  id: 'multi-account',
  purpose: 'flagged as a second account: no gifts, no promotions, no payouts',
  playerId: 1006,
  phone: '61491570110',
  nickname: 'second_self',
  level: 1,
  real: 640,
  compoints: 95,
  deposited: 3_000,
  daysSinceRegistration: 15,
  isMultiAccount: true,
  person: { gender: 'male', birthday: '1994-04-19', hasAddress: false },
  history: {
    ...noHistory,
    rounds: 46,
    deposits: { count: 3, largest: 60, hasOpen: false },
    gifts: [
      ['spins20', 'personal', 10],
      ['bonus1000', 'registration', 360],
    ],
    games: { recent: 3, favourites: 0 },
    documents: [
      { kind: 'identity', status: 'cancel', daysAgo: 5, reasons: ['already_verified', 'mismatch'] },
    ],
    hoursSinceDeclineNotice: 118,
  },
} as const satisfies Persona;
