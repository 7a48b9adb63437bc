import { noHistory, personaDefaults, type Persona } from './definition.ts';
import { giftsOfEveryone } from './giftsOfEveryone.ts';

export const player = {
  ...personaDefaults,
  id: 'player',
  purpose: 'a usual player with money, gifts of most kinds, tournaments and promotions',
  playerId: 1002,
  phone: '61491570156',
  nickname: 'northern_fox',
  level: 3,
  real: 12_500,
  compoints: 1_840,
  deposited: 45_000,
  winback: 420,
  hasTestToken: true,
  person: { gender: 'female', birthday: '1991-06-14', hasAddress: true },
  history: {
    ...noHistory,
    // One more round completes an achievement.
    rounds: 99,
    deposits: { count: 14, largest: 60, hasOpen: false },
    payouts: { statuses: ['declined', 'cancelled'], largest: 6 },
    gifts: giftsOfEveryone,
    games: { recent: 12, favourites: 5 },
    devices: ['phone'],
    promotions: { ids: [17, 18, 19, 23], pointsFactor: 1, bigWins: 0 },
    tournaments: {
      members: [
        [301, 0.12],
        [318, 0.05],
        [414, 0.08],
      ],
      chosen: 301,
      invitations: [],
      hasPartnerCode: false,
    },
    documents: [{ kind: 'bank_card', status: 'success', daysAgo: 30 }],
    needsMoreDocuments: true,
    unreadNotices: 2,
    pushSubscriptions: ['p_31xZ'],
  },
} as const satisfies Persona;
