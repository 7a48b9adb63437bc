// Lists all scenarios with a search. Active ones are shown as chips on top.
import { make } from '#mocks/pages/shared/dom.ts';
import type { ActiveScenario } from '../../core/scenarioBoard.ts';
import { wholeNetwork } from '../../scenarios/scenario.ts';
import type { ScenarioRow } from '../../scenarios/scenarios.ts';
import { screenLink, screenOf } from '../../scenarios/screens.ts';
import { composeSection } from '../compose/composeSection.ts';
import { mockedSection, type Mocked } from '../compose/mockedSection.ts';
import { networkSection } from '../compose/networkSection.ts';
import { savedSetsSection } from '../compose/savedSets.ts';
import { openScreen } from '../openScreen.ts';
import { button, checkbox, field, setChildren } from '../parts.ts';
import {
  findScenarios,
  groupScenarios,
  isLimitable,
  limitScenario,
  switchScenario,
  type ScenarioGroup,
} from '../scenarioList.ts';
import type { PanelContext, Tab } from '../tab.ts';

type Active = readonly ActiveScenario[];
/**
 * Passes the active scenarios to `alter`, and activates the scenarios in the returned text. Resolves
 * to the outcome in words.
 */
type Change = (alter: (active: Active) => string) => Promise<string>;

/** Groups are expanded if a search has at most this many matches. */
const maxExpandedGroups = 6;

function onceSwitch({ id, remaining }: ActiveScenario, change: Change): HTMLElement {
  const isLimited = remaining !== null;
  return button(
    isLimited ? `${String(remaining)}×` : '∞',
    () => void change((active) => limitScenario(active, id, !isLimited)),
    {
      kind: 'quiet',
      label: isLimited
        ? `${id} answers ${String(remaining)} more: make it always`
        : `${id} answers always: make it once`,
    },
  );
}

/**
 * The parts of a chip for a scenario that has no effect, because a real backend answers its calls:
 * a note, and a button to let the mock answer. Empty for other scenarios.
 */
function backendParts({ operation, id }: ActiveScenario, mocked: Mocked): HTMLElement[] {
  if (!mocked.ignores(operation)) return [];
  const tag = make('span', { class: 'tag' }, 'answered by the backend');
  if (operation === null || operation === wholeNetwork) return [tag];
  const take = button('Let the mock answer it', () => void mocked.add(operation), {
    label: `Let the mock answer it, so that ${id} applies`,
  });
  return [tag, take];
}

function chip(scenario: ActiveScenario, change: Change, mocked: Mocked): HTMLElement {
  const { id, text } = scenario;
  const off = button('✕', () => void change((active) => switchScenario(active, id, false)), {
    kind: 'quiet',
    label: `Switch ${id} off`,
  });
  const backend = backendParts(scenario, mocked);
  const parts = isLimitable(scenario) ? [onceSwitch(scenario, change), off] : [off];
  const kind = backend.length > 0 ? 'chip idle' : 'chip';
  return make('li', { class: kind }, make('code', {}, text), ...backend, ...parts);
}

/**
 * A link to the scenario's screen. A plain click opens it in the current world. In another tab or window, the
 * link starts a new world.
 */
