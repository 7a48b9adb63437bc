// A world is a function of its origin (seed, brand, start) and of the commands given to it. The
// journal holds both, so replaying it gives the same world again.
import * as zod from 'zod/mini';
import { isInstant } from '../world/dates.ts';
import { readUser } from '../world/adjusted.ts';
import { personas, visitors, type VisitorId } from '../world/personas.ts';
import { brands, locales, type BrandId, type LocaleId } from '../world/settings.ts';
import type { Answer, MockRequest } from './answer.ts';

export const journalFormat = 1;

/**
 * The maximum number of commands in a journal. Later commands aren't recorded, so the world can't be replayed
 * from then on.
 */
export const maxCommands = 20_000;

export interface CommandTime {
  /** Milliseconds since the start of the world. */
  at: number;
  /** The active scenarios before the command. Missing if they are unchanged since the previous command. */
  scenario?: string;
}

/**
 * Claims of a login session that was opened in another world with the same seed. Tabs share
 * cookies, so a call may carry such a session.
 */
export interface ForeignClaims {
  sub: string;
  num: number;
  iat: number;
}

/** A request to the API or to a third party. */
export interface CallCommand extends CommandTime {
  do: 'call';
  method: string;
  /** Path and query. */
  path: string;
  /** The parsed body. */
  body?: unknown;
  /** The body's original text. Replaces `body` if `JSON.stringify(body)` wouldn't give the same text. */
  text?: string;
  /** The caller's login session. */
  session?: string;
  claims?: ForeignClaims;
  /** Headers that differ from the journal's shared ones; null for a shared header that the call lacks. */
  headers?: Record<string, string | null>;
}

/** A login that the panel, a link or the control API has made. */
export interface SignInCommand extends CommandTime {
  do: 'sign-in';
  visitor: VisitorId;
  userAgent?: string;
  /** Missing if it is the brand's main language. */
  locale?: LocaleId;
}

/** A forward jump of the clock. `at` is the time after the jump. */
export interface AdvanceCommand extends CommandTime {
  do: 'advance';
  /** Milliseconds. */
  by: number;
}

export type Command = CallCommand | SignInCommand | AdvanceCommand;

/**
 * A summary of a call's response, for display. The journal doesn't store it, because a replay produces it
 * again.
 */
export interface CallOutcome {
  readonly operation: string | null;
  readonly status: number;
  readonly failure?: Answer['failure'];
  /** The error code of a refusal. */
  readonly code?: string;
  /** The token of the payment that the call has opened. */
  readonly payment?: string;
}

export interface Journal {
  format: typeof journalFormat;
  seed: string;
  brand: BrandId;
  /** Epoch milliseconds. */
  start: number;
  /** A persona with the facts that a link has changed, such as `vip,level:5`. Missing without changes. */
  adjusted?: string;
  /** Headers that most calls share, such as `User-Agent`. */
  headers: Record<string, string>;
  commands: Command[];
  /** Commands that the user has undone by stepping back. */
  undone?: Command[];
  /** The clock when the journal was made, in milliseconds since the start. */
  end: number;
  frozen: boolean;
  /** The active scenarios when the journal was made. */
  scenario: string;
  /** The login session of the visitor who shared the journal. */
  session?: string;
}

export interface Timeline {
  /** `scenario` is the text of the active scenarios before the command. */
  recordCall(request: MockRequest, answer: Answer | undefined, scenario: string): void;
  recordSignIn(
    visitor: VisitorId,
    login: { readonly userAgent: string | undefined; readonly locale: LocaleId },
    scenario: string,
  ): void;
  /** The commands so far and the world's time. `session` is the visitor's login session. */
  journal(session?: string): Journal;
  /** All commands, including undone ones, and how many of them have been carried out. */
  steps(): { commands: readonly Command[]; position: number };
  /**
   * A call's outcome. Undefined for other commands, and for undone calls of a loaded journal, which never ran
   * here.
   */
  outcomeOf(command: Command): CallOutcome | undefined;
  /** Rebuilds the world as it was after `position` commands. Throws a RangeError if there are fewer. */
  goTo(position: number): void;
  /** Moves the clock. A later time is a command; an earlier one rebuilds the world as it was then. */
  setClock(instant: number): void;
  /** Loads the journal's world in place of this one. Returns an error text, or null on success. */
  load(journal: Journal): string | null;
  /** A digest of the state. Equal worlds have equal hashes. */
  hash(): string;
  /** The hash of a world replayed from the journal. Equal to `hash` unless the mock has a bug. */
  replayedHash(): string;
}

