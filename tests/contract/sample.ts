// Requests from the OpenAPI description's examples, and fuzzed ones that a server must survive.
import type { OperationEntry } from '#mocks/core/routes.ts';
import { bodyOf, parametersOf } from './described.ts';

export interface SampleRequest {
  name: string;
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/** Required parameters with their examples. Throws if a parameter has none. */
function neededParameters(operation: OperationEntry): { name: string; in: string; example: string }[] {
  return parametersOf(operation).flatMap((parameter) => {
    if (!parameter.required) return [];
    const { name, in: place, example } = parameter;
    if (typeof example !== 'string' && typeof example !== 'number')
      throw new Error(`${operation.id}: ${name} has no example`);
    return [{ name, in: place, example: String(example) }];
  });
}

export interface Changes {
  /** Values of path parameters by name. */
  readonly path?: Readonly<Record<string, string>>;
  /** Values of query parameters by name; null omits a required parameter. */
  readonly query?: Readonly<Record<string, string | null>>;
}

/** The operation's URL with the example value of each parameter, unless `changes` has another. */
export function pathOf(operation: OperationEntry, changes: Changes = {}): string {
  const needed = neededParameters(operation);
  const path = needed
    .filter((parameter) => parameter.in === 'path')
    .reduce(
      (text, { name, example }) =>
        text.replace(`{${name}}`, encodeURIComponent(changes.path?.[name] ?? example)),
      operation.path,
    );
  const values: Record<string, string | null> = {
    ...Object.fromEntries(
      needed.filter((parameter) => parameter.in === 'query').map(({ name, example }) => [name, example]),
    ),
    ...changes.query,
  };
  const given = Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== null);
  const query = new URLSearchParams(given).toString();
  return query ? `${path}?${query}` : path;
}

/** Example bodies by name, or one undefined body if the operation has none. */
function bodiesOf(operation: OperationEntry): [name: string, body: unknown][] {
  const body = bodyOf(operation);
  if (!body) return [['', undefined]];
  const examples = Object.entries(body.examples ?? {});
  if (examples.length === 0) throw new Error(`${operation.id}: the body has no example`);
  return examples.map(([name, { value }]) => [name, value]);
}

/** The first example body; undefined if the operation has none. */
export const sampleBody = (operation: OperationEntry): unknown => bodiesOf(operation)[0]?.[1];

/**
 * A request for each example body.
 * @param values of path and query parameters by name, in place of the examples
 */
export function exampleRequests(
  operation: OperationEntry,
  values: Readonly<Record<string, string>> = {},
): SampleRequest[] {
  const queried = new Set(parametersOf(operation).flatMap((one) => (one.in === 'query' ? one.name : [])));
  const query = Object.fromEntries(Object.entries(values).filter(([name]) => queried.has(name)));
  const headers = neededParameters(operation)
    .filter((parameter) => parameter.in === 'header')
    .map(({ name, example }): [string, string] => [name.toLowerCase(), example]);
  return bodiesOf(operation).map(([name, body]) => ({
    name: name ? `${operation.id}-${name}` : operation.id,
    method: operation.method.toUpperCase(),
    path: pathOf(operation, { path: values, query }),
    headers: { 'content-type': 'application/json', 'accept-language': 'en', ...Object.fromEntries(headers) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }));
}

export function exampleRequest(operation: OperationEntry): SampleRequest {
  const [first] = exampleRequests(operation);
  if (!first) throw new Error(`${operation.id} has no example`);
  return first;
}

const STRANGE_IDS = [
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
const STRANGE_BODIES = [
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
const STRANGE_QUERIES = [
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

/**
 * At least 20 fuzzed requests: unusual ids, bodies and queries, and each field corrupted in turn. A server
 * may accept some of them, because it ignores unknown parameters and fields (decision 126).
 */
export function fuzzedRequests(operation: OperationEntry): SampleRequest[] {
  const valid = exampleRequest(operation);
  const names = parametersOf(operation).flatMap((parameter) =>
    parameter.in === 'path' ? parameter.name : [],
  );
  const ids = STRANGE_IDS.flatMap((id, index) =>
    names.length === 0
      ? []
      : {
          ...valid,
          name: `id ${String(index)}`,
          path: pathOf(operation, { path: Object.fromEntries(names.map((name) => [name, id])) }),
        },
  );
  const sample = sampleBody(operation);
  const bodies =
    sample === undefined
      ? []
      : STRANGE_BODIES.map((body, index) => ({ ...valid, name: `body ${String(index)}`, body }));
  const queries = STRANGE_QUERIES.map((query) => ({
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
