import { listScenarios } from '#mocks/scenarios/scenarios.ts';
import type { Chance } from '../random.ts';
import { chooseCall, chooseProviderCall } from './requests.ts';
import type { Caller, WorldStep } from './types.ts';
import { players, type Persona } from './visitors.ts';
import type { World } from './world.ts';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
const spans = [
  1,
  second,
  30 * second,
  minute,
  5 * minute,
  16 * minute,
  hour,
  3 * hour,
  12 * hour,
  day,
  3 * day,
  8 * day,
  31 * day,
];

const scenarios = listScenarios()
  .map(({ id }) => id)
  .filter((id) => !id.includes('captcha'));

function chooseScenario(chance: Chance): WorldStep {
  if (chance.happens(0.3)) return { do: 'scenario', text: '' };
  return { do: 'scenario', text: `${chance.pick(scenarios)}:${1 + chance.upTo(1)}` };
}

/** The players of a sequence. Personas with many possibilities occur more often. */
export function mainCallers(chance: Chance): readonly Caller[] {
  const first: Persona = chance.pick(['vip', 'player', 'wagering', ...players]);
  const other = chance.pick(players.filter((persona) => persona !== first));
  return [first, first, `${first} 2`, other];
}

export function chooseStep(world: World, main: readonly Caller[], chance: Chance): WorldStep {
  const rare = chance.next();
  const ms = chance.pick(spans);
  if (rare < 0.06) return { do: 'forward', ms, ...(chance.happens(0.2) ? { isChecked: true } : {}) };
  if (rare < 0.08) return { do: 'next event' };
  if (rare < 0.085) return { do: 'back and forth', ms };
  if (rare < 0.088) return { do: 'go back', ms };
  if (rare < 0.09) return { do: 'replay' };
  if (rare < 0.11) return chooseScenario(chance);
  if (rare < 0.13) return { do: 'login', who: chance.pick(main) };
  if (rare < 0.15 && world.sent.length > 0) return { do: 'later', index: chance.upTo(5) };
  const call = rare < 0.3 ? chooseProviderCall(world, main, chance) : null;
  if (call) return chance.happens(0.2) ? { ...call, repeats: 1 } : call;
  const chosen = chooseCall(world, main, chance);
  if (chosen.key === undefined || chance.happens(0.9)) return chosen;
  return { do: 'race', call: chosen, ...(chance.happens(0.5) ? { otherKey: world.nextKey() } : {}) };
}
