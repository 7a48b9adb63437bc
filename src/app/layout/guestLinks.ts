import type { Location } from 'react-router';
import { carryOver } from '#/features/auth/carryOver.ts';
import { accessOf, routeAt } from '#/lib/routeAt.ts';
import { paths } from '#/paths.ts';

/** The login link returns to the current page; from Main and from error pages it leads to Main. */
export function guestLinks({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): {
  login: string;
  registration: string;
} {
  if (accessOf(pathname) === 'guestsOnly')
    return { login: carryOver(paths.login(), search), registration: carryOver(paths.registration(), search) };
  const name = routeAt(pathname)?.name;
  const isWanted = name !== undefined && name !== 'main' && !name.startsWith('errorPage');
  return {
    login: paths.login(isWanted ? pathname + search + hash : undefined),
    registration: paths.registration(),
  };
}
