/** The name of the `meta` element that says which code runs. */
export const buildMeta = 'mock-build';
