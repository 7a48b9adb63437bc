// Replays a journal in Node or a browser.
import { createBackend } from '#mocks/casino.ts';
import { parseJournal } from '#mocks/core/journal.ts';

/** Replays a journal's text and returns the hash of the resulting world. */
export function hashOfReplay(text: string): string {
  const read = parseJournal(text);
  if ('problem' in read) return read.problem;
  const { seed, brand } = read.journal;
  const backend = createBackend({ seed, brand, frozen: true, checkAnswers: false, adoptsSessions: true });
  const problem = backend.timeline.load(read.journal);
  const hash = problem ?? backend.timeline.hash();
  backend.dispose();
  return hash;
}
