// Finds differences between a response and the OpenAPI description.
import * as z from 'zod/mini';
import { safeParse } from 'zod/v4/core';
import { contract } from '#/api/generated/contract.ts';
import type { OperationEntry } from '#mocks/core/routes.ts';
import { schemaNamed } from '#mocks/core/schemas.ts';
import { errorTypeOf } from './described.ts';

interface Answered {
  readonly status: number;
  readonly json: unknown;
}

const schemas: ReadonlyMap<string, z.ZodMiniType | undefined> = new Map(
  contract.map(({ id, schema }) => [id, schema]),
);

function codesOf(json: unknown): unknown[] {
  return typeof json === 'object' && json !== null && 'errors' in json && Array.isArray(json.errors)
    ? (json.errors as { code?: unknown }[]).map(({ code }) => code)
    : [];
}

/** Finds differences between an error's body and its envelope, such as a code without its required data. */
function envelopeFaults(operation: OperationEntry, status: number, json: unknown): string[] {
  const type = errorTypeOf(operation, status);
  const result = type === undefined ? undefined : safeParse(schemaNamed(type), json);
  return result && !result.success ? [JSON.stringify(result.error.issues[0])] : [];
}

/** Describes the faults of a response. Each text begins with `where`. */
export function responseFaults(
  operation: OperationEntry,
  where: string,
  { status, json }: Answered,
): string[] {
  if (status >= 500) return [`${where}: ${JSON.stringify(json)}`];
  if (status < 300) {
    const schema = schemas.get(operation.id);
    const result = schema ? z.safeParse(schema, json) : undefined;
    return result && !result.success ? [`${where}: ${JSON.stringify(result.error.issues[0])}`] : [];
  }
  const codes = codesOf(json);
  if (codes.length === 0 || codes.some((code) => typeof code !== 'string'))
    return [`${where}: no errors[].code`];
  // A 404 may be undocumented: an id with a slash makes a path that belongs to no operation.
  const isDocumented = operation.errors.some((example) => example.status === status);
  if (isDocumented) return envelopeFaults(operation, status, json).map((fault) => `${where}: ${fault}`);
  return status === 404 && codes[0] === 'not_found'
    ? []
    : [`${where}: ${String(status)} is not documented (${codes.join(', ')})`];
}
