// Makes calls of the API's operations: the documented examples with collected ids, edge values and hostile
// values.
import { operationList, type OperationEntry, type ParameterEntry } from '#mocks/core/routes.ts';
import { brokenRequests } from '../../contract/broken.ts';
import { exampleRequests, fuzzedRequests, type SampleRequest } from '../../contract/sample.ts';
import type { Chance } from '../random.ts';
import type { Call, Caller } from './types.ts';
import { players } from './visitors.ts';
import type { World } from './world.ts';

const samples = new Map<string, { valid: SampleRequest[]; broken: SampleRequest[] }>();

function samplesOf(operation: OperationEntry): { valid: SampleRequest[]; broken: SampleRequest[] } {
  const known = samples.get(operation.id);
  if (known) return known;
  const made = {
    valid: exampleRequests(operation),
    broken: [...brokenRequests(operation), ...fuzzedRequests(operation)],
  };
  samples.set(operation.id, made);
  return made;
}

const hostile: readonly unknown[] = [
  null, '', ' ', 0, -1, 0.5, 1e21, Number.MAX_SAFE_INTEGER, true, [], {}, [null], '\u0000', '__proto__',
  'constructor', '%', '<b>', '🎰'.repeat(40), 'x'.repeat(400), '1e3', '2026-02-30', '0001-01-01', '-0',
]; // prettier-ignore

const amounts = [
  1, 99, 100, 500, 501, 999, 1_000, 1_001, 5_000, 10_000, 49_999, 50_000, 100_000, 999_999,
] as const;

function nearby(
  value: unknown,
  name: string,
  path: string,
  who: Caller,
  world: World,
  chance: Chance,
): unknown {
  const learnt = chance.happens(0.8) ? world.pool.pick(name, path, who, chance) : undefined;
  if (learnt !== undefined && typeof learnt === typeof value) return learnt;
  if (typeof value === 'number' && /amount|compoints|sum/i.test(name) && chance.happens(0.7))
    return chance.pick(amounts) + (chance.happens(0.2) ? chance.upTo(4) : 0);
  return value;
}

/** An example's body with collected values and other amounts, also in nested objects. */
function plausible(body: unknown, path: string, who: Caller, world: World, chance: Chance): unknown {
  if (typeof body !== 'object' || body === null) return body;
  const entries = Object.entries(body).map(([name, value]) => [
    name,
    typeof value === 'object'
      ? plausible(value, path, who, world, chance)
      : nearby(value, name, path, who, world, chance),
  ]);
  return Array.isArray(body) ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}

/** A body with one field replaced, dropped or added. */
function withHostileValue(body: unknown, chance: Chance): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return chance.pick(hostile);
  const names = Object.keys(body);
  if (names.length === 0) return { extra: chance.pick(hostile) };
  const name = chance.pick(names);
  const { [name]: old, ...rest } = body as Record<string, unknown>;
  if (chance.happens(0.2)) return rest;
  const isDeep = typeof old === 'object' && old !== null && chance.happens(0.6);
  return { ...rest, [name]: isDeep ? withHostileValue(old, chance) : chance.pick(hostile) };
}

function queryValue(
  { name, schema }: ParameterEntry,
  call: Pick<Call, 'path' | 'who'>,
  world: World,
  chance: Chance,
): string {
  const options = schema['enum'];
  if (Array.isArray(options) && chance.happens(0.85)) return String(chance.pick(options));
  if (schema['type'] === 'integer' && chance.happens(0.85))
    return String(
      chance.pick([
        0,
        1,
        2,
        3,
        10,
        20,
        50,
        100,
        Number(schema['maximum'] ?? 7),
        Number(schema['minimum'] ?? 1),
      ]),
    );
  return chance.happens(0.6)
    ? String(world.pool.pick(name, call.path, call.who, chance) ?? 'a')
    : String(chance.pick(hostile));
}

function pathFor(
  operation: OperationEntry,
  sample: SampleRequest,
  who: Caller,
  world: World,
  chance: Chance,
): string {
  const [example = '', query = ''] = sample.path.split('?');
  const given = example.split('/');
  const parts = operation.path.split('/').map((part, place) => {
    const name = /^\{(.+)\}$/.exec(part)?.[1];
    if (name === undefined) return part;
    const learnt = chance.happens(0.75) ? world.pool.pick(name, operation.path, who, chance) : undefined;
    return learnt === undefined ? (given[place] ?? '1') : encodeURIComponent(String(learnt));
  });
  const search = new URLSearchParams(query);
  for (const parameter of operation.parameters)
    if (parameter.in === 'query' && !search.has(parameter.name) && chance.happens(0.3))
      search.set(parameter.name, queryValue(parameter, { path: operation.path, who }, world, chance));
  return search.size === 0 ? parts.join('/') : `${parts.join('/')}?${search.toString()}`;
}

