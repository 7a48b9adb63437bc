// Records the commands that change a world, and turns a recorded command into a request again.
import { readToken, accessLifetime, writeToken } from '../world/jwt.ts';
import { languageTags, localeFromHeader, type LocaleId } from '../world/settings.ts';
import type { State } from '../world/state.ts';
import type { Answer, MockRequest } from './answer.ts';
import {
  maxCommands,
  type CallCommand,
  type Command,
  type CommandTime,
  type ForeignClaims,
  type SignInCommand,
} from './journal.ts';
import { matchOperation } from './routes.ts';

/**
 * Headers that are recorded because they can change the result of a call. The language is recorded
 * separately. The login session is recorded instead of the token.
 */
const recordedHeaders = ['idempotency-key', 'user-agent'] as const;
/** Headers that most calls share, so the journal holds them once. */
const sharedHeaders = ['accept-language', 'user-agent'] as const;

export interface Recorder {
  /** Commands that have been carried out and not undone. */
  readonly commands: readonly Command[];
  /** Commands that were undone by stepping back. The next new command drops them. */
  readonly undone: readonly Command[];
  readonly headers: Readonly<Record<string, string>>;
  /** True if commands are missing because there were too many. */
  readonly isFull: boolean;
  addCall(recorded: RecordedCall): void;
  addSignIn(at: number, scenario: ScenarioTexts, login: Omit<SignInCommand, keyof CommandTime>): void;
  /** Records a jump of the clock by `by` milliseconds. `at` is the time after the jump. */
  addJump(at: number, scenario: string, by: number): void;
  /** Marks the commands after the first `count` as undone. */
  moveTo(count: number): void;
  replace(
    commands: readonly Command[],
    headers: Readonly<Record<string, string>>,
    undone?: readonly Command[],
  ): void;
}

/** The active scenarios before and after a command. The command may use scenarios up. */
export interface ScenarioTexts {
  before: string;
  after: string;
}

export interface RecordedCall {
  at: number;
  scenario: ScenarioTexts;
  request: MockRequest;
  /** The call's response; undefined if the call threw. */
  answer: Answer | undefined;
  state: State;
  /** The language of calls without `Accept-Language`. */
  locale: LocaleId;
  /** True for a poll. Of equal polls in a row, only the first and the last are kept. */
  isPoll: boolean;
  /** The body to record, which may be a shortened one. */
  body: string | null;
}

interface Caller {
  session?: string;
  claims?: ForeignClaims;
  /** True if the request has a token that is expired, invalid or of another world. */
  hasUnusableToken: boolean;
}

function callerOf({ request, state, at }: RecordedCall): Caller {
  const token = /^Bearer\s+(\S+)$/i.exec(request.header('authorization') ?? '')?.[1];
  if (token === undefined) return { hasUnusableToken: false };
  const claims = readToken(token, state.seed);
  if (!claims || claims.typ !== 'access' || claims.exp * 1000 <= state.startedAt + at)
    return { hasUnusableToken: true };
  const { sid, sub, num, iat } = claims;
  if (!Object.hasOwn(state.sessions, sid)) return { hasUnusableToken: true };
  // Relies on the format of session ids: they end with the start time of the world that opened the session.
  const isOwn = sid.endsWith(`-${state.startedAt.toString(36)}`);
  return { session: sid, ...(isOwn ? {} : { claims: { sub, num, iat } }), hasUnusableToken: false };
}

/**
 * Whether the call was refused only because of its token. A replay can't send that token again, so
 * its result may differ.
 */
function isRefusedForToken({ request, answer }: RecordedCall, { hasUnusableToken }: Caller): boolean {
  if (!hasUnusableToken || answer?.status !== 401) return false;
  const match = matchOperation(request.method, request.pathname);
  return match.found === 'operation' && match.operation.access !== 'public';
}

function bodyOf(body: string | null): Pick<CallCommand, 'body' | 'text'> {
  if (body === null || body === '') return {};
  try {
    const value: unknown = JSON.parse(body);
    if (JSON.stringify(value) === body) return { body: value };
  } catch {
    // A body that isn't JSON is recorded unchanged.
  }
  return { text: body };
}

/** Records the language that the call was answered in, because a replayed world may have another default. */
function headersOf({ request, state, locale }: RecordedCall): Record<string, string> {
  const language = localeFromHeader(request.header('accept-language'), state.brand) ?? locale;
  const headers: Record<string, string> = { 'accept-language': languageTags[language] };
  for (const name of recordedHeaders) {
    const value = request.header(name);
    if (value !== null) headers[name] = value;
  }
  return headers;
}

