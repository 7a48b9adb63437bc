// Finds the texts that a module needs: every text whose id occurs in the module or its static imports.
// Dynamic imports load their own texts.
import { staticImportsOf } from '../lint/imports.ts';
import { resolveImport } from '../oxlint/imports.ts';
import { idsIn } from './messageFolders.ts';

export interface TextsGraph {
  /**
   * The parts of the texts, such as `lobby`, that the module at `path` and its static imports need. Sorted.
   */
  textsOf: (path: string) => readonly string[];
  /** Removes a changed file from the cache. */
  forget: (path: string) => void;
}

interface ModuleFacts {
  readonly imports: readonly string[];
  readonly parts: readonly string[];
}

const NOTHING: ModuleFacts = { imports: [], parts: [] };
const isSource = (path: string): boolean => /\.tsx?$/.test(path) && !path.includes('/generated/');

/** @param partOfId the part of each message id */
export function createTextsGraph(
  read: (path: string) => string | undefined,
  partOfId: ReadonlyMap<string, string>,
): TextsGraph {
  const known = new Map<string, ModuleFacts>();
  const partsOfStart = (start: string): string[] =>
    [...partOfId].filter(([id]) => id.startsWith(start)).map(([, part]) => part);

  function partsIn(code: string): string[] {
    const { ids, starts } = idsIn(code);
    return [...new Set([...ids.flatMap((id) => partOfId.get(id) ?? []), ...starts.flatMap(partsOfStart)])];
  }

  function readFacts(path: string): ModuleFacts {
    const code = isSource(path) ? read(path) : undefined;
    if (code === undefined) return NOTHING;
    const imports = staticImportsOf({ path, code }).flatMap(
      (specifier) => resolveImport(path, specifier) ?? [],
    );
    return { imports, parts: partsIn(code) };
  }

  function factsOf(path: string): ModuleFacts {
    const facts = known.get(path) ?? readFacts(path);
    known.set(path, facts);
    return facts;
  }

  function textsOf(path: string): readonly string[] {
    const seen = new Set([path]);
    const parts = new Set<string>();
    for (const module of seen) {
      const facts = factsOf(module);
      for (const next of facts.imports) seen.add(next);
      for (const part of facts.parts) parts.add(part);
    }
    return [...parts].sort();
  }

  return { textsOf, forget: (path) => known.delete(path) };
}
