import { noHistory, personaDefaults, type Persona } from './definition.ts';

export const withdrawing = {
  ...personaDefaults,
  id: 'withdrawing',
  purpose: 'verified, with a payout that waits for its code',
  playerId: 1008,
  phone: '61491572549',
  nickname: 'patient_heron',
  level: 4,
  real: 7_800,
  compoints: 620,
  deposited: 24_000,
  isVerified: true,
  person: { gender: 'female', birthday: '1992-03-08', hasAddress: true },
  history: {
    ...noHistory,
    rounds: 520,
    deposits: { count: 9, largest: 60, hasOpen: false },
    // The unconfirmed payout was requested a minute ago and waits for its SMS code.
    payouts: { statuses: ['needs_confirmation', 'paid', 'paid'], largest: 6 },
    gifts: [['cashback', 'cashback', 200, 'used']],
    games: { recent: 7, favourites: 3 },
    promotions: { ids: [18, 22], pointsFactor: 1, bigWins: 0 },
    tournaments: { members: [[318, 0.07]], chosen: null, invitations: [], hasPartnerCode: false },
    forgotPassword: true,
  },
} as const satisfies Persona;
