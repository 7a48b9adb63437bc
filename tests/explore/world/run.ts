// Runs steps in a new world, and checks all properties after each step.
import { Violation } from '../../economy/model.ts';
import { perform, race, repeatLater } from './calls.ts';
import { logIn } from './login.ts';
import { addTransfers, checkSecrets } from './properties.ts';
import { publicReads } from './requests.ts';
import { backAndForth, checkJournal, forward, goBack, replayOwn, toNextEvent } from './time.ts';
import type { WorldScene, WorldStep } from './types.ts';
import { World } from './world.ts';

function take(world: World, step: WorldStep): void {
  if (step.do !== 'call') world.footprint = null;
  switch (step.do) {
    case 'call':
      return void perform(world, step);
    case 'race':
      return race(world, step.call, step.otherKey);
    case 'later':
      return repeatLater(world, step.index);
    case 'login':
      return logIn(world, step.who);
    case 'forward':
      return forward(world, step.ms, step.isChecked);
    case 'next event':
      return toNextEvent(world);
    case 'back and forth':
      return backAndForth(world, step.ms);
    case 'go back':
      return goBack(world, step.ms);
    case 'scenario':
      return world.backend.scenarios.set(step.text);
    default:
      return replayOwn(world);
  }
}

/** Reads all public lists as a guest. The lists show players' actions, but must not show players' secrets. */
function lookAround(world: World): void {
  if (world.hasScenario) return;
  for (const path of publicReads) {
    const call = { do: 'call', who: 'guest', method: 'GET', path } as const;
    checkSecrets(world, { call, reply: world.send(call) });
  }
}

export interface WorldOutcome {
  readonly steps: readonly WorldStep[];
  readonly violation: Violation | null;
  readonly world: World;
}

/** Runs steps until `next` returns null or a property breaks. */
export function runWorld(
  scene: WorldScene,
  next: (world: World, taken: number) => WorldStep | null,
  ignored?: ReadonlySet<string>,
): WorldOutcome {
  const world = new World(scene, ignored);
  const steps: WorldStep[] = [];
  try {
    for (;;) {
      const step = next(world, steps.length);
      if (!step) break;
      steps.push(step);
      take(world, step);
      addTransfers(world);
    }
    lookAround(world);
    checkJournal(world);
    return { steps, violation: null, world };
  } catch (error) {
    if (error instanceof Violation) return { steps, violation: error, world };
    throw error;
  } finally {
    world.backend.dispose();
  }
}

/**
 * Runs named steps, for regression tests of faults that the driver has found. Throws if a property breaks.
 */
export function play(scene: WorldScene, ...steps: WorldStep[]): World {
  const { violation, world } = runWorld(scene, (_, taken) => steps[taken] ?? null);
  if (violation) throw violation;
  return world;
}
