import { screenOf } from '../scenarios/screens.ts';
import type { PanelMock } from './panelMock.ts';
import { switchScenario } from './scenarioList.ts';

/** Pages that send a player away. */
const guestPages = /^\/(login|registration|remind|new-password)\b/;

/**
 * Goes to the screen where a scenario shows, in the present world: it is added to the active ones, and a visitor
 * is logged in or out only if the screen needs another one.
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
