/** The name of the `meta` element that holds the version of the running code. */
export const buildMeta = 'mock-build';
