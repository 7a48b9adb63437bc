// The first view's code is cut into a few chunks that load side by side; dozens would have to queue.
import type { Rolldown } from 'vite';

const LIBRARIES =
  /\/node_modules\/(?:react|react-dom|scheduler|react-router|@tanstack|react-intl|@formatjs|intl-messageformat|use-sync-external-store)\//;
const FIRST_TEXTS =
  /\/src\/(?:i18n|app|overlays|entities\/(?:game|support)|features\/lobby)\/messages\/([a-z]{2})\.json$/;

const APP =
  /\/src\/(?:app\/(?:boot\.ts|mount\.tsx)|features\/lobby\/GameSearch\.tsx|brands\/\w+\/fonts\.ts)$/;

/** The first match wins; a group takes along what its modules import. */
export const codeSplitting: Rolldown.CodeSplittingOptions = {
  groups: [
    {
      debugName: 'texts',
      name: (id) => FIRST_TEXTS.exec(id.split('?')[0] ?? id)?.[1]?.replace(/^/, 'texts-') ?? null,
      priority: 50,
    },
    { name: 'entry', test: /\/src\/main\.tsx$|rolldown\/runtime/, priority: 45 },
    { name: 'libraries', test: LIBRARIES, priority: 40, includeDependenciesRecursively: false },
    // With the search, which is in the top bar of every page, and the names of all brands' faces.
    {
      name: 'app',
      test: APP,
      priority: 30,
    },
    // Where the other pages and their texts are: one file, which a frame asks for at once.
    { name: 'further', test: /\/src\/app\/(?:routing\/pages|furtherMessages)\.ts$/, priority: 20 },
    { name: 'lobby', test: /\/src\/pages\/lobby\/LobbyPage\.tsx$/, priority: 10 },
  ],
};
