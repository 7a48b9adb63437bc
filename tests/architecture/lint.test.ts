// The lint settings of scripts/oxlint, tested with planted files in one run of oxlint.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
// The planted files are outside the project, because oxlint skips the project's ignored folders.
const planted = mkdtempSync(join(tmpdir(), 'planted-'));

interface Diagnostic {
  message: string;
  filename: string;
  help?: string;
}

/** Files that oxlint must report, each with a part of the message. */
const faults: [name: string, path: string, code: string, message: string][] = [];
const clean: [path: string, code: string][] = [];

const imports = (specifier: string) => `import { a } from '${specifier}';\nexport const b = a;`;
function refuse(name: string, path: string, specifier: string, message: string): void {
  faults.push([name, path, imports(specifier), message]);
}

refuse(
  'a feature imports another',
  'src/features/lobby/A1.tsx',
  '#/features/auth/B.tsx',
  'features may import',
);
refuse(
  'a feature imports another by a relative path',
  'src/features/lobby/ui/Tile/A.tsx',
  '../../../auth/B.tsx',
  "don't import each other",
);
refuse(
  'a feature imports another from its root',
  'src/features/lobby/A2.tsx',
  '../auth/B.tsx',
  "don't import each other",
);
refuse('a feature imports a page', 'src/features/lobby/A3.tsx', '#/pages/lobby/P.tsx', 'features may import');
refuse('a feature imports the app', 'src/features/lobby/A4.tsx', '#/app/App.tsx', 'features may import');
refuse(
  'an entity imports a feature',
  'src/entities/game/A1.tsx',
  '#/features/lobby/L.tsx',
  'entities may import',
);
refuse(
  'an entity imports another',
  'src/entities/game/A2.tsx',
  '#/entities/money/M.tsx',
  'entities may import',
);
refuse('an overlay makes a request', 'src/overlays/hosts/A1.tsx', '#/api/http.ts', 'overlays may import');
refuse('an overlay knows a brand', 'src/overlays/hosts/A2.tsx', '#/brands/b.ts', 'overlays may import');
refuse('a page imports a private overlay', 'src/pages/lobby/A1.tsx', '#/overlays/hosts/M.tsx', 'private');
refuse(
  'a page imports a private feature',
  'src/pages/lobby/A2.tsx',
  '#/features/lobby/ui/Hero.tsx',
  'private',
);
refuse('ui imports an entity', 'src/ui/Button/A1.tsx', '#/entities/game/G.tsx', 'ui may import');
refuse('ui makes a request', 'src/ui/Button/A2.tsx', '#/api/http.ts', 'ui may import');
refuse('lib imports ui', 'src/lib/a1.ts', '#/ui/Button/Button.tsx', 'lib may import nothing');
refuse('the api imports realtime', 'src/api/a1.ts', '#/realtime/socket.ts', 'api may import');
refuse('paths.ts imports anything', 'src/paths.ts', '#/api/session/store.ts', 'A leaf');
refuse('src imports mocks', 'src/app/A1.tsx', '#mocks/browser.ts', 'import mocks');
refuse('src imports mocks by a relative path', 'src/app/A2.tsx', '../../mocks/browser.ts', 'import mocks');
refuse('src imports msw', 'src/api/a2.ts', 'msw', 'this package');
refuse('src imports faker', 'src/entities/game/a3.ts', '@faker-js/faker', 'this package');
refuse('src imports the whole of zod', 'src/api/a3.ts', 'zod', 'zod/mini');
refuse('mocks import the client', 'mocks/core/a1.ts', '#/lib/clock.ts', 'generated contract');
refuse('core knows a handler', 'mocks/core/a2.ts', '../handlers/gifts.ts', 'core gets');
refuse('core knows the panel', 'mocks/core/a3.ts', '#mocks/panel/panel.ts', 'core gets');
refuse('core knows a domain', 'mocks/core/a4.ts', '../world/gifts/view.ts', 'core knows no domain');
refuse(
  'the world imports the pipeline',
  'mocks/world/a1.ts',
  '../core/backend.ts',
  'nothing from the pipeline',
);
refuse(
  'a domain imports a page',
  'mocks/world/lobby/a1.ts',
  '../../pages/build.ts',
  'nothing from the pipeline',
);
refuse(
  "a domain reads another's state",
  'mocks/world/gifts/a1.ts',
  '../levels/state.ts',
  'Of another domain',
);
refuse(
  "a domain reads another's state by topic",
  'mocks/world/gifts/a2.ts',
  '../cashbox/payouts.state.ts',
  'Of another domain',
);
refuse(
  "a domain applies another's rules",
  'mocks/world/gifts/a3.ts',
  '../levels/rules.ts',
  'Of another domain',
);
refuse(
  'a domain imports scenarios',
  'mocks/world/lobby/a2.ts',
  '../../scenarios/states.ts',
  'nothing from the pipeline',
);
refuse('core imports scenarios', 'mocks/core/a3.ts', '../scenarios/board.ts', 'as arguments');
refuse('scenarios import a domain', 'mocks/scenarios/a1.ts', '../world/lobby/states.ts', 'know no domain');
refuse('the kernel reads a domain', 'mocks/world/a2.ts', './auth/state.ts', 'Of another domain');
refuse('a handler reads the state', 'mocks/handlers/a1.ts', '../world/gifts/state.ts', 'a handler imports');
refuse(
  'a handler runs due events',
  'mocks/handlers/auth/a2.ts',
  '../../world/gifts/due.ts',
  'a handler imports',
);

