import { safeParse } from 'zod/v4/core';
import type { MockRequest } from './answer.ts';
import type { CasinoParts } from './backend.ts';
import { problemsOf, type Problem } from './parameters.ts';
import { badRequest, tooLarge } from './refusal.ts';
import type { OperationEntry } from './routes.ts';
import { schemaNamed } from './schemas.ts';

/** The longest body in characters, unless `bodyLimits` has another limit for the operation. */
const defaultLimit = 1_000_000;

export interface CheckedBody {
  value: unknown;
  problems: Problem[];
}

/**
 * Parses and validates the body and fills in defaults. Throws a refusal if it is too large or not
 * JSON.
 */
export function readBody(
  operation: OperationEntry,
  request: MockRequest,
  limits: CasinoParts['bodyLimits'],
): CheckedBody {
  const { body, oversize = false } = request;
  const limit = limits[operation.id] ?? defaultLimit;
  if (oversize || (body !== null && body.length > limit)) throw tooLarge(operation);
  if (operation.bodyType === null) return { value: undefined, problems: [] };
  if (body === null || body === '')
    return {
      value: undefined,
      problems: operation.bodyRequired ? [{ field: '', message: 'a body is required' }] : [],
    };
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    throw badRequest(
      operation,
      [{ field: '', message: 'the body is no JSON' }],
      ['invalid_request', 'validation_error'],
    );
  }
  const result = safeParse(schemaNamed(operation.bodyType), json);
  return result.success
    ? { value: result.data, problems: [] }
    : { value: undefined, problems: problemsOf(result.error.issues) };
}
