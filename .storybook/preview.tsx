import { configure } from 'storybook/test';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import '../src/ui/tokens/index.css';
import '../src/brands/themes.css';
import { brandIds } from '../src/brands/brand.ts';
import { brands } from '../src/brands/brands.ts';
import { dressPage } from './dressPage.ts';
import { loadTexts } from './texts.ts';
import { withApp } from './withApp.tsx';

// Two cores shared by many stories: a picture that fails to load may take its time.
configure({ asyncUtilTimeout: 10_000 });

/** Lets the same stories be tested in each brand: `STORYBOOK_BRAND=samba vitest run --project storybook`. */
const firstBrand = import.meta.env['STORYBOOK_BRAND'] ?? brandIds[0];

export default definePreview({
  addons: [addonA11y(), addonDocs()],
  tags: ['autodocs'],
  parameters: { a11y: { test: 'error' }, layout: 'fullscreen', controls: { expanded: true } },
  initialGlobals: { brand: firstBrand, locale: 'ru', motion: 'full' },
  globalTypes: {
    brand: {
      description: 'Brand',
      toolbar: { icon: 'paintbrush', dynamicTitle: true, items: brandIds.map((id) => ({ value: id, title: brands[id].name })) },
    },
    locale: {
      description: 'Locale',
      toolbar: { icon: 'globe', dynamicTitle: true, items: brands.aurora.locales.map((id) => ({ value: id, title: id })) },
    },
    motion: {
      description: 'Motion',
      toolbar: {
        icon: 'lightning',
        dynamicTitle: true,
        items: [
          { value: 'full', title: 'Full motion' },
          { value: 'reduced', title: 'Reduced motion' },
        ],
      },
    },
  },
  loaders: [async ({ globals }) => Promise.all([dressPage(globals), loadTexts(globals)])],
  decorators: [withApp],
});
