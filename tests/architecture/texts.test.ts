// The lint of texts, and the plugin that loads texts with the code that shows them.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { messageViolations, type FolderTexts } from '../../scripts/lint/messages.ts';
import { createTextsGraph } from '../../scripts/texts/graph.ts';
import { withTextsOfImports, withTextsOfStory } from '../../scripts/vite/texts.ts';

const root = dirname(dirname(import.meta.dirname));

const folder = (texts: Record<string, string>, more: Partial<FolderTexts> = {}): FolderTexts => ({
  path: 'src/features/lobby/messages',
  part: 'lobby',
  prefix: 'lobby.',
  locales: { ru: texts, en: texts },
  descriptions: {},
  ...more,
});
const file = (path: string, code: string) => ({ path, code });
const lobby = 'src/features/lobby/ui/Row.tsx';

test.each([
  ['used in another feature', 'src/features/auth/LoginForm.tsx'],
  ['used in an entity', 'src/entities/game/GameTile.tsx'],
  ['used in the design system', 'src/ui/Button/Button.tsx'],
  ['used in an overlay', 'src/overlays/hosts/ToastItem.tsx'],
])("the lint reports a feature's text %s", (_, path) => {
  const code = "formatMessage({ id: 'lobby.row.all' })";
  const faults = messageViolations(
    [folder({ 'lobby.row.all': 'all' })],
    [file(path, code), file(lobby, code)],
  );
  expect(faults).toEqual([`${path} uses lobby.row.all, a text of src/features/lobby/messages`]);
});

test.each(['src/pages/lobby/LobbyPage.tsx', 'src/app/layout/Header.tsx', lobby])(
  'a text of a feature may be used in %s',
  (path) => {
    const faults = messageViolations(
      [folder({ 'lobby.row.all': 'all' })],
      [file(path, 'formatMessage({ id: `lobby.row.${name}` })')],
    );
    expect(faults).toEqual([]);
  },
);

test('every layer may use a common text', () => {
  const common = folder(
    { 'common.a': 'a' },
    { path: 'src/i18n/messages', part: 'common', prefix: 'common.' },
  );
  expect(messageViolations([common], [file('src/ui/Field/Field.tsx', "'common.a'")])).toEqual([]);
});

test("the lint reports ids without their owner's prefix, unused and empty texts, and descriptions without a text", () => {
  const texts = { 'lobby.a': 'a', 'auth.b': 'b', 'lobby.c': ' ' };
  const faulty = folder(texts, {
    locales: { ru: texts },
    descriptions: { 'lobby.gone': 'A button that was removed' },
  });
  const faults = messageViolations([faulty], [file(lobby, "'lobby.a' 'lobby.c'")]);
  expect(faults).toEqual([
    'src/features/lobby/messages auth.b does not begin with lobby.',
    'src/features/lobby/messages/ru.json lobby.c is empty',
    'src/features/lobby/messages/descriptions.json describes lobby.gone, which has no text',
    'src/features/lobby/messages auth.b is unused',
  ]);
});

test('the lint reports missing and extra translations, and those with other arguments', () => {
  const locales = {
    ru: { 'lobby.a': 'a', 'lobby.sum': '{amount}', 'lobby.count': '{count, plural, other {#}}' },
    en: { 'lobby.b': 'b', 'lobby.sum': '{sum}', 'lobby.count': '{count, plural, one {#} other {#}}' },
  };
  const code = "'lobby.a' 'lobby.b' 'lobby.sum' 'lobby.count'";
  expect(messageViolations([folder({}, { locales })], [file(lobby, code)])).toEqual([
    'src/features/lobby/messages/en.json lacks lobby.a',
    'src/features/lobby/messages/en.json has lobby.b, which ru.json lacks',
    'src/features/lobby/messages/en.json lobby.sum has other arguments than ru.json',
  ]);
});

const ids = new Map([
  ['lobby.title', 'lobby'],
  ['ratings.title', 'ratings'],
  ['ratings.error.closed', 'ratings'],
  ['coming.title', 'coming'],
]);
const sources: Record<string, string> = {
  'src/pages/lobby/LobbyPage.tsx': `import { Ratings } from '#/features/ratings/Ratings.tsx';
    import type { Coming } from '#/pages/coming/Coming.tsx';
    const Late = lazy(() => import('./Late.tsx')); 'lobby.title'`,
  'src/features/ratings/Ratings.tsx': "import './model/errors.ts'; export const a = <h2 />;",
  'src/features/ratings/model/errors.ts': 'export const textOf = (code) => `ratings.error.${code}`;',
  'src/pages/coming/Coming.tsx': "'coming.title'",
  'src/pages/lobby/Late.tsx': "'coming.title'",
};
const graph = createTextsGraph((path) => sources[path], ids);

