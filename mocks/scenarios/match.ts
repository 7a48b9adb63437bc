// Whether a call meets the conditions of a scenario.
import { isRecord } from '../core/isRecord.ts';
import type { ScenarioCall } from '../core/scenarioBoard.ts';
import type { Match } from './scenario.ts';

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

function fieldOf(value: unknown, path: string): unknown {
  return path.split('.').reduce((inner, name) => {
    if (Array.isArray(inner)) return inner[Number(name)];
    return isRecord(inner) && Object.hasOwn(inner, name) ? inner[name] : undefined;
  }, value);
}

/**
 * The call's values for this name. The name is looked up in this order: `player`, path parameters,
 * query parameters, fields of the body.
 */
function textsOf(call: ScenarioCall, name: string): readonly string[] {
  if (name === 'player') return [call.visitor()];
  const place = call.operation.parameters.find((parameter) => parameter.name === name)?.in;
  if (place === 'path') return [call.path[name] ?? ''];
  if (place === 'query') return call.query.getAll(name);
  const value = fieldOf(parse(call.body), name);
  if (value === undefined) return [];
  return [typeof value === 'string' ? value : JSON.stringify(value)];
}

export function isMatch(matches: readonly Match[], call: ScenarioCall): boolean {
  return matches.every(({ name, value }) => textsOf(call, name).includes(value));
}

/** Whether the condition depends on the body, which hasn't arrived when an upload breaks. */
export function readsBody({ name }: Match, { operation }: ScenarioCall): boolean {
  return name !== 'player' && operation.parameters.every((parameter) => parameter.name !== name);
}
