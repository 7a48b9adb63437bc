// Draws the shells of one brand, in a process of its own since a page has one brand: `node render.ts <bundle> <brand>` prints JSON.
const [bundle = '', brand = ''] = process.argv.slice(2);

const nothing = (): void => undefined;
const mediaQuery = { matches: false, addEventListener: nothing, removeEventListener: nothing };
/** The little of a browser that components look at while they draw. */
const page = {
  location: new URL(`http://${brand}.localhost/`),
  document: { documentElement: { dataset: {}, lang: '' }, cookie: '', addEventListener: nothing, querySelector: () => null, visibilityState: 'visible' },
  matchMedia: () => mediaQuery,
  addEventListener: nothing,
  removeEventListener: nothing,
  isSecureContext: true,
};
Object.assign(globalThis, { ...page, window: page });

// The bundle is the build of src/app/shell/renderShell.tsx.
const { renderShells } = (await import(bundle)) as { renderShells: () => Promise<Record<string, string>> };
process.stdout.write(JSON.stringify(await renderShells()), () => process.exit(0));

export {};
