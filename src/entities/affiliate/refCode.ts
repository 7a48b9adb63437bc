// The affiliate's code for registration. A link's code is kept for the visit alone, without a cookie.
import { cookies, tabStore } from '#/lib/storage.ts';

const NAME = 'refCode';
const LONGEST = 150;

function readCode(text: string | null): string | undefined {
  const code = (text ?? '').trim();
  return code === '' || code.length > LONGEST ? undefined : code;
}

/** Keeps the code of the address for the visit, since the visitor looks around before registering. */
export function keepRefCode(search: string): void {
  const code = readCode(new URLSearchParams(search).get(NAME));
  if (code !== undefined) tabStore.set(NAME, code);
}

/** Of the address, else of the visit's first link, else of the cookie (specification S7.24). */
export function findRefCode(search: string): string | undefined {
  return (
    readCode(new URLSearchParams(search).get(NAME)) ??
    readCode(tabStore.get(NAME)) ??
    readCode(cookies.get(NAME))
  );
}
