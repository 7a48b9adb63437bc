// Addresses of the pages for guests, and what links between them carry along.

/** Query parameters that go from one page for guests to the next: where a login leads to, and whose advertisement brought the visitor. */
const CARRIED = ['redirect', 'refCode'] as const;

export const loginPath = '/login';
export const registrationPath = '/registration';
export const remindPath = '/remind';
export const newPasswordPath = (code: string): string => `/new-password/${encodeURIComponent(code)}`;
export const cashboxPath = '/cashbox';
export const welcomeBonusPath = '/welcome-bonus';

/** The path with what the present address has to carry along. It is judged only where it is followed, after the login. */
export function carryOver(path: string, search: string): string {
  const present = new URLSearchParams(search);
  const carried = new URLSearchParams();
  for (const name of CARRIED) {
    const value = present.get(name);
    if (value !== null) carried.set(name, value);
  }
  return carried.size > 0 ? `${path}?${carried.toString()}` : path;
}
