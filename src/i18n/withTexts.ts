import { requireMessages } from './locale.store.ts';

/**
 * Code and the texts that it shows, side by side. The build puts it around every `import()` whose module
 * shows texts, and finds out which (`scripts/vite/texts.ts`): nobody lists them.
 * @public called by what the build writes
 */
export async function withTexts<Module>(code: Promise<Module>, parts: readonly string[]): Promise<Module> {
  const [module] = await Promise.all([code, requireMessages(parts)]);
  return module;
}
