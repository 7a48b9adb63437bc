import { make } from '#mocks/pages/shared/dom.ts';
import type { Steps } from '../../handlers/steps.ts';
import { button, row, section, setChildren } from '../parts.ts';
import type { PanelContext, Tab } from '../tab.ts';
import { branchAt, dropBranch, readBranches, switchBranch } from './branches.ts';
import { dayAndTime } from './clockSection.ts';
import { doneGroups, groupSteps, type StepGroup } from './stepGroups.ts';

function branchList({ mock, announce }: PanelContext, nameOfPresent: () => string) {
  const list = make('ul', { class: 'rows', 'aria-label': 'Branches' });
  const draw = (): void => {
    const items = Object.keys(readBranches()).map((name) =>
      make(
        'li',
        { class: 'row' },
        make('span', { class: 'path' }, name),
        button(
          'Switch',
          () => {
            switchBranch(mock, name, nameOfPresent()).then(
              () => location.reload(),
              (error: unknown) => announce(`Not switched: ${String(error)}`),
            );
          },
          { label: `Switch to ${name}` },
        ),
        button(
          '✕',
          () => {
            dropBranch(name);
            draw();
          },
          { kind: 'quiet', label: `Delete ${name}` },
        ),
      ),
    );
    setChildren(list, items);
    list.hidden = items.length === 0;
  };
  draw();
  return list;
}

interface StepActions {
  go: (position: number) => void;
  branch: (position: number) => void;
}

function stepItem(group: StepGroup, number: number, done: number, { go, branch }: StepActions): HTMLElement {
  const press = button(`${dayAndTime(Date.parse(group.at))} ${group.text}`, () => go(group.end), {
    kind: 'quiet',
  });
  if (number === done) press.setAttribute('aria-current', 'step');
  const fork = button('Branch', () => branch(group.end), {
    kind: 'quiet',
    label: `Branch after step ${String(number)}`,
  });
  return make('li', { class: number <= done ? 'done' : 'undone' }, press, fork);
}

/** The positions to which a step back and a step forward lead. */
function neighbours(groups: readonly StepGroup[], position: number): { back: number; forward: number } {
  const done = doneGroups(groups, position);
  const present = groups[done - 1];
  const isWithin = present !== undefined && position < present.end;
  return {
    back: groups[done - 2]?.end ?? 0,
    forward: (isWithin ? present : groups[done])?.end ?? position,
  };
}

/**
 * The list of steps, with buttons to step back and forward, to go to a step, or to start a branch at a
 * step.
 */
export function stepsSection(context: PanelContext): Tab {
  const { mock, announce } = context;
  const list = make('ol', { class: 'steps', 'aria-label': 'Steps' });
  let shown = '';
  let done = 0;
  let targets = { back: 0, forward: 0 };
  const nameOfPresent = (): string => `${String(done)} steps, until ${dayAndTime(mock.now())}`;
  const go = (position: number): void => {
    void Promise.resolve(mock.goTo(position)).then(() => location.reload());
  };
  const branch = (position: number): void => {
    branchAt(mock, position, nameOfPresent()).then(
      () => location.reload(),
      (error: unknown) => announce(`No branch: ${String(error)}`),
    );
  };
  const back = button('Step back', () => go(targets.back), { kind: 'main' });
  const forward = button('Step forward', () => go(targets.forward));
  const draw = ({ position, steps }: Steps): void => {
    const groups = groupSteps(steps);
    done = doneGroups(groups, position);
    targets = neighbours(groups, position);
    back.disabled = done === 0;
    forward.disabled = targets.forward === position;
    const text = JSON.stringify([position, groups]);
    if (text === shown) return;
    shown = text;
    const items = groups.map((group, index) => stepItem(group, index + 1, done, { go, branch }));
    setChildren(list, items.toReversed());
  };
  return {
    element: section(
      'What was done',
      row(back, forward),
      make(
        'p',
        { class: 'hint' },
        'Choose a step to go there; the next call drops the steps after it. A branch keeps them as another course. Calls that no player makes, such as the renewal of a token, belong to the step before them.',
      ),
      branchList(context, nameOfPresent),
      list,
    ),
    refresh: () => mock.steps().then(draw),
  };
}
