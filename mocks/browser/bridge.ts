// The demo build has no server. Third-party frames and tabs therefore send their requests to the
// casino's page by `postMessage`.
import type { MockRequest } from '../core/answer.ts';
import type { Backend } from '../core/backend.ts';
import { takeQueuedRequests, type QueuedRequest } from '../pages/shared/requestQueue.ts';

interface BridgeRequest {
  id: string;
  path: string;
  body: unknown;
}

function bridgeRequestOf(data: unknown): BridgeRequest | null {
  if (typeof data !== 'object' || data === null || !('source' in data) || data.source !== 'mock-provider')
    return null;
  if (
    !('id' in data) ||
    typeof data.id !== 'string' ||
    !('path' in data) ||
    typeof data.path !== 'string' ||
    !('body' in data)
  )
    return null;
  return data.path.startsWith('/mock-provider/') ? { id: data.id, path: data.path, body: data.body } : null;
}

/** Accepts messages only from frames in this page and from tabs that this page opened. */
function isTrustedWindow(source: Window): boolean {
  return source !== window && (source.parent === window || source.opener === window);
}

const requestOf = ({ path, body }: QueuedRequest): MockRequest => ({
  method: 'POST',
  pathname: path,
  query: new URLSearchParams(),
  header: () => null,
  body: JSON.stringify(body ?? null),
});

/** Handles requests queued by a third-party page that had replaced this page in the tab. */
export function handleQueuedRequests(backend: Backend): void {
  for (const letter of takeQueuedRequests())
    if (letter.path.startsWith('/mock-provider/')) backend.respond(requestOf(letter));
}

export function openBridge(backend: () => Backend): void {
  addEventListener('message', ({ data, source }: MessageEvent<unknown>) => {
    const question = bridgeRequestOf(data);
    if (!question || !source || !('parent' in source) || !isTrustedWindow(source)) return;
    const { status, body, delay } = backend().respond(requestOf(question));
    const answer = {
      source: 'mock-provider',
      id: question.id,
      status,
      body: body === null ? null : (JSON.parse(body) as unknown),
    };
    // The frame is sandboxed and so has no origin that `postMessage` could name. `*` is safe, because the
    // response holds only data of this game or payment.
    setTimeout(() => source.postMessage(answer, '*'), delay);
  });
}
