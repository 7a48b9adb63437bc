/**
 * Query parameters that links between login, registration and password restore keep: the page to return to
 * after the login, and the affiliate code.
 */
const CARRIED = ['redirect', 'refCode'] as const;

/** Adds the current URL's `redirect` and `refCode` to a path. `redirect` is validated after the login. */
export function carryOver(path: string, search: string): string {
  const present = new URLSearchParams(search);
  const carried = new URLSearchParams();
  for (const name of CARRIED) {
    const value = present.get(name);
    if (value !== null) carried.set(name, value);
  }
  return carried.size > 0 ? `${path}?${carried.toString()}` : path;
}
