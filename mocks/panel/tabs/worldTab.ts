// Inspects the world, and changes it only by commands that the journal records, so that links restore every
// change.
import { make } from '#mocks/pages/shared/dom.ts';
import type { PanelContext, Tab } from '../tab.ts';
import { compareSection } from '../world/compareSection.ts';
import { giftsSection, tournamentsSection } from '../world/eventsSections.ts';
import { flagsSection } from '../world/flagsSection.ts';
import { personaForm } from '../world/personaForm.ts';
import { playerSection } from '../world/playerSection.ts';

export function worldTab(context: PanelContext): Tab {
  const { mock, announce } = context;
  // The outcome line has text from the start, so that a later message doesn't move any button.
  const outcome = make(
    'p',
    { class: 'line outcome', role: 'status' },
    'Every change here is a step of the journal, a fact of the link or a scenario, so links restore it.',
  );
  let shown: number | null = null;
  const load = async (): Promise<void> => {
    shown = mock.changeCount();
    const view = await mock.world();
    for (const part of parts) part.update(view);
  };
  const say = (problem: string | null, verbs: string): void => {
    outcome.textContent =
      problem === null ? `Done: ${verbs}. Reload to see it everywhere.` : `Refused: ${problem}`;
    outcome.classList.toggle('bad', problem !== null);
    announce(outcome.textContent);
  };
  const act = async (verbs: string): Promise<void> => {
    say(await mock.act(verbs), verbs);
    await load();
  };
  const parts = [
    playerSection((verbs) => void act(verbs)),
    giftsSection((verbs) => void act(verbs)),
    tournamentsSection(
      (verbs) => void act(verbs),
      (slug) => void act(`until:${slug} ends`),
    ),
  ];
  const flags = flagsSection(context);
  const [player, ...events] = parts.map(({ element }) => element);
  return {
    element: make(
      'div',
      { class: 'stack' },
      outcome,
      ...(player ? [player] : []),
      personaForm(context),
      ...events,
      flags.element,
      compareSection(context),
    ),
    refresh() {
      void flags.refresh();
      return mock.changeCount() === shown ? undefined : load();
    },
  };
}