const maxText = 100_000;
const text = zod.string().check(zod.maxLength(maxText));
const offset = zod.int().check(zod.nonnegative());
const time = { at: offset, scenario: zod.optional(text) };
const headerName = zod.string().check(zod.regex(/^[a-z][a-z-]{0,40}$/));
const sessionId = zod.string().check(zod.regex(/^[\w-]{1,64}$/));

const callSchema = zod.strictObject({
  ...time,
  do: zod.literal('call'),
  method: zod.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
  // Paths have no length limit, because every call that the casino has answered must be replayable.
  path: zod.string().check(zod.regex(/^\/[^\s#]*$/)),
  body: zod.optional(zod.unknown()),
  text: zod.optional(zod.string()),
  session: zod.optional(sessionId),
  claims: zod.optional(zod.strictObject({ sub: zod.string(), num: zod.int(), iat: zod.int() })),
  headers: zod.optional(zod.record(headerName, zod.nullable(text))),
});

const signInSchema = zod.strictObject({
  ...time,
  do: zod.literal('sign-in'),
  visitor: zod.enum([...personas, ...visitors]),
  userAgent: zod.optional(text),
  locale: zod.optional(zod.enum(locales)),
});

const advanceSchema = zod.strictObject({ ...time, do: zod.literal('advance'), by: offset });

const commandsSchema = zod
  .array(zod.discriminatedUnion('do', [callSchema, signInSchema, advanceSchema]))
  .check(zod.maxLength(maxCommands));

const journalSchema = zod.strictObject({
  format: zod.literal(journalFormat),
  seed: zod.string().check(zod.regex(/^[\w.-]{1,64}$/)),
  brand: zod.enum(brands),
  start: zod.number().check(zod.refine(isInstant)),
  adjusted: zod.optional(zod.string().check(zod.maxLength(200))),
  headers: zod.record(headerName, text),
  commands: commandsSchema,
  undone: zod.optional(commandsSchema),
  end: offset,
  frozen: zod.boolean(),
  scenario: text,
  session: zod.optional(sessionId),
});

/** Validates a journal from a file, a link or storage. `problem` explains in English why it is invalid. */
export function readJournal(value: unknown): { journal: Journal } | { problem: string } {
  if (typeof value !== 'object' || value === null || !('format' in value))
    return { problem: 'this is not a journal' };
  if (value.format !== journalFormat)
    return {
      problem: `the journal has format ${String(value.format)}, and only ${journalFormat} can be read`,
    };
  const result = zod.safeParse(journalSchema, value);
  if (!result.success) {
    const [issue] = result.error.issues;
    return { problem: `the journal is invalid: ${issue?.path.join('.')}: ${issue?.message}` };
  }
  const adjusted = result.data.adjusted === undefined ? null : readUser(result.data.adjusted);
  if (adjusted && 'problem' in adjusted) return { problem: `the journal is invalid: ${adjusted.problem}` };
  const times = [...result.data.commands.map(({ at }) => at), result.data.end];
  const early = times.findIndex((at, index) => at < (times[index - 1] ?? 0));
  if (early >= 0) return { problem: `the journal is invalid: command ${early} is before the one before it` };
  if (!isInstant(result.data.start + result.data.end))
    return { problem: 'the journal is invalid: it ends after the year 8999' };
  // The cast is safe: the schema has validated it. The types differ only in optional fields, where zod adds
  // `undefined`.
  return { journal: result.data as Journal };
}

export function parseJournal(content: string): { journal: Journal } | { problem: string } {
  try {
    return readJournal(JSON.parse(content));
  } catch {
    return { problem: 'this is not a journal' };
  }
}
