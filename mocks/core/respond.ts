// The pipeline that every call goes through: scenario, `Prefer`, token, body, validation, handler, check of the answer.
import { safeParse } from 'zod/v4/core';
import { slowness, type Fault } from '../scenarios/faults.ts';
import { transformByFault, transformByState, type AnswerState } from '../scenarios/transform.ts';
import { settleEmptyLobby } from '../scenarios/emptyLobby.ts';
import { identityOf, type Identity } from '../world/sessions.ts';
import { isAlreadySent, serialise, type Answer, type MockRequest } from './answer.ts';
import type { Backend } from './backend.ts';
import { readBody } from './body.ts';
import { invoke } from './invoke.ts';
import { checkHeaders, checkParameters } from './parameters.ts';
import { preferredExample } from './prefer.ts';
import { badRequest, Refusal, refusalOf, unauthorized, type ErrorBody } from './refusal.ts';
import {
  isErrorExample,
  matchOperation,
  type AnswerExample,
  type ErrorExample,
  type OperationEntry,
} from './routes.ts';
import { schemaNamed } from './schemas.ts';

function headersOf(backend: Backend): Record<string, string> {
  return { date: new Date(backend.clock.now()).toUTCString(), 'cache-control': 'no-store' };
}

function errorAnswer(
  backend: Backend,
  operation: OperationEntry | null,
  status: number,
  body: ErrorBody,
): Answer {
  const data = body.errors[0]?.['data'];
  const wait =
    typeof data === 'object' && data !== null && 'retryAfter' in data
      ? { 'retry-after': String(data.retryAfter) }
      : {};
  return {
    operation: operation?.id ?? null,
    status,
    headers: {
      ...headersOf(backend),
      'content-type': 'application/json',
      ...(status === 429 || status === 503 ? wait : {}),
    },
    body: JSON.stringify(body),
    delay: backend.settings.latency,
  };
}

function exampleAnswer(
  backend: Backend,
  operation: OperationEntry,
  example: AnswerExample | ErrorExample,
): Answer {
  if (isErrorExample(example)) return errorAnswer(backend, operation, example.status, example.value);
  return {
    operation: operation.id,
    status: example.status,
    headers: { ...headersOf(backend), 'content-type': 'application/json' },
    body: JSON.stringify(example.value),
    delay: backend.settings.latency,
  };
}

function identify(backend: Backend, operation: OperationEntry, request: MockRequest): Identity | null {
  const token = /^Bearer\s+(\S+)$/i.exec(request.header('authorization') ?? '')?.[1];
  const identity = token === undefined ? null : identityOf(backend, token);
  if (identity) identity.session.lastSeenAt = Math.max(identity.session.lastSeenAt, backend.clock.now());
  if (identity || operation.access === 'public') return identity;
  // A token that has ended is told, so that the client refreshes it instead of showing a guest's page to a player.
  const isRefused =
    operation.access === 'player' ||
    (token !== undefined && operation.errors.some(({ status }) => status === 401));
  if (isRefused) throw unauthorized(operation);
  return null;
}

function checkStates(backend: Backend, operation: OperationEntry): void {
  if (
    backend.scenarios.is('state.maintenance') &&
    operation.errors.some(({ name }) => name === 'service_unavailable')
  )
    throw refusalOf(operation, 'service_unavailable');
  if (
    backend.scenarios.is('state.region_blocked') &&
    operation.errors.some(({ name }) => name === 'region_blocked')
  )
    throw refusalOf(operation, 'region_blocked');
}

function checkAnswer(backend: Backend, operation: OperationEntry, value: unknown): void {
  if (!backend.checkAnswers || isAlreadySent(value)) return;
  const found =
    operation.responseType === null
      ? value === undefined
        ? null
        : 'a body where none belongs'
      : safeParse(schemaNamed(operation.responseType), value).error;
  if (!found) return;
  const why =
    typeof found === 'string'
      ? found
      : found.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
  throw new Error(`the answer of ${operation.id} breaks the description: ${why}`);
}

function transform(
  backend: Backend,
  operation: OperationEntry,
  value: unknown,
  fault: Fault | null,
): unknown {
  if (operation.responseType === null) return value;
  const schema = schemaNamed(operation.responseType);
  let changed = backend.scenarios.is('state.empty_lobby') ? settleEmptyLobby(operation, value) : value;
  for (const state of [
    'state.hostile_texts',
    'state.hostile_urls',
    'state.unknown_enums',
  ] as const satisfies AnswerState[]) {
    if (backend.scenarios.is(state)) changed = transformByState(state, schema, changed);
  }
  return fault ? transformByFault(fault, schema, changed) : changed;
}

