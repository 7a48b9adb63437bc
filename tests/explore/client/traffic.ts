// Counts the pending requests for files. API calls don't count, because the casino runs in the page.
import type { Page, Request } from 'playwright-core';

/** How long a request for a file may stay pending, in real ms. */
const longestWait = 2_500;

const ignoredTypes = new Set(['image', 'media', 'font', 'websocket', 'eventsource', 'manifest', 'ping']);

/** Background reports. The browser never signals their end, because nothing answers them. */
const reports = /\/mock-provider\/(?:third-party|error-service|affiliate)/;

export class Traffic {
  private readonly pending = new Map<Request, number>();

  constructor(page: Page) {
    const { pending } = this;
    page.on('request', (request) => {
      if (!ignoredTypes.has(request.resourceType()) && !reports.test(request.url()))
        pending.set(request, performance.now());
    });
    page.on('requestfinished', (request) => pending.delete(request));
    page.on('requestfailed', (request) => pending.delete(request));
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame()) pending.clear();
    });
  }

  isPending(): boolean {
    const now = performance.now();
    for (const [request, since] of this.pending) if (now - since > longestWait) this.pending.delete(request);
    return this.pending.size > 0;
  }
}
