import { noHistory, personaDefaults, type Persona } from './definition.ts';

export const newcomer = {
  ...personaDefaults,
  id: 'newcomer',
  purpose: 'registered a minute ago: nothing confirmed, no deposit, the first gifts wait',
  playerId: 1001,
  phone: '61491570006',
  nickname: null,
  level: 0,
  daysSinceRegistration: 0,
  emailVerified: false,
  phoneVerified: false,
  firstAuth: true,
  person: null,
  history: {
    ...noHistory,
    gifts: [
      ['bonusConfirmed', 'registration', 0.2],
      ['deposit100', 'registration', 0.3],
      ['spinsBlueHeron', 'rest.registration', 0.4],
      ['spinsSunforge', 'rest.registration', 0.5],
    ],
    unreadNotices: 2,
    waitsForEmailCode: true,
    isNew: true,
  },
} as const satisfies Persona;
