import './inFrame.ts';
import './inDocs.ts';
import { configure } from 'storybook/test';
import { getPreferredColorScheme, themes } from 'storybook/theming';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import '../src/ui/tokens/index.css';
import '../src/brands/generated/themes.css';
import { watchLostFocus } from '../src/ui/watchLostFocus.ts';
import './docs.css';
import { globalTypes } from './globals.ts';
import { failOnMissingTexts, watchTexts } from './missingTexts.ts';
import { Screen } from './Screen.tsx';
import { endStage, openStage } from './stage.ts';
import { settingsOf } from './storySettings.ts';
import { chosenOf, Toolbar } from './toolbar.ts';
import { viewports } from './viewports.ts';
import { withApp } from './withApp.tsx';

// In the app, the layout starts this watcher. Most stories have no layout, so start it here.
watchLostFocus();

// This timeout is longer than the default, because many stories share two cores.
configure({ asyncUtilTimeout: 10_000 });

/**
 * In tests, only screens and stories with `parameters.mock` get a backend. In Storybook, every story gets one,
 * because controls may show the mock's pictures.
 */
const isTested = import.meta.env.MODE === 'test';

export default definePreview({
  addons: [addonA11y(), addonDocs()],
  tags: ['autodocs'],
  parameters: {
    a11y: { test: 'error' },
    layout: 'fullscreen',
    docs: { theme: themes[getPreferredColorScheme()] },
    controls: { expanded: true },
    viewport: { options: viewports },
    options: {
      storySort: {
        method: 'alphabetical',
        // Pages for designers come first, then screens, their parts and features, and pages for developers
        // last.
        order: [
          'voice',
          'tokens',
          'brands',
          'states',
          'sheets',
          'screens',
          'shell',
          'ui',
          'entities',
          '*',
          'errors',
          'api',
          'panel',
          'i18n',
        ],
      },
    },
  },
  // `STORYBOOK_BRAND=samba vitest run --project storybook` tests the same stories in another brand.
  initialGlobals: {
    brand: import.meta.env['STORYBOOK_BRAND'] ?? '',
    locale: '',
    user: '',
    now: '',
    scenario: '',
    // Without reduced motion, a test would see the first frame of a transition.
    motion: isTested ? 'reduced' : '',
  },
  globalTypes: { ...globalTypes, scenario: { description: 'Scenarios of the mocked casino' } },
  loaders: [
    async ({ id, component, args, parameters, globals }) => {
      const isScreen = component === Screen;
      const path = isScreen && typeof args['path'] === 'string' ? args['path'] : null;
      return {
        stage: await openStage({
          storyId: id,
          settings: settingsOf({ parameters, globals }, isScreen || !isTested),
          path,
        }),
      };
    },
  ],
  beforeEach: () => {
    watchTexts();
    return endStage;
  },
  afterEach: failOnMissingTexts,
  decorators: [
    (Story, { globals }) => (
      <Toolbar value={chosenOf(globals)}>
        <Story />
      </Toolbar>
    ),
    withApp,
  ],
});
