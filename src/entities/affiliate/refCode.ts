// The affiliate code sent with a registration. A link's code is kept in session storage, without a cookie.
import { cookies, tabStore } from '#/lib/storage.ts';

const NAME = 'refCode';
const LONGEST = 150;

function readCode(text: string | null): string | undefined {
  const code = (text ?? '').trim();
  return code === '' || code.length > LONGEST ? undefined : code;
}

/** Keeps the code of a link for the whole visit, because visitors look around before they register. */
export function keepRefCode(search: string): void {
  const code = readCode(new URLSearchParams(search).get(NAME));
  if (code !== undefined) tabStore.set(NAME, code);
}

/**
 * Looks for the code in the URL, then in the visit's latest link with a code, then in the cookie (specification
 * S7.24).
 */
export function findRefCode(search: string): string | undefined {
  return (
    readCode(new URLSearchParams(search).get(NAME)) ??
    readCode(tabStore.get(NAME)) ??
    readCode(cookies.get(NAME))
  );
}
