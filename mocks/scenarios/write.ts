// Writes scenarios as the text that `read.ts` reads. Equal scenarios have equal texts.
import { isCallScenario, type CallScenario, type Scenario } from './scenario.ts';

const quoted = (value: string): string =>
  value === '' || value !== value.trim() || /[[\]",]/.test(value) ? JSON.stringify(value) : value;
const duration = (milliseconds: number): string => `PT${milliseconds / 1000}S`;

function writeCall({ operation, matches, outcomes, options }: CallScenario): string {
  const { times, after, delay, jitter, rate, drawn } = options;
  const conditions = matches.map(({ name, value }) => `${name}=${quoted(value)}`).join(',');
  const subject = conditions === '' ? operation : `${operation}[${conditions}]`;
  const counts = Object.entries(drawn ?? {}).map(([name, count]) => `${name}-${count}`);
  return [
    [subject, ...outcomes].join('.'),
    times ?? '',
    after ? `after=${after}` : '',
    delay ? `delay=${duration(delay)}` : '',
    jitter ? `jitter=${duration(jitter)}` : '',
    rate ? `rate=${rate}` : '',
    counts.length > 0 ? `drawn=${counts.join('.')}` : '',
  ]
    .filter((part) => part !== '')
    .join(':');
}

export function writeScenario(scenario: Scenario): string {
  return isCallScenario(scenario) ? writeCall(scenario) : scenario.state;
}

export function writeScenarios(scenarios: readonly Scenario[]): string {
  return scenarios.map(writeScenario).join(',');
}

/** The scenario's text for display, without the counts of draws. */
export function writeShort(scenario: Scenario): string {
  if (!isCallScenario(scenario)) return scenario.state;
  const { drawn: _, ...options } = scenario.options;
  return writeCall({ ...scenario, options });
}

/** The scenario's text without any counts that calls change. */
export function identify(scenario: Scenario): string {
  if (!isCallScenario(scenario)) return scenario.state;
  const { times: _times, after: _after, drawn: _drawn, ...options } = scenario.options;
  return writeCall({ ...scenario, options });
}
