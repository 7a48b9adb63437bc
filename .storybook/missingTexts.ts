// A text that is not loaded shows its raw id: no story may.
const missing = new Set<string>();
const usual = console.error;

const isMissing = (problem: unknown): problem is Error =>
  problem instanceof Error && 'code' in problem && problem.code === 'MISSING_TRANSLATION';

export function watchTexts(): void {
  missing.clear();
  console.error = (...problems: unknown[]) => {
    const [problem] = problems;
    if (isMissing(problem)) missing.add(problem.message);
    usual(...problems);
  };
}

/** @throws Error where a story has asked for a text that was not loaded */
export function failOnMissingTexts(): void {
  console.error = usual;
  if (missing.size > 0) throw new Error([...missing].join('\n'));
}
