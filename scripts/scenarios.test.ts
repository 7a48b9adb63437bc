import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { screens } from '#mocks/scenarios/screens.ts';
import { root } from './run.ts';

interface Row {
  id: string;
  kind: string;
  link: string;
  action: string | null;
  hasScreen: boolean;
}

test('prints its options with --help', () => {
  const script = join(root, 'scripts/scenarios.ts');
  expect(execFileSync(process.execPath, [script, '--help'], { encoding: 'utf8' })).toContain('--faults');
});

test('prints only JSON with --json, including whether each error has a screen', () => {
  const script = join(root, 'scripts/scenarios.ts');
  const rows = JSON.parse(execFileSync(process.execPath, [script, '--json'], { encoding: 'utf8' })) as Row[];
  expect(rows.length).toBeGreaterThan(500);
  const login = rows.find(({ id }) => id === 'login.wrong_credentials');
  expect(login).toMatchObject({
    link: '/login?by=email&mock.scenario=login.wrong_credentials',
    action: 'Log in as player@example.test with casino-2026',
    hasScreen: true,
  });
  const shown = rows.filter(({ id, kind }) => kind === 'error' && (id.split('.')[0] ?? '') in screens);
  expect(
    shown.filter(({ hasScreen, id, link }) => !hasScreen || !link.includes(`mock.scenario=${id}`)),
  ).toEqual([]);
});

test('the generator prints nothing to standard output, so the output of this script stays valid JSON', () => {
  expect(readFileSync(join(root, 'scripts/generate.ts'), 'utf8')).not.toMatch(/console\.(log|info)|stdout/);
});
