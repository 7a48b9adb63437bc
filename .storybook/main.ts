import { defineMain } from '@storybook/react-vite/node';
import { msw } from 'msw/vite';
import type { PluginOption } from 'vite';

/** Plugins of the app's own build that a Storybook must not have, by the start of their names. */
const unwanted = ['vite-plugin-pwa', 'casino:shell', 'msw'];

function isWanted(plugin: PluginOption): boolean {
  return !(plugin && typeof plugin === 'object' && 'name' in plugin && unwanted.some((name) => plugin.name.startsWith(name)));
}

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: ['../public'],
  // The TypeScript-based docgen needs the JavaScript compiler, which TypeScript 7 no longer has.
  typescript: { reactDocgen: 'react-docgen' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) => ({
    ...config,
    plugins: [...(config.plugins ?? []).flat(3).filter((plugin) => isWanted(plugin as PluginOption)), msw({ mode: 'worker-only' })],
  }),
});
