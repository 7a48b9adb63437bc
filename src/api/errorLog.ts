// Log records of what went wrong (specification S3.26, S8.26). No tokens, contacts or amounts; at most
// 60 a minute; and a record that can't be sent is never the reason for another.
import { release } from '#/config.ts';
import { deviceNow, monotonicNow, serverNow, toDate } from '#/lib/clock.ts';
import { randomId } from '#/lib/random.ts';
import { isApiError } from './ApiError.ts';
import type { LogContext, LogLevelName, LogRecord } from './generated/model/index.ts';
import { onContractBroken } from './interceptors/checkContract.ts';
import { guardFromStorm } from './interceptors/guardFromStorm.ts';
import { through } from './interceptors/interceptor.ts';
import { onCallFailed } from './interceptors/reportFailures.ts';
import { exchange } from './transport.ts';

const send = through([guardFromStorm], exchange);

const path = '/log';
const mostRecords = 60;
const windowMs = 60_000;
const longestMessage = 1000;
const longestStack = 4000;

/** Joins the records of one page view. */
export const pageViewId: string = randomId();

const secrets: readonly (readonly [RegExp, string])[] = [
  [/eyJ[\w-]+\.[\w-]*\.?[\w-]*/g, '[token]'],
  [/\bBearer\s+\S+/gi, 'Bearer [token]'],
  [/[\w.+-]+@[\w-]+\.[\w.-]+/g, '[e-mail]'],
  [/([?&#][^=\s&]{1,60}=)[^\s&#)]+/g, '$1[value]'],
  [/\+?\d[\d\s()-]{6,}\d/g, '[number]'],
];

/**
 * The text without tokens, e-mail addresses, values of queries and long numbers; lines and columns of a stack
 * are short ones.
 */
export function scrub(text: string, longest: number): string {
  // Cut first: patterns over a text of any length would take any time.
  return secrets
    .reduce(
      (result, [pattern, replacement]) => result.replace(pattern, replacement),
      text.slice(0, longest * 2),
    )
    .slice(0, longest);
}

export interface LogOptions {
  /** Part of the client that writes. */
  readonly label: string;
  readonly level?: LogLevelName;
  readonly context?: LogContext;
}

function describe(error: unknown): { message: string; stack: string | undefined; context: LogContext } {
  if (isApiError(error)) {
    const context = { operation: error.operation.slice(0, 100), status: error.status ?? 0, code: error.code };
    return { message: error.message, stack: undefined, context };
  }
  if (error instanceof Error)
    return { message: `${error.name}: ${error.message}`, stack: error.stack, context: {} };
  return {
    message: typeof error === 'string' ? error : 'Something that is no error was thrown',
    stack: undefined,
    context: {},
  };
}

/** The record of an error, scrubbed and cut to size. */
export function makeRecord(error: unknown, { label, level = 'ERROR', context }: LogOptions): LogRecord {
  const described = describe(error);
  return {
    level_name: level,
    message: scrub(described.message, longestMessage) || 'Unknown error',
    ...(described.stack === undefined ? {} : { stack: scrub(described.stack, longestStack) }),
    context: {
      path: (globalThis.location?.pathname ?? '').slice(0, 200),
      release: release.slice(0, 50),
      ...described.context,
      ...context,
    },
    label: label.slice(0, 100),
    datetime: toDate(serverNow() || deviceNow()).toISOString(),
    rid: pageViewId,
  };
}

let sentAt: readonly number[] = [];

function mayWrite(): boolean {
  const now = monotonicNow();
  sentAt = sentAt.filter((at) => now - at < windowMs);
  if (sentAt.length >= mostRecords) return false;
  sentAt = [...sentAt, now];
  return true;
}

async function writeAfter(former: Promise<void>, record: LogRecord): Promise<void> {
  await former;
  try {
    // Guarded: a server that cannot take records is not asked for every one of them.
    await send({
      url: path,
      method: 'PUT',
      data: record,
      headers: { 'Content-Type': 'application/json' },
      isAutomatic: true,
    });
  } catch {
    // Nowhere left to tell.
  }
}

// One after another, so that the guard knows of a failure before the next is sent.
let writing: Promise<void> = Promise.resolve();

/** Writes a record, unless there have been too many. Never throws. */
export function logError(error: unknown, options: LogOptions): void {
  if (isApiError(error) && (error.kind === 'aborted' || error.operation.endsWith(` ${path}`))) return;
  if (!mayWrite()) return;
  writing = writeAfter(writing, makeRecord(error, options));
}

// Errors of no use: the browser's own remark, and what extensions throw.
function isNoise(message: string): boolean {
  return message.startsWith('ResizeObserver loop') || message === 'Script error.';
}

/** Logs failed calls and what nobody caught in the window. Returns the function that stops it. */
export function installErrorLog(): () => void {
  const stopCalls = onCallFailed((error) => {
    // What the player did wrong is an answer, not a fault.
    logError(error, { label: 'api', level: error.isRefused ? 'INFO' : 'ERROR' });
  });
  const stopBreaches = onContractBroken(({ operationId, fields, explanation }) => {
    logError(explanation, {
      label: 'contract',
      level: 'WARNING',
      context: { operation: operationId, field: fields[0].slice(0, 250) },
    });
  });
  const onError = (event: ErrorEvent): void => {
    if (!isNoise(event.message)) logError(event.error ?? event.message, { label: 'window' });
  };
  const onRejection = (event: PromiseRejectionEvent): void => {
    // A failed call has been logged already.
    if (!isApiError(event.reason)) logError(event.reason, { label: 'promise' });
  };
  globalThis.addEventListener('error', onError);
  globalThis.addEventListener('unhandledrejection', onRejection);
  return () => {
    stopCalls();
    stopBreaches();
    globalThis.removeEventListener('error', onError);
    globalThis.removeEventListener('unhandledrejection', onRejection);
  };
}
