// Properties that must hold after each call, whoever the caller is.
import { personaTable } from '#mocks/world/personas.ts';
import { nameOf, type Done } from './types.ts';
import { playerIdOf } from './visitors.ts';
import type { World } from './world.ts';

const playerIn = /^player[ :](\d+)/;

/** Ids of players whose state or money a call has changed. */
function changedPlayers(world: World, { changes, before }: Done): Set<number> {
  const rows = world.backend.state.ledger.entries.slice(before.transfers);
  const texts = [...changes, ...rows.flatMap(({ from, to }) => [from, to])];
  return new Set(texts.flatMap((text) => playerIn.exec(text)?.[1] ?? []).map(Number));
}

/** Operations that may change another player's state. */
const forOthers = new Set(['giveHighFive']);

export function checkOwner(world: World, done: Done): void {
  const { call, operation } = done;
  if (operation && forOthers.has(operation.id)) return;
  const owner = world.tokens.has(call.who) ? playerIdOf(call.who) : null;
  const changed = [...changedPlayers(world, done)];
  world.require(
    "a call changes only its caller's state",
    owner === null || operation?.access === 'public'
      ? changed.length <= 1
      : changed.every((id) => id === owner),
    () => `${nameOf(call)}: ${done.changes.join(', ')}`,
  );
}

/**
 * State that a refused call may change: failed attempts, used codes, stored responses, sent messages, sessions,
 * counters and due draws.
 */
const tracesOfRefusal = /^(replays|codes|auth|inbox|counters|sessions|draws)$|\.wrong(Codes|Coupons)$/;
/** State that a read may change: the first call after a login in another tab adopts that login. */
const tracesOfRead = /^sessions$/;

/** A refused join is recorded, so that the player later gets an invitation or learns about a free seat. */
const allowedByOperation: Partial<Record<string, RegExp>> = {
  joinTournament: /: tournaments\.(waitingFor|askedForInvitation)$/,
};

export function checkRefusal(world: World, done: Done): void {
  const { call, operation, reply, hasScenario } = done;
  if (hasScenario || !operation) return;
  const isRead = operation.method === 'get' && operation.id !== 'openMarbellaDeposit';
  const traces = isRead ? tracesOfRead : tracesOfRefusal;
  const left = done.changes.filter(
    (change) => !traces.test(change) && !allowedByOperation[operation.id]?.test(change),
  );
  if (isRead)
    world.require('a read changes nothing', left.length === 0, () => `${nameOf(call)}: ${left.join(', ')}`);
  else if (reply.status >= 400)
    world.require(
      'a refused call changes nothing',
      left.length === 0,
      () => `${nameOf(call)} -> ${reply.status} ${reply.text?.slice(0, 200) ?? ''}: ${left.join(', ')}`,
    );
}

const secrets = personaTable.map(({ playerId, id, phone }) => ({
  playerId,
  texts: [`${id}@example.test`, phone],
}));

/** Checks that a response doesn't contain another player's e-mail address or phone number. */
export function checkSecrets(world: World, { call, reply }: Pick<Done, 'call' | 'reply'>): void {
  const { text } = reply;
  if (text === null || call.path.includes('/login')) return;
  const own = world.tokens.has(call.who) ? playerIdOf(call.who) : null;
  const sent = `${call.path} ${call.text ?? JSON.stringify(call.body ?? '')}`;
  for (const { playerId, texts } of secrets) {
    if (playerId === own) continue;
    const found = texts.find((secret) => text.includes(secret) && !sent.includes(secret));
    world.require(
      "nothing of another player's account is readable",
      found === undefined,
      () => `${nameOf(call)} shows ${found ?? ''}`,
    );
  }
}

/** Checks that no player's account is below zero, and that the balance shown is the ledger's sum. */
export function checkBalances(world: World, { call, changes }: Done): void {
  if (!changes.includes('ledger') && world.calls % 16 !== 0) return;
  addTransfers(world);
  const player = world.tokens.has(call.who) ? playerIdOf(call.who) : null;
  if (player === null || world.hasScenario) return;
  const { json, status } = world.send({
    do: 'call',
    who: call.who,
    method: 'GET',
    path: '/json-api/users/balance',
  });
  if (status !== 200) return;
  const { data } = json as { data: { balance: number; bonus: number; compoint_balance: number } };
  const sum = (account: string): number => world.sums.get(`player:${player}:${account}`) ?? 0;
  world.require(
    "balances are the ledger's sums",
    data.balance === sum('real') && data.bonus === sum('bonus') && data.compoint_balance === sum('compoints'),
    () =>
      `${nameOf(call)}: ${JSON.stringify(data)}, ledger: ${sum('real')}, ${sum('bonus')}, ${sum('compoints')}`,
  );
}

export function addTransfers(world: World): void {
  const { entries } = world.backend.state.ledger;
  if (entries.length < world.read) {
    world.sums.clear();
    world.read = 0;
  }
  for (const { from, to, amount, kind } of entries.slice(world.read)) {
    world.require(
      'a transfer is a whole positive sum',
      Number.isSafeInteger(amount) && amount > 0,
      () => `${kind}: ${amount} from ${from} to ${to}`,
    );
    world.sums.set(to, (world.sums.get(to) ?? 0) + amount);
    const left = (world.sums.get(from) ?? 0) - amount;
    world.sums.set(from, left);
    world.require(
      'no account goes below zero',
      left >= 0 || !from.startsWith('player:'),
      () => `${from}: ${left} after ${kind} of ${amount}`,
    );
  }
  world.read = entries.length;
}
