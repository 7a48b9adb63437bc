// Fails stories that show a raw message id because its text isn't loaded.
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

/** Throws if the story has requested a text that isn't loaded. */
export function failOnMissingTexts(): void {
  console.error = usual;
  if (missing.size > 0) throw new Error([...missing].join('\n'));
}
