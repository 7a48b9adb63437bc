// Decides which requests the journal records, and implements the journal's functions for the control API
// and the panel.
import { errorCodeIn } from '../core/errorCode.ts';
import { isRecord } from '../core/isRecord.ts';
import type { Answer, MockRequest } from '../core/answer.ts';
import type { Backend } from '../core/backend.ts';
import { readJournal, type CallOutcome } from '../core/journal.ts';
import { matchOperation } from '../core/routes.ts';
import { readToken } from '../world/jwt.ts';
import { personas } from '../world/personas.ts';
import { known } from '../world/settings.ts';
import { tokensOf, type Tokens } from '../world/sessions.ts';

/** Paths that only store reports: of chats, analytics, the affiliate pixel and the error service. */
const reportPaths = /^\/mock-provider\/(third-party\/record|affiliate\/ping|error-service\/report)$/;
/** Polls of a running flight. */
const pollPaths = /^\/mock-provider\/crash\/state$/;
/** Reads of a payment, which don't change the world. */
const readPaths = /^\/mock-provider\/payment\/show$/;

export function journalKindOf({ method, pathname }: MockRequest): 'command' | 'poll' | 'ignored' {
  if (method === 'OPTIONS' || method === 'HEAD' || reportPaths.test(pathname) || readPaths.test(pathname))
    return 'ignored';
  if (pollPaths.test(pathname)) return 'poll';
  const match = matchOperation(method, pathname);
  if (match.found === 'operation') return match.operation.tag === 'tracking' ? 'ignored' : 'command';
  return pathname.startsWith('/mock-provider/') ? 'command' : 'ignored';
}

/**
 * How many characters of an uploaded file's start and end the journal keeps. Only these decide the result of
 * the file's check: the start has the file type, and testers may append reasons for declining.
 */
const fileHead = 400;
const fileTail = 200;

/** The body to record. Leaves out the middle of an accepted document, because it has no effect. */
export function journalBodyOf({ body }: MockRequest, answer: Answer | undefined): string | null {
  if (answer?.operation !== 'uploadVerification' || answer.status >= 300 || body === null) return body;
  const value: unknown = JSON.parse(body);
  const file = isRecord(value) ? value['file'] : undefined;
  if (!isRecord(value) || typeof file !== 'string' || file.length <= fileHead + fileTail) return body;
  return JSON.stringify({ ...value, file: file.slice(0, fileHead) + file.slice(-fileTail) });
}

export const opensPayment: ReadonlySet<unknown> = new Set([
  'openDeposit',
  'createRbkInvoice',
  'openMarbellaDeposit',
]);
/** Finds a payment's token in the URL of its page, in the fields of a posted form, or in an invoice. */
const paymentToken = /(?:[?&]token=|"name":"token","value":"|"invoiceAccessToken":")([\w.-]+)/;

export function journalOutcomeOf({ operation, status, failure, body }: Answer): CallOutcome {
  const code = status >= 400 ? errorCodeIn(body) : undefined;
  const payment =
    status < 400 && opensPayment.has(operation) ? paymentToken.exec(body ?? '')?.[1] : undefined;
  return {
    operation,
    status,
    ...(failure === undefined ? {} : { failure }),
    ...(code === undefined ? {} : { code }),
    ...(payment === undefined ? {} : { payment }),
  };
}

/** Loads a journal's world in place of this one. Returns an error text, or null on success. */
export function loadJournal(backend: Backend, value: unknown): string | null {
  const read = readJournal(value);
  return 'problem' in read ? read.problem : backend.timeline.load(read.journal);
}

/** Hashes of the world and of one replayed from its journal. */
export function checkJournal(backend: Backend): { hash: string; replayed: string } {
  const { clock, timeline } = backend;
  return clock.hold(() => {
    backend.runDue();
    return { hash: timeline.hash(), replayed: timeline.replayedHash() };
  });
}

/**
 * Runs an action that may rebuild the world. Returns why it failed, such as a full journal, or null on
 * success.
 */
export function rebuildProblem(act: () => void): string | null {
  try {
    act();
    return null;
  } catch (error) {
    if (error instanceof RangeError) return error.message;
    throw error;
  }
}

/** Rebuilds the world as it was after `to` commands. Returns an error text, or null on success. */
export function moveToStep(backend: Backend, to: unknown): string | null {
  const { commands } = backend.timeline.steps();
  if (typeof to !== 'number' || !Number.isInteger(to) || to < 0 || to > commands.length)
    return `to must be a number of commands from 0 to ${commands.length}`;
  return rebuildProblem(() => backend.timeline.goTo(to));
}

/** New tokens of a visitor's login session in a rebuilt world; null if the session doesn't exist there. */
export function tokensInRebuilt(backend: Backend, refreshToken: string): Tokens | null {
  const claims = readToken(refreshToken, backend.settings.seed);
  return claims ? tokensOfSession(backend, claims.sid) : null;
}

/**
 * New tokens for the visitor after the clock was set back. If the persona hadn't logged in yet at
 * that time, it is logged in now, which drops the undone steps.
 */
export function tokensAtEarlierTime(
  backend: Backend,
  refreshToken: string,
  visitor: string,
  userAgent: string,
): Tokens | null {
  const persona = known(personas, visitor);
  const kept = tokensInRebuilt(backend, refreshToken);
  return kept ?? (persona === undefined ? null : backend.signIn(persona, userAgent));
}

/** Tokens of the login session that a journal names. */
export function tokensOfJournal(backend: Backend, journal: unknown): Tokens | null {
  const session = isRecord(journal) ? journal['session'] : undefined;
  return typeof session === 'string' ? tokensOfSession(backend, session) : null;
}

function tokensOfSession(backend: Backend, id: string): Tokens | null {
  const session = Object.hasOwn(backend.state.sessions, id) ? backend.state.sessions[id] : undefined;
  return session && !session.isRevoked ? tokensOf(backend, session) : null;
}

/** The refresh token of the latest login that hasn't ended in this world; empty if there is none. */
export function latestLogin(backend: Backend): string {
  const { sessions, startedAt } = backend.state;
  const [latest] = Object.values(sessions)
    .filter(({ isRevoked, createdAt }) => !isRevoked && createdAt >= startedAt)
    .toSorted((one, other) => other.createdAt - one.createdAt || (other.id > one.id ? 1 : -1));
  return latest ? tokensOf(backend, latest).refreshToken : '';
}

/** The id of the login session that a refresh token belongs to. */
export function sessionOf({ settings, state }: Backend, refreshToken: string): string | undefined {
  const claims = readToken(refreshToken, settings.seed);
  return claims && Object.hasOwn(state.sessions, claims.sid) ? claims.sid : undefined;
}
