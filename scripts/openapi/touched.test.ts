import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readDescription } from '../lint/description.ts';
import { root } from '../run.ts';
import { touchedBy } from './touched.ts';

test('finds the screen and the scenarios of an operation, and the tests that call it or open its page', () => {
  const { screen, scenarios, tests } = touchedBy('joinTournament');
  expect(screen).toBe('/tournaments/morning-start (player)');
  expect(scenarios).toContain('max_member_limit_reached');
  // The handler test doesn't name the operation. It is found by the operation's path.
  expect(tests).toEqual(
    expect.arrayContaining(['mocks/handlers/tournaments.test.ts', 'tests/e2e/tournaments.e2e.ts']),
  );
  expect(tests).not.toContain('src/lib/dateText.test.ts');
});

test('finds nothing for an unknown operation', () => {
  expect(touchedBy('getMoon')).toEqual({ scenarios: [], tests: [] });
});

test('the changelog begins with the current version of the API description', () => {
  const changelog = readFileSync(join(root, 'openapi/CHANGELOG.md'), 'utf8');
  const { description } = readDescription(root);
  expect(/^## (\S+)$/m.exec(changelog)?.[1]).toBe(description.info.version);
});
