// The control API over HTTP. Handles `session` itself, because it may replace the casino;
// `handlers/control.ts` does the rest.
import type { Backend } from '../core/backend.ts';
import { packForLink } from '../core/journalText.ts';
import {
  control,
  describeSession,
  readParameters,
  sessionOf,
  tokensInRebuilt,
  tokensOfJournal,
  unknownInBody,
} from '../handlers/control.ts';
import { consentCookies } from '../scenarios/consent.ts';
import { readBody, sendJson } from './request.ts';
import { cookieOf, type Sessions } from './sessions.ts';
import { tokenCookies } from './tokenCookies.ts';
import { userAgentOf, type Visit } from './visit.ts';

export async function sendControl(visit: Visit, sessions: Sessions): Promise<void> {
  const { request, response, url, sessionId } = visit;
  const path = url.pathname.replace(/^\/__mock__\/?/, '');
  const { text } = await readBody(request);
  let body: unknown;
  try {
    body = text === null ? undefined : JSON.parse(text);
  } catch {
    sendJson(response, 400, { error: 'the body is no JSON' });
    return;
  }
  if (request.method === 'PUT' && path === 'session') {
    const unknown = unknownInBody(body, sessions.get(sessionId).settings.brand);
    if (unknown.length > 0) {
      sendJson(response, 400, { error: `the mock does not know ${unknown.join(', ')}`, unknown });
      return;
    }
    const parameters = readParameters(body);
    const { backend, tokens } = sessions.configure(sessionId, parameters, userAgentOf(request));
    const cookies = [
      ...(parameters.user === undefined ? [] : tokenCookies(tokens)),
      ...(parameters.consent === undefined ? [] : consentCookies(Date.now())),
    ];
    const headers = cookies.length > 0 ? { 'set-cookie': cookies } : {};
    sendJson(response, 200, { ...describeSession(backend), ...tokens }, headers);
    return;
  }
  const backend = sessions.get(sessionId);
  const visitor = cookieOf(request, 'refreshToken') ?? '';
  if (request.method === 'GET' && path === 'session') {
    sendJson(response, 200, describeSession(backend, visitor));
    return;
  }
  if (request.method === 'GET' && path.startsWith('journal') && path !== 'journal/steps') {
    const journal = backend.timeline.journal(sessionOf(backend, visitor));
    sendJson(response, 200, path === 'journal' ? journal : { link: await packForLink(journal) });
    return;
  }
  const { state } = backend;
  const answer = control(backend, request.method ?? 'GET', path, body, url.searchParams);
  if (!answer) {
    sendJson(response, 404, { error: 'the control API has no such call' });
    return;
  }
  // In a rebuilt world, the visitor needs tokens that are valid there.
  const cookies = backend.state === state ? [] : cookiesInRebuilt(backend, path, body, visitor);
  sendJson(response, answer.status, answer.body, cookies.length > 0 ? { 'set-cookie': cookies } : {});
}

function cookiesInRebuilt(backend: Backend, path: string, body: unknown, visitor: string): string[] {
  if (path === 'journal') return tokenCookies(tokensOfJournal(backend, body));
  return visitor === '' ? [] : tokenCookies(tokensInRebuilt(backend, visitor));
}
