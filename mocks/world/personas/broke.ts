import { noHistory, personaDefaults, type Persona } from './definition.ts';

export const broke = {
  ...personaDefaults,
  id: 'broke',
  purpose: 'has no money: a payout is stuck and the identity documents were declined',
  playerId: 1005,
  phone: '61491570159',
  nickname: 'empty_pockets',
  level: 1,
  deposited: 1_500,
  daysSinceRegistration: 90,
  phoneVerified: false,
  person: { gender: 'male', birthday: '1988-09-09', hasAddress: false },
  history: {
    ...noHistory,
    rounds: 84,
    deposits: { count: 3, largest: 60, hasOpen: false },
    // A payout of all the persona's money is stuck, because the payment provider has failed.
    payouts: { statuses: ['server_problem'], largest: 6 },
    gifts: [
      ['nondeposit', 'gift_distribution', 3],
      ['spinsSunforge', 'personal', 9],
      ['deposit50', 'personal', 40],
      ['cashback', 'cashback', 300],
    ],
    games: { recent: 4, favourites: 1 },
    promotions: { ids: [18, 19], pointsFactor: 1, bigWins: 0 },
    tournaments: { members: [[321, 0.09]], chosen: 321, invitations: [], hasPartnerCode: false },
    documents: [
      { kind: 'identity', status: 'cancel', daysAgo: 2, reasons: ['blurry', 'glare', 'document_expired'] },
    ],
    unreadNotices: 2,
    hoursSinceDeclineNotice: 45,
  },
} as const satisfies Persona;
