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

test('the JSON of all scenarios is nothing but JSON, and says where each error is met', () => {
  const script = join(root, 'scripts/scenarios.ts');
  const rows = JSON.parse(
    execFileSync(process.execPath, [script, '--json'], { encoding: 'utf8' }),
    // Written by the script above.
  ) as Row[];
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

test('the generation, which a fresh clone begins with, writes no line into it', () => {
  // It says what it has done beside the output that belongs to the script after it.
  expect(readFileSync(join(root, 'scripts/generate.ts'), 'utf8')).not.toMatch(/console\.(log|info)|stdout/);
});
