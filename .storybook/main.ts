import { defineMain } from '@storybook/react-vite/node';
import { msw } from 'msw/vite';
import type { Plugin, PluginOption } from 'vite';

// The stand-ins of third parties, which the mock's files bring along.
process.env['VITE_CAPTCHA_URL'] ??= '/mock-pages/captcha/api.js';
process.env['VITE_RBK_URL'] ??= '/mock-pages/rbk/api.js';

/** Plugins of the app's own build that a Storybook must not have, by the start of their names. */
const unwanted = ['vite-plugin-pwa', 'casino:shell', 'msw'];

const isPlugin = (option: PluginOption): option is Plugin =>
  typeof option === 'object' && option !== null && 'name' in option;
const isComponentFile = (id: string): boolean => /\/src\/.*\.tsx$/.test(id);

/** The reader of components' props is slow, and the mocked casino has none. */
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

/** The app's plugins as Storybook wants them. The framework hands them over nested, and some as promises. */
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
  stories: ['../src/**/*.stories.tsx', '../tests/atlas/*.stories.tsx', './pages/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: ['../public'],
  // The TypeScript-based docgen needs the JavaScript compiler, which TypeScript 7 no longer has.
  typescript: { reactDocgen: 'react-docgen' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: async (config) => ({
    ...config,
    build: {
      ...config.build,
      // Storybook's own parts and the mocked casino are large; nobody but its readers loads them.
      chunkSizeWarningLimit: 4_000,
      rolldownOptions: {
        ...config.build?.rolldownOptions,
        checks: { ...config.build?.rolldownOptions?.checks, pluginTimings: false },
      },
    },
    plugins: [...(await pluginsOf(config.plugins ?? [])), msw({ mode: 'worker-only' })],
  }),
});
