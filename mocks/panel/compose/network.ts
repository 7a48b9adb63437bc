// The network's scenarios as switches, without any DOM.
import type { ActiveScenario } from '../../core/scenarioBoard.ts';
import { parseScenarios } from '../../scenarios/read.ts';
import { isCallScenario, wholeNetwork, type CallScenario } from '../../scenarios/scenario.ts';
import { writeScenario } from '../../scenarios/write.ts';

export interface NetworkSwitches {
  readonly isOffline: boolean;
  readonly isSlow: boolean;
  /** Percent of the calls that break. */
  readonly failures: number;
  /** Milliseconds by which each response is delayed. */
  readonly delay: number;
  /** Milliseconds by which the delay varies; at most the delay itself. */
  readonly jitter: number;
}

const broken = 'fault_network';

function networkScenarios(active: readonly ActiveScenario[]): CallScenario[] {
  return parseScenarios(active.map(({ text }) => text).join(','))
    .filter(isCallScenario)
    .filter(({ operation }) => operation === wholeNetwork);
}

/** The switch positions that match the active scenarios. */
export function switchesOf(active: readonly ActiveScenario[]): NetworkSwitches {
  const calls = networkScenarios(active);
  const slow = calls.find(({ outcomes }) => outcomes.join() === 'slow');
  const failing = calls.find(({ outcomes }) => outcomes.join() === broken);
  return {
    isOffline: active.some(({ text }) => text === `${wholeNetwork}.offline`),
    isSlow: slow !== undefined && slow.options.delay === undefined,
    failures: failing ? Math.round((failing.options.rate ?? 1) * 100) : 0,
    delay: slow?.options.delay ?? 0,
    jitter: slow?.options.jitter ?? 0,
  };
}

const isSwitch = ({ text }: ActiveScenario): boolean =>
  text === `${wholeNetwork}.offline` || /^network\.(slow|fault_network)(:|$)/.test(text);

const scenarioOf = (outcome: string, options: CallScenario['options']): string =>
  writeScenario({ operation: wholeNetwork, matches: [], outcomes: [outcome], options });

/** The text of the active scenarios after the switches were set to these positions. */
export function withSwitches(active: readonly ActiveScenario[], switches: NetworkSwitches): string {
  const { isOffline, isSlow, failures, delay, jitter } = switches;
  const late = Math.min(jitter, delay);
  return [
    ...active.filter((scenario) => !isSwitch(scenario)).map(({ text }) => text),
    ...(isOffline ? [`${wholeNetwork}.offline`] : []),
    ...(isSlow && delay === 0 ? [scenarioOf('slow', {})] : []),
    ...(delay > 0 ? [scenarioOf('slow', { delay, ...(late > 0 ? { jitter: late } : {}) })] : []),
    ...(failures > 0 ? [scenarioOf(broken, failures < 100 ? { rate: failures / 100 } : {})] : []),
  ].join(',');
}
