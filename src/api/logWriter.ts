// Sends log records in batches, and when the page goes. A failed send never makes another record.
import { guardFromStorm } from './interceptors/guardFromStorm.ts';
import { through } from './interceptors/interceptor.ts';
import { errorServiceUrl } from '#/config.ts';
import { onPageGone } from '#/lib/pageGone.ts';
import type { NotedError } from './errorLog.ts';
import { reportToErrorService } from './errorService.ts';
import type { LogEntry, LogRecord } from './generated/model/index.ts';
import { sendAtOnce } from './lastCall.ts';
import { makeRecord } from './logRecord.ts';
import { exchange } from './transport.ts';

/** Milliseconds within which errors that follow from each other go together. */
export const BATCH_MS = 1000;
/** As many as one call may carry; see the description. */
export const MOST_AT_ONCE = 20;

// Guarded: a server that cannot take records is not asked for every batch of them.
const send = through([guardFromStorm], exchange);

let batch: LogRecord[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** What goes out next: a record alone goes as itself (specification S7.22), several as a batch. */
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
    // Nowhere left to tell.
  }
}

/** The page may never come back: what waits goes now, whatever becomes of the answer. */
function flushAtOnce(): void {
  for (let data = take(); data; data = take()) sendAtOnce('/log', data);
}

onPageGone(flushAtOnce);

export function write(noted: NotedError): void {
  const record = makeRecord(noted);
  batch.push(record);
  if (errorServiceUrl !== '' && record.level_name === 'ERROR') reportToErrorService(errorServiceUrl, record);
  if (document.visibilityState === 'hidden') flushAtOnce();
  else if (batch.length >= MOST_AT_ONCE) void flush();
  else timer ??= setTimeout(() => void flush(), BATCH_MS);
}
