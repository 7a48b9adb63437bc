// Draws the shells of one brand, in a process of its own since a page has one brand: `node render.ts <bundle> <brand> <sources>` prints
// JSON; `sources` is a file with the answers of the first view.
import { readFileSync } from 'node:fs';

const [bundle = '', brand = '', sources = ''] = process.argv.slice(2);

const nothing = (): void => undefined;
/** The little of a browser that components look at while they draw. */
const page = {
  location: new URL(`http://${brand}.localhost/`),
  document: { documentElement: { dataset: {}, lang: '' }, cookie: '', addEventListener: nothing, querySelector: () => null, visibilityState: 'visible' },
  // Until a shell names its device.
  matchMedia: (media: string) => Object.assign(new EventTarget(), { media, matches: false }),
  addEventListener: nothing,
  removeEventListener: nothing,
  isSecureContext: true,
};
Object.assign(globalThis, { ...page, window: page });

// The bundle is the build of src/app/shell/renderShell.tsx.
const { renderShells } = (await import(bundle)) as { renderShells: (sources: unknown) => Promise<unknown> };
process.stdout.write(JSON.stringify(await renderShells(JSON.parse(readFileSync(sources, 'utf8')))), () => process.exit(0));
