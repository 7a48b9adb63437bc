// Checks bodies of the control API against its description.
import { safeParse, type $ZodIssue } from 'zod/v4/core';
import {
  controlSchemas,
  type ControlOperationId,
  type ControlOperations,
} from '../generated/control/operations.ts';
import { describeIssues, fieldOf, inEnglish } from './issues.ts';

/** Thrown for a refused call. Nothing has changed, unless the call's description says otherwise. */
export class RefusedCall extends Error {
  override readonly name = 'RefusedCall';
  readonly status: number;
  /** Names and values that the mock doesn't know. */
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

/** @throws RefusedCall naming each field that the description doesn't have or that has another type */
export function checkedBody<Id extends ControlOperationId>(
  id: Id,
  value: unknown,
): ControlOperations[Id]['body'] {
  const { body: schema } = controlSchemas[id];
  if (schema === undefined) return undefined;
  const result = safeParse(schema, value, inEnglish);
  if (!result.success) throw refusalOf(result.error.issues);
  // The cast is safe: the schema and the type are generated from the same description.
  return result.data as ControlOperations[Id]['body'];
}
