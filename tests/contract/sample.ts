// Requests from the description's examples: valid ones, and invalid variations.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OperationEntry } from '#mocks/core/routes.ts';

interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  required?: boolean;
  example?: unknown;
}

interface Operation {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { examples?: Record<string, { value: unknown }> }> };
}

interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { parameters: Record<string, Parameter> };
}

const description = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../openapi/generated/openapi.json'), 'utf8'),
) as Document;

export interface SampleRequest {
  name: string;
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
}

function described({ id, path, method }: OperationEntry): Operation {
  const operation = description.paths[path]?.[method];
  if (!operation) throw new Error(`the description has no ${id}`);
  return operation;
}

/** Required parameters with their examples. Throws if one has none. */
function neededParameters(operation: OperationEntry): { name: string; in: string; example: string }[] {
  const all = (described(operation).parameters ?? []).map((parameter) =>
    parameter.$ref ? description.components.parameters[parameter.$ref.split('/').at(-1) ?? ''] : parameter,
  );
  return all.flatMap((parameter) => {
    if (!parameter?.required) return [];
    const { name, in: place, example } = parameter;
    if (typeof example !== 'string' && typeof example !== 'number')
      throw new Error(`${operation.id}: ${name} has no example`);
    return [{ name, in: place, example: String(example) }];
  });
}

function pathOf(operation: OperationEntry, id?: string): string {
  const parameters = neededParameters(operation);
  const path = parameters
    .filter((parameter) => parameter.in === 'path')
    .reduce(
      (text, { name, example }) => text.replace(`{${name}}`, encodeURIComponent(id ?? example)),
      operation.path,
    );
  const query = new URLSearchParams(
    parameters
      .filter((parameter) => parameter.in === 'query')
      .map(({ name, example }): [string, string] => [name, example]),
  ).toString();
  return query ? `${path}?${query}` : path;
}

/** Example bodies by name, or one undefined body if the operation takes none. */
function bodiesOf(operation: OperationEntry): [name: string, body: unknown][] {
  const { requestBody } = described(operation);
  if (!requestBody) return [['', undefined]];
  const examples = Object.entries(requestBody.content['application/json']?.examples ?? {});
  if (examples.length === 0) throw new Error(`${operation.id}: the body has no example`);
  return examples.map(([name, { value }]) => [name, value]);
}

export function exampleRequests(operation: OperationEntry): SampleRequest[] {
  const headers = neededParameters(operation)
    .filter((parameter) => parameter.in === 'header')
    .map(({ name, example }): [string, string] => [name.toLowerCase(), example]);
  return bodiesOf(operation).map(([name, body]) => ({
    name: name ? `${operation.id}-${name}` : operation.id,
    method: operation.method.toUpperCase(),
    path: pathOf(operation),
    headers: { 'content-type': 'application/json', 'accept-language': 'en', ...Object.fromEntries(headers) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }));
}

export function exampleRequest(operation: OperationEntry): SampleRequest {
  const [first] = exampleRequests(operation);
  if (!first) throw new Error(`${operation.id} has no example`);
  return first;
}

const HOSTILE_IDS = [
  'no-such-thing',
  '0',
  '-1',
  '99999999999999999999',
  '..%2f..%2fetc',
  '%00',
  '🎰',
  "' or 1=1 --",
  '<b>x</b>',
  '__proto__',
  'constructor',
  'a'.repeat(2_000),
  '{0}',
  'null',
  'undefined',
  '1e9',
  '../',
  ' ',
  '\u202e',
  '%',
];
const HOSTILE_BODIES = [
  '',
  '{',
  '[]',
  'null',
  '"text"',
  '1',
  '{}',
  '{"a":1}',
  '{"__proto__":{"x":1}}',
  '[[[[]]]]',
  'true',
  '{"email":null}',
  '{"amount":-1}',
  '{"amount":9007199254740993}',
  '{"amount":1.5}',
  '<xml/>',
  '{"password":[]}',
  `{"value":"${'x'.repeat(5_000)}"}`,
  '\u0000',
  '{"nickname":{"a":1}}',
];
const HOSTILE_QUERIES = [
  'page=-1',
  'page=x',
  'limit=0',
  'limit=99999999',
  'limit=1.5',
  'offset=-5',
  'q=%00',
  'sort=__proto__',
  'filter[category]=%F0%9F%8E%B0',
  'filter[category][]=a&filter[category][]=b',
  'type=none',
  'status=none',
  'seriesId=x',
  'path=//evil.test',
  'page=1e3',
  'limit=',
  'order=up',
  'actionId=x',
  'page=1&page=2',
  'platform=toaster',
];

/** At least 20 invalid requests: ids, bodies, queries, and each field corrupted in turn. */
export function brokenRequests(operation: OperationEntry): SampleRequest[] {
  const valid = exampleRequest(operation);
  const ids = operation.path.includes('{')
    ? HOSTILE_IDS.map((id, index) => ({
        ...valid,
        name: `id ${String(index)}`,
        path: pathOf(operation, id),
      }))
    : [];
  const [, sample] = bodiesOf(operation)[0] ?? [];
  const bodies =
    sample === undefined
      ? []
      : HOSTILE_BODIES.map((body, index) => ({ ...valid, name: `body ${String(index)}`, body }));
  const queries = HOSTILE_QUERIES.map((query) => ({
    ...valid,
    name: `query ${query}`,
    path: `${valid.path.split('?')[0] ?? ''}?${query}`,
  }));
  const fields: [name: string, value: unknown][] =
    typeof sample === 'object' && sample !== null ? Object.entries(sample) : [];
  const spoilt = fields.flatMap(([field]) =>
    [null, -1, 'x'.repeat(10_000), [], { a: 1 }].map((value, index) => ({
      ...valid,
      name: `${field} ${String(index)}`,
      body: JSON.stringify(Object.fromEntries([...fields, [field, value]])),
    })),
  );
  return [...ids, ...bodies, ...queries, ...spoilt];
}
