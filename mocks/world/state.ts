// The mutable state of a session, as one plain JSON object. A snapshot is `JSON.stringify(state)`.
import { day } from './dates.ts';
import { brandCurrency, brandLocales, type BrandId, type Currency, type LocaleId } from './settings.ts';
import { minorOf } from './sums.ts';
import { createLedger, record, type Ledger } from './ledger.ts';
import { personasOf } from './adjusted.ts';
import {
  emailOf,
  personaPassword,
  type Persona,
  type Identity,
  type PersonaId,
  namesOf,
} from './personas.ts';

export interface PlayerContact {
  id: number;
  type: 'email' | 'phone';
  /** An e-mail address, or phone digits with the country code. */
  value: string;
  isPrimary: boolean;
  isVerified: boolean;
}

export interface PlayerProfile extends Identity {
  nickname: string | null;
  middlename: string;
  birthdayVerified: boolean;
}

/** The bonus that is being wagered. Its money is in the ledger. */
export interface ActiveBonus {
  /** Minor units to stake in total. */
  required: number;
  staked: number;
  /** The wagering multiplier, such as 30 for 'x30'. */
  multiplier: number;
  giftId: number | null;
  /** Bonus money that is staked in unfinished rounds, minor units. */
  inPlay: number;
}

export interface PlayerState {
  readonly id: number;
  readonly persona: PersonaId;
  /** When the player began to exist in the world, epoch milliseconds. For personas, the start of the world. */
  readonly since: number;
  /** Epoch milliseconds. */
  registeredAt: number;
  registrationContact: 'email' | 'phone';
  password: string;
  currency: Currency;
  /** The language of the player's latest request. */
  locale: LocaleId;
  profile: PlayerProfile;
  contacts: PlayerContact[];
  level: number;
  /** Total deposits, minor units. */
  deposited: number;
  /** Collected winback, minor units. */
  winback: number;
  isVip: boolean;
  isMultiAccount: boolean;
  isVerified: boolean;
  isExcluded: boolean;
  isBlocked: boolean;
  firstAuth: boolean;
  bonus: ActiveBonus | null;
  readonly slices: Record<string, object>;
}

export interface AuthSession {
  readonly id: string;
  readonly playerId: number;
  readonly createdAt: number;
  lastSeenAt: number;
  userAgent: string;
  /** Number of the latest refresh token. Earlier ones of the session are invalid. */
  refreshNumber: number;
  /** When the latest refresh token was issued, epoch milliseconds. */
  refreshedAt: number;
  isRevoked: boolean;
}

export interface InboxItem {
  id: number;
  /** When the message was sent, epoch milliseconds. */
  at: number;
  kind: 'sms' | 'email';
  to: string;
  subject?: string;
  text: string;
  code?: string;
  link?: string;
}

export interface Replay {
  /** A digest of the path and body with which the idempotency key was first used. */
  content: string;
  status: number;
  body: string | null;
}

/** Version of the state's shape. Snapshots of other versions are rejected. */
export const stateVersion = 4;

export interface State {
  readonly version: typeof stateVersion;
  readonly seed: string;
  readonly brand: BrandId;
  readonly startedAt: number;
  /**
   * The persona and the facts that a link has changed, such as `vip,level:5` (`adjusted.ts`). Missing if the
   * link changes none.
   */
  readonly adjusted?: string;
  /**
   * The latest time up to which timetable events have run. Setting the clock back doesn't change it
   * (`due.ts`).
   */
  dueRunUntil: number;
  players: Record<string, PlayerState>;
  sessions: Record<string, AuthSession>;
  ledger: Ledger;
  inbox: InboxItem[];
  replays: Record<string, Replay>;
  counters: Record<string, number>;
  slices: Record<string, object>;
}

/** Minor units still to stake until the bonus becomes real money. */
export function wageringOf(player: Pick<PlayerState, 'bonus'>): number {
  return player.bonus ? Math.max(0, player.bonus.required - player.bonus.staked) : 0;
}

export function nextId(state: State, sequence: string): number {
  const id = (state.counters[sequence] ?? 0) + 1;
  state.counters[sequence] = id;
  return id;
}

/** Converts roubles to minor units of the brand's currency. Unlike `minorOf`, converts zero to zero. */
const sumOf = (brand: BrandId, roubles: number): number => (roubles === 0 ? 0 : minorOf(brand, roubles));

function openingBonus({ wager }: Persona, brand: BrandId): ActiveBonus | null {
  if (!wager) return null;
  const { bonus, staked, multiplier } = wager;
  return {
    required: sumOf(brand, bonus) * multiplier,
    staked: sumOf(brand, staked),
    multiplier,
    giftId: null,
    inPlay: 0,
  };
}

function playerOf(persona: Persona, seed: string, brand: BrandId, now: number): PlayerState {
  const contact = (
    type: 'email' | 'phone',
    value: string,
    isVerified: boolean,
    offset: number,
  ): PlayerContact => ({
    id: persona.playerId * 10 + offset,
    type,
    value,
    isPrimary: true,
    isVerified,
  });
  return {
    id: persona.playerId,
    persona: persona.id,
    since: now,
    registeredAt: now - persona.daysSinceRegistration * day,
    registrationContact: 'email',
    password: personaPassword,
    currency: brandCurrency[brand],
    locale: brandLocales[brand][0],
    profile: {
      nickname: persona.nickname,
      middlename: '',
      birthdayVerified: persona.isVerified,
      ...namesOf(persona, seed, brand),
    },
    contacts: [
      contact('email', emailOf(persona.id), persona.emailVerified, 1),
      contact('phone', persona.phone, persona.phoneVerified, 2),
    ],
    level: persona.level,
    deposited: sumOf(brand, persona.deposited),
    winback: sumOf(brand, persona.winback),
    isVip: persona.isVip,
    isMultiAccount: persona.isMultiAccount,
    isVerified: persona.isVerified,
    isExcluded: persona.isExcluded,
    isBlocked: persona.isBlocked,
    firstAuth: persona.firstAuth,
    bonus: openingBonus(persona, brand),
    slices: {},
  };
}

export function createState(seed: string, brand: BrandId, now: number, adjusted?: string): State {
  const ledger = createLedger();
  const people = personasOf({ brand, ...(adjusted === undefined ? {} : { adjusted }) });
  for (const persona of people) {
    const opening = (account: 'real' | 'bonus' | 'compoints', amount: number): void => {
      if (amount > 0)
        record(ledger, {
          at: now,
          from: 'house',
          to: `player:${persona.playerId}:${account}`,
          amount,
          kind: 'opening',
        });
    };
    opening('real', sumOf(brand, persona.real));
    opening('bonus', sumOf(brand, persona.bonus));
    opening('compoints', persona.compoints);
  }
  const players = people.map(
    (persona) => [String(persona.playerId), playerOf(persona, seed, brand, now)] as const,
  );
  return {
    version: stateVersion,
    seed,
    brand,
    startedAt: now,
    ...(adjusted === undefined ? {} : { adjusted }),
    dueRunUntil: now,
    players: Object.fromEntries(players),
    sessions: {},
    ledger,
    inbox: [],
    replays: {},
    counters: { player: 1100 },
    slices: {},
  };
}

/** The player with this e-mail or phone. Ignores letter case. */
export function playerByContact(
  state: State,
  type: 'email' | 'phone',
  value: string,
): PlayerState | undefined {
  const wanted = value.trim().toLowerCase();
  return Object.values(state.players).find((player) =>
    player.contacts.some(
      (contact) => contact.type === type && contact.isPrimary && contact.value.toLowerCase() === wanted,
    ),
  );
}
