import { mkdirSync, mkdtempSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import viteConfig from '../../vite.config.ts';

let folder: string;
let file: string;
let vite: ViteDevServer;
/** Messages that the server has sent to the page. */
let sent: unknown[];

const isForTexts = (option: unknown): option is Plugin =>
  typeof option === 'object' &&
  option !== null &&
  'name' in option &&
  /^casino:.*(?:text|message)/.test(String(option.name));

/**
 * Starts a development server with the plugins of `npm start`. Its project has one text, which a page has
 * loaded.
 */
beforeEach(async () => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'texts-')));
  mkdirSync(join(folder, 'src/features/lobby/messages'), { recursive: true });
  file = join(folder, 'src/features/lobby/messages/en.json');
  writeFileSync(file, '{ "lobby.title": "Games" }');
  writeFileSync(join(folder, 'src/main.js'), "import('./features/lobby/messages/en.json');");
  vite = await createServer({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false },
    plugins: viteConfig({ mode: 'demo', command: 'serve' }).plugins?.filter(isForTexts) ?? [],
  });
  sent = [];
  vi.spyOn(vite.environments.client.hot, 'send').mockImplementation((...message: unknown[]) => {
    sent.push(...message);
  });
  const isWatched = (): boolean => vite.watcher.getWatched()[dirname(file)]?.includes('en.json') ?? false;
  await vi.waitUntil(isWatched, 5_000);
  await vite.transformRequest('/src/main.js');
  await vite.transformRequest('/src/features/lobby/messages/en.json');
});
afterEach(async () => {
  await vite.close();
  rmSync(folder, { recursive: true, force: true });
});

const shown = (text: string): unknown[] => [
  'casino:texts-changed',
  { part: 'lobby', locale: 'en', messages: { 'lobby.title': [{ type: 0, value: text }] } },
];

test('an edited text is sent to the open page without a reload', async () => {
  writeFileSync(file, '{ "lobby.title": "All games" }');
  await vi.waitFor(() => expect(sent).toEqual(shown('All games')), 5_000);
});

test('an edited text is also sent if the editor replaces the file', async () => {
  writeFileSync(`${file}.new`, '{ "lobby.title": "All games" }');
  renameSync(`${file}.new`, file);
  await vi.waitFor(() => expect(sent).toEqual(shown('All games')), 5_000);
});

test('a syntax error in a text is shown in the page until it is fixed', async () => {
  writeFileSync(file, '{ "lobby.title": "Games {" }');
  await vi.waitFor(() => expect(sent).toMatchObject([{ type: 'error' }]), 5_000);
  sent.length = 0;
  writeFileSync(file, '{ "lobby.title": "Games" }');
  await vi.waitFor(() => expect(sent).toEqual([...shown('Games'), { type: 'update', updates: [] }]), 5_000);
});
