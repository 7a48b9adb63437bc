// What changes while a session lasts, as one plain JSON object: a snapshot is `JSON.stringify(state)`.
import { day } from './dates.ts';
import { brandCurrency, type BrandId, type Currency } from './settings.ts';
import { minorOf } from './sums.ts';
import { createLedger, record, type Ledger } from './ledger.ts';
import {
  emailOf,
  personaPassword,
  personaTable,
  type Persona,
  type Identity,
  type PersonaId,
  namesOf,
} from './personas.ts';

export interface PlayerContact {
  id: number;
  type: 'email' | 'phone';
  /** An address, or digits with the country code. */
  value: string;
  isPrimary: boolean;
  isVerified: boolean;
}

export interface PlayerProfile extends Identity {
  nickname: string | null;
  middlename: string;
  birthdayVerified: boolean;
}

/** The bonus that is being wagered; its money lies in the ledger. */
export interface ActiveBonus {
  /** Minor units that have to be staked. */
  required: number;
  staked: number;
  /** The 'x30' of the bonus. */
  multiplier: number;
  giftId: number | null;
  /** Minor units of it that are staked in rounds which go on. */
  inPlay: number;
}

export interface PlayerState {
  readonly id: number;
  readonly persona: PersonaId;
  /** When this player came into the world, epoch milliseconds: the start of the session for personas. */
  readonly since: number;
  /** When the player registered, epoch milliseconds. */
  registeredAt: number;
  registrationContact: 'email' | 'phone';
  password: string;
  currency: Currency;
  profile: PlayerProfile;
  contacts: PlayerContact[];
  level: number;
  /** Minor units paid in by now. */
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
  /** Only the latest refresh token of a session counts. */
  refreshNumber: number;
  /** When that token was made, epoch milliseconds. */
  refreshedAt: number;
  isRevoked: boolean;
}

export interface InboxItem {
  id: number;
  /** When it was sent, epoch milliseconds. */
  at: number;
  kind: 'sms' | 'email';
  to: string;
  subject?: string;
  text: string;
  code: string;
  link?: string;
}

export interface Replay {
  /** A digest of path and body: what the key stands for. */
  content: string;
  status: number;
  body: string | null;
}

/** Of the shape of a state: a snapshot of another one is refused. */
export const stateVersion = 2;

export interface State {
  readonly version: typeof stateVersion;
  readonly seed: string;
  readonly brand: BrandId;
  readonly startedAt: number;
  /** The furthest instant up to which the calendar is done; the clock going back does not move it, see `due.ts`. */
  settledUntil: number;
  players: Record<string, PlayerState>;
  sessions: Record<string, AuthSession>;
  ledger: Ledger;
  inbox: InboxItem[];
  replays: Record<string, Replay>;
  counters: Record<string, number>;
  slices: Record<string, object>;
}

/** What is left to stake before the bonus turns into money, minor units. */
export function wageringOf(player: Pick<PlayerState, 'bonus'>): number {
  return player.bonus ? Math.max(0, player.bonus.required - player.bonus.staked) : 0;
}

export function nextId(state: State, sequence: string): number {
  const id = (state.counters[sequence] ?? 0) + 1;
  state.counters[sequence] = id;
  return id;
}

/** Minor units of the brand's currency; nothing stays nothing. */
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

export function createState(seed: string, brand: BrandId, now: number): State {
  const ledger = createLedger();
  for (const persona of personaTable) {
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
  const players = personaTable.map(
    (persona) => [String(persona.playerId), playerOf(persona, seed, brand, now)] as const,
  );
  return {
    version: stateVersion,
    seed,
    brand,
    startedAt: now,
    settledUntil: now,
    players: Object.fromEntries(players),
    sessions: {},
    ledger,
    inbox: [],
    replays: {},
    counters: { player: 1100 },
    slices: {},
  };
}

/** The player who has this e-mail or phone as a contact, whatever the letter case. */
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
