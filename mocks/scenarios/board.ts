import type { ScenarioBoard, ScenarioBoardOptions } from '../core/scenarioBoard.ts';
import type { NamedStates } from '../world/namedState.ts';
import { interventionOf } from './intervention.ts';
import { readsBody } from './match.ts';
import { parseScenarios } from './read.ts';
import { isCallScenario, type Scenario } from './scenario.ts';
import { step } from './step.ts';
import { identify, writeScenarios, writeShort } from './write.ts';

/** Keeps the active scenarios of one casino. */
export function createScenarioBoard(
  registered: NamedStates,
  { seed, text, onSet }: ScenarioBoardOptions,
): ScenarioBoard {
  let active: readonly Scenario[] = parseScenarios(text);
  const is = (state: string): boolean =>
    active.some((scenario) => !isCallScenario(scenario) && scenario.state === state);
  return {
    set(replacement) {
      active = parseScenarios(replacement);
      onSet();
    },
    text: () => writeScenarios(active),
    list: () =>
      active.map((scenario) => ({
        id: identify(scenario),
        text: writeShort(scenario),
        operation: isCallScenario(scenario) ? scenario.operation : null,
        remaining: isCallScenario(scenario) ? (scenario.options.times ?? null) : null,
      })),
    is,
    states: () =>
      active.length === 0
        ? []
        : Object.entries(registered).flatMap(([name, state]) => (is(name) ? [state] : [])),
    intervene(call) {
      const { rest, applied } = step(active, seed, call);
      active = rest;
      return interventionOf(call.operation, applied);
    },
    isCutOff(call) {
      const needsBody = active.some(
        (scenario) =>
          isCallScenario(scenario) &&
          scenario.operation === call.operation.id &&
          scenario.matches.some((match) => readsBody(match, call)),
      );
      return !needsBody && interventionOf(call.operation, step(active, seed, call).applied).isCutOff;
    },
  };
}
