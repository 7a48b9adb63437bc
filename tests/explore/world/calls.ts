// Sends calls, and checks each response and what the call has changed.
import { matchOperation } from '#mocks/core/routes.ts';
import { responseFaults } from '../../contract/faults.ts';
import { checkAcknowledged, checkEnded } from './acknowledged.ts';
import { changesBetween, footprintOf } from './footprint.ts';
import { logIn, sendSafely } from './login.ts';
import { checkBalances, checkOwner, checkRefusal, checkSecrets } from './properties.ts';
import { nameOf, type Call, type Caller, type Done, type Reply } from './types.ts';
import { personaOf } from './visitors.ts';
import type { World } from './world.ts';

const tokenLifetime = 15 * 60_000;

function keepLogin(world: World, who: Caller): void {
  const at = world.tokensAt.get(who);
  if (world.tokens.has(who) && at !== undefined && world.now < at + tokenLifetime) return;
  if (personaOf(who)) logIn(world, who);
}

function once(world: World, call: Call): Done {
  world.backend.runDue();
  const before = world.footprint ?? footprintOf(world.backend);
  const { hasScenario } = world;
  const reply = sendSafely(world, call);
  const after = footprintOf(world.backend);
  world.footprint = after;
  const match = matchOperation(call.method, call.path.split('?')[0] ?? '');
  const operation = match.found === 'operation' ? match.operation : null;
  if (operation) world.called.set(operation.id, (world.called.get(operation.id) ?? 0) + 1);
  if (operation && reply.status >= 200 && reply.status < 300) world.succeeded.add(operation.id);
  world.calls += 1;
  return {
    call,
    operation,
    reply,
    before,
    after,
    changes: changesBetween(before, after),
    hasScenario,
  };
}

function checkAnswer(world: World, { call, operation, reply, hasScenario }: Done): void {
  const { status, text } = reply;
  const isOwnFault = text?.includes('"mock: ') === true || status === 599;
  world.require(
    'no call fails',
    status < 500 || (hasScenario && !isOwnFault),
    () => `${nameOf(call)} -> ${status} ${text?.slice(0, 600) ?? ''}`,
  );
  if (!operation || hasScenario) return;
  const [fault] = responseFaults(operation, nameOf(call), reply);
  world.require('each response matches the description', fault === undefined, () => fault ?? '');
}

function checkAll(world: World, done: Done): void {
  checkAnswer(world, done);
  checkOwner(world, done);
  checkRefusal(world, done);
  checkSecrets(world, done);
  checkBalances(world, done);
  checkAcknowledged(world, done);
  checkEnded(world, done);
}

const isRetried = ({ status, failure }: Reply): boolean =>
  failure !== null || status === 429 || status === 401 || status >= 500;

/** Checks that a call with a used key gives the same response and has no effect. */
function checkRepeat(world: World, first: Done, again: Done): void {
  const { call } = first;
  const acted = (done: Done): boolean => done.changes.includes('ledger');
  world.require(
    'a repeated key never acts twice',
    !(acted(first) && acted(again)),
    () => `${nameOf(call)}: ${again.changes.join(', ')}`,
  );
  if (first.hasScenario || again.hasScenario || isRetried(first.reply) || again.reply.status === 401) return;
  world.require(
    'a repeated key has the same answer',
    again.reply.status === first.reply.status && again.reply.text === first.reply.text,
    () =>
      `${nameOf(call)}: ${first.reply.status} ${first.reply.text}, then ${again.reply.status} ${again.reply.text}`,
  );
  world.require(
    'a repeated key changes nothing',
    again.changes.length === 0,
    () => `${nameOf(call)}: ${again.changes.join(', ')}`,
  );
}

const mostSent = 6;

export function perform(world: World, call: Call): Done {
  keepLogin(world, call.who);
  const first = once(world, call);
  checkAll(world, first);
  if (first.reply.status < 300) world.pool.learn(first.reply.json, call.path, call.who);
  const isKeyed = call.key !== undefined && personaOf(call.who) !== null;
  for (let count = 0; count < (call.repeats ?? 0); count += 1) {
    const again = once(world, call);
    checkAll(world, again);
    if (isKeyed) checkRepeat(world, first, again);
  }
  if (isKeyed && !first.hasScenario && !isRetried(first.reply)) {
    world.sent.push({ call, first });
    if (world.sent.length > mostSent) world.sent.shift();
  }
  return first;
}

/**
 * Sends the same call from both devices of a player. With the same key, only one of the calls may take
 * effect.
 */
export function race(world: World, call: Call, otherKey: string | undefined): void {
  const persona = personaOf(call.who);
  const first = perform(world, call);
  if (!persona) return;
  const other: Caller = call.who === persona ? `${persona} 2` : persona;
  keepLogin(world, other);
  const again = once(world, { ...call, who: other, ...(otherKey === undefined ? {} : { key: otherKey }) });
  checkAll(world, again);
  if (otherKey === undefined) checkRepeat(world, first, again);
}

/** Repeats an earlier call with the same key. */
export function repeatLater(world: World, index: number): void {
  const found = world.sent[index % Math.max(1, world.sent.length)];
  if (!found) return;
  keepLogin(world, found.call.who);
  const again = once(world, found.call);
  checkAll(world, again);
  checkRepeat(world, found.first, again);
}
