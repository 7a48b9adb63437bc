// The API for third-party pages and scripts: games, payments, analytics. The OpenAPI description
// doesn't cover it.
import { createContext } from '../core/context.ts';
import { logExchange } from '../core/logExchange.ts';
import type { Answer, MockRequest } from '../core/answer.ts';
import type { Backend } from '../core/backend.ts';
import { InsufficientFunds } from '../world/ledger.ts';
import { recordPlay } from '../world/game-frame/actions.ts';
import { runOf } from '../world/game-frame/view.ts';
import { cashOut, showFlight, startFlight } from './provider/crash.ts';
import { buyBonus, dealInstant, markShown, showSession, spinSlot, spinWheel } from './provider/games.ts';
import { settlePayment, showPayment } from './provider/payment.ts';
import { isRecord } from '../core/isRecord.ts';
import { storeRecord } from './provider/thirdParty.ts';
import { recordThirdParty } from '../world/tracking/actions.ts';
import { isExcluded } from '../world/responsible-play/view.ts';
import { ProviderRefusal, sessionClosed, type ProviderCall, type ThirdPartyCall } from './provider/call.ts';

const gameOperations: Record<string, (call: ProviderCall) => object> = {
  session: showSession,
  spin: spinSlot,
  'bonus-buy': buyBonus,
  roulette: spinWheel,
  deal: dealInstant,
  'round/shown': markShown,
  'crash/start': startFlight,
  'crash/state': showFlight,
  'crash/cash-out': cashOut,
};

const otherOperations: Record<string, (call: ThirdPartyCall) => object> = {
  'payment/show': showPayment,
  'payment/settle': settlePayment,
  'third-party/record': storeRecord,
};

/** The frames are sandboxed and have an opaque origin, so CORS must allow every origin. */
const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': 'GET, POST, OPTIONS',
};

function answerOf(backend: Backend, status: number, body: object | null): Answer {
  return {
    operation: null,
    status,
    headers: {
      ...cors,
      'cache-control': 'no-store',
      date: new Date(backend.clock.now()).toUTCString(),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    body: body ? JSON.stringify(body) : null,
    delay: backend.settings.latency,
  };
}

function readBody(text: string | null): Record<string, unknown> {
  try {
    const body: unknown = JSON.parse(text ?? '');
    if (isRecord(body)) return body;
  } catch {}
  throw new ProviderRefusal(400, 'validation_error');
}

function openRun(call: ThirdPartyCall): ProviderCall {
  const { body } = call;
  const token = body['runToken'];
  if (typeof token !== 'string') throw new ProviderRefusal(400, 'validation_error');
  const run = runOf(call, token);
  if (!run || run.isClosed) throw sessionClosed(run?.closedFor);
  const player = run.playerId === null ? null : (call.state.players[String(run.playerId)] ?? null);
  const isOut = player !== null && isExcluded(call, player);
  if (run.mode === 'real' && (!player || isOut || player.isBlocked))
    throw sessionClosed(isOut ? 'self_excluded' : undefined);
  recordPlay(call, run);
  return { ...call, run, player };
}

const affiliatePing = '/mock-provider/affiliate/ping';

/** The affiliate pixel: a GET with the project and the code in its query. The response is empty (S7.25). */
function recordPing(backend: Backend, request: MockRequest): Answer {
  const { context } = createContext(backend, { request });
  recordThirdParty(context, 'affiliate', 'ping', Object.fromEntries(request.query));
  backend.noteChange();
  return answerOf(backend, 204, null);
}

const errorService = '/mock-provider/error-service/report';

/** The error service: a POST with one record. Its content type avoids a CORS preflight. */
function storeReport(backend: Backend, request: MockRequest): Answer {
  const { context } = createContext(backend, { request });
  try {
    recordThirdParty(context, 'error-service', 'report', readBody(request.body));
  } catch (error) {
    if (error instanceof ProviderRefusal)
      return answerOf(backend, error.status, { errors: [{ code: error.code }] });
    throw error;
  }
  backend.noteChange();
  return answerOf(backend, 204, null);
}

function operationOf(path: string): ((call: ThirdPartyCall) => object) | null {
  const game = Object.hasOwn(gameOperations, path) ? gameOperations[path] : undefined;
  if (game) return (call) => game(openRun(call));
  return (Object.hasOwn(otherOperations, path) ? otherOperations[path] : undefined) ?? null;
}

/** Answers a third party's request under `/mock-provider/`; null for any other path. */
export function respondProvider(backend: Backend, request: MockRequest): Answer | null {
  if (!request.pathname.startsWith('/mock-provider/')) return null;
  const begunAt = performance.now();
  const answer = answerThirdParty(backend, request);
  // Logs third parties' calls for the panel, except for the many calls of a running game.
  if (request.method !== 'OPTIONS' && /\/(payment|third-party)\//.test(request.pathname))
    logExchange(backend, request, answer, { begunAt, scenarios: [] });
  return answer;
}

function answerThirdParty(backend: Backend, request: MockRequest): Answer {
  const run = operationOf(request.pathname.replace(/^\/mock-provider\//, ''));
  if (request.method === 'OPTIONS') return answerOf(backend, 204, null);
  if (request.method === 'GET' && request.pathname === affiliatePing) return recordPing(backend, request);
  if (request.method === 'POST' && request.pathname === errorService) return storeReport(backend, request);
  if (!run || request.method !== 'POST') return answerOf(backend, 404, { errors: [{ code: 'not_found' }] });
  const { context, sendMessages } = createContext(backend, { request });
  try {
    const result = run({ ...context, body: readBody(request.body) });
    sendMessages();
    return answerOf(backend, 200, result);
  } catch (error) {
    if (error instanceof ProviderRefusal) {
      // Sends messages after a refusal too, because the refusal may have ended the game.
      sendMessages();
      return answerOf(backend, error.status, { errors: [{ code: error.code, data: error.data }] });
    }
    if (error instanceof InsufficientFunds)
      return answerOf(backend, 409, { errors: [{ code: 'insufficient_funds' }] });
    throw error;
  }
}
