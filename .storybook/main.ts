import { resolve } from 'node:path';
import { defineMain } from '@storybook/react-vite/node';
import { msw } from 'msw/vite';
import type { Plugin, PluginOption } from 'vite';
import { brandsPlugin } from '../scripts/vite/brands.ts';

// Replaces the scripts of the captcha and of the payment provider RBK with stand-ins. Storybook serves them
// with the mock's files.
process.env['VITE_CAPTCHA_URL'] ??= '/mock-pages/captcha/api.js';
process.env['VITE_RBK_URL'] ??= '/mock-pages/rbk/api.js';

/**
 * Name prefixes of Vite plugins that Storybook drops: only the app's own build uses them, or Storybook
 * configures them differently.
 */
const unwanted = ['vite-plugin-pwa', 'casino:shell', 'casino:brands', 'msw'];
/**
 * Faults in token files don't open Vite's error overlay, because it would hide the story. The token pages
 * list them instead.
 */
const followBrands = brandsPlugin(
  resolve(import.meta.dirname, '..'),
  (fault) => !fault.includes('tokens.json: '),
);

const isPlugin = (option: PluginOption): option is Plugin =>
  typeof option === 'object' && option !== null && 'name' in option;
const isComponentFile = (id: string): boolean => /\/src\/.*\.tsx$/.test(id);

/** Limits docgen, which is slow, to files with components. The mock casino's files contain no components. */
function forComponentsOnly(plugin: Plugin): Plugin {
  const { name, transform } = plugin;
  if (name !== 'storybook:react-docgen-plugin' || typeof transform !== 'function') return plugin;
  return {
    ...plugin,
    transform(code, id, options) {
      return isComponentFile(id) ? transform.call(this, code, id, options) : null;
    },
  };
}

/** Filters the app's plugins. The framework passes them in nested arrays, some of which are promises. */
async function pluginsOf(options: readonly PluginOption[]): Promise<Plugin[]> {
  const flat = (await Promise.all(options.map((option) => Promise.resolve(option)))).flat(
    3,
  ) as PluginOption[];
  return flat
    .filter(isPlugin)
    .filter(({ name }) => !unwanted.some((start) => name.startsWith(start)))
    .map(forComponentsOnly);
}

export default defineMain({
  framework: '@storybook/react-vite',
  stories: [
    // Puts a feature's stories into one group of the sidebar, named after the feature's folder.
    { directory: '../src/features', files: '**/*.stories.tsx' },
    '../src/{app,entities,i18n,overlays,pages,ui}/**/*.stories.tsx',
    '../tests/atlas/*.stories.tsx',
    './pages/*.stories.tsx',
    '../mocks/panel/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: ['../public'],
  // The alternative, `react-docgen-typescript`, needs TypeScript's JavaScript API, which TypeScript 7 no
  // longer has.
  typescript: { reactDocgen: 'react-docgen' },
  // The brand sets the background, so the backgrounds tool is off. Storybook's onboarding checklist only
  // takes up room.
  features: { backgrounds: false, sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: async (config) => ({
    ...config,
    build: {
      ...config.build,
      // Storybook and the mock casino make large chunks, which is fine because no player loads them.
      chunkSizeWarningLimit: 4_000,
      rolldownOptions: {
        ...config.build?.rolldownOptions,
        checks: { ...config.build?.rolldownOptions?.checks, pluginTimings: false },
      },
    },
    plugins: [...(await pluginsOf(config.plugins ?? [])), followBrands, msw({ mode: 'worker-only' })],
  }),
});
