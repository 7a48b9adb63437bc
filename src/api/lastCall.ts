// Calls of a page that goes outlive it. `sendBeacon` could only post.
import { apiUrl } from '#/config.ts';

/** Sends a body with PUT, past the client's own way of calls; a failure is nobody's business any more. */
export function sendAtOnce(path: string, body: object): void {
  fetch(`${apiUrl}${path}`, {
    method: 'PUT',
    keepalive: true,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => undefined);
}
