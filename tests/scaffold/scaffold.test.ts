// Runs `npm run new` in a copy of the project. The output must compile, follow the project's lint rules and
// be formatted.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = dirname(dirname(import.meta.dirname));
const copy = mkdtempSync(join(tmpdir(), 'scaffold-'));
const MINUTE = 60_000;

const execute = (file: string, args: readonly string[]): string =>
  execFileSync(file, args, { cwd: copy, encoding: 'utf8', stdio: 'pipe' });
const scaffold = (...args: readonly string[]): string =>
  execute('plop', ['--plopfile', 'scripts/new/plopfile.ts', '--dest', '.', '--no-progress', ...args]);

beforeAll(() => {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const path of files.split('\n').filter((file) => /\.(?:tsx?|json|ya?ml|css|svg|tpl)$/.test(file)))
    cpSync(join(root, path), join(copy, path), { recursive: true });
  cpSync(join(root, '.gitignore'), join(copy, '.gitignore'));
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  scaffold('feature', 'golden-badges');
  scaffold('endpoint', 'rateGame', 'lobby');
  scaffold('endpoint', 'getVault', 'cashbox');
  scaffold('endpoint', 'listBells', 'golden-badges');
  scaffold('control', 'Rating');
  scaffold('page', 'fair-play');
  execute('node', ['scripts/generate.ts']);
}, 2 * MINUTE);
afterAll(() => rmSync(copy, { recursive: true }));

test('the scaffolded files keep the house rules and the format', () => {
  expect(() => execute('node', ['scripts/lint/house.ts'])).not.toThrow();
  expect(() => execute('oxfmt', ['--check', 'src', 'mocks', 'tests'])).not.toThrow();
});

test('the scaffolded handlers pass their tests', () => {
  const tests = ['golden-badges', 'rateGame', 'getVault', 'listBells'].map(
    (name) => `handlers/${name}.test.ts`,
  );
  expect(() => execute('vitest', ['run', '--project', 'unit of the mock', ...tests])).not.toThrow();
});

test(
  'the scaffolded files compile',
  () => {
    const { stdout } = spawnSync('tsc', ['-p', '.', '--incremental', 'false'], {
      cwd: copy,
      encoding: 'utf8',
    });
    expect(stdout).toBe('');
  },
  3 * MINUTE,
);

test('the scaffold refuses a taken or misspelled name', () => {
  expect(() => scaffold('control', 'Button')).toThrow('src/ui/Button exists');
  expect(() => scaffold('page', 'FairPlay')).toThrow('Use kebab-case');
});
