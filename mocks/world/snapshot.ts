// Parses a snapshot. Hand-edited ones are accepted if they are complete; anything that would make a
// call fail is rejected here.
import * as zod from 'zod/mini';
import { isInstant } from './dates.ts';
import { balanceOf, entryKinds, type Account } from './ledger.ts';
import { personas } from './personas.ts';
import { brandCurrency } from './settings.ts';
import { sliceProblem } from './slice.ts';
import { createState, stateVersion, type PlayerState, type State } from './state.ts';
import type { World } from './world.ts';

const instant = zod.number().check(zod.refine(isInstant));
const integer = zod.int();
const amount = zod.int().check(zod.nonnegative());
const slices = zod.record(zod.string(), zod.record(zod.string(), zod.unknown()));

const playerSchema = zod.looseObject({
  id: amount,
  persona: zod.enum([...personas, 'registered']),
  since: instant,
  registeredAt: zod.number(),
  registrationContact: zod.enum(['email', 'phone']),
  password: zod.string(),
  currency: zod.string(),
  profile: zod.looseObject({
    nickname: zod.nullable(zod.string()),
    firstname: zod.string(),
    middlename: zod.string(),
    lastname: zod.string(),
    address: zod.string(),
    country: zod.string(),
    gender: zod.nullable(zod.enum(['male', 'female'])),
    birthday: zod.nullable(zod.iso.date()),
    birthdayVerified: zod.boolean(),
    taxNumber: zod.string(),
  }),
  contacts: zod.array(
    zod.looseObject({
      id: zod.int().check(zod.positive()),
      type: zod.enum(['email', 'phone']),
      value: zod.string(),
      isPrimary: zod.boolean(),
      isVerified: zod.boolean(),
    }),
  ),
  level: amount,
  deposited: amount,
  winback: amount,
  isVip: zod.boolean(),
  isMultiAccount: zod.boolean(),
  isVerified: zod.boolean(),
  isExcluded: zod.boolean(),
  isBlocked: zod.boolean(),
  firstAuth: zod.boolean(),
  bonus: zod.nullable(
    zod.looseObject({ required: amount, staked: amount, multiplier: amount, giftId: zod.nullable(integer) }),
  ),
  slices,
});

const account = zod.string().check(zod.regex(/^(house|provider:.+|player:\d+:(real|bonus|compoints))$/));

const stateSchema = zod.looseObject({
  version: zod.literal(stateVersion),
  seed: zod.string(),
  brand: zod.string(),
  startedAt: instant,
  dueRunUntil: instant,
  players: zod.record(zod.string(), playerSchema),
  sessions: zod.record(
    zod.string(),
    zod.looseObject({
      id: zod.string(),
      playerId: integer,
      createdAt: instant,
      lastSeenAt: instant,
      userAgent: zod.string(),
      refreshNumber: integer,
      refreshedAt: instant,
      isRevoked: zod.boolean(),
    }),
  ),
  ledger: zod.looseObject({
    entries: zod.array(
      zod.looseObject({
        id: integer,
        at: zod.number(),
        from: account,
        to: account,
        amount: zod.int().check(zod.positive()),
        kind: zod.enum(entryKinds),
      }),
    ),
    versions: zod.record(zod.string(), zod.number()),
  }),
  inbox: zod.array(
    zod.looseObject({ id: integer, at: zod.number(), to: zod.string(), code: zod.optional(zod.string()) }),
  ),
  replays: zod.record(zod.string(), zod.looseObject({ content: zod.string(), status: integer })),
  counters: zod.record(zod.string(), amount),
  slices,
});

function playersProblem({ players, startedAt, brand, ledger }: State): string | null {
  for (const [key, player] of Object.entries(players)) {
    if (key !== String(player.id)) return `players.${key} has a different id`;
    if (player.currency !== brandCurrency[brand]) return `players.${key}.currency is not the brand's`;
    if (player.persona !== 'registered' && player.since !== startedAt)
      return `players.${key}.since differs from startedAt`;
    const isContact = ({ type, value }: PlayerState['contacts'][number]): boolean =>
      type === 'email' ? value.includes('@') : /^\d{8,15}$/.test(value);
    if (!player.contacts.every(isContact)) return `players.${key}.contacts has no address`;
    for (const kind of ['real', 'bonus', 'compoints'] as const) {
      const of: Account = `player:${player.id}:${kind}`;
      if (balanceOf(ledger, of) < 0) return `the balance of ${of} is negative`;
    }
  }
  const missing = personas.filter((id) => !Object.values(players).some(({ persona }) => persona === id));
  return missing.length > 0 ? `the players lack ${missing.join(', ')}` : null;
}

function slicesProblem(world: World, state: State): string | null {
  const place = { world, state };
  const example = createState(state.seed, state.brand, state.startedAt);
  // The shapes of list items are learnt from this persona, because it has entries in most lists.
  const player = Object.values(example.players).find(({ persona }) => persona === 'vip');
  if (!player) return null;
  const owners = [state, ...Object.values(state.players)];
  for (const owner of owners)
    for (const [name, content] of Object.entries(owner.slices)) {
      const problem = sliceProblem(place, player, name, content);
      if (problem !== null) return `slices.${problem}`;
    }
  return null;
}

function contentProblem(world: World, state: State): string | null {
  if (state.dueRunUntil < state.startedAt) return 'dueRunUntil is before startedAt';
  for (const { playerId, id } of Object.values(state.sessions))
    if (!state.players[String(playerId)]) return `session ${id} has no player`;
  const { entries } = state.ledger;
  if (new Set(entries.map(({ id }) => id)).size < entries.length) return 'ledger.entries holds an id twice';
  return playersProblem(state) ?? slicesProblem(world, state);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The state in a snapshot, or why it can't be used in this world. */
export function readSnapshot(text: string, world: World): { state: State } | { problem: string } {
  const { seed, brand } = world;
  const value = parse(text);
  if (typeof value !== 'object' || value === null || !('version' in value) || !('players' in value))
    return { problem: 'this is not a snapshot' };
  const result = zod.safeParse(stateSchema, value);
  if (!result.success) {
    const [issue] = result.error.issues;
    return { problem: `the snapshot is incomplete: ${issue?.path.join('.')}: ${issue?.message}` };
  }
  // The schema has validated everything but the slices, which are checked one by one.
  const state = value as State;
  if (state.seed !== seed || state.brand !== brand)
    return {
      problem: `the snapshot has seed ${state.seed} and brand ${state.brand}, but this world has seed ${seed} and brand ${brand}; set those first`,
    };
  const problem = contentProblem(world, state);
  return problem === null ? { state } : { problem: `the snapshot is incomplete: ${problem}` };
}
