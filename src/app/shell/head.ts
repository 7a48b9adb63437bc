// Inline script of the head: brand and language before the first paint, and the lobby's image, code and data before the bundle.
import { currentBrand } from '#/brands/currentBrand.ts';
import { apiUrl, isMocked } from '#/config.ts';
import { earlyCalls } from '#/features/lobby/earlyCalls.ts';
import { languageTag } from '#/i18n/locales.ts';
import { devicePlatform } from '#/lib/platform.ts';
import { showBootFailure } from '../bootFailure.ts';
import { chooseShell, shellKind } from './chooseShell.ts';
import { drawShell } from './drawShell.ts';
import { keepPresses } from './keptPress.ts';
import { filledShellKey, shellKey } from './shellKey.ts';
import { applyPatches, type StoredShell } from './shellStore.ts';

function addLink(attributes: Record<string, string>): void {
  const link = document.createElement('link');
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  document.head.append(link);
}

function preloadHero(brand: string): void {
  const size = matchMedia('(width < 48rem)').matches ? 'phone' : 'desktop';
  addLink({ rel: 'preload', as: 'image', fetchpriority: 'high', href: `/hero/${brand}-${size}.svg` });
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
/** What helps the next second must not hold up the picture that comes first. */
function afterPaint(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}

const isLobby = shellKind() === 'lobby';
// Before all else: the largest picture of the page is then there for the first frame.
if (isLobby) preloadHero(currentBrand().id);

const choice = chooseShell();
const { brand, locale, visitor } = choice;
/** Written by our own build into the same document. */
const shellIn = (store: HTMLScriptElement): StoredShell => JSON.parse(store.text) as StoredShell;

function markupOf(shell: StoredShell): string {
  if ('markup' in shell) return shell.markup;
  const other = document.querySelector<HTMLScriptElement>(`[data-store="${shell.like}"]`);
  return other ? applyPatches(markupOf(shellIn(other)), shell.patches) : '';
}

function showRest(): void {
  delete document.documentElement.dataset['firstPaint'];
  if (isLobby && visitor === 'guest' && !isMocked) askEarly(languageTag(locale));
}

window.__drawShell = () => {
  const store = document.currentScript?.previousElementSibling;
  const root = document.getElementById('root');
  if (!root || !(store instanceof HTMLScriptElement)) return;
  const key = store.dataset['store'];
  if (key !== shellKey(choice) && key !== filledShellKey(choice, devicePlatform())) return;
  const shell = shellIn(store);
  // Style sheets may leave to a later picture what no window shows in the first. The second is the hero's image.
  document.documentElement.dataset['firstPaint'] = '';
  afterPaint(() => afterPaint(showRest));
  drawShell(root, markupOf(shell));
  root.dataset['shell'] = shellKey(choice);
  keepPresses(root);
  if ('answers' in shell) window.__firstView = shell.answers;
};
document.documentElement.dataset['brand'] = brand;
document.documentElement.lang = languageTag(locale);
afterPaint(() => {
  const code = [...(isLobby ? __SHELL_FILES__.lobby : []), ...(__SHELL_FILES__.texts[locale] ?? [])];
  for (const href of code) addLink({ rel: 'modulepreload', href });
  addLink({ rel: 'icon', type: 'image/svg+xml', href: `/brand/${brand}-32.svg` });
  addLink({ rel: 'manifest', href: `/brand/${brand}.webmanifest` });
});
