// The personas of a new world. Each is defined completely by its file in `personas/`.
import { brandFacts } from './brandFacts.ts';
import { inventTaxNumber } from './taxNumber.ts';
import { hashText } from './random.ts';
import { fakerOf, isAcceptableName, generateUntil } from './fake.ts';
import { brandLocales, type BrandId, type LocaleId } from './settings.ts';
import type { Persona as AnyPersona } from './personas/definition.ts';
import { newcomer } from './personas/newcomer.ts';
import { player } from './personas/player.ts';
import { vip } from './personas/vip.ts';
import { wagering } from './personas/wagering.ts';
import { broke } from './personas/broke.ts';
import { multiAccount } from './personas/multi-account.ts';
import { excluded } from './personas/excluded.ts';
import { withdrawing } from './personas/withdrawing.ts';
import { blocked } from './personas/blocked.ts';
import { guarded } from './personas/guarded.ts';

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

export type Persona = AnyPersona & { readonly id: (typeof personas)[number] };

export const personaTable: readonly Persona[] = [
  newcomer,
  player,
  vip,
  wagering,
  broke,
  multiAccount,
  excluded,
  withdrawing,
  blocked,
  guarded,
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
  /** The tax number without separators; empty if unknown. */
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
