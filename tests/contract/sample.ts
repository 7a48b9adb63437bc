// Requests made from the description alone: a valid one for each operation, and many broken ones.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OperationEntry } from '#mocks/core/routes.ts';

type Schema = Record<string, unknown>;

interface Document {
  paths: Record<string, Record<string, { requestBody?: { content: Record<string, { schema: Schema }> } }>>;
  components: { schemas: Record<string, Schema> };
}

// The bundle of our own description.
const description = JSON.parse(readFileSync(join(import.meta.dirname, '../../openapi/generated/openapi.json'), 'utf8')) as Document;

export interface SampleRequest {
  name: string;
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
}

function resolve(schema: Schema): Schema {
  const reference = schema['$ref'];
  if (typeof reference !== 'string') return schema;
  const name = reference.split('/').at(-1) ?? '';
  const found = description.components.schemas[name];
  if (!found) throw new Error(`no schema ${name}`);
  return resolve(found);
}

function sampleText(schema: Schema): string {
  if (schema['format'] === 'email') return 'someone@example.test';
  if (schema['format'] === 'date') return '1990-05-17';
  if (schema['format'] === 'date-time') return '2026-11-20T12:00:00.000Z';
  if (schema['format'] === 'uri') return 'https://example.test/';
  const shortest = typeof schema['minLength'] === 'number' ? schema['minLength'] : 1;
  return typeof schema['pattern'] === 'string' && schema['pattern'].includes('0-9') ? '79000000099' : 'sample'.padEnd(shortest, 'x');
}

/** A value that keeps to `schema`: its example, else the smallest thing that passes. */
export function sampleOf(input: Schema): unknown {
  const schema = resolve(input);
  const [example] = Array.isArray(schema['examples']) ? schema['examples'] : [schema['example']];
  if (example !== undefined) return example;
  if (schema['const'] !== undefined) return schema['const'];
  if (Array.isArray(schema['enum'])) return schema['enum'][0];
  // Parts of a JSON schema are schemas.
  const oneOf = (schema['oneOf'] ?? schema['anyOf'] ?? schema['allOf']) as Schema[] | undefined;
  if (oneOf?.[0]) return sampleOf(oneOf[0]);
  const type = Array.isArray(schema['type']) ? schema['type'][0] : schema['type'];
  switch (type) {
    case 'object': {
      const properties = (schema['properties'] ?? {}) as Record<string, Schema>;
      return Object.fromEntries(Object.entries(properties).map(([key, property]) => [key, sampleOf(property)]));
    }
    case 'array':
      return [sampleOf((schema['items'] ?? {}) as Schema)];
    case 'integer':
    case 'number':
      return Math.max(1, Number(schema['minimum'] ?? 1));
    case 'boolean':
      return true;
    default:
      return sampleText(schema);
  }
}

/** A body for an operation, or undefined where it takes none. */
export function sampleBody(operation: OperationEntry): unknown {
  const content = description.paths[operation.path]?.[operation.method]?.requestBody?.content['application/json'];
  return content ? sampleOf(content.schema) : undefined;
}

function fillPath(operation: OperationEntry, value: (name: string, schema: Schema) => string): string {
  const parameters = operation.parameters.filter((parameter) => parameter.in === 'path');
  return parameters.reduce((path, { name, schema }) => path.replace(`{${name}}`, encodeURIComponent(value(name, schema))), operation.path);
}

function queryOf(operation: OperationEntry, value: (schema: Schema) => unknown): string {
  const query = new URLSearchParams();
  for (const { name, in: place, required, schema } of operation.parameters) if (place === 'query' && required) query.set(name, String(value(schema)));
  const text = query.toString();
  return text ? `?${text}` : '';
}

function headersOf(operation: OperationEntry): Record<string, string> {
  const needsKey = operation.parameters.some(({ in: place, name }) => place === 'header' && name === 'Idempotency-Key');
  return { 'content-type': 'application/json', 'accept-language': 'en', ...(needsKey ? { 'idempotency-key': '0b7f4a3e-6c1d-4f65-9a57-1c2d3e4f5a6b' } : {}) };
}

/** A request that keeps to the description; `known` gives ids that exist. */
export function validRequest(operation: OperationEntry, known: (name: string) => string | undefined): SampleRequest {
  const body = sampleBody(operation);
  return {
    name: 'valid',
    method: operation.method.toUpperCase(),
    path: fillPath(operation, (name, schema) => known(name) ?? String(sampleOf(schema))) + queryOf(operation, sampleOf),
    headers: headersOf(operation),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  };
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

/** At least 20 requests that are wrong in some way: ids, bodies, queries, and each required field spoilt in turn. */
export function brokenRequests(operation: OperationEntry, known: (name: string) => string | undefined): SampleRequest[] {
  const valid = validRequest(operation, known);
  const hasPathParameter = operation.path.includes('{');
  const ids = hasPathParameter
    ? HOSTILE_IDS.map((id, index) => ({ ...valid, name: `id ${String(index)}`, path: fillPath(operation, () => id) + queryOf(operation, sampleOf) }))
    : [];
  const takesBody = valid.body !== undefined;
  const bodies = takesBody ? HOSTILE_BODIES.map((body, index) => ({ ...valid, name: `body ${String(index)}`, body })) : [];
  const queries = HOSTILE_QUERIES.map((query) => ({ ...valid, name: `query ${query}`, path: `${valid.path.split('?')[0] ?? ''}?${query}` }));
  const sample = takesBody ? sampleBody(operation) : undefined;
  const fields = typeof sample === 'object' && sample !== null && !Array.isArray(sample) ? Object.keys(sample) : [];
  const spoilt = fields.flatMap((field) =>
    [null, -1, 'x'.repeat(10_000), [], { a: 1 }].map((value, index) => ({
      ...valid,
      name: `${field} ${String(index)}`,
      body: JSON.stringify({ ...(sample as object), [field]: value }),
    })),
  );
  return [...ids, ...bodies, ...queries, ...spoilt];
}
