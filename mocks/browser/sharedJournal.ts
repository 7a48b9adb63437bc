// The journal in a link's fragment, `#mock.journal=…`. It holds every command that was given to the
// world.
import type { Backend } from '../core/backend.ts';
import type { Journal } from '../core/journal.ts';
import { packForLink, unpackJournal } from '../core/journalText.ts';
import { sessionOf } from '../handlers/journal.ts';
import { readTokenCookie } from './cookies.ts';

const pattern = /[#&]mock\.journal=([\w-]*)/;

/** Adds the journal to a link, unless it holds no actions or is too long for a link. */
export async function sharedLink(backend: Backend, link: string): Promise<string> {
  const packed = await packForLink(backend.timeline.journal(sessionOf(backend, readTokenCookie())));
  return packed === null ? link : `${link}${link.includes('#') ? '&' : '#'}mock.journal=${packed}`;
}

/**
 * Removes the journal from the page's URL and returns it. Links of the mock server have it in the
 * query, other links in the fragment. Null if it is missing or unreadable.
 */
export async function takeSharedJournal(): Promise<{ packed: string; journal: Journal } | null> {
  const url = new URL(location.href);
  const packed = pattern.exec(url.hash)?.[1] ?? url.searchParams.get('mock.journal');
  if (packed === null) return null;
  url.hash = url.hash.replace(pattern, '');
  url.searchParams.delete('mock.journal');
  history.replaceState(history.state, '', url);
  const result = await unpackJournal(packed);
  if ('journal' in result) return { packed, journal: result.journal };
  console.warn(`mock: ${result.problem}`);
  return null;
}
