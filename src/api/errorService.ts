// A third party's error service (specification S8.27): gets the log's records, nothing of the visitor.
import { readScriptAddress } from '#/lib/externalScript.ts';
import type { LogRecord } from './generated/model/index.ts';

/** Tells the service of an error. What cannot be sent is lost: the server's log has it too. */
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
