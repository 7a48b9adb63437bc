import { screenOf } from '../scenarios/screens.ts';
import type { PanelMock } from './panelMock.ts';
import { switchScenario } from './scenarioList.ts';

/** Pages that redirect a logged-in player. */
const guestPages = /^\/(login|registration|remind|new-password)\b/;

/**
 * Opens the screen that shows a scenario, in the current world. Adds the scenario to the active ones, and
 * changes the visitor only if the screen needs another one.
 */
export async function openScreen(mock: PanelMock, scenario: string): Promise<void> {
  const { path, user } = screenOf(scenario) ?? { path: '/' };
  const visitor = mock.visitor();
  const wanted = user ?? (guestPages.test(path) ? 'guest' : visitor);
  await mock.setScenario(switchScenario(mock.activeScenarios(), scenario, true));
  if (wanted === 'guest' && visitor !== 'guest') await mock.signOut();
  else if (wanted !== visitor && wanted !== 'registered') await mock.signIn(wanted);
  mock.visit(path);
}
