// Rules of openapi/README.md for schemas: limits, named objects, spelling, formats, what was inferred.
import type { Description } from '../../generation/bundle.ts';

export type Schema = Record<string, unknown>;

/** What the product specification names, see `openapi/specified.yaml`. */
export interface Specified {
  operations: string[];
  fields: string[];
  schemas: Record<string, string[]>;
}

export const isRecord = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

// Made from the codes of their family, see generation/errors.ts.
const isMadeOfCodes = (name: string): boolean => name.endsWith('Errors') || name.endsWith('ErrorCode');

const typesOf = ({ type }: Schema): unknown[] => (Array.isArray(type) ? type : [type]);
const propertiesOf = (schema: Schema): [name: string, schema: Schema][] =>
  Object.entries(isRecord(schema['properties']) ? schema['properties'] : {}).filter(
    (entry): entry is [string, Schema] => isRecord(entry[1]),
  );

const BOUNDED_FORMATS = ['date', 'date-time'];
const ADDRESS = /^(image|url|link|preview|icon|background|.*Url)$/;
const SNAKE_CASE = /_/;

function hasLimits(schema: Schema): boolean {
  if ('enum' in schema || 'const' in schema) return true;
  const types = typesOf(schema);
  if (types.includes('array')) return 'maxItems' in schema;
  if (types.includes('integer') || types.includes('number'))
    return 'minimum' in schema && 'maximum' in schema;
  if (types.includes('string'))
    return 'maxLength' in schema || 'pattern' in schema || BOUNDED_FORMATS.includes(String(schema['format']));
  return true;
}

export function limitViolations(where: string, schema: Schema): string[] {
  const faults = hasLimits(schema) ? [] : [`${where} has no limits`];
  const { pattern } = schema;
  if (typeof pattern === 'string' && /\(\?[=!<]/.test(pattern))
    faults.push(`${where}: a pattern with a look-around`);
  if (Number(schema['maximum'] ?? 0) > Number.MAX_SAFE_INTEGER)
    faults.push(`${where}: a maximum that no number holds exactly`);
  const items = isRecord(schema['items']) ? limitViolations(`${where}[]`, schema['items']) : [];
  return [
    ...faults,
    ...items,
    ...propertiesOf(schema).flatMap(([name, property]) => limitViolations(`${where}.${name}`, property)),
  ];
}

function formatViolations(where: string, schema: Schema): string[] {
  return propertiesOf(schema).flatMap(([name, property]) => {
    const isText = typesOf(property).includes('string') && !('enum' in property);
    if (isText && name.endsWith('At') && property['format'] !== 'date-time')
      return [`${where}.${name} is an instant without format: date-time`];
    return isText && ADDRESS.test(name) && !String(property['format']).startsWith('uri')
      ? [`${where}.${name} is an address without format: uri-reference`]
      : [];
  });
}

function anonymousViolations(where: string, schema: Schema): string[] {
  return propertiesOf(schema).flatMap(([name, property]) => {
    const inner = isRecord(property['items']) ? property['items'] : property;
    return 'properties' in inner ? [`${where}.${name} is an object without a name`] : [];
  });
}

interface Known {
  specified: Specified;
  schemas: Description['components']['schemas'];
}

/** A field whose whole schema is this project's own needs no mark beside the reference. */
function refersToInferred(property: Schema, { schemas }: Known): boolean {
  const schema = schemas[String(property['$ref']).split('/').at(-1) ?? ''];
  return isRecord(schema) && schema['x-inferred'] === true;
}

function inferenceViolations(where: string, schema: Schema, known: Known): string[] {
  const fields = known.specified.schemas[where];
  if (schema['x-inferred'] === true) return fields ? [`${where} is specified and says x-inferred`] : [];
  if (!fields) return [`${where} is not of the specification: x-inferred is missing`];
  return propertiesOf(schema).flatMap(([name, property]) => {
    const isMarked = property['x-inferred'] === true;
    if (fields.includes(name)) return isMarked ? [`${where}.${name} is specified and says x-inferred`] : [];
    return isMarked || refersToInferred(property, known)
      ? []
      : [`${where}.${name} is not of the specification: x-inferred is missing`];
  });
}

function spellingViolations(where: string, schema: Schema, specified: ReadonlySet<string>): string[] {
  const names = propertiesOf(schema).map(([name]) => name);
  return [
    ...(/^[A-Z][A-Za-z0-9]*$/.test(where) ? [] : [`${where} is not PascalCase`]),
    ...names
      .filter((name) => SNAKE_CASE.test(name) && !specified.has(name))
      .map((name) => `${where}.${name} is not camelCase`),
  ];
}

export function schemaViolations({ components }: Description, specified: Specified): string[] {
  const named = new Set([...specified.fields, ...Object.values(specified.schemas).flat()]);
  return Object.entries(components.schemas).flatMap(([where, schema]) => {
    if (!isRecord(schema)) return [`${where} is no schema`];
    const limits = limitViolations(where, schema);
    if (isMadeOfCodes(where)) return limits;
    return [
      ...limits,
      ...formatViolations(where, schema),
      ...anonymousViolations(where, schema),
      ...inferenceViolations(where, schema, { specified, schemas: components.schemas }),
      ...spellingViolations(where, schema, named),
    ];
  });
}
