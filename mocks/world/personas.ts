// The mock's people (decisions, 'The mock's people'): who they are when the world begins.
import type { PlayerProfile } from './state.ts';

export const personas = ['newcomer', 'player', 'vip', 'wagering', 'broke', 'multi-account', 'excluded'] as const;
/** A persona, or 'registered' for a player who signed up in this world. */
export type PersonaId = (typeof personas)[number] | 'registered';

/** Visitors who do not log in; `region-blocked` is a guest whose region is blocked. */
export const visitors = ['guest', 'region-blocked'] as const;
export type VisitorId = (typeof personas)[number] | (typeof visitors)[number];

/** The password of every persona. */
export const personaPassword = 'casino-2026';

export interface Persona {
  id: (typeof personas)[number];
  playerId: number;
  /** Digits with the country code, of the range that its regulator keeps for fiction. */
  phone: string;
  nickname: string | null;
  /** Index of the loyalty level. */
  level: number;
  /** Minor units of the brand's currency. */
  real: number;
  bonus: number;
  /** What still has to be staked before the bonus turns into money, and what it was; minor units. */
  wager: { required: number; staked: number; multiplier: number } | null;
  /** Whole points. */
  compoints: number;
  /** Minor units paid in by now; what 'available after the first deposit' and the level rest upon. */
  deposited: number;
  /** Minor units. */
  winback: number;
  daysSinceRegistration: number;
  isVip: boolean;
  isMultiAccount: boolean;
  isExcluded: boolean;
  isVerified: boolean;
  emailVerified: boolean;
  phoneVerified: boolean;
  firstAuth: boolean;
  names: Pick<PlayerProfile, 'firstname' | 'lastname' | 'gender' | 'birthday' | 'address' | 'country'>;
}

const usual = {
  real: 0,
  bonus: 0,
  wager: null,
  compoints: 0,
  deposited: 0,
  winback: 0,
  daysSinceRegistration: 200,
  isVip: false,
  isMultiAccount: false,
  isExcluded: false,
  isVerified: false,
  emailVerified: true,
  phoneVerified: true,
  firstAuth: false,
} as const;

const unknownPerson = { firstname: '', lastname: '', gender: null, birthday: null, address: '', country: '' } as const;

export const personaTable: readonly Persona[] = [
  {
    ...usual,
    id: 'newcomer',
    playerId: 1001,
    phone: '61491570006',
    nickname: null,
    level: 0,
    daysSinceRegistration: 0,
    emailVerified: false,
    phoneVerified: false,
    firstAuth: true,
    names: unknownPerson,
  },
  {
    ...usual,
    id: 'player',
    playerId: 1002,
    phone: '61491570156',
    nickname: 'northern_fox',
    level: 3,
    real: 1_250_000,
    compoints: 1_840,
    deposited: 4_500_000,
    winback: 42_000,
    names: { firstname: 'Алина', lastname: 'Зорина', gender: 'female', birthday: '1991-06-14', address: 'Северная, 7', country: 'RU' },
  },
  {
    ...usual,
    id: 'vip',
    playerId: 1003,
    phone: '61491570157',
    nickname: 'velvet_comet',
    level: 9,
    real: 48_500_000,
    compoints: 126_400,
    deposited: 310_000_000,
    daysSinceRegistration: 1_460,
    isVip: true,
    isVerified: true,
    names: { firstname: 'Лев', lastname: 'Полынин', gender: 'male', birthday: '1983-11-02', address: 'Набережная, 21', country: 'RU' },
  },
  {
    ...usual,
    id: 'wagering',
    playerId: 1004,
    phone: '61491570158',
    nickname: 'lucky_otter',
    level: 2,
    real: 35_000,
    bonus: 420_000,
    wager: { required: 12_600_000, staked: 5_040_000, multiplier: 30 },
    compoints: 310,
    deposited: 900_000,
    daysSinceRegistration: 40,
    names: { firstname: 'Тая', lastname: 'Верескова', gender: 'female', birthday: '1996-02-28', address: '', country: 'RU' },
  },
  {
    ...usual,
    id: 'broke',
    playerId: 1005,
    phone: '61491570159',
    nickname: 'empty_pockets',
    level: 1,
    deposited: 150_000,
    winback: 15_000,
    daysSinceRegistration: 90,
    phoneVerified: false,
    names: { firstname: 'Марк', lastname: 'Лужин', gender: 'male', birthday: '1988-09-09', address: '', country: 'RU' },
  },
  {
    ...usual,
    id: 'multi-account',
    playerId: 1006,
    phone: '61491570110',
    nickname: 'second_self',
    level: 1,
    real: 64_000,
    compoints: 95,
    deposited: 300_000,
    daysSinceRegistration: 15,
    isMultiAccount: true,
    names: { firstname: 'Ян', lastname: 'Близнецов', gender: 'male', birthday: '1994-04-19', address: '', country: 'RU' },
  },
  {
    ...usual,
    id: 'excluded',
    playerId: 1007,
    phone: '61491570313',
    nickname: 'resting_bear',
    level: 2,
    real: 20_000,
    deposited: 600_000,
    isExcluded: true,
    names: { firstname: 'Ива', lastname: 'Тихая', gender: 'female', birthday: '1986-12-30', address: '', country: 'RU' },
  },
];

/** The e-mail a persona logs in with. */
export function emailOf(persona: Persona['id']): string {
  return `${persona}@example.test`;
}
