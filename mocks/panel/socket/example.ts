// Makes an example for a JSON schema: the one in the schema if there is one, otherwise a minimal
// valid value.
import { schemasByName } from '../../generated/realtimeSchemas.ts';
import type { JsonSchema } from '../../realtime/jsonSchema.ts';

/** The schema with its `$ref` resolved. Its own keywords override those of the referenced schema. */
export function resolve(schema: JsonSchema): JsonSchema {
  const { $ref, ...own } = schema;
  const target = $ref === undefined ? undefined : schemasByName[$ref.split('/').at(-1) ?? ''];
  return target ? { ...resolve(target), ...own } : schema;
}

/** A schema's type other than `null`. Undefined for a union (`oneOf`, `anyOf`). */
export function typeOf({ type }: JsonSchema): string | undefined {
  return typeof type === 'string' ? type : type?.find((name) => name !== 'null');
}

/** The first alternative that isn't null. */
export function alternativeOf({ oneOf, anyOf }: JsonSchema): JsonSchema | undefined {
  return (oneOf ?? anyOf)?.find((one) => typeOf(one) !== 'null');
}

function textOf({ format, minLength = 1 }: JsonSchema, now: number): string {
  if (format === 'date-time') return new Date(now).toISOString();
  if (format === 'date') return new Date(now).toISOString().slice(0, 10);
  if (format === 'uri-reference' || format === 'uri') return '/';
  return 'example'.padEnd(minLength, 'x');
}

/**
 * Milliseconds to add to the clock, because the balances of a new world have versions slightly ahead of the
 * clock.
 */
const versionLead = 1_000;

/** An object with the required properties and those that have an example. */
function objectOf({ properties = {}, required = [] }: JsonSchema, now: number): Record<string, unknown> {
  const shown = Object.entries(properties).filter(
    ([name, property]) => required.includes(name) || property.examples !== undefined,
  );
  return Object.fromEntries(
    shown.map(([name, property]) => [
      name,
      // `updatedAt` is the version of a balance. The page would ignore the schema's example, because that is
      // older than the current balance.
      name === 'updatedAt' && typeOf(resolve(property)) === 'integer'
        ? now + versionLead
        : exampleOf(property, now),
    ]),
  );
}

/** @param now the mock's time, epoch milliseconds, for dates without an example */
export function exampleOf(schema: JsonSchema, now: number): unknown {
  const resolved = resolve(schema);
  const { examples, enum: values, minimum = 0, items } = resolved;
  if (examples && examples.length > 0) return examples[0];
  if (values) return values[0];
  const alternative = alternativeOf(resolved);
  if (alternative) return exampleOf(alternative, now);
  switch (typeOf(resolved)) {
    case 'integer':
    case 'number':
      return minimum;
    case 'boolean':
      return false;
    case 'array':
      return items ? [exampleOf(items, now)] : [];
    case 'object':
      return objectOf(resolved, now);
    case 'string':
      return textOf(resolved, now);
    default:
      return null;
  }
}
