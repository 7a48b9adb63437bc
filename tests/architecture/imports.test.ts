// The rule 'who may import whom' catches what it is there for.
import { expect, test } from 'vitest';
import { addressViolations } from '../../scripts/lint/addresses.ts';
import { colourViolations, homeViolations, pictureViolations } from '../../scripts/lint/homes.ts';
import { brokenImportRule, importViolations } from '../../scripts/lint/imports.ts';
import { widthViolations } from '../../scripts/lint/width.ts';
import { queryViolations } from '../../scripts/lint/queries.ts';

const planted: [name: string, from: string, specifier: string][] = [
  ['a feature imports another feature', 'src/features/lobby/Lobby.tsx', '#/features/auth/LoginForm.tsx'],
  [
    'a feature imports another by a relative path',
    'src/features/lobby/ui/Tile/Tile.tsx',
    '../../../auth/LoginForm.tsx',
  ],
  ['a feature imports a page', 'src/features/lobby/Lobby.tsx', '#/pages/lobby/LobbyPage.tsx'],
  ['a feature imports the app', 'src/features/lobby/Lobby.tsx', '#/app/App.tsx'],
  ['an entity imports a feature', 'src/entities/game/GameTile.tsx', '#/features/lobby/Lobby.tsx'],
  ['an entity imports another entity', 'src/entities/game/GameTile.tsx', '#/entities/money/Money.tsx'],
  ['an overlay imports an entity', 'src/overlays/hosts/ToastItem.tsx', '#/entities/money/useMoney.ts'],
  ['an overlay makes a request', 'src/overlays/hosts/ToastItem.tsx', '#/api/http.ts'],
  ['an overlay knows a brand', 'src/overlays/hosts/ModalHost.tsx', '#/brands/currentBrand.ts'],
  ['ui opens a modal', 'src/ui/Popover/Popover.tsx', '#/overlays/modals.store.ts'],
  [
    'a page imports a private file of the overlays',
    'src/pages/lobby/x.tsx',
    '#/overlays/hosts/ModalHost.tsx',
  ],
  ['ui imports an entity', 'src/ui/Button/Button.tsx', '#/entities/game/GameTile.tsx'],
  ['ui makes a request', 'src/ui/Button/Button.tsx', '#/api/http.ts'],
  ['ui knows a brand', 'src/ui/Button/Button.tsx', '#/brands/brands.ts'],
  ['the settings import anything', 'src/config.ts', '#/lib/clock.ts'],
  ['the addresses import anything', 'src/paths.ts', '#/api/session/session.store.ts'],
  ['lib imports ui', 'src/lib/clock.ts', '#/ui/Button/Button.tsx'],
  ['the api layer imports realtime', 'src/api/http.ts', '#/realtime/socket.ts'],
  [
    'a page imports a private file of a feature',
    'src/pages/lobby/LobbyPage.tsx',
    '#/features/lobby/ui/Hero/Hero.tsx',
  ],
  ['src imports mocks', 'src/app/App.tsx', '#mocks/browser.ts'],
  ['src imports mocks by a relative path', 'src/app/App.tsx', '../../mocks/browser.ts'],
  ['src imports msw', 'src/api/http.ts', 'msw'],
  ['src imports faker', 'src/entities/game/game.ts', '@faker-js/faker'],
  ['mocks import the client', 'mocks/core/respond.ts', '#/lib/clock.ts'],
];

test.each(planted)('%s: caught', (_, from, specifier) => {
  expect(brokenImportRule(from, specifier)).not.toBeNull();
});

const allowed: [from: string, specifier: string][] = [
  ['src/pages/lobby/LobbyPage.tsx', '#/features/lobby/Lobby.tsx'],
  ['src/features/lobby/ui/Hero/Hero.tsx', '../../model/rules.ts'],
  ['src/features/lobby/Lobby.tsx', '#/entities/game/GameTile.tsx'],
  ['src/features/lobby/Lobby.tsx', '#/ui/Button/Button.tsx'],
  ['src/entities/game/useFavourites.ts', '#/overlays/toasts.store.ts'],
  ['src/overlays/general/AlertModal.tsx', '#/ui/Button/Button.tsx'],
  ['src/overlays/hosts/ModalHost.tsx', '../modals.store.ts'],
  ['src/main.tsx', '../mocks/browser.ts'],
  ['mocks/core/respond.ts', '#/api/generated/zod/casinoClientBackend.schemas.zod.ts'],
  ['src/ui/Button/Button.tsx', 'react'],
  ['src/ui/Button/Button.tsx', '#/paths.ts'],
  ['src/lib/url.ts', '#/config.ts'],
  ['src/config.ts', './paths.ts'],
];

test.each(allowed)('%s may import %s', (from, specifier) => {
  expect(brokenImportRule(from, specifier)).toBeNull();
});

test('dynamic imports and re-exports are read like any other', () => {
  const code = "export { a } from '#/app/a.ts';\nconst b = import('#/app/b.ts');";
  expect(importViolations({ path: 'src/features/lobby/x.ts', code })).toHaveLength(2);
});

