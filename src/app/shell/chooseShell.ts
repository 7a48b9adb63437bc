import { currentBrand } from '#/brands/currentBrand.ts';
import { readAccessToken, readRefreshToken } from '#/api/session/tokens.ts';
import { basePath, withoutBase } from '../guards/guardBase.ts';
import { startLocale } from '../locale.ts';
import type { ShellChoice, ShellKind } from './shellKey.ts';

/** What the address asks for. */
export function shellKind(): ShellKind {
  return withoutBase(location.pathname, basePath(location.pathname)) === '/' ? 'lobby' : 'page';
}

/** The shell of this page view, by the same rules that the product starts with. */
export function chooseShell(): ShellChoice {
  const brand = currentBrand();
  const base = basePath(location.pathname);
  const isGuest = base !== '/' || (readAccessToken() ?? readRefreshToken()) === null;
  return {
    brand: brand.id,
    locale: startLocale(brand.locales, brand.defaultLocale),
    visitor: isGuest ? 'guest' : 'player',
    kind: shellKind(),
  };
}
