// Validates responses against the OpenAPI schemas. This chunk contains all schemas, so it is loaded on
// demand only.
import { safeParse, type $ZodIssue, type $ZodType } from 'zod/v4/core';
import { contract } from './generated/contract.ts';

interface Row {
  readonly id: string;
  readonly pattern: RegExp;
  readonly schema: $ZodType | undefined;
}

export interface Breach {
  readonly operationId: string;
  /** Paths of the first few invalid fields. */
  readonly fields: readonly [string, ...string[]];
  readonly explanation: string;
  /** True if the only faults are unknown enum values. The client shows a default for them. */
  readonly isTolerable: boolean;
}

const mostFields = 5;

let rows: Map<string, Row[]> | null = null;

function escape(text: string): string {
  return text.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`);
}

function readRows(): Map<string, Row[]> {
  const byMethod = new Map<string, Row[]>();
  // Try literal paths first, so that `/games/recent` doesn't match `/games/{slug}`.
  const sorted = [...contract].sort(
    (one, other) => one.path.split('{').length - other.path.split('{').length,
  );
  for (const { id, method, path, schema } of sorted) {
    const pattern = new RegExp(`^${escape(path).replaceAll(/\{[^}]+\}/g, '[^/]+')}$`);
    const key = method.toUpperCase();
    byMethod.set(key, [...(byMethod.get(key) ?? []), { id, pattern, schema }]);
  }
  return byMethod;
}

function findRow(method: string, path: string): Row | undefined {
  rows ??= readRows();
  return rows.get(method)?.find((row) => row.pattern.test(path));
}

function fieldOf(issue: $ZodIssue): string {
  return issue.path.map(String).join('.') || '(body)';
}

/** Unknown enum values are reported but tolerated, because the client shows a default for them. */
function isUnknownValue(issue: $ZodIssue): boolean {
  return issue.code === 'invalid_value';
}

/** Validates one response. Returns null if it is valid or has no schema. */
export function findBreach(method: string, path: string, body: unknown): Breach | null {
  const row = findRow(method, path);
  if (!row?.schema) return null;
  const result = safeParse(row.schema, body);
  if (result.success) return null;
  const { issues } = result.error;
  const [first = '(body)', ...others] = issues.slice(0, mostFields).map(fieldOf);
  return {
    operationId: row.id,
    fields: [first, ...others],
    explanation: `${row.id} breaks the description at ${[first, ...others].join(', ')}: ${issues[0]?.message ?? ''}`,
    isTolerable: issues.every(isUnknownValue),
  };
}
