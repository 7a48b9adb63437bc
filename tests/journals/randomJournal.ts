// Makes journals from random sessions of the economy model.
import fc from 'fast-check';
import type { Journal } from '#mocks/core/journal.ts';
import { brands } from '#mocks/world/settings.ts';
import { Violation } from '../economy/model.ts';
import { openScene, players, takeStep } from '../economy/run.ts';
import { themeNames, themes } from '../economy/steps.ts';

export interface RandomJournal {
  journal: Journal;
  /** The hash of the world in which the journal was recorded. */
  hash: string;
}

/** The journal of a random session. The same number always gives the same journal. */
export function randomJournal(number: number, most: number): RandomJournal {
  const session = fc.constantFrom(...themeNames).chain((theme) =>
    fc.record({
      brand: fc.constantFrom(...brands),
      persona: fc.constantFrom(...players),
      steps: fc.array(fc.oneof(...themes[theme]), { minLength: 2 * most, maxLength: 2 * most }),
    }),
  );
  const [found] = fc.sample(session, { seed: number, numRuns: 1 });
  if (!found) throw new Error('nothing was generated');
  const model = openScene({ ...found, seed: `journals-${number % 3}` });
  const { backend } = model.casino;
  try {
    let taken = 0;
    for (const step of found.steps) if (taken < most && takeStep(model, step)) taken += 1;
  } catch (error) {
    // A violation of the economy model ends the session early. Other tests report it.
    if (!(error instanceof Violation)) throw error;
  }
  backend.clock.hold(() => backend.runDue());
  const result = { journal: backend.timeline.journal(), hash: backend.timeline.hash() };
  backend.dispose();
  return result;
}
