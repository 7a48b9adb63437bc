// Finds error codes in the source of each handler and of all declarations that this source references. A code
// found there counts as possible for the operation, any other code as impossible.
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { globSync } from 'node:fs';

interface Module {
  declarations: ReadonlyMap<string, string>;
  imports: ReadonlyMap<string, string>;
}

const DECLARATION = /^(?:export )?(?:async )?(?:function|const|type|interface|class) (\w+)/;
const IMPORT = /import (?:type )?\{([^}]*)\} from '(\.[^']+)'/g;
const PROPERTY = /^ {2}(?:async )?(\w+)[(:,]/;

/** Splits a text at the lines that match `start`. The match's first group is the piece's name. */
function pieces(lines: readonly string[], start: RegExp): [name: string, text: string][] {
  const found: [string, string[]][] = [];
  for (const line of lines) {
    const name = start.exec(line)?.[1];
    if (name !== undefined) found.push([name, [line]]);
    else found.at(-1)?.[1].push(line);
  }
  return found.map(([name, text]) => [name, text.join('\n')]);
}

function readModule(root: string, path: string): Module {
  const text = readFileSync(join(root, path), 'utf8');
  const imports = [...text.matchAll(IMPORT)].flatMap(([, names = '', from = '']) =>
    names.split(',').map((part): [string, string] => [
      part
        .trim()
        .replace(/^type /, '')
        .split(' as ')
        .at(-1) ?? '',
      normalize(join(dirname(path), from)),
    ]),
  );
  return { declarations: new Map(pieces(text.split('\n'), DECLARATION)), imports: new Map(imports) };
}

const literalsOf = (text: string): string[] =>
  [...text.matchAll(/'([a-z][a-z0-9_]+)'/g)].map(([, code = '']) => code);

/** String literals in the code behind each handler, by operation. */
export function literalsByOperation(root: string): Map<string, Set<string>> {
  const paths = globSync(['mocks/handlers/**/*.ts', 'mocks/world/**/*.ts'], {
    cwd: root,
    // Excludes personas. They contain states of payouts and documents, which look like error codes.
    exclude: ['**/*.test.ts', '**/*.testing.ts', 'mocks/world/personas/**'],
  });
  const modules = new Map(paths.map((path) => [path, readModule(root, path)]));
  const reach = (path: string, text: string, seen: Set<string>, found: Set<string>): void => {
    for (const literal of literalsOf(text)) found.add(literal);
    const module = modules.get(path);
    for (const name of new Set(text.match(/\b[A-Za-z]\w+\b/g))) {
      const home = module?.declarations.has(name) ? path : module?.imports.get(name);
      const key = `${home ?? ''}#${name}`;
      const declaration = home === undefined ? undefined : modules.get(home)?.declarations.get(name);
      if (declaration === undefined || home === undefined || seen.has(key)) continue;
      seen.add(key);
      reach(home, declaration, seen, found);
    }
  };
  const handlers = paths.filter((path) => path.startsWith('mocks/handlers/'));
  return new Map(
    handlers.flatMap((path) =>
      [...(modules.get(path)?.declarations.values() ?? [])]
        .filter((text) => text.includes('defineHandlers('))
        .flatMap((text) => pieces(text.split('\n'), PROPERTY))
        .map(([operation, text]): [string, Set<string>] => {
          const found = new Set<string>();
          reach(path, text, new Set(), found);
          return [operation, found];
        }),
    ),
  );
}
