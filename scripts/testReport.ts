// Reads the test counts of a stage from the JSON report that Vitest or Playwright wrote.
import { existsSync, readFileSync } from 'node:fs';

export interface Counts {
  passed: number;
  failed: number;
  /** Tests that passed on the second try. */
  flaky: number;
  skipped: number;
}

interface Report {
  /** Fields of Vitest's report. */
  numPassedTests?: number;
  numFailedTests?: number;
  /** Fields of Playwright's report. */
  stats?: { expected: number; unexpected: number; flaky: number; skipped: number };
}

/** A stage that exits with an error counts as failed, even if its report lists no failure. */
export function readReport(file: string | undefined, status: number): Counts {
  const hasReport = file !== undefined && existsSync(file);
  const report: Report = hasReport ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : {};
  const { stats, numPassedTests, numFailedTests = 0 } = report;
  const passed = stats ? stats.expected + stats.flaky : (numPassedTests ?? (status === 0 ? 1 : 0));
  const failed = stats?.unexpected ?? numFailedTests;
  const isMissing = file !== undefined && !hasReport;
  return {
    passed: isMissing ? 0 : passed,
    failed: failed === 0 && (status !== 0 || isMissing) ? 1 : failed,
    flaky: stats?.flaky ?? 0,
    skipped: stats?.skipped ?? 0,
  };
}
