// Without a scenario, the mock world can cause every documented error except those in a list, which states
// the reason for each.
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { callerOf, testBackend } from '#mocks/core/caller.testing.ts';
import { operationList, type OperationEntry } from '#mocks/core/routes.ts';
import { errorsByScenario, familiesByScenario } from '#mocks/scenarios/onlyByScenario.ts';
import { known } from '#mocks/world/settings.ts';
import { personas } from '#mocks/world/personas.ts';
import { brokenRequests } from '#tests/contract/broken.ts';
import { exampleRequest, fuzzedRequests, type SampleRequest } from '#tests/contract/sample.ts';
import { literalsByOperation } from './givenErrors.ts';

const root = dirname(dirname(import.meta.dirname));
const named = literalsByOperation(root);

const MOST_BYTES = 50_000_000;

/** The error codes in a fresh world's responses to a sequence of requests. */
function codesOf(
  operation: OperationEntry,
  requests: readonly SampleRequest[],
  { scenario = '', bearer = '' } = {},
): string[] {
  const backend = testBackend({ scenario });
  const call = callerOf(backend);
  const persona = known(personas, operation.persona);
  const signedIn = persona ? backend.signIn(persona)?.token : undefined;
  const token = bearer === '' ? signedIn : bearer;
  return requests.flatMap(
    ({ method, path, headers, body }) => call(method, path, { token, headers, body }).code ?? [],
  );
}

const nudge = (value: unknown): unknown =>
  typeof value === 'number' ? value + 1 : typeof value === 'string' ? `${value}0` : value;

/** A copy of the request with another id or amount. Under the same idempotency key, it must be refused. */
function otherThan(operation: OperationEntry, request: SampleRequest): SampleRequest {
  const wanted = operation.path.split('/');
  const path = request.path.split('/').map((part, index) => (wanted[index]?.startsWith('{') ? '1' : part));
  if (request.body === undefined) return { ...request, path: path.join('/') };
  // The cast is safe: the body of an example is always an object.
  const [first = ['', ''], ...others] = Object.entries(JSON.parse(request.body) as object);
  const body = JSON.stringify(Object.fromEntries([[first[0], nudge(first[1])], ...others]));
  return { ...request, path: path.join('/'), body };
}

/**
 * Provokes the errors that don't depend on the operation's handler, and returns their codes. Causes are wrong
 * tokens, invalid or huge requests, reused idempotency keys, maintenance and a blocked region.
 */
function drivenCodes(operation: OperationEntry): Set<string> {
  const example = exampleRequest(operation);
  const query = operation.parameters.filter((parameter) => parameter.in === 'query');
  const huge = { ...example, body: `"${'x'.repeat(MOST_BYTES)}"` };
  return new Set([
    ...codesOf({ ...operation, persona: 'guest' }, [example]),
    ...codesOf(operation, [example], { bearer: 'a.b.c' }),
    ...codesOf(operation, [...brokenRequests(operation), ...fuzzedRequests(operation)]),
    ...codesOf(
      operation,
      query.map(({ name }) => ({ ...example, path: `${operation.path}?${name}=%00` })),
    ),
    ...codesOf(operation, [{ ...example, headers: {} }]),
    ...codesOf(operation, operation.errors.some(({ status }) => status === 413) ? [huge] : []),
    ...codesOf(operation, [example], { scenario: 'state.maintenance' }),
    ...codesOf(operation, [example], { scenario: 'state.region_blocked' }),
    ...codesOf(operation, [example, otherThan(operation, example)]),
  ]);
}

/**
 * Errors whose code occurs in the source behind the operation, but for another purpose. The operation never
 * returns them.
 */
const namedForAnother = new Set([
  'confirmPhone.attempts_limit',
  'registerPlayer.self_excluded',
  'exchangePromotionPrize.invalid_promotion',
  ...['wrong_device', 'email_restriction', 'phone_restriction', 'phone_and_email_restriction'].map(
    (code) => `takeNonDepositPrize.${code}`,
  ),
  'createRbkInvoice.payment_system_unavailable',
  'openMarbellaDeposit.payment_system_unavailable',
  // `server_problem` occurs in the source of payouts, but as a status of a payout and as another operation's
  // error.
  ...['sendPayout', 'confirmPayout', 'cancelPayout'].map((operation) => `${operation}.server_problem`),
]);

const errors = operationList.flatMap((operation) => {
  const driven = drivenCodes(operation);
  return operation.errors.map(({ name }) => ({
    id: `${operation.id}.${name}`,
    name,
    isGiven:
      driven.has(name) ||
      (named.get(operation.id)?.has(name) === true && !namedForAnother.has(`${operation.id}.${name}`)),
  }));
});
const isOfFamily = (name: string): boolean => Object.hasOwn(familiesByScenario, name);

test('the handler of every operation is found in the source', () => {
  expect(operationList.filter(({ id }) => !named.has(id))).toEqual([]);
});

test('every error that the world never causes is listed', () => {
  const missing = errors.filter(
    ({ id, name, isGiven }) => !isGiven && !isOfFamily(name) && !(id in errorsByScenario),
  );
  expect(missing.map(({ id }) => id)).toEqual([]);
});

test('every listed error is documented and never caused by the world', () => {
  const wrong = Object.keys(errorsByScenario).filter(
    (id) => errors.find((error) => error.id === id)?.isGiven !== false,
  );
  expect(wrong).toEqual([]);
});

test('every code that a handler contains only for another purpose is listed', () => {
  expect([...namedForAnother].filter((id) => !(id in errorsByScenario))).toEqual([]);
});

test('every listed error has a reason', () => {
  const reasons = [...Object.values(familiesByScenario), ...Object.values(errorsByScenario)];
  expect(reasons.filter((reason) => reason.length < 20)).toEqual([]);
});

test('a code counts as possible only if the source behind the handler contains it', () => {
  expect(named.get('runGame')?.has('provider_unavailable')).toBe(false);
  expect(named.get('login')?.has('account_blocked')).toBe(true);
});
