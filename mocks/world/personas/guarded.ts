import { noHistory, personaDefaults, type Persona } from './definition.ts';

export const guarded = {
  ...personaDefaults,
  id: 'guarded',
  purpose: 'logs in with a second factor, and has a deposit that is not paid yet',
  playerId: 1010,
  phone: '61491574118',
  nickname: 'careful_lynx',
  level: 2,
  real: 3_100,
  compoints: 150,
  deposited: 7_000,
  person: { gender: 'female', birthday: '1989-05-21', hasAddress: true },
  history: {
    ...noHistory,
    rounds: 210,
    deposits: { count: 4, largest: 60, hasOpen: true },
    gifts: [],
    games: { recent: 4, favourites: 2 },
    twoFactor: 'on',
  },
} as const satisfies Persona;