function fromWorld(
  backend: Backend,
  operation: OperationEntry,
  pathTexts: Record<string, string>,
  request: MockRequest,
  fault: Fault | null,
): Answer {
  checkStates(backend, operation);
  const identity = identify(backend, operation, request);
  const body = readBody(operation, request);
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
  const value = transform(backend, operation, result.value, fault);
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

const htmlPage =
  '<!doctype html><html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1></body></html>';

/** Changes the answer of the world by a fault of the way back; the call itself has had its effect. */
function withFault(answer: Answer, fault: Fault): Answer {
  // The value goes, so that every transport sends the text as it is here.
  const { value: _, ...rest } = answer;
  switch (fault) {
    case 'fault_malformed_json':
      return {
        ...rest,
        headers: { ...rest.headers, 'content-type': 'application/json' },
        body: (rest.body ?? '{"data":[]}').slice(0, Math.max(2, Math.floor((rest.body?.length ?? 10) / 2))),
      };
    case 'fault_html':
      return {
        ...rest,
        status: 200,
        headers: { ...rest.headers, 'content-type': 'text/html' },
        body: htmlPage,
      };
    case 'fault_empty':
      return { ...rest, headers: { ...rest.headers, 'content-type': 'application/json' }, body: '' };
    case 'fault_lost_answer':
      return { ...rest, body: null, failure: 'lost' };
    case 'fault_slow':
      return { ...answer, delay: answer.delay + slowness };
    default:
      return answer;
  }
}

function answerOperation(
  backend: Backend,
  operation: OperationEntry,
  path: Record<string, string>,
  request: MockRequest,
): Answer {
  const scenario = backend.scenarios.takeFor(operation.id);
  if (scenario && scenario.kind !== 'fault') return exampleAnswer(backend, operation, scenario.example);
  const fault = scenario?.fault ?? null;
  if (fault === 'fault_timeout' || fault === 'fault_network') {
    return {
      operation: operation.id,
      status: 0,
      headers: {},
      body: null,
      delay: 0,
      failure: fault === 'fault_network' ? 'network' : 'hang',
    };
  }
  const preferred = preferredExample(operation, request.header('prefer'));
  if (preferred) {
    const answer = exampleAnswer(backend, operation, preferred);
    return {
      ...answer,
      headers: {
        ...answer.headers,
        'preference-applied': `code=${preferred.status}, example=${preferred.name}`,
      },
    };
  }
  const answer = attempt(backend, operation, () => fromWorld(backend, operation, path, request, fault));
  return fault ? withFault(answer, fault) : answer;
}

function attempt(backend: Backend, operation: OperationEntry, run: () => Answer): Answer {
  try {
    return run();
  } catch (error) {
    if (error instanceof Refusal) return errorAnswer(backend, operation, error.status, error.body);
    const message = error instanceof Error ? error.message : String(error);
    // The mock's own mistake: loud, with its place.
    console.error(`mock: ${operation.id} failed`, error);
    return errorAnswer(backend, operation, 500, {
      errors: [{ code: 'server_error', message: `mock: ${message}`.slice(0, 1000) }],
    });
  }
}

/** Answers a call of the API. Unknown addresses are 404, known ones with another method 405. */
export function respond(backend: Backend, request: MockRequest): Answer {
  const match = matchOperation(request.method, request.pathname);
  const answer =
    match.found === 'operation'
      ? answerOperation(backend, match.operation, match.path, request)
      : errorAnswer(backend, null, match.found === 'nothing' ? 404 : 405, {
          errors: [{ code: match.found === 'nothing' ? 'not_found' : 'invalid_request' }],
        });
  backend.log.add({
    at: backend.clock.now(),
    operation: answer.operation,
    method: request.method,
    path: request.pathname,
    query: request.query.toString(),
    body: request.body,
    status: answer.status,
    ...(answer.failure ? { failure: answer.failure } : {}),
  });
  return match.found === 'other-method'
    ? { ...answer, headers: { ...answer.headers, allow: match.allowed.join(', ') } }
    : answer;
}
