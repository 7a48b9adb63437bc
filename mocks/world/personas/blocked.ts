import { noHistory, personaDefaults, type Persona } from './definition.ts';

export const blocked = {
  ...personaDefaults,
  id: 'blocked',
  purpose: 'blocked by the casino: the login is refused',
  playerId: 1009,
  phone: '61491573087',
  nickname: 'closed_door',
  level: 1,
  real: 460,
  deposited: 2_500,
  isBlocked: true,
  person: { gender: 'male', birthday: '1990-01-17', hasAddress: false },
  history: {
    ...noHistory,
    rounds: 60,
    deposits: { count: 2, largest: 60, hasOpen: false },
    gifts: [['spins20', 'personal', 300]],
    games: { recent: 3, favourites: 1 },
  },
} as const satisfies Persona;
