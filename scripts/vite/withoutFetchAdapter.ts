// Leaves out the one adapter of axios that a browser never gets to: XMLHttpRequest is there and comes first in its list.
import type { Plugin } from 'vite';

const ADAPTERS = /\/axios\/lib\/adapters\/adapters\.js$/;
const EMPTY = '\0axios-without-fetch';

/** Vite plugin for the production build; about 3 kB less for every page. */
export function withoutFetchAdapterPlugin(): Plugin {
  return {
    name: 'casino:without-fetch-adapter',
    enforce: 'pre',
    resolveId: (source, importer) => (source === './fetch.js' && ADAPTERS.test(importer ?? '') ? EMPTY : null),
    // What axios itself takes for an adapter that the environment does not have.
    load: (id) => (id === EMPTY ? 'export const getFetch = () => false;' : null),
  };
}
