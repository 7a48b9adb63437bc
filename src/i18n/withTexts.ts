import { requireMessages } from './locale.store.ts';

/**
 * Loads a module together with its messages. The build wraps every `import()` of a module that shows
 * text (`scripts/vite/texts.ts`).
 */
export async function withTexts<Module>(code: Promise<Module>, parts: readonly string[]): Promise<Module> {
  const [module] = await Promise.all([code, requireMessages(parts)]);
  return module;
}
