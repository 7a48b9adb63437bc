// Walks a response along its schema and lets a visitor replace texts, enum values and numbers.
import { safeParse, type $ZodType, type $ZodTypes } from 'zod/v4/core';
import { isRecord } from '../core/isRecord.ts';

export interface Visitor {
  /** Free text; `maxLength` is the schema's maximum length. */
  text?(value: string, key: string, maxLength: number): unknown;
  choice?(value: unknown, key: string): unknown;
  number?(value: number, key: string): unknown;
}

// The cast is safe: `$ZodTypes` is zod's union of all schema types, and the generated schemas only use its
// members.
const defOf = (schema: $ZodType) => (schema as $ZodTypes)._zod.def;

function walkObject(schema: $ZodType, value: Record<string, unknown>, visitor: Visitor): unknown {
  const def = defOf(schema);
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => {
      const field =
        def.type === 'object' ? def.shape[key] : def.type === 'record' ? def.valueType : undefined;
      return [key, field ? walk(field, item, visitor, key) : item];
    }),
  );
}

function walkText(schema: $ZodType, value: string, visitor: Visitor, key: string): unknown {
  const { checks = [] } = schema._zod.def;
  const rules = checks.map((check): { check: string; maximum?: unknown } => check._zod.def);
  // Dates, e-mail addresses and codes keep their format.
  if ('format' in schema._zod.def || rules.some(({ check }) => check === 'string_format')) return value;
  const maxLength = rules.find(({ check }) => check === 'max_length')?.maximum;
  return (
    visitor.text?.(value, key, typeof maxLength === 'number' ? maxLength : Number.POSITIVE_INFINITY) ?? value
  );
}

/** Returns a copy with the visitor's replacements. Values without a schema stay unchanged. */
export function walk(schema: $ZodType, value: unknown, visitor: Visitor, key = ''): unknown {
  const def = defOf(schema);
  switch (def.type) {
    case 'object':
    case 'record':
      return isRecord(value) ? walkObject(schema, value, visitor) : value;
    case 'array':
      return Array.isArray(value) ? value.map((item) => walk(def.element, item, visitor, key)) : value;
    case 'optional':
    case 'nullable':
    case 'default':
      return value === null || value === undefined ? value : walk(def.innerType, value, visitor, key);
    case 'union': {
      if (def.options.every((option) => defOf(option).type === 'literal'))
        return visitor.choice?.(value, key) ?? value;
      const fitting = def.options.find((option) => safeParse(option, value).success);
      return fitting ? walk(fitting, value, visitor, key) : value;
    }
    case 'intersection':
      return walk(def.right, walk(def.left, value, visitor, key), visitor, key);
    case 'enum':
      return visitor.choice?.(value, key) ?? value;
    case 'string':
      return typeof value === 'string' ? walkText(schema, value, visitor, key) : value;
    case 'number':
      return typeof value === 'number' ? (visitor.number?.(value, key) ?? value) : value;
    default:
      return value;
  }
}
