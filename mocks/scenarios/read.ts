// Reads scenarios. Links, the control API, the panel, Storybook and tests use the same grammar, which
// docs/panel.md describes.
import { problemOf } from './check.ts';
import {
  optionsSchema,
  type CallScenario,
  type Match,
  type Scenario,
  type ScenarioOptions,
} from './scenario.ts';
import { splitOutside } from './split.ts';
import { isNamedState } from './states.ts';

const maxScenarios = 50;

class Problem extends Error {}

function readValue(text: string): string {
  if (!text.startsWith('"')) {
    if (text === '' || /[[\]"]/.test(text)) throw new Problem(`the value ${text || '""'} needs quotes`);
    return text;
  }
  try {
    return String(JSON.parse(text));
  } catch {
    throw new Problem(`the value ${text} ends after its quotes`);
  }
}

function readMatch(text: string): Match {
  const [name = '', ...rest] = text.split('=');
  if (rest.length === 0) throw new Problem(`${text.trim() || 'an empty match'} has no value`);
  return { name: name.trim(), value: readValue(rest.join('=').trim()) };
}

/** Whether an option has no effect. Such options are left out, so that equal scenarios have equal texts. */
const isNeutral = ([name, value]: [string, unknown]): boolean =>
  (name === 'after' && value === 0) || (name === 'rate' && value === 1);

function readOptions(texts: readonly string[]): ScenarioOptions {
  const pairs = texts.map((text): [string, string] => {
    if (text === 'once') return ['times', '1'];
    if (/^\d+$/.test(text)) return ['times', text];
    const [name = '', ...value] = text.split('=');
    return [name, value.join('=')];
  });
  const names = pairs.map(([name]) => name);
  const unknown = names.find((name) => !Object.hasOwn(optionsSchema.shape, name));
  if (unknown !== undefined)
    throw new Problem(
      `there is no option ${unknown || '""'}, only ${Object.keys(optionsSchema.shape).join(', ')}`,
    );
  const twice = names.find((name, index) => names.indexOf(name) < index);
  if (twice !== undefined) throw new Problem(`${twice} is given twice`);
  const result = optionsSchema.safeParse(Object.fromEntries(pairs));
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new Problem(`${issue?.path.join('.')} must be ${issue?.message}`);
  }
  return Object.fromEntries(Object.entries(result.data).filter((option) => !isNeutral(option)));
}

function readCall(text: string): CallScenario {
  const [head = '', ...options] = splitOutside(text, ':');
  const [subject = '', ...outcomes] = splitOutside(head, '.');
  const parts = /^([^[\]]*)(?:\[(.*)\])?$/s.exec(subject);
  if (!parts) throw new Problem('its brackets do not match');
  const [, operation = '', matches] = parts;
  return {
    operation,
    matches: matches === undefined ? [] : splitOutside(matches, ',').map(readMatch),
    outcomes,
    options: readOptions(options),
  };
}

/** Reads one scenario. `problem` says why the text isn't a valid scenario. */
export function readScenario(text: string): { scenario: Scenario } | { problem: string } {
  if (isNamedState(text)) return { scenario: { state: text } };
  try {
    const scenario = readCall(text);
    const problem = problemOf(scenario);
    return problem === null ? { scenario } : { problem };
  } catch (error) {
    if (error instanceof Problem) return { problem: error.message };
    throw error;
  }
}

function readAll(text: string): { part: string; result: ReturnType<typeof readScenario> }[] {
  const parts = splitOutside(text, ',').map((part) => part.trim());
  return parts
    .filter((part) => part !== '')
    .map((part, index) => ({
      part,
      result: index < maxScenarios ? readScenario(part) : { problem: `there are more than ${maxScenarios}` },
    }));
}

/** Reads scenarios. Ignores other parts of the text, which `unknownScenarios` lists. */
export function parseScenarios(text: string): Scenario[] {
  return readAll(text).flatMap(({ result }) => ('scenario' in result ? [result.scenario] : []));
}

/** The parts of the text that aren't scenarios, each with its reason. */
export function unknownScenarios(text: string): string[] {
  return readAll(text).flatMap(({ part, result }) =>
    'problem' in result ? [`${part} (${result.problem})`] : [],
  );
}
