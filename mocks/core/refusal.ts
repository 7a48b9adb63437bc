import type { ErrorOverrides } from './handler.ts';
import type { ErrorExample, OperationEntry } from './routes.ts';

export interface ErrorBody {
  errors: readonly { readonly code: string; readonly [key: string]: unknown }[];
}

export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly body: ErrorBody;

  constructor(status: number, body: ErrorBody) {
    super(body.errors[0]?.code ?? String(status));
    this.status = status;
    this.body = body;
  }
}

function withOverrides({ value }: ErrorExample, { data, ...overrides }: ErrorOverrides): ErrorBody {
  const [first = { code: 'server_error' }, ...others] = value.errors;
  const known = typeof first['data'] === 'object' ? first['data'] : {};
  return {
    errors: [{ ...first, ...overrides, ...(data ? { data: { ...known, ...data } } : {}) }, ...others],
  };
}

/**
 * The operation's named error. Throws if the OpenAPI description has no such error, because that is
 * a bug in the mock.
 */
export function refusalOf(operation: OperationEntry, name: string, overrides: ErrorOverrides = {}): Refusal {
  const example = operation.errors.find((error) => error.name === name);
  if (!example) throw new Error(`${operation.id} has no error named ${name}`);
  return new Refusal(example.status, withOverrides(example, overrides));
}

/** The error for the first of `names` that the operation has, otherwise its first error with `status`. */
function firstOf(
  operation: OperationEntry,
  status: number,
  names: readonly string[],
): ErrorExample | undefined {
  for (const name of names) {
    const found = operation.errors.find((error) => error.name === name);
    if (found) return found;
  }
  return operation.errors.find((error) => error.status === status);
}

/** A 400 with the operation's own error code and the invalid fields. */
export function badRequest(
  operation: OperationEntry,
  problems: readonly { field: string; message: string }[],
  names: readonly string[] = ['validation_error', 'invalid_request'],
): Refusal {
  const example = firstOf(operation, 400, names);
  const code = example?.value.errors[0]?.code ?? 'invalid_request';
  const errors = problems.slice(0, 50).map(({ field, message }) => ({
    code,
    ...(message ? { message: message.slice(0, 1000) } : {}),
    ...(field ? { field: field.slice(0, 100) } : {}),
  }));
  return new Refusal(example?.status ?? 400, { errors: errors.length > 0 ? errors : [{ code }] });
}

/** The refusal of a body that is too large: 413 if the operation declares it, otherwise 400. */
export function tooLarge(operation: OperationEntry): Refusal {
  const example = operation.errors.find((error) => error.status === 413);
  return example
    ? new Refusal(413, example.value)
    : badRequest(operation, [{ field: '', message: 'too large' }]);
}

/** The 401 for a missing or invalid token. */
export function unauthorized(operation: OperationEntry): Refusal {
  const example = firstOf(operation, 401, ['unauthorized']);
  return new Refusal(example?.status ?? 401, example?.value ?? { errors: [{ code: 'unauthorized' }] });
}