test.each([
  ['Date.now()', 'Date.now()'],
  ['new Date()', 'new Date()'],
  ['Math.random()', 'Math.random()'],
  ['localStorage', 'localStorage.getItem("a")'],
  ['document.cookie', 'document.cookie'],
  ['import.meta.env', 'import.meta.env.VITE_API_URL'],
  ['innerHTML', 'node.innerHTML = "a"'],
  ['window.open', 'window.open("/")'],
  ['a media query', 'matchMedia("(width >= 64rem)").matches'],
  ['an idle callback', 'requestIdleCallback(() => undefined)'],
])('%s outside its home: caught', (_, expression) => {
  expect(
    homeViolations({ path: 'src/features/lobby/x.ts', code: `export const value = () => (${expression});` }),
  ).toHaveLength(1);
});

test.each([
  "const to = '/cashbox';",
  'const to = `/promo/${slug}?tab=1`;',
  "const to = base + '/guest/';",
  'const isLogin = /^\\/login(?:\\/|$)/.test(path);',
  'const link = <Link to="/">{name}</Link>;',
  'const link = <Slide detailsPath="/rules" />;',
])('an address written outside the table of routes: caught in %s', (code) => {
  expect(addressViolations({ path: 'src/features/lobby/X.tsx', code })).toHaveLength(1);
});

test.each([
  ['src/features/lobby/X.tsx', "const parts = path.split('/');"],
  ['src/features/lobby/X.tsx', "const image = '/media/games/a.webp';"],
  ['src/features/lobby/X.tsx', 'const link = <Link to={paths.main()}>{name}</Link>;'],
  ['src/features/lobby/X.test.tsx', "const to = '/cashbox';"],
  ['src/paths.ts', "const to = '/cashbox';"],
])('%s may hold %s', (path, code) => {
  expect(addressViolations({ path, code })).toEqual([]);
});

test.each([
  "import { getListGamesQueryOptions } from '#/api/generated/endpoints/lobby/lobby.ts';",
  "import { getGetBalanceQueryKey as key } from '#/api/generated/endpoints/profile/profile.ts';",
  "const answer = useQuery({ queryKey: ['games'], queryFn: loadGames });",
  'const answer = useQuery({ ...gamesQuery(), staleTime: 1000 });',
])('a query set up outside a queries.ts: caught in %s', (code) => {
  expect(queryViolations({ path: 'src/features/lobby/Lobby.tsx', code })).toHaveLength(1);
  expect(queryViolations({ path: 'src/features/lobby/data/queries.ts', code })).toEqual([]);
});

test.each([
  "import { login } from '#/api/generated/endpoints/auth/auth.ts';",
  "import { useLogin } from '#/api/generated/endpoints/auth/auth.ts';",
  "import { type LoginMutationBody, getLoginMutationOptions } from '#/api/generated/endpoints/auth/auth.ts';",
  'const { mutate } = useMutation({ mutationFn: send });',
])('a mutation set up outside a mutations.ts: caught in %s', (code) => {
  expect(queryViolations({ path: 'src/features/auth/LoginForm.tsx', code })).toHaveLength(1);
  expect(queryViolations({ path: 'src/features/auth/data/queries.ts', code })).toHaveLength(1);
  expect(queryViolations({ path: 'src/features/auth/data/mutations.ts', code })).toEqual([]);
});

test('all calls imported at once: caught, also in a queries.ts', () => {
  const code = "import * as lobby from '#/api/generated/endpoints/lobby/lobby.ts';";
  expect(queryViolations({ path: 'src/features/lobby/data/queries.ts', code })).toHaveLength(1);
  const types = "import type { LoginMutationBody } from '#/api/generated/endpoints/auth/auth.ts';";
  expect(queryViolations({ path: 'src/features/auth/LoginForm.tsx', code: types })).toEqual([]);
});

test('a picture of the server whose address nobody has checked: caught', () => {
  const pictures = (code: string): string[] => pictureViolations({ path: 'src/features/lobby/X.tsx', code });
  expect(pictures('const x = <img src={game.preview} alt="" />;')).toHaveLength(1);
  expect(pictures('const x = <source srcSet={image} />;')).toHaveLength(1);
  expect(pictures('const x = <img src={imageUrl(game.preview)} alt="" />;')).toEqual([]);
  expect(pictures('const x = <img src={`/hero/${brand}.svg`} alt="" />;')).toEqual([]);
  const responsive = (file: string) => `const x = <ResponsivePicture wide={${file}} alt="" />;`;
  expect(pictures(responsive('{ src: game.preview, width: 9, height: 9 }'))).toHaveLength(1);
  expect(pictures(responsive('game.file'))).toHaveLength(1);
  expect(pictures(responsive('{ src: imageUrl(game.preview), width: 9, height: 9 }'))).toEqual([]);
});

test('raw colours outside brands and tokens: caught', () => {
  expect(
    colourViolations(
      'src/ui/Button/Button.module.css',
      'a { color: #fff; }\nb { color: rgb(1 2 3); }\nc { color: var(--text); }',
    ),
  ).toHaveLength(2);
  expect(colourViolations('src/brands/aurora/tokens.css', 'a { color: #fff; }')).toHaveLength(0);
});

const wide = 'word '.repeat(25);
test.each([
  ['a comment', `// ${wide}`],
  ['a line of a docstring', ` * ${wide}`],
  ['the text of markup', `        ${wide}`],
])('%s wider than 110: caught', (_, code) => {
  expect(widthViolations({ path: 'src/lib/x.ts', code })).toHaveLength(1);
});

test('a string wider than 110 cannot be broken', () => {
  expect(widthViolations({ path: 'src/lib/x.ts', code: `const text = '${wide}';` })).toEqual([]);
});
