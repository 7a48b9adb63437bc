// A link can change facts of a persona: `mock.user=vip,level:5,deposited:0`. The persona's earlier deposits,
// gifts and play are derived from the changed facts. So the ledger, the statements and the level still agree.
import { giftOfLevel, highestLevel, lossBehind, managerLevel, winbackOfLevel } from './levels/catalogue.ts';
import {
  personas,
  personaTable,
  visitors,
  type Persona,
  type PersonaId,
  type VisitorId,
} from './personas.ts';
import type { GiftRow, History } from './personas/definition.ts';
import { registered } from './personas/registered.ts';
import { known, type BrandId } from './settings.ts';
import { roublesOf } from './sums.ts';

type Personas = (typeof personas)[number];
/** The value of `mock.user`: a visitor, or a persona with adjusted facts. */
export type UserText = VisitorId | `${Personas},${string}`;

interface Adjustments {
  level?: number;
  /** `deposited` and `balance` are in whole units of the brand's currency. */
  deposited?: number;
  balance?: number;
  compoints?: number;
  verified?: boolean;
}

interface Adjustment {
  usage: string;
  accepts: (text: string) => boolean;
}

const within = (least: number, most: number, other?: number): Adjustment => ({
  usage: `${other === undefined ? '' : `${other} or `}${least} to ${most}`,
  accepts: (text) =>
    /^\d{1,8}$/.test(text) && (Number(text) === other || (Number(text) >= least && Number(text) <= most)),
});

const schema: Record<keyof Adjustments, Adjustment> = {
  level: within(0, highestLevel),
  deposited: within(100, 10_000_000, 0),
  balance: within(0, 10_000_000),
  compoints: within(0, 10_000_000),
  verified: { usage: 'yes or no', accepts: (text) => text === 'yes' || text === 'no' },
};
const names = Object.keys(schema) as (keyof Adjustments)[];

/** Why a link's adjustments contradict each other or the persona, or null if they don't. */
function contradictionOf(persona: Persona, adjustments: Adjustments): string | null {
  const { deposited = persona.deposited, balance = persona.real, verified } = adjustments;
  const { history, id } = persona;
  if (adjustments.deposited !== undefined && deposited > 0 && history.deposits.count === 0)
    return `${id} has just registered, so there was no time for a deposit`;
  if (adjustments.balance !== undefined && balance > 0 && deposited === 0)
    return 'a balance needs a deposit, as deposited:5000';
  if (verified === true && !persona.person) return `${id} has no name that documents could prove`;
  const needsCheck = history.payouts.statuses.some(
    (status) => status === 'paid' || status === 'needs_confirmation',
  );
  return verified === false && needsCheck && deposited > 0
    ? `${id} has payouts, which only a verified player gets, unless deposited:0`
    : null;
}

function readAdjustments(texts: readonly string[]): { adjustments: Adjustments } | { problem: string } {
  const values = new Map<keyof Adjustments, string>();
  for (const text of texts) {
    const [, given = '', value = ''] = /^([^:]*):?(.*)$/s.exec(text) ?? [];
    const name = known(names, given);
    if (!name) return { problem: `${given || '""'} can't be adjusted, only ${names.join(', ')}` };
    if (values.has(name)) return { problem: `${name} is given twice` };
    if (!schema[name].accepts(value)) return { problem: `${name} is ${schema[name].usage}` };
    values.set(name, value);
  }
  const entries = [...values].map(([name, value]) => [
    name,
    name === 'verified' ? value === 'yes' : Number(value),
  ]);
  // The cast is safe: each value was validated by the schema of its name.
  return { adjustments: Object.fromEntries(entries) as Adjustments };
}

type ReadUser = { user: UserText; visitor: VisitorId; adjustments: Adjustments } | { problem: string };

/** Parses `vip` or `vip,level:5,deposited:0`. The `problem` of an invalid text is an English sentence. */
export function readUser(text: string): ReadUser {
  const [id = '', ...texts] = text.split(',').map((part) => part.trim());
  const visitor = known([...personas, ...visitors], id);
  if (!visitor) return { problem: `there is only ${[...personas, ...visitors].join(', ')}` };
  if (texts.length === 0) return { user: visitor, visitor, adjustments: {} };
  const persona = personaTable.find((other) => other.id === visitor);
  if (!persona) return { problem: `${visitor} has no account to adjust` };
  const read = readAdjustments(texts);
  if ('problem' in read) return read;
  const problem = contradictionOf(persona, read.adjustments);
  if (problem !== null) return { problem };
  // Sorts the adjustments, so that their order in the link doesn't change the resulting text.
  const sorted = names.flatMap((name) => texts.filter((part) => part.startsWith(`${name}:`)));
  return { user: `${persona.id},${sorted.join(',')}`, visitor, adjustments: read.adjustments };
}

