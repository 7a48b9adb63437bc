import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readReport } from './testReport.ts';

const folder = mkdtempSync(join(tmpdir(), 'report-'));
afterAll(() => rmSync(folder, { recursive: true }));

function reported(report: object, status: number) {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return readReport(file, status);
}

test("counts Vitest's tests", () => {
  expect(reported({ numPassedTests: 3, numFailedTests: 2 }, 1)).toMatchObject({ passed: 3, failed: 2 });
});

test('counts a journey that passed on its second try as passed and flaky', () => {
  const stats = { expected: 4, unexpected: 1, flaky: 2, skipped: 3 };
  expect(reported({ stats }, 1)).toEqual({ passed: 6, failed: 1, flaky: 2, skipped: 3 });
});

test.each([
  ['a file that does not load', { numPassedTests: 3, numFailedTests: 0 }],
  ['a server that does not start', { stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 } }],
])('counts %s as a failure', (_, report) => {
  expect(reported(report, 1).failed).toBe(1);
});

test('counts a missing report as a failure', () => {
  expect(readReport(join(folder, 'none.json'), 0)).toMatchObject({ passed: 0, failed: 1 });
});
