import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createServer } from 'vite';
import viteConfig from '../../vite.config.ts';

test.each(['dist-docs', 'dist', 'storybook-static'])(
  'pages built into %s are not watched, so that they reload no open page',
  async (name) => {
    const folder = realpathSync(mkdtempSync(join(tmpdir(), 'watched-')));
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, 'api.html'), '<p>Built</p>');
    writeFileSync(join(folder, 'index.html'), '<p>Ours</p>');
    const isReady = Promise.withResolvers<undefined>();
    const vite = await createServer({
      configFile: false,
      root: folder,
      logLevel: 'silent',
      server: {
        middlewareMode: true,
        ws: false,
        watch: viteConfig({ mode: 'demo', command: 'serve' }).server?.watch ?? {},
      },
      plugins: [
        {
          name: 'ready',
          configureServer: ({ watcher }) => void watcher.once('ready', () => isReady.resolve(undefined)),
        },
      ],
    });
    await isReady.promise;
    const watched = vite.watcher.getWatched();
    expect(watched[folder]).toContain('index.html');
    expect(watched[join(folder, name)]).toBeUndefined();
    await vite.close();
    rmSync(folder, { recursive: true, force: true });
  },
);
