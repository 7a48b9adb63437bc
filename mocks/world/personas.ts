// The personas and their state when the world begins (decisions, 'The mock's people').
import { brandFacts } from './brandFacts.ts';
import { inventTaxNumber } from './taxNumber.ts';
import { hashText } from './random.ts';
import { fakerOf, isAcceptableName, generateUntil } from './fake.ts';
import { brandLocales, type BrandId, type LocaleId } from './settings.ts';

export const personas = [
  'newcomer',
  'player',
  'vip',
  'wagering',
  'broke',
  'multi-account',
  'excluded',
  'withdrawing',
  'blocked',
  'guarded',
] as const;
/** A persona, or 'registered' for a player who signed up in this world. */
export type PersonaId = (typeof personas)[number] | 'registered';

/** Visitors who are not logged in. `region-blocked` is a guest in a blocked region. */
export const visitors = ['guest', 'region-blocked'] as const;
export type VisitorId = (typeof personas)[number] | (typeof visitors)[number];

export const personaPassword = 'casino-2026';

export interface Persona {
  id: (typeof personas)[number];
  playerId: number;
  /** Phone digits with the country code, from a range reserved for fiction. */
  phone: string;
  nickname: string | null;
  level: number;
  /** Roubles, like all sums of a persona. `sums.ts` converts them. */
  real: number;
  bonus: number;
  /** The initial bonus: its amount, the amount staked and the wagering multiplier. */
  wager: { bonus: number; staked: number; multiplier: number } | null;
  compoints: number;
  /** Total deposits. Decides the level and 'available after the first deposit'. */
  deposited: number;
  winback: number;
  daysSinceRegistration: number;
  isVip: boolean;
  isMultiAccount: boolean;
  isExcluded: boolean;
  /** Blocked by the casino. Login is refused, and an open session can't move money. */
  isBlocked: boolean;
  isVerified: boolean;
  emailVerified: boolean;
  phoneVerified: boolean;
  firstAuth: boolean;
  /** The persona's details; null if the profile isn't filled in. */
  person: { gender: 'female' | 'male'; birthday: string; hasAddress: boolean } | null;
}

const personaDefaults = {
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
  isBlocked: false,
  isVerified: false,
  emailVerified: true,
  phoneVerified: true,
  firstAuth: false,
} as const;

export const personaTable: readonly Persona[] = [
  {
    ...personaDefaults,
    id: 'newcomer',
    playerId: 1001,
    phone: '61491570006',
    nickname: null,
    level: 0,
    daysSinceRegistration: 0,
    emailVerified: false,
    phoneVerified: false,
    firstAuth: true,
    person: null,
  },
  {
    ...personaDefaults,
    id: 'player',
    playerId: 1002,
    phone: '61491570156',
    nickname: 'northern_fox',
    level: 3,
    real: 12_500,
    compoints: 1_840,
    deposited: 45_000,
    winback: 420,
    person: { gender: 'female', birthday: '1991-06-14', hasAddress: true },
  },
  {
    ...personaDefaults,
    id: 'vip',
    playerId: 1003,
    phone: '61491570157',
    nickname: 'velvet_comet',
    level: 9,
    real: 485_000,
    compoints: 126_400,
    deposited: 3_100_000,
    daysSinceRegistration: 1_460,
    isVip: true,
    isVerified: true,
    person: { gender: 'male', birthday: '1983-11-02', hasAddress: true },
  },
  {
    ...personaDefaults,
    id: 'wagering',
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
  },
  {
    ...personaDefaults,
    id: 'broke',
    playerId: 1005,
    phone: '61491570159',
    nickname: 'empty_pockets',
    level: 1,
    deposited: 1_500,
    daysSinceRegistration: 90,
    phoneVerified: false,
    person: { gender: 'male', birthday: '1988-09-09', hasAddress: false },
  },
  {
    ...personaDefaults,
    id: 'multi-account',
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
  },
  {
    ...personaDefaults,
    id: 'excluded',
    playerId: 1007,
    phone: '61491570313',
    nickname: 'resting_bear',
    level: 2,
    real: 200,
    deposited: 6_000,
    isExcluded: true,
    person: { gender: 'female', birthday: '1986-12-30', hasAddress: false },
  },
  {
    ...personaDefaults,
    id: 'withdrawing',
    playerId: 1008,
    phone: '61491572549',
    nickname: 'patient_heron',
    level: 4,
    real: 7_800,
    compoints: 620,
    deposited: 24_000,
    isVerified: true,
    person: { gender: 'female', birthday: '1992-03-08', hasAddress: true },
  },
  {
    ...personaDefaults,
    id: 'blocked',
    playerId: 1009,
    phone: '61491573087',
    nickname: 'closed_door',
    level: 1,
    real: 460,
    deposited: 2_500,
    isBlocked: true,
    person: { gender: 'male', birthday: '1990-01-17', hasAddress: false },
  },
  {
    ...personaDefaults,
    id: 'guarded',
    playerId: 1010,
    phone: '61491574118',
    nickname: 'careful_lynx',
    level: 2,
    real: 3_100,
    compoints: 150,
    deposited: 7_000,
    person: { gender: 'female', birthday: '1989-05-21', hasAddress: true },
  },
];

export function emailOf(persona: Persona['id']): string {
  return `${persona}@example.test`;
}

const homeCountries: Record<LocaleId, string> = { ru: 'RU', en: 'AU', it: 'IT', br: 'BR' };

export interface Identity {
  firstname: string;
  lastname: string;
  address: string;
  country: string;
  gender: 'male' | 'female' | null;
  /** `yyyy-mm-dd`. */
  birthday: string | null;
  /** Without separators; empty if unknown. */
  taxNumber: string;
}

function inventIdentity({ id, person }: Persona, seed: string, brand: BrandId): Identity {
  if (!person)
    return {
      firstname: '',
      lastname: '',
      gender: null,
      birthday: null,
      address: '',
      country: '',
      taxNumber: '',
    };
  const { gender, birthday, hasAddress } = person;
  const [locale] = brandLocales[brand];
  const { person: faker, location } = fakerOf({ seed, scope: `${brand}/persona/${id}`, locale });
  const firstname = generateUntil(() => faker.firstName(gender), isAcceptableName);
  const lastname = faker.lastName(gender);
  const named = { firstname, lastname, gender, birthday };
  const { taxNumberKind } = brandFacts[brand];
  return {
    ...named,
    taxNumber: inventTaxNumber(taxNumberKind, named, hashText(`tax/${seed}/${id}`)),
    address: hasAddress ? location.streetAddress() : '',
    country: homeCountries[locale],
  };
}

const identities = new Map<string, Readonly<Identity>>();
const maxIdentities = 400;

/**
 * A persona's name and birthday in a world, from the brand's country. Cached, because faker takes
 * most of the time of creating a world.
 */
export function namesOf(persona: Persona, seed: string, brand: BrandId): Readonly<Identity> {
  const key = `${brand}/${seed}/${persona.id}`;
  const known = identities.get(key);
  if (known) return known;
  if (identities.size >= maxIdentities) identities.clear();
  const identity = Object.freeze(inventIdentity(persona, seed, brand));
  identities.set(key, identity);
  return identity;
}
