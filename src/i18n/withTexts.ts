import { requireMessages } from './locale.store.ts';

/**
 * Code with its texts. The build puts it around every `import()` whose module shows texts
 * (`scripts/vite/texts.ts`).
 */
export async function withTexts<Module>(code: Promise<Module>, parts: readonly string[]): Promise<Module> {
  const [module] = await Promise.all([code, requireMessages(parts)]);
  return module;
}