faults.push(
  ['a re-export', 'src/features/lobby/a5.ts', "export { a } from '#/app/a.ts';", 'features may import'],
  [
    'a lazy import',
    'src/features/lobby/a6.ts',
    "export const b = () => import('#/app/b.ts');",
    'features may import',
  ],
  [
    'an import cycle of types only',
    'src/lib/a.ts',
    "import { type B } from './b.ts';\nexport type A = B;",
    'cycle',
  ],
);
clean.push(
  ['src/lib/b.ts', 'export type B = 1;'],
  ['src/lib/lazy.ts', "export const a = () => import('./a3.ts');"],
);

const homes: [name: string, expression: string, message: string][] = [
  ['Date.now()', 'Date.now()', 'lib/clock'],
  ['new Date()', 'new Date()', 'lib/clock'],
  ['Math.random()', 'Math.random()', 'lib/random'],
  ['localStorage', 'localStorage.getItem("a")', 'lib/storage'],
  ['window.sessionStorage', 'window.sessionStorage', 'lib/storage'],
  ['document.cookie', 'document.cookie', 'lib/storage'],
  ['import.meta.env', 'import.meta.env.VITE_API_URL', 'src/config.ts'],
  ['innerHTML', 'node.innerHTML', 'ui/SafeHtml'],
  ['window.open', 'window.open("/")', 'lib/url'],
  ['a media query', 'matchMedia("(width >= 64rem)").matches', 'lib/mediaQuery'],
  ['an idle callback', 'requestIdleCallback(() => undefined)', 'lib/schedule'],
  ['a path', "'/cashbox'", 'src/paths.ts'],
  ['a path in a template', '`/promo/${slug}?tab=1`', 'src/paths.ts'],
  ['the guest base path', "base + '/guest/'", 'src/paths.ts'],
  ['a pattern of a path', '/^\\/login(?:\\/|$)/.test(path)', 'src/paths.ts'],
  ['a path in markup', '<Link to="/">{name}</Link>', 'src/paths.ts'],
  ['a path in another prop', '<Slide detailsPath="/rules" />', 'src/paths.ts'],
  ['query options', "useQuery({ queryKey: ['games'], queryFn })", 'queries.ts'],
  ['a stale time', 'useQuery({ ...gamesQuery(), staleTime: 1000 })', 'queries.ts'],
  ['mutation options', 'useMutation({ mutationFn: send })', 'mutations.ts'],
  ['an unchecked picture', '<img src={game.preview} alt="" />', 'imageUrl'],
  ['an unchecked source', '<source srcSet={image} />', 'imageUrl'],
  ['an unchecked file', '<ResponsivePicture wide={game.file} alt="" />', 'imageUrl'],
  ['an unchecked file URL', '<ResponsivePicture wide={{ src: game.preview }} alt="" />', 'imageUrl'],
];
for (const [index, [name, expression, message]] of homes.entries())
  faults.push([
    name,
    `src/features/lobby/h${String(index)}.tsx`,
    `export const a = () => ${expression};`,
    message,
  ]);

const call = (names: string) =>
  `import { ${names} } from '#/api/generated/endpoints/auth/auth.ts';\nexport const a = [${names}];`;
faults.push(
  ['a read outside queries.ts', 'src/features/lobby/q1.ts', call('getListGamesQueryOptions'), 'queries.ts'],
  ['a write outside mutations.ts', 'src/features/lobby/q2.ts', call('login'), 'mutations.ts'],
  [
    'a write in queries.ts',
    'src/features/lobby/data/queries.ts',
    call('getLoginMutationOptions'),
    'mutations.ts',
  ],
  [
    'a read in mutations.ts',
    'src/features/lobby/data/mutations.ts',
    call('getListGamesQueryKey'),
    'queries.ts',
  ],
);

