// Checks the bodies of the control API's calls against `openapi/control.yaml`.
import { safeParse, type $ZodIssue } from 'zod/v4/core';
import {
  controlSchemas,
  type ControlOperationId,
  type ControlOperations,
} from '../generated/control/operations.ts';
import { describeIssues, fieldOf, inEnglish } from './issues.ts';

/**
 * Thrown for a refused call. Nothing has changed, unless `openapi/control.yaml` says otherwise for
 * the call.
 */
export class RefusedCall extends Error {
  override readonly name = 'RefusedCall';
  readonly status: number;
  /** The given names and values that the mock doesn't know. */
  readonly unknown: readonly string[];

  constructor(status: number, message: string, unknown: readonly string[] = []) {
    super(message);
    this.status = status;
    this.unknown = unknown;
  }
}

function unknownFieldsIn(issue: $ZodIssue): string[] {
  return issue.code === 'unrecognized_keys' ? issue.keys.map((key) => fieldOf([...issue.path, key])) : [];
}

function refusalOf(issues: readonly $ZodIssue[]): RefusedCall {
  const unknown = issues.flatMap(unknownFieldsIn);
  if (unknown.length > 0) {
    const names = unknown.length === 1 ? 'an unknown field' : 'unknown fields';
    return new RefusedCall(400, `the body has ${names}: ${unknown.join(', ')}`, unknown);
  }
  return new RefusedCall(400, describeIssues(issues));
}

/** @throws RefusedCall that names each unknown field and each field with a wrong type */
export function checkedBody<Id extends ControlOperationId>(
  id: Id,
  value: unknown,
): ControlOperations[Id]['body'] {
  const { body: schema } = controlSchemas[id];
  if (schema === undefined) return undefined;
  const result = safeParse(schema, value, inEnglish);
  if (!result.success) throw refusalOf(result.error.issues);
  // The cast is safe: the schema and the type are generated from the same file.
  return result.data as ControlOperations[Id]['body'];
}
