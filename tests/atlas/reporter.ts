// Prints what the atlas has gone through: operations, errors, those that are shown, rightly quiet or
// missing, and what is still to come.
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { operationList } from '#mocks/core/routes.ts';
import { screens } from '#mocks/scenarios/screens.ts';

const isOfAtlas = (test: TestCase): boolean => test.meta().atlas !== undefined;

/** The lines of a finished run. */
export function summary(tests: readonly TestCase[]): string[] {
  const met = tests.filter(isOfAtlas);
  const isGood = (test: TestCase): boolean => test.result().state === 'passed';
  const count = (kind: 'shown' | 'quiet'): number =>
    met.filter((test) => isGood(test) && test.meta().atlas === kind).length;
  const missing = met.filter((test) => !isGood(test));
  const coming = operationList.filter(({ id }) => !(id in screens));
  const comingErrors = coming.reduce((sum, { errors }) => sum + errors.length, 0);
  return [
    `atlas: ${String(Object.keys(screens).length)} operations, ${String(met.length)} errors: ` +
      `${String(count('shown'))} shown, ${String(count('quiet'))} rightly quiet, ${String(missing.length)} missing`,
    ...missing.map((test) => `atlas: missing ${test.fullName}`),
    `atlas: coming with their screens: ${String(coming.length)} operations, ${String(comingErrors)} errors`,
  ];
}

export default class AtlasReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    if (tests.some(isOfAtlas)) process.stdout.write(`${summary(tests).join('\n')}\n`);
  }
}
