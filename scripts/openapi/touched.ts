// Finds the parts of the project that use an operation: its screen, its scenarios, and the tests that name or
// call it.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { operationById } from '../../mocks/core/routes.ts';
import { screens } from '../../mocks/scenarios/screens.ts';
import { root } from '../run.ts';

export interface Touched {
  /**
   * Path of the page that shows the response, with the visitor in brackets. Missing if no screen shows it.
   */
  readonly screen?: string;
  /** Names of the operation's examples besides `success`. Each is also a scenario, `operationId.name`. */
  readonly scenarios: readonly string[];
  readonly tests: readonly string[];
}

const TESTS = [
  '{src,mocks,tests,scripts}/**/*.{test,stories,e2e,property.test}.{ts,tsx}',
  'tests/atlas/*.ts',
];

let texts: ReadonlyMap<string, string> | undefined;

function testTexts(): ReadonlyMap<string, string> {
  texts ??= new Map(
    globSync(TESTS, { cwd: root })
      .toSorted()
      .map((file) => [file, readFileSync(join(root, file), 'utf8')]),
  );
  return texts;
}

const escaped = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** Matches the operation's name as a value or a call, the names of its hooks, and its path. */
function mention(id: string, path: string): RegExp {
  const pascal = id.charAt(0).toUpperCase() + id.slice(1);
  const pattern = path
    .replace(/^\/(json-api\/)?/, '')
    .split(/\{[^}]+\}/)
    .map(escaped)
    .join(String.raw`[^/'"\x60?\s]+`);
  return new RegExp(
    [
      String.raw`['"\x60\[=,]${id}['"\x60.\[]`,
      String.raw`\b${id}\(`,
      String.raw`\b(?:use|get)${pascal}(?:Query|Mutation|Mock|\()`,
      String.raw`(?:json-api/|['"\x60])${pattern}(?=['"\x60?\s])`,
    ].join('|'),
  );
}

const isJourney = (file: string): boolean => file.startsWith('tests/e2e/');

/** Matches the path of the screen. Undefined for the lobby, which nearly every journey opens. */
function visit(path: string): RegExp | undefined {
  const [page = ''] = path.split('?');
  return page === '/' ? undefined : new RegExp(String.raw`['"\x60]${escaped(page)}(?=['"\x60?])`);
}

export function touchedBy(id: string): Touched {
  const operation = operationById.get(id);
  if (!operation) return { scenarios: [], tests: [] };
  const screen = screens[operation.id];
  const pattern = mention(id, operation.path);
  const visits = screen && visit(screen.path);
  return {
    ...(screen ? { screen: `${screen.path} (${screen.user ?? 'guest'})` } : {}),
    scenarios: [...operation.answers, ...operation.errors]
      .filter(({ name }) => name !== 'success')
      .map(({ name }) => name),
    tests: [...testTexts()]
      .filter(([file, text]) => pattern.test(text) || (isJourney(file) && visits?.test(text)))
      .map(([file]) => file),
  };
}
