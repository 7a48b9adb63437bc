// Decides which scenarios apply to a call, and updates their counts. A pure function of the seed, the
// scenarios and the calls so far, so that a replay of the calls gives the same result.
import type { ScenarioCall } from '../core/scenarioBoard.ts';
import { createRandom } from '../world/random.ts';
import { isMatch } from './match.ts';
import { isCallScenario, wholeNetwork, type CallScenario, type Scenario } from './scenario.ts';
import { identify, writeShort } from './write.ts';

/** The effect of one scenario on a call. */
export interface Applied {
  /** The scenario as it was before the call, in the syntax that `read.ts` parses. */
  readonly text: string;
  readonly outcomes: readonly string[];
  /** Milliseconds. */
  readonly delay: number;
}

export interface Step {
  /** The scenarios with their remaining counts. */
  readonly rest: readonly Scenario[];
  readonly applied: readonly Applied[];
}

/** The delay of `network.slow` without options, milliseconds. */
const usualSlow = { delay: 2_000, jitter: 1_000 };

interface Turn {
  readonly rest: CallScenario;
  readonly applied: Applied | null;
}

/**
 * Counts a call for a scenario that matches it. `applied` is null if the scenario doesn't act on
 * this call.
 */
function turn(scenario: CallScenario, seed: string, operation: string): Turn {
  const { outcomes, options } = scenario;
  const { after = 0, times, rate = 1, drawn = {} } = options;
  const withOptions = (changed: CallScenario['options']): CallScenario => ({
    ...scenario,
    options: { ...options, ...changed },
  });
  const { passed = 0 } = scenario;
  if (after > 0) return { rest: { ...withOptions({ after: after - 1 }), passed: passed + 1 }, applied: null };
  const isUsual = outcomes.includes('slow') && options.delay === undefined;
  const { delay = 0, jitter = 0 } = isUsual ? usualSlow : options;
  const count = drawn[operation] ?? 0;
  const random = createRandom(`${seed}/scenario/${identify(scenario)}/${operation}/${count}`);
  const isHit = random.next() < rate;
  const shift = Math.round((random.next() * 2 - 1) * jitter);
  return {
    rest: withOptions({
      ...(rate < 1 || jitter > 0 ? { drawn: { ...drawn, [operation]: count + 1 } } : {}),
      ...(isHit && times !== undefined ? { times: times - 1 } : {}),
    }),
    applied: isHit
      ? { text: writeShort(withOptions({ after: passed })), outcomes, delay: delay + shift }
      : null,
  };
}

/**
 * Applies scenarios to one call: the first one of its operation that applies, and all network
 * scenarios that apply. The call counts only for scenarios whose conditions it meets. Once a scenario
 * of its operation applies, the call doesn't count for later ones of that operation.
 */
export function step(scenarios: readonly Scenario[], seed: string, call: ScenarioCall): Step {
  const own: Applied[] = [];
  const network: Applied[] = [];
  const rest = scenarios.map((scenario) => {
    if (!isCallScenario(scenario)) return scenario;
    const isOfNetwork = scenario.operation === wholeNetwork;
    const isReached = isOfNetwork || (own.length === 0 && scenario.operation === call.operation.id);
    if (!isReached || !isMatch(scenario.matches, call)) return scenario;
    const { rest: counted, applied } = turn(scenario, seed, call.operation.id);
    if (applied) (isOfNetwork ? network : own).push(applied);
    return counted;
  });
  const isLeft = (scenario: Scenario): boolean => !isCallScenario(scenario) || scenario.options.times !== 0;
  return { rest: rest.filter(isLeft), applied: [...own, ...network] };
}
