// The affiliate's tracking code that registration sends along.
const LONGEST = 150;
const NAME = 'refCode';

/** The code of the address, else of the cookie (specification §7 'Affiliate ping'); undefined where nobody sent the visitor. */
export function findRefCode(search: string, cookie: (name: string) => string | null): string | undefined {
  const code = (new URLSearchParams(search).get(NAME) ?? cookie(NAME) ?? '').trim();
  return code === '' || code.length > LONGEST ? undefined : code;
}
