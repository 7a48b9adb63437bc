// `mocks/generated`: the table of operations, the types of handlers, and the lists of handlers.
import { isRecord } from '#mocks/core/isRecord.ts';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { resolveReference, type Description, type Operation, type Parameter } from './bundle.ts';

const camel = (text: string): string => text.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const pascal = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

interface NamedExample {
  name: string;
  status: number;
  value: unknown;
}

interface Entry {
  id: string;
  method: string;
  path: string;
  tag: string;
  summary: string;
  access: 'public' | 'optional' | 'player';
  persona: string;
  status: number;
  bodyType: string | null;
  /** Dot paths of the body's fields; `*` stands for any list index or key. */
  bodyFields: string[];
  responseType: string | null;
  answers: NamedExample[];
  errors: NamedExample[];
  parameters: Parameter[];
  bodyRequired: boolean;
}

function accessOf(operation: Operation): Entry['access'] {
  if (!operation.security) return 'player';
  if (operation.security.length === 0) return 'public';
  return operation.security.some((entry) => Object.keys(entry).length === 0) ? 'optional' : 'player';
}

function schemaName(schema: Record<string, unknown> | undefined, where: string): string | null {
  if (!schema) return null;
  const reference = schema['$ref'];
  if (typeof reference !== 'string') throw new Error(`${where}: give the body a named schema`);
  return reference.split('/').at(-1) ?? null;
}

function examplesOf(description: Description, operation: Operation): NamedExample[] {
  return Object.entries(operation.responses).flatMap(([status, reference]) => {
    const examples = resolveReference(description, reference).content?.['application/json']?.examples ?? {};
    return Object.entries(examples).map(([name, example]) => ({
      name,
      status: Number(status),
      value: resolveReference(description, example).value,
    }));
  });
}

/**
 * Dot paths of all fields of a schema. Stops at a depth that no request body reaches, because schemas may be
 * recursive.
 */
function fieldsOf(description: Description, schema: unknown, depth = 0): string[] {
  if (!isRecord(schema) || depth > 8) return [];
  const inner = (part: unknown): string[] => fieldsOf(description, part, depth + 1);
  const named = schemaName('$ref' in schema ? schema : undefined, 'a body');
  if (named !== null) return inner(description.components.schemas[named]);
  const below = (name: string, part: unknown): string[] => {
    const paths = inner(part);
    return paths.length > 0 ? paths.map((path) => `${name}.${path}`) : [name];
  };
  const { properties, items, additionalProperties } = schema;
  const variants = ['allOf', 'anyOf', 'oneOf'].flatMap((key) => schema[key] ?? []);
  return [
    ...new Set([
      ...variants.flatMap(inner),
      ...Object.entries(isRecord(properties) ? properties : {}).flatMap(([name, part]) => below(name, part)),
      ...(isRecord(items) ? below('*', items) : []),
      ...(isRecord(additionalProperties) ? below('*', additionalProperties) : []),
    ]),
  ];
}

export function listOperations(description: Description): Entry[] {
  return Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const id = operation.operationId;
      const success = Object.entries(operation.responses).find(([status]) => Number(status) < 300);
      if (!success) throw new Error(`${id} has no 2xx response`);
      const examples = examplesOf(description, operation);
      const body = operation.requestBody?.content['application/json']?.schema;
      return {
        id,
        method,
        path,
        tag: operation.tags[0] ?? '',
        summary: operation.summary ?? '',
        access: accessOf(operation),
        persona: operation['x-mock-persona'] ?? 'guest',
        status: Number(success[0]),
        bodyType: schemaName(body, id),
        bodyFields: fieldsOf(description, body),
        responseType: schemaName(
          resolveReference(description, success[1]).content?.['application/json']?.schema,
          id,
        ),
        answers: examples.filter(({ status }) => status < 400),
        errors: examples.filter(({ status }) => status >= 400),
        parameters: (operation.parameters ?? []).map((parameter) => resolveReference(description, parameter)),
        bodyRequired: operation.requestBody?.required ?? false,
      };
    }),
  );
}

/** The TypeScript type of a parameter after validation. */
function parameterType(schema: Record<string, unknown>): string {
  const reference = schema['$ref'];
  if (typeof reference === 'string') return `model.${reference.split('/').at(-1) ?? ''}`;
  if (Array.isArray(schema['enum'])) return schema['enum'].map((value) => JSON.stringify(value)).join(' | ');
  if (schema['type'] === 'integer' || schema['type'] === 'number') return 'number';
  if (schema['type'] === 'boolean') return 'boolean';
  if (schema['type'] === 'array') return `(${parameterType(schema['items'] as Record<string, unknown>)})[]`;
  return 'string';
}

