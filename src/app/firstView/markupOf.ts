import { text } from 'node:stream/consumers';
import type { ReactElement } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { localeStore } from '#/i18n/locale.store.ts';

/**
 * Renders in Node, and waits for suspended parts and their translations. Rejects if a part fails, whereas
 * React alone would leave that part to the browser.
 */
export async function markupOf(element: ReactElement): Promise<string> {
  for (;;) {
    const { messages } = localeStore;
    const markup = await renderOnce(element);
    // If the messages have changed, a lazy part was loaded during the rendering. The markup lacks that part's
    // texts, so render again.
    if (localeStore.messages === messages) return markup;
  }
}

async function renderOnce(element: ReactElement): Promise<string> {
  const failures: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(element, {
    // Render in one piece: streamed chunks need inline scripts to be assembled.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void failures.push(error),
  });
  const markup = await text(prelude);
  if (failures.length > 0) throw failures[0];
  return markup;
}