function screenLinkOf({ id }: ScenarioRow, { mock, announce }: PanelContext): HTMLElement {
  const open = (event: Event): void => {
    if (!(event instanceof MouseEvent) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    openScreen(mock, id).catch((error: unknown) => announce(`Not opened: ${String(error)}`));
  };
  const title = 'Adds the scenario to this world and goes to its screen';
  const attributes = { href: screenLink(id), title, 'aria-label': `Open the screen of ${id}`, click: open };
  return make('a', attributes, 'open');
}

function line(row: ScenarioRow, isOn: boolean, change: Change, context: PanelContext): HTMLElement {
  const name = row.kind === 'state' ? row.id : row.id.slice(row.id.indexOf('.') + 1);
  const summary = ` ${row.status === null ? '' : `${String(row.status)} `}${row.summary}`;
  const text = make('span', {}, make('code', {}, name), make('small', {}, summary));
  return make(
    'li',
    {},
    checkbox(
      text,
      isOn,
      (isWanted) => void change((active) => switchScenario(active, row.id, isWanted)),
      row.id,
    ),
    screenLinkOf(row, context),
  );
}

/** Explains how to reach the screen that shows the operation's scenarios. */
function hintOf({ rows: [row] }: ScenarioGroup): string {
  if (!row || row.kind === 'state' || row.kind === 'network') return '';
  const screen = screenOf(row.id);
  if (!screen) return 'No screen uses it yet.';
  const { path, user = 'guest', action = 'Open it' } = screen;
  return `${path} as ${user}. ${action}.`;
}

interface DrawnGroup {
  element: HTMLElement;
  update(active: Active): void;
}

/** Renders a group's rows only when the group is opened, because there are over a thousand rows. */
function drawGroup(group: ScenarioGroup, isOpen: boolean, change: Change, context: PanelContext): DrawnGroup {
  const { name, rows } = group;
  const list = make('ul', { class: 'rows' });
  const hint = make('p', { class: 'hint' });
  const count = make('small', {});
  const fill = (): void => {
    if (!element.open || list.childElementCount > 0) return;
    hint.textContent = hintOf(group);
    const active = new Set(context.mock.activeScenarios().map(({ id }) => id));
    list.append(...rows.map((row) => line(row, active.has(row.id), change, context)));
  };
  const element = make(
    'details',
    { toggle: fill },
    make('summary', {}, make('code', {}, name), count),
    hint,
    list,
  );
  element.open = isOpen;
  fill();
  return {
    element,
    update(active) {
      const ids = new Set(active.map(({ id }) => id));
      const on = rows.filter(({ id }) => ids.has(id)).length;
      count.textContent = ` ${String(rows.length)}${on > 0 ? `, ${String(on)} on` : ''}`;
      for (const input of list.querySelectorAll('input')) input.checked = ids.has(input.value);
    },
  };
}

function createGroups(
  context: PanelContext,
  change: Change,
): { search: HTMLElement; results: HTMLElement; update(active: Active): void } {
  const { mock } = context;
  const all = mock.scenarios();
  const count = make('p', { class: 'hint', role: 'status' });
  const place = make('div', { class: 'groups' });
  const search = make('input', {
    type: 'search',
    placeholder: 'login 401, captcha, timeout…',
    input: () => draw(),
  });
  let drawn: DrawnGroup[] = [];
  const update = (active: Active): void => {
    for (const group of drawn) group.update(active);
  };
  const draw = (): void => {
    const rows = findScenarios(all, search.value);
    const groups = groupScenarios(rows);
    const isOpen = search.value !== '' && groups.length <= maxExpandedGroups;
    count.textContent = `${String(rows.length)} of ${String(all.length)} scenarios`;
    drawn = groups.map((group) => drawGroup(group, isOpen, change, context));
    place.replaceChildren(...drawn.map(({ element }) => element));
    update(mock.activeScenarios());
  };
  draw();
  return { search: field('Search', search), results: make('div', { class: 'stack' }, count, place), update };
}

export function scenariosTab(context: PanelContext): Tab {
  const { mock } = context;
  const chips = make('ul', { class: 'chips', 'aria-label': 'Active scenarios' });
  const none = make('p', { class: 'hint' }, 'None is active. A scenario applies from the next request on.');
  let shown: string | null = null;
  // Changes run one after another, because each starts from the scenarios that the previous one has set.
  let last = Promise.resolve('');
  const change: Change = (alter) => {
    const set = async (): Promise<string> => {
      await mock.setScenario(alter(mock.activeScenarios()));
      refresh();
      const names = mock.activeScenarios().map(({ text }) => text);
      return `Active scenarios: ${names.join(', ') || 'none'}`;
    };
    last = last
      .then(set)
      .catch((error: unknown) => `Not set: ${String(error)}`)
      .then((outcome) => {
        context.announce(outcome);
        return outcome;
      });
    return last;
  };
  const groups = createGroups(context, change);
  const network = networkSection((alter) => void change(alter));
  const mocked = mockedSection(context, () => refresh());
  const compose = composeSection((text) =>
    change((active) => [...active.map((one) => one.text), text].join(',')),
  );
  const sets = savedSetsSection({
    present: () =>
      mock
        .activeScenarios()
        .map(({ text }) => text)
        .join(','),
    apply: (text) => void change(() => text),
    announce: context.announce,
  });
  const refresh = (): void => {
    mocked.refresh();
    const active = mock.activeScenarios();
    const text = JSON.stringify([active, mock.settings().mocked]);
    if (text === shown) return;
    shown = text;
    none.hidden = active.length > 0;
    chips.hidden = active.length === 0;
    setChildren(
      chips,
      active.map((scenario) => chip(scenario, change, mocked)),
    );
    groups.update(active);
    network.update(active);
  };
  // While something is searched, only the results are shown below the search (`styles/tabs.css`).
  const parts = [mocked.element, network.element, compose, sets, groups.results];
  return {
    element: make(
      'div',
      { class: 'stack searchable' },
      make('div', { class: 'active' }, none, chips),
      groups.search,
      ...parts,
    ),
    refresh,
  };
}
