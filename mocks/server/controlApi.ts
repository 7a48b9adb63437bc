// The control API over HTTP. Handles `session` itself, because it may replace the casino;
// `handlers/control.ts` does the rest.
import type { IncomingMessage } from 'node:http';
import type { Backend } from '../core/backend.ts';
import { packForLink } from '../core/journalText.ts';
import { control, describeSession, readParameters, unknownInBody, visitorOf } from '../handlers/control.ts';
import { panelCall } from '../handlers/panelCalls.ts';
import {
  describeSteps,
  latestLogin,
  sessionOf,
  tokensInRebuilt,
  tokensOfJournal,
} from '../handlers/journal.ts';
import { unknownVerbs } from '../scenarios/verbs.ts';
import { isRecord } from '../core/isRecord.ts';
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
    const { backend, tokens, problem } = sessions.configure(sessionId, parameters, userAgentOf(request));
    const cookies = [
      ...(parameters.user === undefined ? [] : tokenCookies(tokens)),
      ...(parameters.consent === undefined ? [] : consentCookies(Date.now())),
    ];
    const headers = cookies.length > 0 ? { 'set-cookie': cookies } : {};
    const done = problem === null ? {} : { error: problem };
    sendJson(
      response,
      problem === null ? 200 : 409,
      {
        ...describeSession(backend, tokens?.refreshToken ?? visitorIn(request, backend)),
        ...tokens,
        ...done,
      },
      headers,
    );
    return;
  }
  const backend = sessions.get(sessionId);
  const visitor = visitorIn(request, backend);
  if (request.method === 'GET' && path === 'session') {
    sendJson(response, 200, describeSession(backend, visitor));
    return;
  }
  if (request.method === 'GET' && (path === 'journal' || path === 'journal/link')) {
    const journal = backend.timeline.journal(sessionOf(backend, visitor));
    sendJson(response, 200, path === 'journal' ? journal : { link: await packForLink(journal) });
    return;
  }
  if (request.method === 'POST' && path === 'do') {
    sendVerbs(visit, backend, body, visitor);
    return;
  }
  const { state } = backend;
  const method = request.method ?? 'GET';
  const query = url.searchParams;
  const answer =
    panelCall(backend, { method, path, body, query, visitor: visitorOf(backend, visitor) }) ??
    control(backend, method, path, body, query);
  if (!answer) {
    sendJson(response, 404, { error: 'the control API has no such call' });
    return;
  }
  // In a rebuilt world, the visitor needs tokens that are valid there.
  const cookies = backend.state === state ? [] : cookiesInRebuilt(backend, path, body, visitor);
  sendJson(response, answer.status, answer.body, cookies.length > 0 ? { 'set-cookie': cookies } : {});
}

/** The refresh token of the visitor. A tool names the session of a browser, whose cookies it doesn't have. */
function visitorIn(request: IncomingMessage, backend: Backend): string {
  const isTool = request.headers['x-mock-session'] !== undefined;
  return cookieOf(request, 'refreshToken') ?? (isTool ? latestLogin(backend) : '');
}

/** Acts in the visitor's name: `{ "do": "deposit:5000" }`, as `mock.do` in a link. */
function sendVerbs({ response }: Visit, backend: Backend, body: unknown, visitor: string): void {
  const text = isRecord(body) && typeof body['do'] === 'string' ? body['do'] : '';
  const unknown = text === '' ? ['an empty do'] : unknownVerbs(text);
  if (unknown.length > 0) {
    sendJson(response, 400, { error: `the mock does not know ${unknown.join(', ')}`, unknown });
    return;
  }
  const problem = backend.parts.perform(backend, tokensInRebuilt(backend, visitor), text);
  if (problem === null) sendJson(response, 200, describeSteps(backend));
  else sendJson(response, 409, { error: problem });
}

function cookiesInRebuilt(backend: Backend, path: string, body: unknown, visitor: string): string[] {
  if (path === 'journal') return tokenCookies(tokensOfJournal(backend, body));
  return visitor === '' ? [] : tokenCookies(tokensInRebuilt(backend, visitor));
}
