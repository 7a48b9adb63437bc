// What the test runners have written down, as counts and as the failures to print.
import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

export interface Outcome {
  passed: number;
  failed: number;
  /** One text a failed test: where it is, and what it said. */
  failures: string[];
  /** Tests that passed on their second try, and the first line of what they said at their first. */
  flaky: string[];
  /** Tests that were skipped, each with its reason. */
  notRun: string[];
}

/** Lines of a message that are printed; the rest is in the stage's log. */
const MOST_LINES = 12;

/** Where a message has been on its way through the test runner, which nobody looks for. */
const RUNNERS = /^\s*at .*(?:node_modules|new Promise|<anonymous>\)$)/;

const shorten = (message: string): string =>
  stripVTControlCharacters(message)
    .trim()
    .split('\n')
    .filter((line) => !RUNNERS.test(line))
    .slice(0, MOST_LINES)
    .join('\n');

interface VitestReport {
  numPassedTests: number;
  success: boolean;
  testResults: {
    name: string;
    message: string;
    status: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] | null }[];
  }[];
}

/** Counts Vitest's JSON report. A file that could not be read counts as one failure. */
export function readVitestReport(text: string): Outcome {
  // Written by Vitest's own reporter.
  const report = JSON.parse(text) as VitestReport;
  const failures = report.testResults.flatMap(({ name, message, status, assertionResults }) => {
    const failed = assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName, failureMessages }) =>
        shorten(`${name} › ${fullName}\n${(failureMessages ?? []).join('\n')}`),
      );
    return failed.length === 0 && status === 'failed' ? [shorten(`${name}\n${message}`)] : failed;
  });
  if (!report.success && failures.length === 0) failures.push('the run failed outside of its tests');
  return { passed: report.numPassedTests, failed: failures.length, failures, flaky: [], notRun: [] };
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: {
    file: string;
    line: number;
    title: string;
    tests: {
      projectName: string;
      status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
      annotations?: { type: string; description?: string }[];
      results: { errors?: { message?: string }[] }[];
    }[];
  }[];
}

interface PlaywrightReport extends PlaywrightSuite {
  errors?: { message?: string }[];
}

/** Counts Playwright's JSON report; a test that needed its second try has passed and is named. */
export function readPlaywrightReport(text: string): Outcome {
  // Written by Playwright's own reporter.
  const report = JSON.parse(text) as PlaywrightReport;
  const outcome: Outcome = { passed: 0, failed: 0, failures: [], flaky: [], notRun: [] };
  const messages = (errors: { message?: string }[] = []): string =>
    errors.map(({ message = '' }) => message).join('\n');
  const visit = ({ suites = [], specs = [] }: PlaywrightSuite): void => {
    for (const { file, line, title, tests } of specs) {
      for (const { projectName, status, results, annotations = [] } of tests) {
        const name = `[${projectName}] ${file}:${String(line)} › ${title}`;
        if (status === 'expected' || status === 'flaky') outcome.passed += 1;
        if (status === 'flaky')
          outcome.flaky.push(shorten(`${name}\n${messages(results[0]?.errors).split('\n', 1)[0] ?? ''}`));
        const reason = annotations.find(({ type }) => type === 'skip')?.description ?? 'skipped';
        if (status === 'skipped') outcome.notRun.push(`${name}: ${reason}`);
        if (status === 'unexpected')
          outcome.failures.push(shorten(`${name}\n${messages(results.at(-1)?.errors)}`));
      }
    }
    suites.forEach(visit);
  };
  visit(report);
  if (report.errors?.length) outcome.failures.push(shorten(messages(report.errors)));
  return { ...outcome, failed: outcome.failures.length };
}

export function readReport(file: string, read: (text: string) => Outcome): Outcome {
  if (existsSync(file)) return read(readFileSync(file, 'utf8'));
  return { passed: 0, failed: 1, failures: ['no report was written'], flaky: [], notRun: [] };
}
