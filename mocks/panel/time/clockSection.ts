import { make } from '#mocks/pages/shared/dom.ts';
import { button, checkbox, field, form, reloadAfter, row, section } from '../parts.ts';
import type { PanelContext, Tab } from '../tab.ts';

const minute = 60_000;
const jumps = [
  { label: '+1 min', by: minute },
  { label: '+1 h', by: 60 * minute },
  { label: '+1 day', by: 24 * 60 * minute },
] as const;

export const dayAndTime = (instant: number): string =>
  new Date(instant).toISOString().slice(0, 19).replace('T', ' ');

export function clockSection({ mock, announce }: PanelContext): Tab {
  const time = make('output', { class: 'time', 'aria-live': 'off' });
  const freeze = checkbox('Frozen', mock.isFrozen(), (isFrozen) => void mock.freezeClock(isFrozen));
  const input = make('input', { type: 'datetime-local', step: '1' });
  let offered = '';
  /** Fills in the mock's current time, unless the user has edited the field. */
  const offer = (): void => {
    if (input.value !== offered || input.matches(':focus')) return;
    input.value = new Date(mock.now()).toISOString().slice(0, 19);
    offered = input.value;
  };
  const refresh = (): void => {
    time.textContent = `${dayAndTime(mock.now())} UTC`;
    const box = freeze.querySelector('input');
    if (box) box.checked = mock.isFrozen();
    offer();
  };
  const noticed = (): void => {
    refresh();
    announce(`The clock is ${time.textContent}`);
  };
  const set = (): void => {
    const instant = Date.parse(`${input.value}Z`);
    if (Number.isNaN(instant)) return;
    offered = input.value;
    // Setting an earlier time rebuilds the world, so the page must reload to show it.
    if (instant < mock.now()) reloadAfter(mock.setClock(instant));
    else void Promise.resolve(mock.setClock(instant)).then(noticed);
  };
  const apply = button('Set', set);
  const moves = jumps.map(({ label, by }) =>
    button(label, () => void Promise.resolve(mock.advanceClock(by)).then(noticed)),
  );
  return {
    element: section(
      'Clock',
      row(time, freeze),
      row(...moves),
      form(apply, row(field('Time, UTC', input), apply)),
      make(
        'p',
        { class: 'hint' },
        'The page notices with its next responses; reload to update everything at once. An earlier time shows the world as it was then, with the same player.',
      ),
    ),
    refresh,
  };
}
