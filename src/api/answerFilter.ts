type Filter = (answer: unknown) => unknown;

let filter: Filter | null = null;

/** Sets what every answer and every realtime message goes through before anything reads it. */
export function filterAnswers(next: Filter): void {
  filter = next;
}

export function filteredAnswer(answer: unknown): unknown {
  return filter ? filter(answer) : answer;
}
