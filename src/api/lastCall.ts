// Requests that must outlive the page or the session. `sendBeacon` doesn't fit: it can only POST.
import { apiUrl } from '#/config.ts';

/**
 * Sends a request with `keepalive`, bypassing the interceptors. Errors are ignored on purpose: the page is
 * closing, or the player has left.
 */
function send(path: string, request: RequestInit): void {
  fetch(`${apiUrl}${path}`, { ...request, keepalive: true }).catch(() => undefined);
}

export function sendAtOnce(path: string, body: object): void {
  const headers = { 'Content-Type': 'application/json' };
  send(path, { method: 'PUT', headers, body: JSON.stringify(body) });
}

/** Ends the session on the server. Its tokens then stop working, and the list of devices leaves it out. */
export function endOnServer(token: string): void {
  send('/json-api/users/sessions/current', {
    method: 'DELETE',
    headers: { Authorization: `Bearer ${token}` },
  });
}
