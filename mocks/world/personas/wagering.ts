import { noHistory, personaDefaults, type Persona } from './definition.ts';

export const wagering = {
  ...personaDefaults,
  id: 'wagering',
  purpose: 'wagers a bonus, and has deposit limits of which one may be raised',
  playerId: 1004,
  phone: '61491570158',
  nickname: 'lucky_otter',
  level: 2,
  real: 350,
  bonus: 4_200,
  wager: { bonus: 1_000, staked: 12_000, multiplier: 30 },
  compoints: 310,
  deposited: 9_000,
  daysSinceRegistration: 40,
  person: { gender: 'female', birthday: '1996-02-28', hasAddress: false },
  history: {
    ...noHistory,
    rounds: 260,
    deposits: { count: 6, largest: 60, hasOpen: false },
    gifts: [
      ['bonus1000', 'promotions', 50, 'activated'],
      ['spins20', 'personal', 10],
      ['nondeposit', 'gift_distribution', 12],
      ['cash300', 'achievement', 30],
      ['freebet', 'promotions', 100],
    ],
    games: { recent: 6, favourites: 2 },
    devices: ['phone'],
    promotions: { ids: [17, 18], pointsFactor: 1, bigWins: 0 },
    tournaments: {
      members: [
        [309, 0.06],
        [413, 0.02],
      ],
      chosen: 309,
      invitations: [],
      hasPartnerCode: false,
    },
    unreadNotices: 1,
    hasDepositLimits: true,
  },
} as const satisfies Persona;
