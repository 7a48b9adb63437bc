// Parts of libraries that this client never reaches, though no bundler can see so: left out of production.
import type { Plugin } from 'vite';

interface Part {
  /** The import that is answered otherwise, as it is written. */
  readonly source: string;
  readonly importers: RegExp;
  readonly code: string;
}

const PARTS: readonly Part[] = [
  // Only one place sends: calls go through our own list (src/api/http.ts), and types check the configuration.
  {
    source: 'axios',
    importers: /\/src\/api\/transport\.ts$/,
    code: `
      import AxiosHeaders from 'axios/unsafe/core/AxiosHeaders.js';
      import buildFullPath from 'axios/unsafe/core/buildFullPath.js';
      import dispatchRequest from 'axios/unsafe/core/dispatchRequest.js';
      import mergeConfig from 'axios/unsafe/core/mergeConfig.js';
      import defaults from 'axios/unsafe/defaults/index.js';
      import buildURL from 'axios/unsafe/helpers/buildURL.js';
      export { default as isAxiosError } from 'axios/unsafe/helpers/isAxiosError.js';
      export { default as isCancel } from 'axios/unsafe/cancel/isCancel.js';
      export function create(settings) {
        const own = mergeConfig(defaults, settings);
        return {
          getUri: (call) =>
            buildURL(buildFullPath(call.baseURL, call.url), call.params, own.paramsSerializer),
          async request({ headers, ...call }) {
            const config = mergeConfig(own, { ...call, method: (call.method ?? 'get').toLowerCase() });
            config.headers = AxiosHeaders.concat(own.headers.common, headers);
            return dispatchRequest(config);
          },
        };
      }`,
  },
  // Forms go out as what they are, never as JSON.
  {
    source: '../helpers/formDataToJSON.js',
    importers: /\/axios\/lib\/defaults\/index\.js$/,
    code: 'export default () => null;',
  },
  // The query of an address is ours to write, and forms come as `FormData`.
  {
    source: './AxiosURLSearchParams.js',
    importers: /\/axios\/lib\/helpers\/buildURL\.js$/,
    code: 'export default class {}',
  },
  {
    source: '../../../helpers/AxiosURLSearchParams.js',
    importers: /\/axios\/lib\/platform\/browser\/classes\/URLSearchParams\.js$/,
    code: 'export default class {}',
  },
  {
    source: '../helpers/toFormData.js',
    importers: /\/axios\/lib\/defaults\/index\.js$/,
    code: 'export default () => { throw Error("left out"); };',
  },
  {
    source: '../helpers/toURLEncodedForm.js',
    importers: /\/axios\/lib\/defaults\/index\.js$/,
    code: 'export default () => { throw Error("left out"); };',
  },
  // No cookie of the server's is sent back as a header.
  {
    source: '../helpers/cookies.js',
    importers: /\/axios\/lib\/adapters\/xhr\.js$/,
    code: 'export default {};',
  },
  {
    source: './cookies.js',
    importers: /\/axios\/lib\/helpers\/resolveConfig\.js$/,
    code: 'export default {};',
  },
  // Browsers send by XMLHttpRequest, which tells of an upload's progress: there is nothing to choose from.
  {
    source: '../adapters/adapters.js',
    importers: /\/axios\/lib\/core\/dispatchRequest\.js$/,
    code: `
      import xhr from 'axios/unsafe/adapters/xhr.js';
      export default { getAdapter: () => xhr };`,
  },
  // Types check the one place that calls.
  {
    source: './assertParamsAcyclic.js',
    importers: /\/axios\/lib\/core\/mergeConfig\.js$/,
    code: 'export default () => undefined;',
  },
  // Prefetching of pages by links is for the router's framework mode; here each link would keep its state.
  {
    source: './ssr/components.js',
    importers: /\/react-router\/dist\/production\/lib\/dom\/lib\.js$/,
    code: `
      import { createContext } from 'react';
      export const FrameworkContext = createContext(undefined);
      export const PrefetchPageLinks = () => null;
      export const mergeRefs = (ref) => ref;
      const none = [false, null, {}];
      export const usePrefetchBehavior = () => none;`,
  },
  // Nobody watches the router's steps.
  {
    source: './instrumentation.js',
    importers: /\/react-router\/dist\/production\/lib\/router\/router\.js$/,
    code: `
      const nothing = () => undefined;
      export {
        nothing as consumeInstrumentationClientResultMetaReceiver,
        nothing as getRouteInstrumentationUpdates,
        nothing as instrumentClientSideRouter,
      };`,
  },
  // An icon's size and class are the design system's; a drawing is made once, not with each of its uses.
  {
    source: '../createLucideIcon.mjs',
    importers: /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/,
    code: `
      import { createElement } from 'react';
      const line = {
        viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor', strokeWidth: 2,
        strokeLinecap: 'round', strokeLinejoin: 'round',
      };
      export default function createLucideIcon({ node }) {
        const drawing = node.map(([tag, attributes]) => createElement(tag, attributes));
        return (props) => createElement('svg', { ...line, ...props }, drawing);
      }`,
  },
];

/** What asks the router's framework mode to discover pages, on each link of the page. */
const DISCOVERY = {
  file: /\/react-router\/dist\/production\/lib\/dom\/lib\.js$/,
  text: 'discover = "render"',
};

const STAND_IN = '\0unused-part:';

/** Vite plugin of builds; fails the build when a library has moved one of the parts. */
export function unusedPartsPlugin(): Plugin {
  const found = new Set<string>();
  return {
    name: 'casino:unused-parts',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const part = PARTS.find((one) => one.source === source && one.importers.test(importer));
      if (!part) return null;
      found.add(source);
      return STAND_IN + source;
    },
    load(id) {
      if (!id.startsWith(STAND_IN)) return null;
      const code = PARTS.find(({ source }) => id === STAND_IN + source)?.code ?? '';
      return { code, map: null, moduleSideEffects: false };
    },
    transform(code, id) {
      if (!DISCOVERY.file.test(id) || !code.includes(DISCOVERY.text)) return null;
      found.add(DISCOVERY.text);
      return { code: code.replaceAll(DISCOVERY.text, 'discover'), map: null };
    },
    generateBundle() {
      // The bundle that draws the pages takes libraries as Node does.
      if (this.environment.config.consumer === 'server') return;
      const moved = [...PARTS.map(({ source }) => source), DISCOVERY.text].filter((part) => !found.has(part));
      if (moved.length > 0) this.error(`nothing to leave out: ${moved.join(', ')}`);
    },
  };
}
