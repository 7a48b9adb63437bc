import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendJson } from './request.ts';
import { commonSession, sessionIdOf, sessionProblemOf } from './sessions.ts';

export interface Visit {
  request: IncomingMessage;
  response: ServerResponse;
  url: URL;
  sessionId: string;
}

export function visitOf(request: IncomingMessage, response: ServerResponse): Visit | null {
  const url = URL.parse(request.url ?? '/', 'http://localhost');
  return url ? { request, response, url, sessionId: sessionIdOf(request) ?? commonSession } : null;
}

export const userAgentOf = (request: IncomingMessage): string => request.headers['user-agent'] ?? '';

/**
 * Rejects a request with a malformed session name. Falling back to the common session would
 * silently mix worlds.
 */
export async function inNamedSession(visit: Visit, act: () => Promise<void>): Promise<void> {
  const problem = sessionProblemOf(visit.request);
  if (problem === null) return act();
  const { pathname } = visit.url;
  const body = pathname.startsWith('/__mock__')
    ? { error: problem }
    : { errors: [{ code: 'invalid_request', message: problem }] };
  sendJson(visit.response, 400, body);
}
