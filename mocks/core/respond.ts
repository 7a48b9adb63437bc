// The request pipeline: scenario, `Prefer`, token, body, validation, handler, response check.
import { safeParse } from 'zod/v4/core';
import { localeFromHeader } from '../world/settings.ts';
import { identityOf, noteUse, type Identity } from '../world/sessions.ts';
import { isAlreadySerialised, serialise, type Answer, type MockRequest } from './answer.ts';
import type { Backend } from './backend.ts';
import { readBody } from './body.ts';
import { invoke } from './invoke.ts';
import { checkHeaders, checkParameters } from './parameters.ts';
import { preferredExample } from './prefer.ts';
import { badRequest, Refusal, refusalOf, unauthorized } from './refusal.ts';
import { logExchange } from './logExchange.ts';
import { errorAnswer, exampleAnswer, headersOf } from './reply.ts';
import {
  isErrorExample,
  matchOperation,
  type AnswerExample,
  type ErrorExample,
  type Match,
  type OperationEntry,
} from './routes.ts';
import { schemaNamed } from './schemas.ts';
import { bearerOf, scenarioCall } from './scenarioCall.ts';
import { isOffline, type Intervention } from './scenarioBoard.ts';

function identify(backend: Backend, operation: OperationEntry, request: MockRequest): Identity | null {
  const token = bearerOf(request);
  const identity = token === undefined ? null : identityOf(backend, token);
  // The journal leaves out reports by the client, such as log entries. A replay doesn't repeat them, so they
  // must not change the session's time of last use.
  if (identity && backend.parts.journal.kindOf(request) !== 'ignored') {
    noteUse(backend.state, identity.session, backend.clock.now());
    const { brand, locale } = backend.settings;
    // A GET must not change the world or its journal, so it doesn't set the player's language.
    if (request.method !== 'GET')
      identity.player.locale = localeFromHeader(request.header('accept-language'), brand) ?? locale;
  }
  if (identity || operation.access === 'public') return identity;
  // Answers 401 for an expired token, so that the client refreshes it instead of showing a player
  // the guest page.
  const isRefused =
    operation.access === 'player' ||
    (token !== undefined && operation.errors.some(({ status }) => status === 401));
  if (isRefused) throw unauthorized(operation);
  return null;
}

/** The active named state that refuses the operation, and the name of the error. */
function refusingState(
  { parts, scenarios }: Backend,
  operation: OperationEntry,
): { state: string; refusal: string } | undefined {
  if (scenarios.states().length === 0) return undefined;
  return Object.entries(parts.states)
    .flatMap(([state, { refusal }]) => (refusal === undefined ? [] : [{ state, refusal }]))
    .find(
      ({ state, refusal }) => scenarios.is(state) && operation.errors.some(({ name }) => name === refusal),
    );
}

function checkAnswer(backend: Backend, operation: OperationEntry, value: unknown): void {
  if (!backend.checkAnswers || isAlreadySerialised(value)) return;
  const found =
    operation.responseType === null
      ? value === undefined
        ? null
        : 'unexpected body'
      : safeParse(schemaNamed(operation.responseType), value).error;
  if (!found) return;
  const why =
    typeof found === 'string'
      ? found
      : found.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
  throw new Error(`the response of ${operation.id} doesn't match the description: ${why}`);
}

/** The response's body, changed by the active states and then by the call's scenario. */
function changedValue(
  backend: Backend,
  operation: OperationEntry,
  value: unknown,
  { changeValue }: Intervention,
): unknown {
  if (operation.responseType === null) return value;
  const schema = schemaNamed(operation.responseType);
  const ofStates = backend.scenarios
    .states()
    .reduce((current, { change }) => (change ? change(current, operation, schema) : current), value);
  return changeValue(ofStates, schema);
}

function fromWorld(
  backend: Backend,
  operation: OperationEntry,
  pathTexts: Record<string, string>,
  request: MockRequest,
  intervention: Intervention,
): Answer {
  const identity = identify(backend, operation, request);
  const body = readBody(operation, request, backend.parts.bodyLimits);
  const parameters = checkParameters(operation, pathTexts, request.query);
  const problems = [...parameters.problems, ...checkHeaders(operation, request), ...body.problems];
  if (problems.length > 0) throw badRequest(operation, problems);
  const result = invoke(backend, operation, {
    identity,
    request,
    path: parameters.path,
    query: parameters.query,
    body: body.value,
  });
  if ('replay' in result) {
    return {
      operation: operation.id,
      status: result.replay.status,
      headers: { ...headersOf(backend), 'content-type': 'application/json', 'idempotency-replayed': 'true' },
      body: result.replay.body,
      delay: backend.settings.latency,
    };
  }
  checkAnswer(backend, operation, result.value);
  const value = changedValue(backend, operation, result.value, intervention);
  const text = serialise(value);
  return {
    operation: operation.id,
    status: operation.status,
    headers: { ...headersOf(backend), ...(text === null ? {} : { 'content-type': 'application/json' }) },
    body: text,
    ...(value === result.value ? { value } : {}),
    delay: backend.settings.latency,
  };
}