/** The visitor that a `mock.user` value logs in. `adjusted` is the whole value if it adjusts a persona. */
export function visitorOfUser(user: UserText): { visitor: VisitorId; adjusted: string | undefined } {
  const [id = ''] = user.split(',');
  // The cast is safe: every `UserText` begins with a visitor's id.
  return { visitor: id as VisitorId, adjusted: user === id ? undefined : user };
}

/**
 * The `mock.user` value that logs the same visitor in to another world. A player who signed up exists only in
 * the present world, so for that player the value is `guest`.
 */
export function userTextOf({ adjusted }: { adjusted?: string }, visitor: PersonaId | 'guest'): UserText {
  if (visitor === 'registered') return 'guest';
  // The cast is safe: `adjusted` is the text that `readUser` accepted when the world was created.
  return adjusted?.startsWith(`${visitor},`) ? (adjusted as UserText) : visitor;
}

const atLevel =
  (level: number) =>
  (row: GiftRow): GiftRow[] => {
    const [, reason, hoursAgo] = row;
    if (reason === 'cashback' && level === 0) return [];
    if (reason !== 'level.changed') return [row];
    const gift = giftOfLevel(level);
    return gift === null ? [] : [[gift, reason, hoursAgo]];
  };

function withLevel(persona: Persona, level: number): Persona {
  const { history } = persona;
  const lost = lossBehind(persona.winback, persona.level);
  return {
    ...persona,
    level,
    isVip: level >= managerLevel,
    winback: Math.floor((lost * winbackOfLevel(level)) / 100),
    history: { ...history, gifts: history.gifts.flatMap(atLevel(level)) },
  };
}

/** Removes the money, play and prizes that a persona can't have without a deposit. */
function withoutDeposits(persona: Persona): Persona {
  const { history, wager } = persona;
  const gifts = history.gifts.filter(([, reason]) => reason !== 'cashback');
  return {
    ...persona,
    deposited: 0,
    real: 0,
    bonus: wager ? wager.bonus : 0,
    wager: wager ? { ...wager, staked: 0 } : null,
    winback: 0,
    history: {
      ...history,
      rounds: 0,
      deposits: { ...history.deposits, count: 0 },
      payouts: { ...history.payouts, statuses: [] },
      gifts,
      promotions: { ...history.promotions, ids: [], bigWins: 0 },
      tournaments: { ...history.tournaments, members: [], chosen: null },
    },
  };
}

function withDeposits(persona: Persona, deposited: number): Persona {
  if (deposited === 0) return withoutDeposits(persona);
  const { history } = persona;
  return {
    ...persona,
    deposited,
    history: { ...history, deposits: { ...history.deposits, total: deposited } },
  };
}

function withVerified(persona: Persona, isVerified: boolean): Persona {
  const { history } = persona;
  const documents = history.documents.filter(({ status }) => !isVerified || status === 'success');
  const hoursSinceDeclineNotice = isVerified ? null : history.hoursSinceDeclineNotice;
  return { ...persona, isVerified, history: { ...history, documents, hoursSinceDeclineNotice } };
}

function adjust(persona: Persona, brand: BrandId, adjustments: Adjustments): Persona {
  const { level, deposited, balance, compoints, verified } = adjustments;
  let adjusted = persona;
  if (level !== undefined) adjusted = withLevel(adjusted, level);
  if (deposited !== undefined) adjusted = withDeposits(adjusted, roublesOf(brand, deposited));
  if (balance !== undefined) adjusted = { ...adjusted, real: roublesOf(brand, balance) };
  if (compoints !== undefined) adjusted = { ...adjusted, compoints };
  return verified === undefined ? adjusted : withVerified(adjusted, verified);
}

interface Origin {
  readonly brand: BrandId;
  /** The persona and its changed facts as text, such as `vip,level:5`; missing if no facts were changed. */
  readonly adjusted?: string;
}

const tables = new Map<string, readonly Persona[]>();
const maxTables = 50;

/**
 * All personas of a world. If the link has changed facts of a persona, that persona has the changed facts.
 * Throws a RangeError for an invalid text.
 */
export function personasOf({ brand, adjusted }: Origin): readonly Persona[] {
  if (adjusted === undefined) return personaTable;
  const key = `${brand}/${adjusted}`;
  const cached = tables.get(key);
  if (cached) return cached;
  const read = readUser(adjusted);
  if ('problem' in read) throw new RangeError(`${adjusted}: ${read.problem}`);
  if (tables.size >= maxTables) tables.clear();
  const table = personaTable.map((persona) =>
    persona.id === read.visitor ? adjust(persona, brand, read.adjustments) : persona,
  );
  tables.set(key, table);
  return table;
}

/** The persona with this id in a world. Undefined for `registered`, a player who signed up in that world. */
export function personaIn(origin: Origin, id: PersonaId): Persona | undefined {
  return personasOf(origin).find((persona) => persona.id === id);
}

/** A player's history before the world's start. It is the same for all players who signed up after the start. */
export function historyIn(origin: Origin, id: PersonaId): History {
  return personaIn(origin, id)?.history ?? registered;
}
