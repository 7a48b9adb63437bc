// Steps that move the clock and replay the journal, forwards and backwards.
import type { World } from './world.ts';

const hashOf = (world: World): string => world.backend.timeline.hash();
const hour = 3_600_000;

function setClock(world: World, now: number): void {
  const { status, body } = world.casino.control('POST', 'clock', { now });
  world.require(
    'the clock moves to the requested time',
    status === 200,
    () => `${status} ${JSON.stringify(body).slice(0, 600)}`,
  );
}

/** The hash of a copy of the world after `ms`, which pass in `parts` equal jumps of the clock. */
function hashAfter(world: World, ms: number, parts: number): string {
  const copy = world.backend.fork();
  copy.scenarios.set(world.backend.scenarios.text());
  for (let part = 1; part <= parts; part += 1) copy.clock.set(world.now + Math.floor((ms * part) / parts));
  copy.runDue();
  const hash = copy.timeline.hash();
  copy.dispose();
  return hash;
}

function checkForward(world: World, ms: number): void {
  const isWhole = ms < hour || hashAfter(world, ms, 1) === hashAfter(world, ms, 3);
  world.require('one jump of the clock is many small ones', isWhole, () => `${ms} ms`);
  world.marks.push({ now: world.now, hash: hashOf(world) });
}

export function forward(world: World, ms: number, isChecked = false): void {
  if (isChecked) checkForward(world, ms);
  setClock(world, world.now + ms);
  const late = world.casino.due().find(({ at }) => Date.parse(at) < world.now);
  world.require(
    'nothing that is due is left in the past',
    late === undefined,
    () => `${late?.name} ${late?.at}`,
  );
}

export function toNextEvent(world: World): void {
  const next = world.casino.due()[0];
  if (next && Date.parse(next.at) > world.now) forward(world, Date.parse(next.at) - world.now);
}

const stepCount = (world: World): number => world.backend.timeline.steps().position;

export function backAndForth(world: World, ms: number): void {
  const { now } = world;
  const past = now - ms;
  if (past < world.backend.state.startedAt) return;
  const [hash, steps] = [hashOf(world), stepCount(world)];
  setClock(world, past);
  world.casino.control('POST', 'journal/step', { to: steps });
  setClock(world, now);
  world.require(
    'the same steps lead to the same world',
    hashOf(world) === hash,
    () => `${ms} ms back and forth`,
  );
}

/** Sets the clock back to an earlier mark, and checks that the world is as it was then. */
export function goBack(world: World, ms: number): void {
  const mark = world.marks.findLast(({ now }) => now <= world.now - ms);
  if (!mark) return;
  setClock(world, mark.now);
  world.require('the past is as it was', hashOf(world) === mark.hash, () => new Date(mark.now).toISOString());
  world.marks = world.marks.filter(({ now }) => now < mark.now);
  world.sent = [];
  world.tokens.clear();
}

export function replayOwn(world: World): void {
  const hash = hashOf(world);
  const { status, body } = world.casino.control('PUT', 'journal', world.backend.timeline.journal());
  world.require(
    "the world's own journal is replayed",
    status === 200,
    () => `${status} ${JSON.stringify(body)}`,
  );
  world.require('the same journal gives the same world', hashOf(world) === hash, () => 'another hash');
}

export function checkJournal(world: World): void {
  const { timeline } = world.backend;
  world.require(
    'the same journal gives the same world',
    timeline.hash() === timeline.replayedHash(),
    () => `${stepCount(world)} commands`,
  );
}
