// The rule 'who may import whom' catches what it is there for.
import { expect, test } from 'vitest';
import { colourViolations, homeViolations } from '../../scripts/lint/homes.ts';
import { brokenImportRule, importViolations } from '../../scripts/lint/imports.ts';
import { messageViolations } from '../../scripts/lint/messages.ts';

const planted: [name: string, from: string, specifier: string][] = [
  ['a feature imports another feature', 'src/features/lobby/Lobby.tsx', '#/features/auth/LoginForm.tsx'],
  ['a feature imports another by a relative path', 'src/features/lobby/ui/Tile/Tile.tsx', '../../../auth/LoginForm.tsx'],
  ['a feature imports a page', 'src/features/lobby/Lobby.tsx', '#/pages/lobby/LobbyPage.tsx'],
  ['a feature imports the app', 'src/features/lobby/Lobby.tsx', '#/app/paths.ts'],
  ['an entity imports a feature', 'src/entities/game/GameTile.tsx', '#/features/lobby/Lobby.tsx'],
  ['an entity imports another entity', 'src/entities/game/GameTile.tsx', '#/entities/money/Money.tsx'],
  ['ui imports an entity', 'src/ui/Button/Button.tsx', '#/entities/game/GameTile.tsx'],
  ['ui makes a request', 'src/ui/Button/Button.tsx', '#/api/http.ts'],
  ['ui knows a brand', 'src/ui/Button/Button.tsx', '#/brands/brands.ts'],
  ['lib imports ui', 'src/lib/clock.ts', '#/ui/Button/Button.tsx'],
  ['the api layer imports realtime', 'src/api/http.ts', '#/realtime/socket.ts'],
  ['a page imports a private file of a feature', 'src/pages/lobby/LobbyPage.tsx', '#/features/lobby/ui/Hero/Hero.tsx'],
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
  ['src/main.tsx', '../mocks/browser.ts'],
  ['mocks/core/respond.ts', '#/api/generated/zod/casinoClientBackend.schemas.zod.ts'],
  ['src/ui/Button/Button.tsx', 'react'],
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
])('%s outside its home: caught', (_, expression) => {
  expect(homeViolations({ path: 'src/features/lobby/x.ts', code: `export const value = () => (${expression});` })).toHaveLength(1);
});

test('raw colours outside brands and tokens: caught', () => {
  expect(colourViolations('src/ui/Button/Button.module.css', 'a { color: #fff; }\nb { color: rgb(1 2 3); }\nc { color: var(--text); }')).toHaveLength(2);
  expect(colourViolations('src/brands/aurora/tokens.css', 'a { color: #fff; }')).toHaveLength(0);
});

test('texts: missing, unknown, unused, empty and unequal ids are caught', () => {
  const part = {
    path: 'src/features/x/messages',
    locales: { ru: { 'x.a': 'а {n}', 'x.b': 'б', 'x.c': 'в' }, en: { 'x.a': 'a {m}', 'x.c': '', 'x.d': 'd' } },
  };
  const faults = messageViolations([part], [{ path: 'src/features/x/X.tsx', code: "id='x.a' id='x.c'" }]);
  expect(faults.join('\n')).toMatch(/misses x\.b[\s\S]*has x\.d[\s\S]*x\.a has other arguments[\s\S]*x\.c is empty[\s\S]*x\.b is used nowhere/);
});
