// The control API (`openapi/control.yaml`) over HTTP. Handles the calls that need the server itself;
// `handlers/controlCalls.ts` does the rest.
import type { IncomingMessage } from 'node:http';
import type { Backend } from '../core/backend.ts';
import { hasActions, packForLink } from '../core/journalText.ts';
import type { ControlOperationId } from '../generated/control/operations.ts';
import type { SessionSettings } from '../generated/control/client.ts';
import { maxBody } from '../handlers/bodyLimits.ts';
import { describeSession, readSettings, unknownSettings, visitorOf } from '../handlers/control.ts';
import { checkedBody, RefusedCall } from '../handlers/controlBody.ts';
import {
  answerCall,
  controlCallOf,
  isCasinoCall,
  refusalAnswer,
  refuseUnknown,
  type ControlAnswer,
} from '../handlers/controlCalls.ts';
import {
  latestLogin,
  sessionOf,
  tokensAtEarlierTime,
  tokensInRebuilt,
  tokensOfJournal,
} from '../handlers/journal.ts';
import { consentCookies } from '../scenarios/consent.ts';
import type { ChangeFeed } from './changes.ts';
import { readBody, sendJson } from './request.ts';
import { cookieOf, type Sessions } from './sessions.ts';
import { tokenCookies } from './tokenCookies.ts';
import { userAgentOf, type Visit } from './visit.ts';

interface ServerAnswer extends ControlAnswer {
  readonly cookies?: readonly string[];
}

export async function sendControl(visit: Visit, sessions: Sessions, changes: ChangeFeed): Promise<void> {
  const { request, response, url, sessionId } = visit;
  const entry = controlCallOf(request.method ?? 'GET', url.pathname);
  if (!entry) {
    sendJson(response, 404, { error: 'the control API has no such call' });
    return;
  }
  if (entry.id === 'watchChanges') {
    changes.watch(sessionId, response, () => visitorIn(request, sessions.get(sessionId)));
    return;
  }
  const {
    status,
    body,
    cookies = [],
  } = await answerOf(visit, sessions, entry).catch((error: unknown) => {
    if (error instanceof RefusedCall) return { ...refusalAnswer(error), cookies: [] };
    throw error;
  });
  sendJson(response, status, body, cookies.length > 0 ? { 'set-cookie': [...cookies] } : {});
}

/** @throws RefusedCall */
async function answerOf(
  visit: Visit,
  sessions: Sessions,
  { id, status }: { id: ControlOperationId; status: number },
): Promise<ServerAnswer> {
  const body = await readJson(visit.request);
  if (id === 'configureSession') return configure(visit, sessions, checkedBody(id, body));
  if (id === 'resetWorld') {
    const { backend, tokens } = await sessions.startOver(visit.sessionId, userAgentOf(visit.request));
    const session = describeSession(backend, tokens?.refreshToken);
    return { status, body: session, cookies: tokenCookies(backend, tokens) };
  }
  const backend = sessions.get(visit.sessionId);
  const visitor = visitorIn(visit.request, backend);
  if (id === 'getJournalLink') {
    const journal = backend.timeline.journal(sessionOf(backend, visitor));
    const packed = await packForLink(journal);
    return { status, body: { packed, isTooLong: packed === null && hasActions(journal) } };
  }
  if (!isCasinoCall(id)) throw new Error(`nobody answers ${id}`);
  const { state } = backend;
  const present = visitorOf(backend, visitor);
  const call = { backend, body: checkedBody(id, body), query: visit.url.searchParams, visitor };
  const answer = answerCall(id, call);
  if (backend.state === state) return { status, body: answer };
  if (id === 'moveClock' && visitor !== '') {
    const tokens = tokensAtEarlierTime(backend, visitor, present, userAgentOf(visit.request));
    const session = describeSession(backend, tokens?.refreshToken);
    return { status, body: session, cookies: tokenCookies(backend, tokens) };
  }
  // The visitor needs new tokens that are valid in the rebuilt world.
  return { status, body: answer, cookies: cookiesInRebuilt(backend, id, body, visitor) };
}

/** @throws RefusedCall for a body that is too long or can't be parsed */
async function readJson(request: IncomingMessage): Promise<unknown> {
  const { text, oversize } = await readBody(request);
  if (oversize) throw new RefusedCall(413, `the body is longer than ${maxBody} bytes`);
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new RefusedCall(400, 'the body is not JSON');
  }
}

/** Sets the session up. If a verb is refused, the earlier ones stay done and the visitor is logged in. */
function configure(
  { request, sessionId }: Visit,
  sessions: Sessions,
  settings: SessionSettings,
): ServerAnswer {
  refuseUnknown(unknownSettings(settings, sessions.get(sessionId).settings.brand));
  const parameters = readSettings(settings);
  const { backend, tokens, problem } = sessions.configure(sessionId, parameters, userAgentOf(request));
  const cookies = [
    ...(parameters.user === undefined ? [] : tokenCookies(backend, tokens)),
    ...(parameters.consent === undefined ? [] : consentCookies(Date.now())),
  ];
  if (problem !== null) return { ...refusalAnswer(new RefusedCall(409, problem)), cookies };
  const session = describeSession(backend, tokens?.refreshToken ?? visitorIn(request, backend));
  return { status: 200, body: { ...session, ...tokens }, cookies };
}

/**
 * The visitor's refresh token. Falls back to the latest login if a tool names a session without its cookies,
 * or if the cookies belong to a real backend.
 */
function visitorIn(request: IncomingMessage, backend: Backend): string {
  if (backend.settings.mocked) return latestLogin(backend);
  const isTool = request.headers['x-mock-session'] !== undefined;
  return cookieOf(request, 'refreshToken') ?? (isTool ? latestLogin(backend) : '');
}

function cookiesInRebuilt(
  backend: Backend,
  id: ControlOperationId,
  body: unknown,
  visitor: string,
): string[] {
  if (id === 'replayJournal') return tokenCookies(backend, tokensOfJournal(backend, body));
  return visitor === '' ? [] : tokenCookies(backend, tokensInRebuilt(backend, visitor));
}
