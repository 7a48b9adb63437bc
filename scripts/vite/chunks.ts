// Groups the first view's code into a few chunks that load in parallel. Dozens of small chunks would queue.
import type { Rolldown } from 'vite';

const LIBRARIES =
  /\/node_modules\/(?:react|react-dom|scheduler|react-router|@tanstack|react-intl|@formatjs|intl-messageformat|use-sync-external-store)\//;
const FIRST_TEXTS =
  /\/src\/(?:i18n|app|overlays|entities\/(?:game|support)|features\/lobby)\/messages\/([a-z]{2})\.json$/;

const APP =
  /\/src\/(?:app\/(?:boot\.ts|mount\.tsx)|features\/lobby\/GameSearch\.tsx|brands\/generated\/\w+\/fonts\.ts)$/;

const SUPPORT =
  /\/src\/(?:i18n\/WhyLink|entities\/support\/SupportButton)\.tsx$|\/lucide-react\/.*icons\/(?:mail|message-circle|send)\.\w+$/;

/** The first match wins. A group includes what its modules import. */
export const codeSplitting: Rolldown.CodeSplittingOptions = {
  groups: [
    {
      debugName: 'texts',
      name: (id) => FIRST_TEXTS.exec(id.split('?')[0] ?? id)?.[1]?.replace(/^/, 'texts-') ?? null,
      priority: 50,
    },
    { name: 'entry', test: /\/src\/main\.tsx$|rolldown\/runtime/, priority: 45 },
    { name: 'libraries', test: LIBRARIES, priority: 40, includeDependenciesRecursively: false },
    // The app chunk also contains the search, which is in every page's header, and the brands' lists of
    // fonts.
    {
      name: 'app',
      test: APP,
      priority: 30,
    },
    // The list of page loaders and the list of messages outside the lobby. The frame page preloads this
    // chunk.
    { name: 'further', test: /\/src\/app\/(?:routing\/pages|furtherMessages)\.ts$/, priority: 20 },
    // One chunk for small modules of lazy parts. The app's chunk lists the files of all lazy parts, so fewer
    // files make it smaller.
    {
      name: 'support',
      test: SUPPORT,
      priority: 15,
      includeDependenciesRecursively: false,
    },
    {
      name: 'search',
      test: /\/src\/(?:lib\/searchText\.ts|ui\/SearchField\/SearchField\.tsx)$/,
      priority: 15,
      includeDependenciesRecursively: false,
    },
    { name: 'lobby', test: /\/src\/pages\/lobby\/LobbyPage\.tsx$/, priority: 10 },
  ],
};
