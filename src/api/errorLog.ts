// Sends errors to the server's log (S3.26, S8.26) and to the error service (S8.27), at most 60 a minute.
// The writer's chunk loads with the first error, or when the page is idle.
import { deviceNow, monotonicNow, serverNow } from '#/lib/clock.ts';
import { randomId } from '#/lib/random.ts';
import { reportedPath } from '#/lib/routeAt.ts';
import { isApiError } from './ApiError.ts';
import { onContractBroken } from './interceptors/validateResponse.ts';
import { onCallFailed } from './http.ts';
import type { LogOptions, NotedError } from './logWriter.ts';

const LOG = '/log';
const mostRecords = 60;
const windowMs = 60_000;

/** The id that all log records of one page view share. */
export const pageViewId: string = randomId();

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

/** Flushes the queued errors. If the writer's chunk fails to load, they stay queued until the next error. */
export async function deliverLog(): Promise<void> {
  if (isAsked) return;
  isAsked = true;
  try {
    const { write } = await import('./logWriter.ts');
    for (const noted of waiting.splice(0)) write(noted);
  } catch {
    // Ignored: a failure of the log itself can't be reported anywhere.
  } finally {
    isAsked = false;
  }
}

/** Queues an error for the log, within the rate limit. Never throws. */
export function logError(error: unknown, options: LogOptions): void {
  if (isApiError(error) && (error.kind === 'aborted' || error.operation.endsWith(` ${LOG}`))) return;
  if (!mayNote()) return;
  const path = reportedPath(globalThis.location?.pathname ?? '');
  waiting.push({ error, options, at: serverNow() || deviceNow(), path, pageViewId });
  void deliverLog();
}

// Ignore the harmless ResizeObserver warning, and errors of extensions and cross-origin scripts.
function isNoise(message: string): boolean {
  return message.startsWith('ResizeObserver loop') || message === 'Script error.';
}

/** Logs failed calls and uncaught errors. Returns the cleanup function. */
export function installErrorLog(): () => void {
  const stopCalls = onCallFailed((error) => {
    // A refused call isn't a fault of the client or the server, so it is logged at a lower level.
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
    // Failed calls are already logged above.
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
