// Sends log records in batches, and when the page closes. A failed send never creates another record.
import { circuitBreaker } from './interceptors/circuitBreaker.ts';
import { errorServiceUrl } from '#/config.ts';
import { readScriptUrl } from '#/lib/externalScript.ts';
import { onPageGone } from '#/lib/pageGone.ts';
import type { LogEntry, LogRecord } from './generated/model/index.ts';
import { sendAtOnce } from './lastCall.ts';
import { makeRecord, type NotedError } from './logRecord.ts';
import { exchange, through } from './transport.ts';

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
