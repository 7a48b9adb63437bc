import { expect, test } from 'vitest';
import { readPlaywrightReport, readReport, readVitestReport } from './reports.ts';

const vitest = (overrides: object) =>
  JSON.stringify({ numPassedTests: 3, success: false, testResults: [], ...overrides });

test("Vitest's failures are named with what they said", () => {
  const assertionResults = [
    { fullName: 'adds up', status: 'failed', failureMessages: ['\u001B[31mexpected 1 to be 2\u001B[39m'] },
    { fullName: 'is there', status: 'passed', failureMessages: [] },
  ];
  const report = vitest({
    testResults: [{ name: 'sums.test.ts', message: '', status: 'failed', assertionResults }],
  });
  expect(readVitestReport(report)).toEqual({
    passed: 3,
    failed: 1,
    failures: ['sums.test.ts › adds up\nexpected 1 to be 2'],
    flaky: [],
    notRun: [],
  });
});

test('a file that does not load is a failure', () => {
  const broken = { name: 'sums.test.ts', message: 'no such module', status: 'failed', assertionResults: [] };
  expect(readVitestReport(vitest({ testResults: [broken] })).failures).toEqual([
    'sums.test.ts\nno such module',
  ]);
});

test('a run that fails outside of its tests is a failure', () => {
  expect(readVitestReport(vitest({})).failed).toBe(1);
});

const journey = (status: string, message?: string) => ({
  title: 'a journey',
  file: 'lobby.e2e.ts',
  line: 7,
  tests: [{ projectName: 'phone', status, results: [{ errors: message ? [{ message }] : [] }] }],
});

test("Playwright's failures and second tries are named, and so is what was not run", () => {
  const report = JSON.stringify({
    suites: [
      { specs: [journey('expected'), journey('skipped')], suites: [{ specs: [journey('flaky', 'late')] }] },
      { specs: [journey('unexpected', 'gone')] },
    ],
    errors: [],
  });
  expect(readPlaywrightReport(report)).toEqual({
    passed: 2,
    failed: 1,
    failures: ['[phone] lobby.e2e.ts:7 › a journey\ngone'],
    flaky: ['[phone] lobby.e2e.ts:7 › a journey\nlate'],
    notRun: ['[phone] lobby.e2e.ts:7 › a journey: skipped'],
  });
});

test('a server that does not start is a failure', () => {
  const report = JSON.stringify({ suites: [], errors: [{ message: 'the port is taken' }] });
  expect(readPlaywrightReport(report)).toMatchObject({ failed: 1, failures: ['the port is taken'] });
});

test('a report that was never written is a failure', () => {
  expect(readReport('/no/such/report.json', readVitestReport).failed).toBe(1);
});
