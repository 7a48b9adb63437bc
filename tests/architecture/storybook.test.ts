import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { argsAt } from '../../.storybook/clockArgs.ts';
import { settingsOf } from '../../.storybook/storySettings.ts';

const root = join(import.meta.dirname, '../..');
const stories = globSync('src/**/*.stories.tsx', { cwd: root }).map((path) => ({
  path: path.replaceAll('\\', '/'),
  code: readFileSync(join(root, path), 'utf8'),
}));

/** The group of a story in the sidebar, by its folder. */
function groupOf(path: string): string {
  const [, layer = '', folder = ''] = path.split('/');
  if (layer === 'features') return folder;
  if (path.startsWith('src/ui/tokens/')) return 'tokens';
  if (layer === 'app' || layer === 'overlays') return 'shell';
  return layer === 'pages' ? 'screens' : layer;
}

/** Stories of screens that belong to no page of the app. */
const ofTheApp = ['screens/Errors', 'screens/Pseudo-locale'];

test('every story is in the sidebar group of its folder', () => {
  const misplaced = stories.flatMap(({ path, code }) => {
    const [, title] = /preview\.meta\(\{\s*(?:\/\/[^\n]*\s*)?title: '([^']*)'/.exec(code) ?? [];
    // Without a title, Storybook derives the group from the folder.
    if (title === undefined || ofTheApp.includes(title)) return [];
    return title.split('/', 1)[0] === groupOf(path) ? [] : [`${path}: ${title}`];
  });
  expect(stories.length).toBeGreaterThan(100);
  expect(misplaced).toEqual([]);
});

test("no story fixes the toolbar's visitor, scenario or clock, and no file of stories its brand or language", () => {
  const locked = stories.flatMap(({ path, code }) =>
    [...code.matchAll(/globals: \{[^;]*?\}/g)].flatMap(([globals]) =>
      /\b(?:user|now|scenario):/.test(globals) ? [path] : [],
    ),
  );
  const wholeFiles = stories.flatMap(({ path, code }) => {
    const [meta = ''] = /preview\.meta\(\{.*?\n\}\);/s.exec(code) ?? [];
    return /\n {2}globals: \{[^}]*\b(?:brand|locale)\b/.test(meta) ? [path] : [];
  });
  expect([...locked, ...wholeFiles]).toEqual([]);
});

test("the toolbars override a story's own settings", () => {
  const parameters = {
    mock: {
      brand: 'kometa',
      locale: 'ru',
      user: 'guest',
      scenario: 'state.maintenance',
      now: '2026-01-14T12:00:00Z',
    },
  };
  const globals = {
    brand: 'samba',
    locale: 'pseudo-en',
    user: 'vip',
    scenario: 'login-wrong_credentials-2',
    now: String(Date.UTC(2026, 6, 18, 19)),
    motion: 'reduced',
  };
  const { link, ...settings } = settingsOf({ parameters, globals }, true);
  expect(settings).toMatchObject({
    brand: 'samba',
    locale: 'en',
    isPseudo: true,
    hasReducedMotion: true,
    chosenTime: Date.UTC(2026, 6, 18, 19),
  });
  expect(Object.fromEntries(new URLSearchParams(link ?? ''))).toMatchObject({
    'mock.user': 'vip',
    'mock.scenario': 'login.wrong_credentials:2',
    'mock.now': globals.now,
  });
});

test("the toolbar's clock moves the instants in a view's args, and nothing else", () => {
  const args = {
    endsAt: Date.UTC(2026, 0, 14),
    deposit: { at: '2026-01-14T12:00:00.000Z', sum: 515_00, id: 90_101 },
    list: ['2026-01-14', 'no date'],
    onClose: Date.now,
  };
  const day = 86_400_000;
  expect(argsAt(args, day)).toEqual({
    endsAt: Date.UTC(2026, 0, 15),
    deposit: { at: '2026-01-15T12:00:00.000Z', sum: 515_00, id: 90_101 },
    list: ['2026-01-14', 'no date'],
    onClose: Date.now,
  });
  expect(argsAt(args, day)).toBe(argsAt(args, day));
  expect(argsAt(args, 0)).toBe(args);
});