/** The headers that differ from the shared ones; undefined if none does. */
function differing(
  own: Record<string, string>,
  shared: Readonly<Record<string, string>>,
): Record<string, string | null> | undefined {
  const names = new Set([...Object.keys(own), ...Object.keys(shared)]);
  const found = [...names].filter((name) => own[name] !== shared[name]);
  return found.length === 0 ? undefined : Object.fromEntries(found.map((name) => [name, own[name] ?? null]));
}

const isSamePoll = (one: Command | undefined, other: CallCommand): boolean =>
  JSON.stringify({ ...one, at: 0 }) === JSON.stringify({ ...other, at: 0 });

export function createRecorder(): Recorder {
  let commands: Command[] = [];
  let undone: Command[] = [];
  let headers: Record<string, string> = {};
  /** The active scenarios after the last command; null if unknown. */
  let scenario: string | null = '';
  let isFull = false;
  const add = (command: Command, { before, after }: ScenarioTexts): void => {
    undone = [];
    if (commands.length >= maxCommands) isFull = true;
    if (isFull) return;
    commands.push(before === scenario ? command : { ...command, scenario: before });
    scenario = after;
  };
  return {
    get commands() {
      return commands;
    },
    get undone() {
      return undone;
    },
    get headers() {
      return headers;
    },
    get isFull() {
      return isFull;
    },
    addCall(recorded) {
      const { at, request, isPoll, body } = recorded;
      const caller = callerOf(recorded);
      if (isRefusedForToken(recorded, caller)) return;
      const own = headersOf(recorded);
      if (!commands.some((command) => command.do === 'call'))
        for (const name of sharedHeaders) if (own[name] !== undefined) headers[name] = own[name];
      const query = request.query.toString();
      const { hasUnusableToken: _hasUnusableToken, ...login } = caller;
      const different = differing(own, headers);
      const command: CallCommand = {
        at,
        do: 'call',
        method: request.method,
        path: query === '' ? request.pathname : `${request.pathname}?${query}`,
        ...bodyOf(body),
        ...login,
        ...(different ? { headers: different } : {}),
      };
      const isRepeated =
        isPoll && isSamePoll(commands.at(-1), command) && isSamePoll(commands.at(-2), command);
      if (isRepeated) commands.pop();
      add(command, recorded.scenario);
    },
    addSignIn(at, scenarios, login) {
      add({ at, ...login }, scenarios);
    },
    addJump(at, text, by) {
      add({ at, do: 'advance', by }, { before: text, after: text });
    },
    moveTo(count) {
      const all = [...commands, ...undone];
      commands = all.slice(0, count);
      undone = all.slice(count);
      scenario = count === 0 ? '' : null;
    },
    replace(next, shared, later = []) {
      commands = [...next];
      undone = [...later];
      headers = { ...shared };
      isFull = false;
      scenario = next.length === 0 ? '' : null;
    },
  };
}

function tokenFor({ session, claims }: CallCommand, state: State, now: number): string | null {
  if (session === undefined) return null;
  const known = Object.hasOwn(state.sessions, session) ? state.sessions[session] : undefined;
  const seconds = Math.floor(now / 1000);
  const { sub, num, iat } = claims ?? {
    sub: String(known?.playerId ?? 0),
    num: known?.refreshNumber ?? 0,
    iat: seconds,
  };
  return writeToken(
    { sub, sid: session, typ: 'access', num, iat, exp: seconds + accessLifetime },
    state.seed,
  );
}

/** Turns a recorded call into a request again, with a new token of its login session. */
export function requestOf(
  command: CallCommand,
  shared: Readonly<Record<string, string>>,
  state: State,
  now: number,
): MockRequest {
  const [pathname = '/', ...query] = command.path.split('?');
  const headers: Record<string, string | null> = { ...shared, ...command.headers };
  const token = tokenFor(command, state, now);
  if (token !== null) headers['authorization'] = `Bearer ${token}`;
  return {
    method: command.method,
    pathname,
    query: new URLSearchParams(query.join('?')),
    header: (name) => headers[name.toLowerCase()] ?? null,
    body: command.text ?? (command.body === undefined ? null : JSON.stringify(command.body)),
  };
}
