import { make } from '#mocks/pages/shared/dom.ts';
import type { Steps } from '../../handlers/journal.ts';
import { button, row, section } from '../parts.ts';
import type { PanelContext, Tab } from '../tab.ts';
import { branchAt, dropBranch, readBranches, switchBranch } from './branches.ts';
import { dayAndTime } from './clockSection.ts';

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
    list.replaceChildren(...items);
    list.hidden = items.length === 0;
  };
  draw();
  return list;
}

/** Everything that was done: step back and forward, go to a step, or branch there. */
export function stepsSection(context: PanelContext): Tab {
  const { mock, announce } = context;
  const list = make('ol', { class: 'steps', 'aria-label': 'Steps' });
  let shown = '';
  let present = 0;
  const nameOfPresent = (): string => `${String(present)} steps, until ${dayAndTime(mock.now())}`;
  const go = (position: number): void => {
    void Promise.resolve(mock.goTo(position)).then(() => location.reload());
  };
  const branch = (position: number): void => {
    branchAt(mock, position, nameOfPresent()).then(
      () => location.reload(),
      (error: unknown) => announce(`No branch: ${String(error)}`),
    );
  };
  const back = button('Step back', () => go(Math.max(0, present - 1)), { kind: 'main' });
  const forward = button('Step forward', () => go(present + 1));
  const draw = ({ position, steps }: Steps): void => {
    present = position;
    back.disabled = position === 0;
    forward.disabled = position === steps.length;
    const text = JSON.stringify([position, steps]);
    if (text === shown) return;
    shown = text;
    const items = steps.map((step, index) => {
      const isNow = index + 1 === position;
      const press = button(step, () => go(index + 1), { kind: 'quiet' });
      if (isNow) press.setAttribute('aria-current', 'step');
      const fork = button('Branch', () => branch(index + 1), {
        kind: 'quiet',
        label: `Branch after step ${String(index + 1)}`,
      });
      return make('li', { class: index < position ? 'done' : 'undone' }, press, fork);
    });
    list.replaceChildren(...items.toReversed());
  };
  return {
    element: section(
      'What was done',
      row(back, forward),
      make(
        'p',
        { class: 'hint' },
        'Choose a step to go there; the next call drops the steps after it. A branch keeps them as another course.',
      ),
      branchList(context, nameOfPresent),
      list,
    ),
    refresh: () => mock.steps().then(draw),
  };
}