test('a page loads the texts of the features that it imports', () => {
  expect(graph.textsOf('src/pages/lobby/LobbyPage.tsx')).toEqual(['lobby', 'ratings']);
});

test('a page loads no texts of its dynamic and type imports', () => {
  expect(graph.textsOf('src/pages/lobby/LobbyPage.tsx')).not.toContain('coming');
});

test('the plugin makes a dynamic import load its texts', () => {
  const code =
    "const load = () => import('#/pages/lobby/LobbyPage.tsx');\nconst other = import('./none.ts');";
  expect(withTextsOfImports('src/app/pages.tsx', code, graph).split('\n')).toEqual([
    "const load = () => __withTexts(import('#/pages/lobby/LobbyPage.tsx'), ['lobby', 'ratings']);",
    "const other = import('./none.ts');",
    "import { withTexts as __withTexts } from '#/i18n/withTexts.ts';",
    '',
  ]);
});

test('the plugin reads a changed module again', () => {
  const changing: Record<string, string> = { 'src/a.ts': "'lobby.title'" };
  const fresh = createTextsGraph((path) => changing[path], ids);
  expect(fresh.textsOf('src/a.ts')).toEqual(['lobby']);
  changing['src/a.ts'] = "'coming.title'";
  fresh.forget('src/a.ts');
  expect(fresh.textsOf('src/a.ts')).toEqual(['coming']);
});

test.each([
  [
    "const meta = preview.meta({ title: 'a' });",
    "preview.meta({ parameters: { texts: ['ratings'], }, title: 'a' });",
  ],
  [
    "const meta = preview.meta({ parameters: { path: '/' } });",
    "preview.meta({ parameters: { texts: ['ratings'], path: '/' } });",
  ],
])('a story loads the texts of its component: %s', (code, expected) => {
  const story = `import '#/features/ratings/Ratings.tsx';\n${code}`;
  const stories = createTextsGraph((path) => (path === 'src/a.stories.tsx' ? story : sources[path]), ids);
  expect(withTextsOfStory('src/a.stories.tsx', story, stories)).toContain(expected);
});

test("the plugin refuses a story whose meta isn't an object literal", () => {
  expect(() => withTextsOfStory('src/a.stories.tsx', 'const meta = preview.meta(settings);', graph)).toThrow(
    'preview.meta',
  );
});

/** Matches forms of address that are too formal for the app's tone. */
const FORMAL: Record<string, RegExp> = {
  // Formal pronouns and imperatives, except for the noun «сайте», which has the ending of an imperative.
  ru: /(?<![а-яё])(вы|вас|вам|вами|ваш[а-яё]*|(?!сайте)[а-яё]+[ийя]те(сь)?)(?![а-яё])/i,
  it: /\b(Lei|Suo|Sua|Suoi|Sue|La preghiamo|voglia|vostr\w+)\b/,
  br: /\b(senhora?|vosso|vossa)\b/i,
};

test.each(Object.entries(FORMAL))('texts address the player informally in %s', (locale, formal) => {
  const texts = globSync(`src/**/messages/${locale}.json`, { cwd: root }).flatMap((path) =>
    // The cast is safe: `npm run lint` checks that the files are flat records of texts.
    Object.entries(JSON.parse(readFileSync(join(root, path), 'utf8')) as Record<string, string>),
  );
  expect(texts.length).toBeGreaterThan(300);
  expect(texts.filter(([, text]) => formal.test(text))).toEqual([]);
});

test.each([
  ['ru', 'Введите код', 'Введи код, он на сайте'],
  ['ru', 'Это ваш бонус', 'Это твой бонус'],
  ['it', 'Inserisca il Suo codice', 'Inserisci il tuo codice'],
  ['br', 'O senhor ganhou', 'Você ganhou'],
])('in %s %j is formal and %j is not', (locale, formal, informal) => {
  expect(FORMAL[locale]?.test(formal)).toBe(true);
  expect(FORMAL[locale]?.test(informal)).toBe(false);
});
