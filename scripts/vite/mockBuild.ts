// Writes the build's name into pages with a mock, so that the panel's reports can state the version.
import type { Plugin } from 'vite';
import { buildName } from '../../mocks/server/buildName.ts';
import { buildMeta } from '../../mocks/panel/exports/buildMeta.ts';

export function mockBuildPlugin(): Plugin {
  return {
    name: 'casino:mock-build',
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { name: buildMeta, content: buildName() }, injectTo: 'head' },
    ],
  };
}
