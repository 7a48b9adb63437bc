// Errors for the server's log (specification S3.26, S8.26) and the error service (S8.27), at most 60 a
// minute. The writer loads with the first, or when the page is idle.
import { deviceNow, monotonicNow, serverNow } from '#/lib/clock.ts';
import { randomId } from '#/lib/random.ts';
import { reportedPath } from '#/paths.ts';
import { isApiError } from './ApiError.ts';
import type { LogContext, LogLevelName } from './generated/model/index.ts';
import { onContractBroken } from './interceptors/checkContract.ts';
import { onCallFailed } from './interceptors/reportFailures.ts';

const LOG = '/log';
const mostRecords = 60;
const windowMs = 60_000;

/** Joins the records of one page view. */
export const pageViewId: string = randomId();

export interface LogOptions {
  /** Part of the client that writes. */
  readonly label: string;
  readonly level?: LogLevelName;
  readonly context?: LogContext;
}

export interface NotedError {
  readonly error: unknown;
  readonly options: LogOptions;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly path: string;
}

let notedAt: readonly number[] = [];

function mayNote(): boolean {
  const now = monotonicNow();
  notedAt = notedAt.filter((at) => now - at < windowMs);
  if (notedAt.length >= mostRecords) return false;
  notedAt = [...notedAt, now];
  return true;
}

let waiting: NotedError[] = [];
let isAsked = false;

/** Hands over what waits. The writer's code may not come; then the next error asks for it again. */
export async function deliverLog(): Promise<void> {
  if (isAsked) return;
  isAsked = true;
  try {
    const { write } = await import('./logWriter.ts');
    for (const noted of waiting.splice(0)) write(noted);
  } catch {
    // Nowhere left to tell.
  } finally {
    isAsked = false;
  }
}

/** Notes an error for the log, unless there have been too many. Never throws. */
export function logError(error: unknown, options: LogOptions): void {
  if (isApiError(error) && (error.kind === 'aborted' || error.operation.endsWith(` ${LOG}`))) return;
  if (!mayNote()) return;
  const path = reportedPath(globalThis.location?.pathname ?? '');
  waiting.push({ error, options, at: serverNow() || deviceNow(), path });
  void deliverLog();
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
