// The API that the game providers' pages call. It is the third party's own: no part of the description.
import { contextOf } from '../core/invoke.ts';
import type { Answer, MockRequest } from '../core/answer.ts';
import type { Backend } from '../core/backend.ts';
import type { Audience, Outgoing } from '../realtime/message.ts';
import { InsufficientFunds } from '../world/ledger.ts';
import { runOf } from '../world/slices/runs.ts';
import { cashOut, showFlight, startFlight } from './provider/crash.ts';
import { showSession, spinSlot, spinWheel } from './provider/games.ts';
import { isRecord, ProviderRefusal, type ProviderCall } from './provider/call.ts';

const operations: Record<string, (call: ProviderCall) => object> = {
  session: showSession,
  spin: spinSlot,
  roulette: spinWheel,
  'crash/start': startFlight,
  'crash/state': showFlight,
  'crash/cash-out': cashOut,
};

/** The pages lie in frames of an opaque origin, so that every origin may call. */
const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*', 'access-control-allow-methods': 'POST, OPTIONS' };

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
  } catch {
    // Falls through to the refusal.
  }
  throw new ProviderRefusal(400, 'validation_error');
}

function openCall(backend: Backend, request: MockRequest, sent: { message: Outgoing; to?: Audience }[]): ProviderCall {
  const body = readBody(request.body);
  const context = contextOf(backend, request, sent);
  const token = body['runToken'];
  if (typeof token !== 'string') throw new ProviderRefusal(400, 'validation_error');
  const run = runOf(context, token);
  if (!run || run.isClosed) throw new ProviderRefusal(410, 'session_closed');
  const player = run.playerId === null ? null : (context.state.players[String(run.playerId)] ?? null);
  if (run.mode === 'real' && (!player || player.isExcluded || player.isBlocked)) throw new ProviderRefusal(410, 'session_closed');
  return { ...context, body, run, player };
}

/** Answers a call of a game's page under `/mock-provider/`. */
export function respondProvider(backend: Backend, request: MockRequest): Answer {
  const run = operations[request.pathname.replace(/^\/mock-provider\//, '')];
  if (request.method === 'OPTIONS') return answerOf(backend, 204, null);
  if (!run || request.method !== 'POST') return answerOf(backend, 404, { errors: [{ code: 'not_found' }] });
  const sent: { message: Outgoing; to?: Audience }[] = [];
  const firstEntry = backend.state.ledger.entries.length;
  try {
    const result = run(openCall(backend, request, sent));
    backend.announce(firstEntry);
    for (const { message, to } of sent) backend.emit(message, to);
    backend.noteChange();
    return answerOf(backend, 200, result);
  } catch (error) {
    if (error instanceof ProviderRefusal) return answerOf(backend, error.status, { errors: [{ code: error.code }] });
    if (error instanceof InsufficientFunds) return answerOf(backend, 409, { errors: [{ code: 'insufficient_funds' }] });
    throw error;
  }
}
