// One Vite configuration for the app, its demo build, the tests and Storybook, which drops some plugins.
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defineConfig, type Plugin } from 'vite';
import { backendOf, backendPlugin } from './scripts/vite/backend.ts';
import { brandsPlugin } from './scripts/vite/brands.ts';
import {
  assetFileNames,
  chunkFileNames,
  circularChunksPlugin,
  codeSplitting,
} from './scripts/vite/chunks.ts';
import { eagerScriptsPlugin } from './scripts/vite/eagerScripts.ts';
import { firstLoadReportPlugin } from './scripts/vite/firstLoadReport.ts';
import { liveTextsPlugin } from './scripts/vite/liveTexts.ts';
import { mockArtPlugin } from './scripts/vite/mockArt.ts';
import { MOCK_PATH, mockServer, mockServerPlugin } from './scripts/vite/mockServer.ts';
import { mockBuildPlugin } from './scripts/vite/mockBuild.ts';
import { mockBundlePlugin } from './scripts/vite/mockBundle.ts';
import { messagesPlugin } from './scripts/vite/messages.ts';
import { textsPlugin } from './scripts/vite/texts.ts';
import { mockFilesPlugin } from './scripts/vite/mockFiles.ts';

const isTest = Boolean(process.env['VITEST'] ?? process.env['STORYBOOK']);

/**
 * Folders that Vite must not watch. Vite would reload every page when an HTML file in them changes, because
 * that file isn't part of the module graph.
 */
const BUILD_OUTPUTS = ['**/{dist,dist-*,storybook-static,playwright-report,reports}/**'];

export default defineConfig(({ mode, command, isSsrBuild }) => {
  const backend =
    command === 'serve' && mode === 'demo' && !isTest ? backendOf(mode, import.meta.dirname) : '';
  const withMocks = (mode === 'demo' && backend === '') || isTest;
  const plugins: Plugin[] = [
    textsPlugin(import.meta.dirname),
    ...react(),
    messagesPlugin(),
    liveTextsPlugin(),
    brandsPlugin(import.meta.dirname),
  ];
  if (!isTest && !isSsrBuild) plugins.push(eagerScriptsPlugin(), circularChunksPlugin());
  if (command === 'build' && mode === 'production' && !isTest && !isSsrBuild)
    plugins.push(firstLoadReportPlugin());
  if (withMocks) {
    plugins.push(msw({ mode: 'worker-only' }), mockFilesPlugin());
    plugins.push(mockArtPlugin({ isStatic: command === 'build' && !isTest }));
  }
  if (withMocks && !isTest) plugins.push(mockBundlePlugin(), mockBuildPlugin());
  const mocked = (process.env['MOCKED_OPERATIONS'] ?? '').split(',').filter(Boolean);
  if (backend !== '') plugins.push(backendPlugin(backend, import.meta.dirname, mocked), mockBuildPlugin());
  if (mode === 'server' && command === 'serve') plugins.push(mockServerPlugin(), mockBuildPlugin());
  const forwarded = { target: mockServer, changeOrigin: false };
  return {
    plugins,
    resolve: {
      // A build compiles the messages, so production needs no parser.
      alias:
        command === 'build' && !isTest
          ? { '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js' }
          : {},
    },
    // Bundles some packages into the prerendering code, so that it runs the same code as the browser.
    ...(isSsrBuild ? { ssr: { noExternal: ['axios', 'lucide-react', 'react-router'] } } : {}),
    // Short class names in production, because prerendered pages repeat them in markup and style.
    ...(command === 'build' && !isTest
      ? { css: { modules: { generateScopedName: '_[hash:base64:5]' } } }
      : {}),
    build: {
      target: 'baseline-widely-available',
      sourcemap: true,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      ...(isTest || isSsrBuild
        ? {}
        : {
            rollupOptions: {
              output: { codeSplitting, chunkFileNames, assetFileNames },
              optimization: { inlineConst: { mode: 'all', pass: 2 } },
            },
          }),
    },
    server: {
      port: 5173,
      open: process.stdout.isTTY && !process.env['CI'],
      watch: { ignored: BUILD_OUTPUTS },
      ...(mode === 'server'
        ? {
            proxy: {
              [MOCK_PATH]: forwarded,
              '^/(log|performance)$': forwarded,
              '^/socket$': { ...forwarded, ws: true },
            },
          }
        : {}),
    },
  };
});
