// Makes each dynamic import load the texts that the imported module needs: `import('./Page.tsx')` becomes
// `withTexts(import('./Page.tsx'), ['lobby'])`. A story gets the texts as `parameters.texts`.
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { resolveImport } from '../oxlint/imports.ts';
import { parseFile } from '../lint/sourceFiles.ts';
import { createTextsGraph, type TextsGraph } from '../texts/graph.ts';
import { listMessageFolders, readTexts } from '../texts/messageFolders.ts';

interface Insertion {
  readonly at: number;
  readonly text: string;
}

function insertInto(code: string, insertions: readonly Insertion[]): string {
  return insertions
    .toSorted((one, other) => other.at - one.at)
    .reduce((result, { at, text }) => result.slice(0, at) + text + result.slice(at), code);
}

const listOf = (parts: readonly string[]): string => `[${parts.map((part) => `'${part}'`).join(', ')}]`;

/** Wraps an `import()` in `withTexts` if the imported module needs texts. */
export function withTextsOfImports(path: string, code: string, graph: Pick<TextsGraph, 'textsOf'>): string {
  const { module } = parseFile({ path, code });
  const insertions = module.dynamicImports.flatMap(({ start, end, moduleRequest }): Insertion[] => {
    const specifier = /^(['"])(.*)\1$/.exec(code.slice(moduleRequest.start, moduleRequest.end))?.[2];
    const target = specifier === undefined ? null : resolveImport(path, specifier);
    const parts = target === null ? [] : graph.textsOf(target);
    if (parts.length === 0) return [];
    return [
      { at: start, text: '__withTexts(' },
      { at: end, text: `, ${listOf(parts)})` },
    ];
  });
  if (insertions.length === 0) return code;
  // The import is appended at the end, so that every line keeps its number.
  return `${insertInto(code, insertions)}\nimport { withTexts as __withTexts } from '#/i18n/withTexts.ts';\n`;
}

/** Adds `parameters.texts` with the texts of a story file and its component. */
export function withTextsOfStory(path: string, code: string, graph: Pick<TextsGraph, 'textsOf'>): string {
  const { program } = parseFile({ path, code });
  const texts = `texts: ${listOf(graph.textsOf(path))},`;
  for (const statement of program.body) {
    if (statement.type !== 'VariableDeclaration') continue;
    const { init } = statement.declarations[0] ?? {};
    if (init?.type !== 'CallExpression' || code.slice(init.callee.start, init.callee.end) !== 'preview.meta')
      continue;
    const [settings] = init.arguments;
    if (settings?.type !== 'ObjectExpression') break;
    const own = settings.properties.find(
      (property) =>
        property.type === 'Property' &&
        property.key.type === 'Identifier' &&
        property.key.name === 'parameters',
    );
    if (own?.type !== 'Property')
      return insertInto(code, [{ at: settings.start + 1, text: ` parameters: { ${texts} },` }]);
    if (own.value.type !== 'ObjectExpression') break;
    return insertInto(code, [{ at: own.value.start + 1, text: ` ${texts}` }]);
  }
  throw new Error(
    `${path}: write \`preview.meta({ … })\` with literal parameters, so that its texts can be added`,
  );
}

function readIds(root: string): (readonly [id: string, part: string])[] {
  return listMessageFolders(root).flatMap((folder) =>
    Object.keys(readTexts(root, folder)).map((id) => [id, folder.part] as const),
  );
}

function graphOf(root: string, ids: ReturnType<typeof readIds>): TextsGraph {
  const read = (path: string): string | undefined => {
    try {
      return readFileSync(join(root, path), 'utf8');
    } catch {
      // Ignored here, because the bundler reports unresolved imports.
      return undefined;
    }
  };
  return createTextsGraph(read, new Map(ids));
}

const isText = (path: string): boolean => path.includes('/messages/') && path.endsWith('.json');

/** Vite plugin. In development, reloads the page if a change alters which texts a module needs. */
export function textsPlugin(root: string): Plugin {
  let ids = readIds(root);
  let graph = graphOf(root, ids);
  /**
   * The code of each module before and after this plugin rewrote it. Other plugins may have changed it
   * before.
   */
  const written = new Map<string, { readonly code: string; readonly result: string }>();
  const pathOf = (id: string): string => relative(root, id.split('?')[0] ?? id).replaceAll('\\', '/');
  const isOurs = (path: string): boolean => /^(?:src|\.storybook)\/.*\.tsx?$/.test(path);
  const rewrite = (path: string, code: string): string => {
    const whole = path.endsWith('.stories.tsx') ? withTextsOfStory(path, code, graph) : code;
    return withTextsOfImports(path, whole, graph);
  };
  /**
   * Reads the ids again and returns whether they have changed. If only texts have changed, the modules
   * needn't be rewritten, which is slow.
   */
  const haveIdsChanged = (): boolean => {
    try {
      const present = readIds(root);
      if (String(present) === String(ids)) return false;
      ids = present;
      graph = graphOf(root, ids);
      return true;
    } catch {
      // Ignores a half-written file: `liveTexts.ts` reports it, and the file's next change is read again.
      return false;
    }
  };
  return {
    name: 'casino:texts',
    enforce: 'pre',
    transform(code, id): Rolldown.TransformResult {
      const path = pathOf(id);
      if (!isOurs(path) || path.includes('/generated/')) return null;
      const result = rewrite(path, code);
      if (result === code) return null;
      written.set(id, { code, result });
      return { code: result, map: null };
    },
    hotUpdate({ file }) {
      // Vite calls this hook for each environment. One call is enough, because only the client's pages are
      // reloaded.
      if (this.environment.name !== 'client') return;
      const path = pathOf(file);
      if (isText(path)) {
        if (!haveIdsChanged()) return;
      } else if (isOurs(path)) graph.forget(path);
      else return;
      const stale = [...written].filter(
        ([id, { code, result }]) => pathOf(id) !== path && rewrite(pathOf(id), code) !== result,
      );
      for (const [id] of stale) {
        const module = this.environment.moduleGraph.getModuleById(id);
        if (module) this.environment.moduleGraph.invalidateModule(module);
      }
      if (stale.length > 0) this.environment.hot.send({ type: 'full-reload' });
    },
  };
}
