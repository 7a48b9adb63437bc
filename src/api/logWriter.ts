// Builds log records, and sends them in batches and when the page closes. A failed send never creates another
// record.
import { circuitBreaker } from './interceptors/circuitBreaker.ts';
import { errorServiceUrl, release } from '#/config.ts';
import { readScriptUrl } from '#/lib/externalScript.ts';
import { onPageGone } from '#/lib/pageGone.ts';
import type { LogEntry, LogRecord, LogContext, LogLevelName } from './generated/model/index.ts';
import { sendAtOnce } from './lastCall.ts';
import { exchange, through } from './transport.ts';
import { toDate } from '#/lib/clock.ts';
import { isApiError } from './ApiError.ts';

/** Time in ms during which errors are collected into one batch. */
export const BATCH_MS = 1000;
/** Maximum number of records that the endpoint accepts in one batch. */
export const MOST_AT_ONCE = 20;

// The circuit breaker keeps a failing log endpoint from being called for every batch.
const send = through([circuitBreaker], exchange);

let batch: LogRecord[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** The next payload: a single record as an object (S7.22), several as a batch. */
function take(): LogEntry | null {
  clearTimeout(timer);
  timer = undefined;
  const records = batch.splice(0, MOST_AT_ONCE);
  const [first, ...others] = records;
  if (!first) return null;
  return others.length === 0 ? first : { records };
}

async function flush(): Promise<void> {
  const data = take();
  if (!data) return;
  try {
    await send({
      url: '/log',
      method: 'PUT',
      data,
      headers: { 'Content-Type': 'application/json' },
      isAutomatic: true,
    });
  } catch {
    // Ignored: a failure of the log itself can't be reported anywhere.
  }
}

/** Sends everything right away, without waiting for responses: the page may never come back. */
function flushAtOnce(): void {
  for (let data = take(); data; data = take()) sendAtOnce('/log', data);
}

onPageGone(flushAtOnce);

/** Reports to a third-party error service (S8.27), without data about the visitor. Failures are ignored. */
function reportToErrorService(record: LogRecord): void {
  const script = readScriptUrl(errorServiceUrl, location.origin, '');
  if (!script) return;
  fetch(script.url, {
    method: 'POST',
    mode: 'no-cors',
    keepalive: true,
    referrerPolicy: 'origin',
    body: JSON.stringify(record),
  }).catch(() => undefined);
}

export function write(noted: NotedError): void {
  const record = makeRecord(noted);
  batch.push(record);
  if (errorServiceUrl !== '' && record.level_name === 'ERROR') reportToErrorService(record);
  if (document.visibilityState === 'hidden') flushAtOnce();
  else if (batch.length >= MOST_AT_ONCE) void flush();
  else timer ??= setTimeout(() => void flush(), BATCH_MS);
}

export interface LogOptions {
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
  readonly pageViewId: string;
}

const longestMessage = 1000;
const longestStack = 4000;

const secrets: readonly (readonly [RegExp, string])[] = [
  [/eyJ[\w-]+\.[\w-]*\.?[\w-]*/g, '[token]'],
  [/\bBearer\s+\S+/gi, 'Bearer [token]'],
  [/[\w.+-]+@[\w-]+\.[\w.-]+/g, '[e-mail]'],
  [/[\w.+-]+%40[\w-]+\.[\w.-]+/gi, '[e-mail]'],
  [/([?&#][^=\s&]{1,60}=)[^\s&#)]+/g, '$1[value]'],
  [/\+?\d[\d\s()-]{6,}\d/g, '[number]'],
];

/** Removes tokens, e-mail addresses, query values and long numbers. Shortens stack traces. */
export function scrub(text: string, longest: number): string {
  // Truncate first: the patterns would be slow on very long text.
  return secrets
    .reduce(
      (result, [pattern, replacement]) => result.replace(pattern, replacement),
      text.slice(0, longest * 2),
    )
    .slice(0, longest);
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

/** A log record: what failed and where, nothing about the user (S3.26, S8.26). */
export function makeRecord({ error, options, at, path, pageViewId }: NotedError): LogRecord {
  const { label, level = 'ERROR', context } = options;
  const described = describe(error);
  return {
    level_name: level,
    message: scrub(described.message, longestMessage) || 'Unknown error',
    ...(described.stack === undefined ? {} : { stack: scrub(described.stack, longestStack) }),
    context: { path: scrub(path, 200), release: release.slice(0, 50), ...described.context, ...context },
    label: label.slice(0, 100),
    datetime: toDate(at).toISOString(),
    rid: pageViewId,
  };
}
