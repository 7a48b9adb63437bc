import { useState } from 'react';
import { operationList } from '../../mocks/core/routes.ts';
import { faults } from '../../mocks/scenarios/faults.ts';
import { screens } from '../../mocks/scenarios/screens.ts';
import { namedStates } from '../../mocks/scenarios/states.ts';
import { Select } from '../../src/ui/Select/Select.tsx';
import { visitors } from '../globals.ts';
import { scenarioGlobal } from '../storySettings.ts';
import { storyOfScenario, type Globals } from '../storyLinks.ts';
import { viewports } from '../viewports.ts';
import { StoryFrame, type FrameWidth } from './StoryFrame.tsx';
import styles from './pages.module.css';

const kinds = {
  visitors: 'Visitors',
  answers: 'Other answers',
  errors: 'Errors',
  faults: 'Faults of the connection',
  world: 'States of the whole world',
} as const;
type Kind = keyof typeof kinds;

interface State {
  readonly story: string;
  readonly globals: Globals;
  readonly caption: string;
  readonly note: string;
}

const pathOf = (url: string): string => url.split('?', 1)[0] ?? url;
const shown = operationList.flatMap((operation) => {
  const screen = screens[operation.id];
  return screen ? [{ operation, screen, path: pathOf(screen.path) }] : [];
});
export const screenPaths: readonly string[] = [...new Set(shown.map(({ path }) => path))].toSorted();

const scenarioState = (scenario: string, note: string, story = storyOfScenario(scenario)): State => ({
  story,
  globals: { scenario: scenarioGlobal(scenario) },
  caption: scenario,
  note,
});

type Row = (typeof shown)[number];

/**
 * For each kind of state, such as `visitors`, a function that lists a screen's states of that kind. `rows`
 * are the operations that the screen calls. `plain` is the id of a story that shows the screen without an
 * error.
 */
const states: Readonly<Record<Kind, (rows: readonly Row[], plain: string) => State[]>> = {
  visitors: (rows, plain) =>
    visitors.map(({ value, title }) => ({
      story: plain,
      globals: { user: value },
      caption: title,
      note: rows[0]?.path ?? '',
    })),
  answers: (rows) =>
    rows.flatMap(({ operation: { id, answers, status } }) =>
      answers
        .filter(({ name }) => name !== 'success')
        .map(({ name }) => scenarioState(`${id}.${name}`, String(status))),
    ),
  errors: (rows) =>
    rows.flatMap(({ operation: { id, errors } }) =>
      errors.map(({ name, status, value }) =>
        scenarioState(`${id}.${name}`, `${status} ${value.errors.map(({ code }) => code).join(', ')}`),
      ),
    ),
  faults: (rows) =>
    rows.flatMap(({ operation: { id } }) =>
      Object.entries(faults).map(([fault, note]) => scenarioState(`${id}.${fault}`, note)),
    ),
  world: (_, plain) =>
    Object.entries(namedStates).map(([state, { summary }]) => scenarioState(state, summary, plain)),
};

/**
 * The screen's states. The link of an error state leads to the error atlas, the stories of all documented
 * errors.
 */
export function statesOf(path: string, kind: Kind): State[] {
  const rows = shown.filter((row) => row.path === path);
  const byOpening = rows.find(({ screen }) => screen.action === undefined) ?? rows[0];
  return byOpening ? states[kind](rows, storyOfScenario(byOpening.operation.id)) : [];
}

export interface ScreenStatesProps {
  path: string;
  kind: Kind;
  width: FrameWidth;
}

const isKind = (value: string): value is Kind => value in kinds;
const isWidth = (value: string): value is FrameWidth => value in viewports && value !== 'zoomedPhone';

/** Every state of a screen as a thumbnail. The caption links to the full-size story. */
export function ScreenStates(start: ScreenStatesProps) {
  const [path, setPath] = useState(start.path);
  const [kind, setKind] = useState(start.kind);
  const [width, setWidth] = useState(start.width);
  const all = statesOf(path, kind);
  return (
    <div className={styles.page} data-wide>
      <h1>Every state of {path}</h1>
      <div className={styles.choices}>
        <Select
          label="Screen"
          value={path}
          options={screenPaths.map((value) => ({ value, label: value }))}
          onChange={({ target }) => setPath(target.value)}
        />
        <Select
          label="States"
          value={kind}
          options={Object.entries(kinds).map(([value, label]) => ({
            value,
            label: `${label} (${isKind(value) ? statesOf(path, value).length : 0})`,
          }))}
          onChange={({ target: { value } }) => {
            if (isKind(value)) setKind(value);
          }}
        />
        <Select
          label="Width"
          value={width}
          options={Object.entries(viewports)
            .filter(([name]) => isWidth(name))
            .map(([value, { name }]) => ({ value, label: name }))}
          onChange={({ target: { value } }) => {
            if (isWidth(value)) setWidth(value);
          }}
        />
      </div>
      <p className={styles.lead} role="status">
        {all.length} states
      </p>
      <div className={styles.frames}>
        {all.map((state) => (
          <StoryFrame key={`${path} ${width} ${state.caption}`} {...state} width={width} />
        ))}
      </div>
    </div>
  );
}