export const takesKey = ({ parameters }: OperationEntry): boolean =>
  parameters.some(({ in: place, name }) => place === 'header' && name === 'Idempotency-Key');

function fitted(operation: OperationEntry, who: Caller, world: World, chance: Chance): Call {
  const sample = chance.pick(samplesOf(operation).valid);
  const method = operation.method.toUpperCase();
  const path = pathFor(operation, sample, who, world, chance);
  const key = takesKey(operation) && chance.happens(0.9) ? { key: world.nextKey() } : {};
  const call: Call = { do: 'call', who, method, path, ...key };
  if (sample.body === undefined) return call;
  const body = plausible(JSON.parse(sample.body), path, who, world, chance);
  return { ...call, body: chance.happens(0.2) ? withHostileValue(body, chance) : body };
}

function broken(operation: OperationEntry, who: Caller, chance: Chance): Call {
  const { method, path, body } = chance.pick(samplesOf(operation).broken);
  return { do: 'call', who, method, path, ...(body === undefined ? {} : { text: body }) };
}

/**
 * Picks the caller of an operation. Prefers the two main players of the sequence, and the persona for whom the
 * operation's example works.
 */
function callerFor(operation: OperationEntry, main: readonly Caller[], chance: Chance): Caller {
  const own = players.find((persona) => persona === operation.persona);
  if (chance.happens(0.05)) return 'guest';
  if (own && chance.happens(0.2)) return own;
  return chance.happens(0.9) ? chance.pick(main) : chance.pick(players);
}

/** Operations that end the login or the play for the rest of a sequence, and are therefore chosen rarely. */
const ending = /^(startSelfExclusion|startTimeOut|endAllSessions|endSession|changePassword|restorePassword)$/;

export function chooseCall(world: World, main: readonly Caller[], chance: Chance): Call {
  const operation = chance.weigh(
    operationList.map((one) => {
      const isWrite = one.method !== 'get';
      const times = world.called.get(one.id) ?? 0;
      return [
        ((isWrite ? 3 : 1) * (ending.test(one.id) ? 0.1 : 1) * (takesKey(one) ? 2 : 1)) / (1 + times),
        one,
      ] as const;
    }),
  );
  if (!operation) throw new Error('there is no operation');
  const who = callerFor(operation, main, chance);
  const call = chance.happens(0.88) ? fitted(operation, who, world, chance) : broken(operation, who, chance);
  const repeats = call.key !== undefined && chance.happens(0.4) ? { repeats: 1 + chance.upTo(1) } : {};
  return { ...call, ...repeats };
}

const games = [
  'spin',
  'deal',
  'roulette',
  'crash/start',
  'crash/state',
  'crash/cash-out',
  'session',
  'round/shown',
] as const;

/** A call that a game's or a payment's page would make, with a token given to a player. */
export function chooseProviderCall(world: World, main: readonly Caller[], chance: Chance): Call | null {
  const who = chance.pick(main);
  const call = (path: string, body: object): Call => ({
    do: 'call',
    who: 'guest',
    method: 'POST',
    path: `/mock-provider/${path}`,
    body,
  });
  const payment = world.pool.pick('token', 'payment', who, chance);
  if (payment !== undefined && chance.happens(0.4))
    return call(chance.happens(0.8) ? 'payment/settle' : 'payment/show', {
      token: payment,
      status: chance.pick(['paid', 'paid', 'paid', 'declined', 'pending', 'error', 'hostile']),
    });
  const runToken = world.pool.pick('runToken', 'game-run', who, chance);
  if (runToken === undefined) return null;
  const bet = chance.happens(0.9) ? chance.pick(amounts) : chance.pick(hostile);
  const roundId = world.pool.pick('roundId', 'crash', 'guest', chance);
  return call(chance.pick(games), {
    runToken,
    bet,
    ...(roundId === undefined ? {} : { roundId }),
    bets: [
      {
        kind: chance.pick(['red', 'black', 'odd', 'straight']),
        amount: bet,
        ...(chance.happens(0.5) ? { number: chance.upTo(37) } : {}),
      },
    ],
    ...(chance.happens(0.4) ? { autoCashOut: chance.pick([1.01, 1.5, 3, 1, 0, -1]) } : {}),
  });
}

/** Paths of everything that a guest can read, from the documented examples. */
export const publicReads: readonly string[] = operationList
  .filter(({ method, access }) => method === 'get' && access !== 'player')
  .flatMap((operation) => samplesOf(operation).valid.map(({ path }) => path));
