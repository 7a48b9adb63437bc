// The project's own rules for the OpenAPI description (openapi/README.md). Redocly can't check them, because
// they compare several parts: names with those of the specification, and names of examples with error codes.
import { isRecord } from '#mocks/core/isRecord.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { resolveReference, type Description, type Operation } from '../generation/bundle.ts';

export type Schema = Record<string, unknown>;

/** Names that the product specification uses (`openapi/specified.yaml`). */
interface Specified {
  operations: string[];
  fields: string[];
  schemas: Record<string, string[]>;
}

export function readDescription(root: string): { description: Description; specified: Specified } {
  const read = (path: string): string => readFileSync(join(root, 'openapi', path), 'utf8');
  return {
    // The cast is safe: both files are our own.
    description: JSON.parse(read('generated/openapi.json')) as Description,
    specified: parse(read('specified.yaml')) as Specified,
  };
}

const propertiesOf = (schema: Schema): [name: string, schema: Schema][] =>
  Object.entries(isRecord(schema['properties']) ? schema['properties'] : {}).filter(
    (entry): entry is [string, Schema] => isRecord(entry[1]),
  );

function markViolations(where: string, isSpecified: boolean, isInferred: boolean): string[] {
  if (isSpecified !== isInferred) return [];
  return [`${where} is ${isSpecified ? 'specified, so remove' : 'not specified, so add'} x-inferred`];
}

/**
 * Finds error examples that aren't named after their code. Redocly already checks that each code belongs to
 * its family.
 */
function exampleNameViolations(
  description: Description,
  { operationId: id, responses }: Operation,
): string[] {
  const errors = Object.entries(responses)
    .filter(([status]) => Number(status) >= 400)
    .flatMap(([status, reference]) => {
      const { content } = resolveReference(description, reference);
      return Object.entries(content?.['application/json']?.examples ?? {}).map(([name, example]) => ({
        name,
        where: `${id} ${status} ${name}`,
        codes: JSON.stringify(resolveReference(description, example).value).matchAll(/"code":"(\w+)"/g),
      }));
    });
  const names = new Set(errors.map(({ name }) => name));
  // If several examples share a code, only one has to be named after it.
  return errors.flatMap(({ name, where, codes }) =>
    [...codes].some(([, code = '']) => code === name || names.has(code))
      ? []
      : [`${where} is not named after its code`],
  );
}

/**
 * Whether a field is marked as inferred from usage: either the field itself, or the schema that it refers to.
 */
function isInferred(field: Schema, { components }: Description): boolean {
  const schema = components.schemas[String(field['$ref']).split('/').at(-1) ?? ''];
  return field['x-inferred'] === true || (isRecord(schema) && schema['x-inferred'] === true);
}

function schemaViolations(description: Description, specified: Specified, where: string): string[] {
  const schema = description.components.schemas[where];
  if (!isRecord(schema)) return [`${where} is not a schema`];
  const snakeCase = new Set([...specified.fields, ...Object.values(specified.schemas).flat()]);
  const fields = specified.schemas[where];
  const marks = markViolations(where, fields !== undefined, schema['x-inferred'] === true);
  const fieldMarks = propertiesOf(schema).flatMap(([name, field]) =>
    fields?.includes(name)
      ? markViolations(`${where}.${name}`, true, field['x-inferred'] === true)
      : markViolations(`${where}.${name}`, false, isInferred(field, description)),
  );
  return [
    ...marks,
    ...(fields && marks.length === 0 ? fieldMarks : []),
    ...propertiesOf(schema).flatMap(([name, field]) => [
      ...(name.includes('_') && !snakeCase.has(name) ? [`${where}.${name} is not camelCase`] : []),
      ...('properties' in (isRecord(field['items']) ? field['items'] : field)
        ? [`${where}.${name} is an object without a name`]
        : []),
    ]),
  ];
}

export function descriptionViolations(description: Description, specified: Specified): string[] {
  const operations = Object.values(description.paths).flatMap((methods) => Object.values(methods));
  // Leaves out the enums and envelopes of error codes, because they are generated (generation/errors.ts).
  const schemas = Object.keys(description.components.schemas).filter((name) => !/Error(s|Code)$/.test(name));
  return [
    ...operations.flatMap((operation) => [
      ...markViolations(
        operation.operationId,
        specified.operations.includes(operation.operationId),
        operation['x-inferred'] === true,
      ),
      ...exampleNameViolations(description, operation),
    ]),
    ...schemas.flatMap((name) => schemaViolations(description, specified, name)),
  ];
}
