// What links between the pages for guests carry along.

/** Where a login leads to, and whose advertisement brought the visitor. */
const CARRIED = ['redirect', 'refCode'] as const;

/** The path with what the address carries; it is judged only where it is followed, after the login. */
export function carryOver(path: string, search: string): string {
  const present = new URLSearchParams(search);
  const carried = new URLSearchParams();
  for (const name of CARRIED) {
    const value = present.get(name);
    if (value !== null) carried.set(name, value);
  }
  return carried.size > 0 ? `${path}?${carried.toString()}` : path;
}