function parametersType(entry: Entry, place: Parameter['in']): string {
  const fields = entry.parameters
    .filter((parameter) => parameter.in === place)
    .map(
      (parameter) =>
        `${JSON.stringify(parameter.name)}${parameter.required || 'default' in parameter.schema ? '' : '?'}: ${parameterType(parameter.schema)}`,
    );
  return fields.length === 0 ? 'Record<never, never>' : `{ ${fields.join('; ')} }`;
}

/** Generates the interface that holds the types of all operations. */
function typesOf(name: string, operations: readonly Entry[]): string[] {
  const types = operations.map(
    (entry) =>
      `  ${entry.id}: { path: ${parametersType(entry, 'path')}; query: ${parametersType(entry, 'query')}; ` +
      `body: ${entry.bodyType ? `model.${entry.bodyType}` : 'undefined'}; response: ${entry.responseType ? `model.${entry.responseType}` : 'undefined'}; ` +
      `error: ${[...new Set(entry.errors.map((error) => JSON.stringify(error.name)))].join(' | ') || 'never'} };`,
  );
  return [`export interface ${name} {`, ...types, '}'];
}

function tableOf(operations: readonly Entry[]): object[] {
  return operations.map(({ parameters, ...entry }) => ({
    ...entry,
    parameters: parameters.map(({ name, in: place, required, schema }) => ({
      name,
      in: place,
      required: required ?? false,
      schema,
    })),
  }));
}

/** `mocks/generated/control/operations.ts`: types, table and schemas of the control API's calls. */
export function writeControlOperations(root: string, description: Description): void {
  const operations = listOperations(description);
  const schemaOf = (type: string | null): string => (type === null ? 'undefined' : `schemas.${type}`);
  const schemas = operations.map(
    ({ id, bodyType, responseType }) =>
      `  ${id}: { body: ${schemaOf(bodyType)}, response: ${schemaOf(responseType)} },`,
  );
  writeFileSync(
    join(root, 'mocks/generated/control/operations.ts'),
    [
      '// Generated from the description. Do not edit.',
      "import type * as model from './client.ts';",
      "import * as schemas from './schemas.ts';",
      '',
      ...typesOf('ControlOperations', operations),
      'export type ControlOperationId = keyof ControlOperations;',
      '',
      `export const controlOperations = ${JSON.stringify(tableOf(operations))} as const;`,
      '',
      'export const controlSchemas = {',
      ...schemas,
      '} as const;',
      '',
    ].join('\n'),
  );
}

export function writeOperations(root: string, description: Description): void {
  const operations = listOperations(description);
  const handlers = operations.map((entry) => `  ${entry.id}: backend.get${pascal(entry.id)}MockHandler,`);
  const tags = [...new Set(operations.map((entry) => entry.tag))];
  mkdirSync(join(root, 'mocks/generated'), { recursive: true });
  writeFileSync(
    join(root, 'mocks/generated/operations.ts'),
    [
      '// Generated from the description. Do not edit.',
      "import type * as model from './model/index.ts';",
      '',
      ...typesOf('Operations', operations),
      'export type OperationId = keyof Operations;',
      '',
      `export const operations = ${JSON.stringify(tableOf(operations))} as const;`,
      '',
    ].join('\n'),
  );
  writeFileSync(
    join(root, 'mocks/generated/handlers.ts'),
    [
      '// Generated from the description. Do not edit. The generated MSW handler of each operation.',
      "import * as backend from './backend.msw.ts';",
      '',
      'export const generatedHandlers = {',
      ...handlers,
      '} as const;',
      '',
    ].join('\n'),
  );
  writeFileSync(
    join(root, 'mocks/generated/worldHandlers.ts'),
    [
      '// Generated from the description. Do not edit. Our own handlers: each tag has its file in `mocks/handlers`.',
      ...tags.map((tag) => `import { ${camel(tag)} } from '../handlers/${tag}.ts';`),
      '',
      'export const worldHandlers = {',
      ...tags.map((tag) => `  ...${camel(tag)},`),
      '};',
      '',
    ].join('\n'),
  );
}
