// Prints a line per language with the numbers of errors that are shown, intentionally quiet or missing. A last
// line counts the operations and errors without a screen yet.
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { operationList } from '#mocks/core/routes.ts';
import { screens } from '#mocks/scenarios/screens.ts';

export interface MetError {
  readonly locale: string;
  readonly operation: string;
  readonly kind: 'shown' | 'quiet';
  readonly hasPassed: boolean;
}

function lineOf(locale: string, met: readonly MetError[]): string {
  const count = (kind: MetError['kind']): string =>
    String(met.filter((error) => error.hasPassed && error.kind === kind).length);
  const operations = new Set(met.map(({ operation }) => operation)).size;
  const missing = met.filter(({ hasPassed }) => !hasPassed).length;
  return (
    `atlas: ${locale}: ${String(operations)} operations, ${String(met.length)} errors: ` +
    `${count('shown')} shown, ${count('quiet')} intentionally quiet, ${String(missing)} missing`
  );
}

export function summary(met: readonly MetError[]): string[] {
  const coming = operationList.filter(({ id }) => !(id in screens));
  const comingErrors = coming.reduce((sum, { errors }) => sum + errors.length, 0);
  return [
    ...[...Map.groupBy(met, ({ locale }) => locale)].map(([locale, errors]) => lineOf(locale, errors)),
    `atlas: without a screen yet: ${String(coming.length)} operations, ${String(comingErrors)} errors`,
  ];
}

function metBy(test: TestCase): MetError[] {
  const { atlas } = test.meta();
  const { state } = test.result();
  if (!atlas || state === 'skipped') return [];
  const { locales, ...error } = atlas;
  return locales.map((locale) => ({ ...error, locale, hasPassed: state === 'passed' }));
}

export default class AtlasReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const met = modules.flatMap((module) => [...module.children.allTests()]).flatMap(metBy);
    if (met.length > 0) process.stdout.write(`\n${summary(met).join('\n')}\n`);
  }
}
