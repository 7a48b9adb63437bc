import { currentBrand } from '#/brands/currentBrand.ts';
import { readAccessToken, readRefreshToken } from '#/api/session/tokens.ts';
import { basePath, withoutBase } from '../guards/guardBase.ts';
import { startLocale } from '../locale.ts';
import type { ShellChoice } from './shellKey.ts';

/** The shell of this page view, by the same rules that the product starts with. */
export function chooseShell(): ShellChoice {
  const brand = currentBrand();
  const base = basePath(location.pathname);
  const isGuest = base !== '/' || (readAccessToken() ?? readRefreshToken()) === null;
  return {
    brand: brand.id,
    locale: startLocale(brand.locales, brand.defaultLocale),
    visitor: isGuest ? 'guest' : 'player',
    kind: withoutBase(location.pathname, base) === '/' ? 'lobby' : 'page',
  };
}
