// Parses path and query parameters by their schema's type, then validates them.
import * as zod from 'zod/mini';
import { safeParse, type $ZodIssue, type $ZodType } from 'zod/v4/core';
import { schemaNamed } from './schemas.ts';
import type { OperationEntry, ParameterEntry } from './routes.ts';
import { isRecord } from './isRecord.ts';

type JsonSchema = ParameterEntry['schema'];

const numberOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);
function textSchema({ minLength, maxLength, pattern, format, enum: values }: JsonSchema): $ZodType {
  if (Array.isArray(values)) return zod.enum(values.map(String));
  const checks = [
    ...(numberOf(minLength) === undefined ? [] : [zod.minLength(numberOf(minLength) ?? 0)]),
    ...(numberOf(maxLength) === undefined ? [] : [zod.maxLength(numberOf(maxLength) ?? 0)]),
    ...(typeof pattern === 'string' ? [zod.regex(new RegExp(pattern, 'u'))] : []),
  ];
  const base =
    format === 'date-time'
      ? zod.iso.datetime({ offset: true })
      : format === 'date'
        ? zod.iso.date()
        : format === 'email'
          ? zod.email()
          : zod.string();
  return checks.length > 0 ? base.check(...checks) : base;
}

function numberSchema({ type, minimum, maximum }: JsonSchema): $ZodType {
  const base = type === 'integer' ? zod.int() : zod.number();
  return base.check(
    zod.gte(numberOf(minimum) ?? -Number.MAX_SAFE_INTEGER),
    zod.lte(numberOf(maximum) ?? Number.MAX_SAFE_INTEGER),
  );
}

function schemaOf(schema: JsonSchema): $ZodType {
  const reference = schema['$ref'];
  if (typeof reference === 'string') return schemaNamed(reference.split('/').at(-1) ?? '');
  switch (schema['type']) {
    case 'integer':
    case 'number':
      return numberSchema(schema);
    case 'boolean':
      return zod.boolean();
    case 'array': {
      const list = zod.array(schemaOf(isRecord(schema['items']) ? schema['items'] : {}));
      const maxItems = numberOf(schema['maxItems']);
      return maxItems === undefined ? list : list.check(zod.maxLength(maxItems));
    }
    default:
      return textSchema(schema);
  }
}

const numberText = /^-?\d{1,20}(\.\d{1,10})?$/;

/**
 * Converts text to the schema's type. Unparsable text is returned unchanged and fails validation.
 */
function readText(schema: $ZodType, text: string): unknown {
  const { def } = schema._zod;
  if (def.type === 'number' || def.type === 'int') return numberText.test(text) ? Number(text) : text;
  if (def.type === 'boolean')
    return text === 'true' || text === '1' ? true : text === 'false' || text === '0' ? false : text;
  // In the generated schemas, an enum of numbers is a union of number literals.
  if (def.type === 'union' || def.type === 'literal')
    return numberText.test(text) && safeParse(schema, Number(text)).success ? Number(text) : text;
  return text;
}

interface Checker {
  readonly entry: ParameterEntry;
  readonly schema: $ZodType;
  readonly item: $ZodType | null;
  readonly fallback: unknown;
}

const checkersOf = new Map<string, readonly Checker[]>();

function checkers(operation: OperationEntry): readonly Checker[] {
  const known = checkersOf.get(operation.id);
  if (known) return known;
  const created = operation.parameters
    .filter((parameter) => parameter.in === 'path' || parameter.in === 'query')
    .map((entry): Checker => {
      const items = entry.schema['items'];
      return {
        entry,
        schema: schemaOf(entry.schema),
        item: entry.schema['type'] === 'array' && isRecord(items) ? schemaOf(items) : null,
        fallback: entry.schema['default'],
      };
    });
  checkersOf.set(operation.id, created);
  return created;
}

export interface Problem {
  field: string;
  message: string;
}

export interface CheckedParameters {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  problems: Problem[];
}

export function problemsOf(issues: readonly $ZodIssue[], place = ''): Problem[] {
  return issues.map(({ path, message }) => ({
    field: [...(place ? [place] : []), ...path.map(String)].join('.'),
    message,
  }));
}

/** Parses and validates path and query parameters. Ignores unknown query keys. */
export function checkParameters(
  operation: OperationEntry,
  pathTexts: Record<string, string>,
  query: URLSearchParams,
): CheckedParameters {
  const checked: CheckedParameters = { path: {}, query: {}, problems: [] };
  for (const { entry, schema, item, fallback } of checkers(operation)) {
    const texts = entry.in === 'path' ? [pathTexts[entry.name] ?? ''] : query.getAll(entry.name);
    const target = entry.in === 'path' ? checked.path : checked.query;
    const [first] = texts;
    if (first === undefined) {
      if (fallback !== undefined) target[entry.name] = fallback;
      else if (entry.required) checked.problems.push({ field: entry.name, message: 'required' });
      continue;
    }
    const result = safeParse(
      schema,
      item ? texts.map((text) => readText(item, text)) : readText(schema, first),
    );
    if (result.success) target[entry.name] = result.data;
    else checked.problems.push({ field: entry.name, message: result.error.issues[0]?.message ?? 'invalid' });
  }
  return checked;
}

/** Validates the operation's header parameters, such as `Idempotency-Key`. */
export function checkHeaders(
  operation: OperationEntry,
  request: { header(name: string): string | null },
): Problem[] {
  return operation.parameters
    .filter((parameter) => parameter.in === 'header')
    .flatMap(({ name, required, schema }): Problem[] => {
      const value = request.header(name);
      if (value === null) return required ? [{ field: name, message: 'required' }] : [];
      return safeParse(schemaOf(schema), value).success ? [] : [{ field: name, message: 'invalid' }];
    });
}
