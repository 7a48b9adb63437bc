// Extends Storybook's toolbar by a field for scenarios and by a link that opens the story in two brands. Also
// formats the sidebar's labels. Doesn't use JSX, because Storybook compiles its manager with other settings.
import { createElement, Fragment, type FocusEvent, type KeyboardEvent } from 'react';
import Columns2 from 'lucide-react/icons/columns-2';
import { addons, types, useGlobals, useStorybookState } from 'storybook/manager-api';
import type { API_HashEntry } from 'storybook/internal/types';
import { listScenarios } from '../mocks/scenarios/scenarios.ts';
import { storyUrl } from './storyLinks.ts';
import { scenarioGlobal, scenariosOf } from './storySettings.ts';
import { chosenOf } from './toolbar.ts';

const listId = 'casino-scenarios';
const options = listScenarios().map(({ id, summary }) =>
  createElement('option', { key: id, value: id }, summary),
);
const style = {
  alignSelf: 'center',
  margin: '0 8px',
  padding: '4px 8px',
  font: 'inherit',
  fontSize: 13,
  borderRadius: 4,
  border: '1px solid currentcolor',
};

/**
 * A field for scenario ids, separated by commas. `npm run scenarios` lists the ids. Pressing Enter or leaving
 * the field reloads the story's mock world.
 */
function ScenarioTool() {
  const [globals, updateGlobals] = useGlobals();
  const chosen = typeof globals['scenario'] === 'string' ? globals['scenario'] : '';
  const apply = ({ currentTarget }: FocusEvent<HTMLInputElement> | KeyboardEvent<HTMLInputElement>): void => {
    const scenario = scenarioGlobal(currentTarget.value);
    if (scenario !== chosen) updateGlobals({ scenario });
  };
  const field = createElement('input', {
    key: chosen,
    type: 'search',
    list: listId,
    defaultValue: chosen === '' ? '' : scenariosOf(chosen),
    'aria-label': 'Scenarios of the mocked casino',
    placeholder: 'Scenario',
    size: 12,
    style,
    onBlur: apply,
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      if (event.key === 'Enter') apply(event);
    },
  });
  return createElement(Fragment, null, field, createElement('datalist', { id: listId }, options));
}

/** Opens the stories of the current component or screen in two brands. */
function SideBySideTool() {
  const { storyId } = useStorybookState();
  const [globals] = useGlobals();
  const story = storyUrl('brands-side-by-side--control', chosenOf(globals));
  const href = `${story}&args=story:${storyId}`;
  const link = {
    href,
    title: 'Two brands',
    'aria-label': 'Two brands',
    style: { display: 'flex', alignSelf: 'center', padding: 7, color: 'inherit' },
  };
  return createElement('a', link, createElement(Columns2, { size: 14 }));
}

/** Shows `duck-hunt` as `duck hunt`, and `Contrast Of Every Brand` as `Contrast of every brand`. */
function labelOf({ type, name }: API_HashEntry): string {
  if (type === 'root' || type === 'group') return name.replaceAll('-', ' ');
  return type === 'story' ? name.replaceAll(/ [A-Z](?=[a-z]| |$)/g, (letter) => letter.toLowerCase()) : name;
}

addons.setConfig({ sidebar: { renderLabel: labelOf } });

addons.register('casino/scenario', () => {
  addons.add('casino/scenario/tool', {
    type: types.TOOL,
    title: 'Scenarios',
    match: ({ viewMode }) => viewMode === 'story',
    render: () => createElement(ScenarioTool),
  });
  addons.add('casino/side-by-side/tool', {
    type: types.TOOL,
    title: 'Two brands',
    match: ({ viewMode }) => viewMode === 'story',
    render: () => createElement(SideBySideTool),
  });
});
