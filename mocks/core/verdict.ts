// Checks whether a logged call matches the OpenAPI description.
import { safeParse } from 'zod/v4/core';
import type { CasinoParts } from './backend.ts';
import { readBody } from './body.ts';
import type { Exchange } from './log.ts';
import { checkHeaders, checkParameters, problemsOf } from './parameters.ts';
import { Refusal } from './refusal.ts';
import { matchOperation, type OperationEntry } from './routes.ts';
import { schemaNamed } from './schemas.ts';

/** Problems of the request and of the response; empty lists if they match. */
export interface Verdict {
  readonly request: string[];
  readonly response: string[];
}

const lineOf = ({ field, message }: { field: string; message: string }): string =>
  field === '' ? message : `${field}: ${message}`;

function requestProblems(
  operation: OperationEntry,
  path: Record<string, string>,
  { requestHeaders, query, method, path: pathname, body }: Exchange,
  limits: CasinoParts['bodyLimits'],
): string[] {
  const search = new URLSearchParams(query);
  const header = (name: string): string | null => requestHeaders[name.toLowerCase()] ?? null;
  const fields = [
    ...checkParameters(operation, path, search).problems,
    ...checkHeaders(operation, { header }),
  ];
  try {
    fields.push(...readBody(operation, { method, pathname, query: search, header, body }, limits).problems);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    fields.push(
      ...error.body.errors.map(({ message, code }) => ({
        field: '',
        message: typeof message === 'string' ? message : code,
      })),
    );
  }
  return fields.map(lineOf);
}

function parse(text: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return null;
  }
}

function errorProblems(operation: OperationEntry, status: number, value: unknown): string[] {
  const codesOf = (body: unknown): string[] => {
    const errors = typeof body === 'object' && body !== null && 'errors' in body ? body.errors : null;
    return Array.isArray(errors)
      ? errors.flatMap((error: unknown) =>
          typeof error === 'object' && error !== null && 'code' in error ? [String(error.code)] : [],
        )
      : [];
  };
  const codes = codesOf(value);
  if (codes.length === 0) return ['an error without a code'];
  const known = operation.errors
    .filter((error) => error.status === status)
    .flatMap((error) => codesOf(error.value));
  return codes
    .filter((code, index) => codes.indexOf(code) === index && !known.includes(code))
    .map((code) => `the description has no ${String(status)} with the code ${code}`);
}

function responseProblems(operation: OperationEntry, exchange: Exchange): string[] {
  const { status, response, failure, responseHeaders } = exchange;
  if (failure !== undefined) return [`no response (${failure})`];
  // A 304 has no body: the browser uses the one in its cache.
  if (status === 304) return [];
  if (status < 400 && operation.responseType === null) return response ? ['an unexpected body'] : [];
  const type = responseHeaders['content-type'] ?? '';
  if (!type.includes('json')) return [`the content type is ${type || 'missing'} instead of JSON`];
  const read = parse(response ?? '');
  if (!read) return ['the body is no JSON'];
  if (status >= 400) return errorProblems(operation, status, read.value);
  if (status !== operation.status && !operation.answers.some((answer) => answer.status === status))
    return [`the description has no status ${String(status)}`];
  const { error } = safeParse(schemaNamed(operation.responseType ?? ''), read.value);
  return error ? problemsOf(error.issues).map(lineOf) : [];
}

/**
 * Checks a call against the OpenAPI description. Null if no operation matches, or if the bodies
 * weren't kept.
 */
export function verdictOf(exchange: Exchange, limits: CasinoParts['bodyLimits']): Verdict | null {
  const match = matchOperation(exchange.method, exchange.path);
  if (match.found !== 'operation' || exchange.isCut) return null;
  return {
    request: requestProblems(match.operation, match.path, exchange, limits),
    response: responseProblems(match.operation, exchange),
  };
}
