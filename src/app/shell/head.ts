// Inline script of the head: brand and language before the first paint, and the lobby's image, code and data before the bundle.
import { currentBrand } from '#/brands/currentBrand.ts';
import { apiUrl, isMocked } from '#/config.ts';
import { earlyCalls } from '#/features/lobby/earlyCalls.ts';
import { languageTag } from '#/i18n/locales.ts';
import { devicePlatform } from '#/lib/platform.ts';
import { showBootFailure } from '../bootFailure.ts';
import { chooseShell } from './chooseShell.ts';
import { shellKey } from './shellKey.ts';

function addLink(attributes: Record<string, string>): void {
  const link = document.createElement('link');
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  document.head.append(link);
}

function preloadHero(brand: string): void {
  const image = { rel: 'preload', as: 'image', fetchpriority: 'high' };
  addLink({ ...image, href: `/hero/${brand}-phone.svg`, media: '(width < 48rem)' });
  addLink({ ...image, href: `/hero/${brand}-desktop.svg`, media: '(width >= 48rem)' });
}

function askEarly(language: string): void {
  const calls = earlyCalls(currentBrand().defaultCategories, devicePlatform());
  const ask = async (path: string) => {
    const response = await fetch(apiUrl + path, { headers: { 'Accept-Language': language } });
    return { status: response.status, date: response.headers.get('date'), body: (await response.json().catch(() => null)) as unknown };
  };
  window.__early = Object.fromEntries(
    calls.map((path) => {
      const answer = ask(path);
      // Whoever wants the answer asks again by itself.
      answer.catch(() => undefined);
      return [path, answer];
    }),
  );
}

/** Without the entry of the bundle nothing of it can say so. */
function onMissingEntry({ target }: Event): void {
  // Scripts of third parties are no modules.
  if (!(target instanceof HTMLScriptElement) || target.type !== 'module') return;
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', showBootFailure);
  else showBootFailure();
}

addEventListener('error', onMissingEntry, true);
const choice = chooseShell();
const { brand, locale, visitor, kind } = choice;
window.__shell = shellKey(choice);
document.documentElement.dataset['brand'] = brand;
document.documentElement.lang = languageTag(locale);
addLink({ rel: 'icon', type: 'image/svg+xml', href: `/brand/${brand}-32.svg` });
addLink({ rel: 'manifest', href: `/brand/${brand}.webmanifest` });
if (kind === 'lobby') {
  preloadHero(brand);
  if (visitor === 'guest' && !isMocked) askEarly(languageTag(locale));
  for (const href of __SHELL_FILES__.lobby) addLink({ rel: 'modulepreload', href });
}
for (const href of __SHELL_FILES__.texts[locale] ?? []) addLink({ rel: 'modulepreload', href });