function fromExample(
  backend: Backend,
  operation: OperationEntry,
  example: AnswerExample | ErrorExample,
  { changeValue }: Intervention,
): Answer {
  if (isErrorExample(example) || operation.responseType === null)
    return exampleAnswer(backend, operation, example);
  const value = changeValue(example.value, schemaNamed(operation.responseType));
  return exampleAnswer(backend, operation, { ...example, value });
}

function fromPreference(
  backend: Backend,
  operation: OperationEntry,
  request: MockRequest,
  intervention: Intervention,
): Answer | null {
  const preferred = preferredExample(operation, request.header('prefer'));
  if (!preferred) return null;
  const answer = fromExample(backend, operation, preferred, intervention);
  const applied = `code=${preferred.status}, example=${preferred.name}`;
  return { ...answer, headers: { ...answer.headers, 'preference-applied': applied } };
}

const noAnswer = (operation: OperationEntry | null, failure: 'network' | 'hang', delay = 0): Answer => ({
  operation: operation?.id ?? null,
  status: 0,
  headers: {},
  body: null,
  delay,
  failure,
});

interface Answered {
  readonly answer: Answer;
  /** Texts of the scenarios that acted on the call. */
  readonly scenarios: readonly string[];
}

function answerOperation(
  backend: Backend,
  operation: OperationEntry,
  path: Record<string, string>,
  request: MockRequest,
): Answered {
  const intervention = backend.scenarios.intervene(scenarioCall(backend, operation, path, request));
  const { failure, example, delay, applied: scenarios } = intervention;
  if (failure !== null) return { answer: noAnswer(operation, failure, delay), scenarios };
  const chosen = example
    ? fromExample(backend, operation, example, intervention)
    : fromPreference(backend, operation, request, intervention);
  const refusing = chosen ? undefined : refusingState(backend, operation);
  const answer =
    chosen ??
    attempt(backend, operation, () => {
      if (refusing) throw refusalOf(operation, refusing.refusal);
      return fromWorld(backend, operation, path, request, intervention);
    });
  return {
    answer: intervention.changeAnswer({ ...answer, delay: answer.delay + delay }),
    scenarios: refusing ? [...scenarios, refusing.state] : scenarios,
  };
}

function attempt(backend: Backend, operation: OperationEntry, run: () => Answer): Answer {
  try {
    return run();
  } catch (error) {
    if (error instanceof Refusal) return errorAnswer(backend, operation, error.status, error.body);
    const message = error instanceof Error ? error.message : String(error);
    console.error(`mock: ${operation.id} failed`, error);
    return errorAnswer(backend, operation, 500, {
      errors: [{ code: 'server_error', message: `mock: ${message}`.slice(0, 1000) }],
    });
  }
}

function answerMatch(backend: Backend, match: Match, request: MockRequest): Answered {
  const operation = match.found === 'operation' ? match.operation : null;
  if (isOffline(backend.scenarios))
    return { answer: noAnswer(operation, 'network'), scenarios: ['network.offline'] };
  if (match.found === 'operation') return answerOperation(backend, match.operation, match.path, request);
  const [status, code] = match.found === 'nothing' ? [404, 'not_found'] : [405, 'invalid_request'];
  return { answer: errorAnswer(backend, null, status, { errors: [{ code }] }), scenarios: [] };
}

/** Answers an API request: 404 for an unknown path, 405 for a wrong method. */
export function respond(backend: Backend, request: MockRequest): Answer {
  const begunAt = performance.now();
  const match = matchOperation(request.method, request.pathname);
  const { answer, scenarios } = answerMatch(backend, match, request);
  logExchange(backend, request, answer, { begunAt, scenarios });
  return match.found === 'other-method'
    ? { ...answer, headers: { ...answer.headers, allow: match.allowed.join(', ') } }
    : answer;
}
