// docs/coverage.md names, for each statement of the specification, a test that exists, or the issue that will bring one.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const rows = readFileSync(join(root, 'docs/coverage.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (statement|-)/.test(line))
  .map((line) => {
    const cells = line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, ''));
    return { statement: cells[0] ?? '', proof: cells[1] ?? '' };
  });

test('the page has statements', () => {
  expect(rows.length).toBeGreaterThan(80);
});

test.each(rows)('$statement', ({ proof }) => {
  if (/^(issue \d+|later: [\w ]+)(, (issue \d+|later: [\w ]+))*$/.test(proof)) return;
  const named = /^`([^`]+)` › (.+)$/.exec(proof);
  expect(named, `not a test and not an issue: ${proof}`).not.toBeNull();
  const [, file = '', name = ''] = named ?? [];
  expect(existsSync(join(root, file)), `${file} is missing`).toBe(true);
  expect(readFileSync(join(root, file), 'utf8'), `${file} has no test named like this`).toContain(name);
});
