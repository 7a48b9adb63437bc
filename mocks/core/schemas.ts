import type { $ZodType } from 'zod/v4/core';
import * as generated from '#/api/generated/zod/casinoClientBackend.schemas.zod.ts';

function isSchema(value: unknown): value is $ZodType {
  return typeof value === 'object' && value !== null && '_zod' in value;
}

const byName: ReadonlyMap<string, $ZodType> = new Map(
  Object.entries(generated).flatMap(([name, value]): [string, $ZodType][] =>
    isSchema(value) ? [[name, value]] : [],
  ),
);

/** Throws if the schema is missing, which means that the generated files are out of date. */
export function schemaNamed(name: string): $ZodType {
  const schema = byName.get(name);
  if (!schema) throw new Error(`no generated schema is named ${name}: run npm run generate`);
  return schema;
}
