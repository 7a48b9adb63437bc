type Filter = (answer: unknown) => unknown;

let filter: Filter | null = null;

/** Sets the filter for every response and every realtime message. */
export function filterAnswers(next: Filter): void {
  filter = next;
}

export function filteredAnswer(answer: unknown): unknown {
  return filter ? filter(answer) : answer;
}
