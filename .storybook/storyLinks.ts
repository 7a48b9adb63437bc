// URLs of stories: in Storybook, and alone in a frame.
import { operationById } from '../mocks/core/routes.ts';
import { screens } from '../mocks/scenarios/screens.ts';
import { frameParameter } from './frame.ts';
import { scenarioGlobal } from './storySettings.ts';

/** The toolbars' choices by name. An empty value keeps the story's own setting. */
export type Globals = Readonly<Record<string, string>>;

const globalsText = (globals: Globals): string =>
  Object.entries(globals)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}:${encodeURIComponent(value)}`)
    .join(';');

/**
 * The URL of a story in Storybook, for a link on a page inside Storybook's frame. The link needs
 * `target="_top"`.
 */
export const storyUrl = (story: string, globals: Globals = {}): string =>
  `./?path=/story/${story}&globals=${globalsText(globals)}`;

/** The URL of a story alone in a frame. Axe is off, because a page with many frames would run axe in each. */
export const frameUrl = (story: string, globals: Globals = {}): string =>
  `iframe.html?viewMode=story&id=${story}&globals=${globalsText(globals)};a11y.manual:!true&${frameParameter}=1`;

/**
 * Id of the story in the error atlas (`tests/atlas/`) that shows a scenario's operation. Falls back to a
 * story of the lobby if the operation has no screen.
 */
export function storyOfScenario(scenario: string): string {
  const operation = operationById.get(scenario.split('.', 1)[0] ?? '');
  if (!operation || !screens[operation.id]) return 'screens-lobby--player';
  const name = operation.id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `errors-${operation.tag}--${name}`;
}

/** The URL of a scenario in Storybook. */
export const scenarioUrl = (scenario: string, globals: Globals): string =>
  storyUrl(storyOfScenario(scenario), { ...globals, scenario: scenarioGlobal(scenario) });
