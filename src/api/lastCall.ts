// Requests that must outlive the page. `sendBeacon` doesn't fit: it can only POST.
import { apiUrl } from '#/config.ts';

/**
 * Sends a PUT with `keepalive`, bypassing the interceptors. Errors are ignored on purpose: the page is
 * closing.
 */
export function sendAtOnce(path: string, body: object): void {
  fetch(`${apiUrl}${path}`, {
    method: 'PUT',
    keepalive: true,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => undefined);
}
