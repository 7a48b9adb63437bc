import { noHistory, personaDefaults, type Persona } from './definition.ts';

export const excluded = {
  ...personaDefaults,
  id: 'excluded',
  purpose: 'has excluded themselves from play for five months',
  playerId: 1007,
  phone: '61491570313',
  nickname: 'resting_bear',
  level: 2,
  real: 200,
  deposited: 6_000,
  isExcluded: true,
  person: { gender: 'female', birthday: '1986-12-30', hasAddress: false },
  history: {
    ...noHistory,
    rounds: 130,
    deposits: { count: 5, largest: 60, hasOpen: false },
    gifts: [['spins20', 'personal', 400]],
    games: { recent: 5, favourites: 2 },
    promotions: { ids: [18], pointsFactor: 1, bigWins: 0 },
    tournaments: { members: [[412, 0.1]], chosen: null, invitations: [], hasPartnerCode: false },
    excludedDays: 150,
  },
} as const satisfies Persona;