clean.push(
  ['src/pages/lobby/C1.tsx', imports('#/features/lobby/Lobby.tsx')],
  ['src/features/lobby/ui/Hero/C1.tsx', imports('../../model/rules.ts')],
  ['src/features/lobby/C2.tsx', imports('#/entities/game/GameTile.tsx')],
  ['src/features/lobby/C3.stories.tsx', imports('../../../.storybook/preview.tsx')],
  ['src/overlays/hosts/C1.tsx', imports('../modals.store.ts')],
  ['src/ui/Button/C1.tsx', imports('#/paths.ts')],
  ['src/config.ts', imports('./paths.ts')],
  ['src/api/c1.ts', call('login')],
  ['src/features/auth/data/mutations.ts', call('login')],
  ['src/features/auth/data/queries.ts', call('getGetBalanceQueryKey')],
  [
    'src/features/auth/C4.ts',
    "import type { A } from '#/api/generated/endpoints/auth/auth.ts';\nexport type B = A;",
  ],
  ['src/features/lobby/C5.test.ts', "export const to = ['/cashbox', Date.now()];"],
  ['src/features/lobby/C6.tsx', "export const parts = path.split('/');"],
  ['src/features/lobby/C7.tsx', "export const image = '/media/games/a.webp';"],
  ['src/features/lobby/C8.tsx', 'export const a = <img src={imageUrl(game.preview)} alt="" />;'],
  ['src/features/lobby/C9.tsx', 'export const a = <img src={`/hero/${brand}.svg`} alt="" />;'],
  [
    'src/features/lobby/C10.tsx',
    'export const a = <ResponsivePicture wide={{ src: imageUrl(b) }} alt="" />;',
  ],
  ['src/lib/storage.ts', 'export const a = () => localStorage;'],
  ['mocks/world/domains.ts', imports('./gifts/due.ts')],
  ['mocks/world/states.ts', imports('./gifts/states.ts')],
  ['mocks/scenarios/c1.ts', imports('../world/states.ts')],
  ['mocks/world/gifts/c1.ts', imports('../levels/actions.ts')],
  ['mocks/world/gifts/c2.ts', imports('../cashbox/payouts.view.ts')],
  ['mocks/world/lobby/c1.ts', imports('../tournaments/catalogue/definition.ts')],
  ['mocks/world/gifts/c3.test.ts', imports('../levels/state.ts')],
  ['mocks/handlers/c1.ts', imports('../world/gifts/rules.ts')],
  ['mocks/handlers/c2.ts', "import type { A } from '../world/gifts/state.ts';\nexport type B = A;"],
);

const reported = new Map<string, string[]>();

afterAll(() => {
  rmSync(planted, { recursive: true });
});

beforeAll(() => {
  for (const [path, code] of [...faults.map(([, path, code]) => [path, code] as const), ...clean]) {
    mkdirSync(dirname(join(planted, path)), { recursive: true });
    writeFileSync(join(planted, path), `${code}\n`);
  }
  // `b.ts` and `a.ts` import each other. The lint must report the cycle.
  writeFileSync(join(planted, 'src/lib/b.ts'), "import type { A } from './a.ts';\nexport type B = A | 1;\n");
  writeFileSync(join(planted, 'package.json'), '{ "imports": { "#/*": "./src/*" } }');
  symlinkSync(join(root, 'node_modules'), join(planted, 'node_modules'));
  writeFileSync(
    join(planted, 'oxlint.config.ts'),
    `import config from ${JSON.stringify(join(root, 'oxlint.config.ts'))};
export default { ...config, options: { typeAware: false }, categories: { correctness: 'off' }, rules: { 'house/layers': 'error', 'import/no-cycle': config.rules['import/no-cycle'] } };`,
  );
  const output = lint();
  for (const { filename, message, help } of output)
    reported.set(filename, [...(reported.get(filename) ?? []), `${message} ${help ?? ''}`]);
});

/** oxlint exits with 1 if it reports anything. The report is on standard output either way. */
function lint(): Diagnostic[] {
  try {
    execFileSync('oxlint', ['--format', 'json', 'src', 'mocks'], { cwd: planted, encoding: 'utf8' });
    return [];
  } catch (error) {
    const { stdout } = error as { stdout: string };
    return (JSON.parse(stdout) as { diagnostics: Diagnostic[] }).diagnostics;
  }
}

test.each(faults)('the lint reports: %s (%s)', (_, path, __, message) => {
  expect(reported.get(path)).toContainEqual(expect.stringContaining(message));
});

test.each(clean.filter(([path]) => path !== 'src/lib/b.ts'))('the lint accepts %s', (path) => {
  expect(reported.get(path) ?? []).toEqual([]);
});
