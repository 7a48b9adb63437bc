import { make } from '#mocks/pages/shared/dom.ts';
import type { PanelContext, Tab } from '../tab.ts';
import { clockSection } from '../time/clockSection.ts';
import { fileSection } from '../time/fileSection.ts';
import { stepsSection } from '../time/stepsSection.ts';
import { upcomingSection } from '../time/upcomingSection.ts';

export function timeTab(context: PanelContext): Tab {
  const clock = clockSection(context);
  // The steps come before the events, because the list of events is long.
  const parts = [clock, stepsSection(context), upcomingSection(context, () => void clock.refresh())];
  return {
    element: make('div', { class: 'stack' }, ...parts.map(({ element }) => element), fileSection(context)),
    async refresh() {
      await Promise.all(parts.map((part) => Promise.resolve(part.refresh())));
    },
  };
}
