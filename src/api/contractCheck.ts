// Compares answers with the description. A chunk with all schemas: only imported on demand.
import { safeParse, type $ZodIssue, type $ZodType } from 'zod/v4/core';
import { contract } from './generated/contract.ts';

interface Row {
  readonly id: string;
  readonly pattern: RegExp;
  readonly schema: $ZodType | undefined;
}

export interface Breach {
  readonly operationId: string;
  /** Paths of the fields at fault, the first few. */
  readonly fields: readonly [string, ...string[]];
  readonly explanation: string;
  /** Only unknown values of enums, which the client shows as their default. */
  readonly isTolerable: boolean;
}

const mostFields = 5;

let rows: Map<string, Row[]> | null = null;

function escape(text: string): string {
  return text.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`);
}

function readRows(): Map<string, Row[]> {
  const byMethod = new Map<string, Row[]>();
  // Addresses without parameters first: `/games/recent` is not the game `recent`.
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

/** The client shows an unknown value of an enum as its default, so it is reported but breaks nothing. */
function isUnknownValue(issue: $ZodIssue): boolean {
  return issue.code === 'invalid_value';
}

/** Compares one answer; null if it is by the description, or not described. */
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
