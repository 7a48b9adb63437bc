// A query's options live in a `queries.ts`, a mutation's in a `mutations.ts`; containers call hooks on them.
import { Visitor } from 'vite';
import { lineOf, parseFile, type SourceFile } from './sourceFiles.ts';

const GENERATED = /^#\/api\/generated\/endpoints\//;
const HOMES = { query: 'queries.ts', mutation: 'mutations.ts' } as const;
type Kind = keyof typeof HOMES;
const OWN_OPTIONS: ReadonlyMap<string, Kind> = new Map([
  ['queryFn', 'query'],
  ['staleTime', 'query'],
  ['mutationFn', 'mutation'],
]);

/** What a value of the generated calls is for; a call itself serves a mutation: a read has options. */
function kindOf(name: string): Kind {
  return /^get\w+Query(Options|Key)$/.test(name) ? 'query' : 'mutation';
}

/** What is set up elsewhere, as `path:line`. Tests and stories may look into the cache. */
export function queryViolations(file: SourceFile): string[] {
  const { path } = file;
  if (!path.startsWith('src/') || path.startsWith('src/api/')) return [];
  if (/\.(test|stories|testing)\.tsx?$/.test(path)) return [];
  const found: string[] = [];
  const check = (offset: number, what: string, kind: Kind): void => {
    if (path.endsWith(`/${HOMES[kind]}`)) return;
    found.push(`${path}:${String(lineOf(file, offset))} ${what} has its home in a ${HOMES[kind]}`);
  };
  new Visitor({
    ImportDeclaration(node) {
      if (!GENERATED.test(node.source.value) || node.importKind === 'type') return;
      for (const specifier of node.specifiers) {
        if (specifier.type !== 'ImportSpecifier')
          found.push(`${path}:${String(lineOf(file, node.start))} a module of all calls has no home`);
        else if (specifier.importKind !== 'type' && specifier.imported.type === 'Identifier')
          check(specifier.start, specifier.imported.name, kindOf(specifier.imported.name));
      }
    },
    Property(node) {
      if (node.key.type !== 'Identifier' || node.computed) return;
      const kind = OWN_OPTIONS.get(node.key.name);
      if (kind) check(node.start, node.key.name, kind);
    },
  }).visit(parseFile(file).program);
  return found;
}
