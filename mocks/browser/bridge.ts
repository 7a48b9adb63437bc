// Games of the demo build have no server: their frames ask this page, which answers in the provider's stead.
import type { Backend } from '../core/backend.ts';
import { respondProvider } from '../handlers/provider.ts';

interface Question {
  id: string;
  path: string;
  body: unknown;
}

function questionOf(data: unknown): Question | null {
  if (typeof data !== 'object' || data === null || !('source' in data) || data.source !== 'mock-provider') return null;
  if (!('id' in data) || typeof data.id !== 'string' || !('path' in data) || typeof data.path !== 'string' || !('body' in data)) return null;
  return data.path.startsWith('/mock-provider/') ? { id: data.id, path: data.path, body: data.body } : null;
}

/** Answers the frames of this page; `backend` is asked anew for each call. */
export function openBridge(backend: () => Backend): void {
  addEventListener('message', ({ data, source }: MessageEvent<unknown>) => {
    const question = questionOf(data);
    // Only frames ask; the page itself and other windows have no runs.
    if (!question || !source || !('parent' in source) || source === window || source.parent !== window) return;
    const { status, body, delay } = respondProvider(backend(), {
      method: 'POST',
      pathname: question.path,
      query: new URLSearchParams(),
      header: () => null,
      body: JSON.stringify(question.body ?? null),
    });
    const answer = { source: 'mock-provider', id: question.id, status, body: body === null ? null : (JSON.parse(body) as unknown) };
    // The frame is sandboxed and has no origin that could be named; the answer holds nothing but its own run.
    setTimeout(() => source.postMessage(answer, '*'), delay);
  });
}
