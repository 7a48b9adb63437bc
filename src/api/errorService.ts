// Third-party error service (S8.27). It receives the log records and nothing about the visitor.
import { readScriptAddress } from '#/lib/externalScript.ts';
import type { LogRecord } from './generated/model/index.ts';

/** Reports an error. Failed requests are dropped: the server's log has the record too. */
export function reportToErrorService(setting: string, record: LogRecord): void {
  const address = readScriptAddress(setting, location.origin, '');
  if (!address) return;
  fetch(address.url, {
    method: 'POST',
    mode: 'no-cors',
    keepalive: true,
    referrerPolicy: 'origin',
    body: JSON.stringify(record),
  }).catch(() => undefined);
}
