import { make } from '#mocks/pages/shared/dom.ts';
import { checkbox } from '../parts.ts';
import { switchScenario } from '../scenarioList.ts';
import type { PanelContext, Tab } from '../tab.ts';

/** The server's flags and other named states, as switches. */
export function flagsSection({ mock, announce }: PanelContext): Tab {
  const states = mock.scenarios().filter(({ kind }) => kind === 'state');
  const switchState = async (id: string, isOn: boolean): Promise<void> => {
    await mock.setScenario(switchScenario(mock.activeScenarios(), id, isOn));
    announce(`${id} is ${isOn ? 'on' : 'off'}. Reload to see it everywhere`);
  };
  const boxes = states.map(({ id, summary }) => {
    const text = make(
      'span',
      {},
      make('code', {}, id.replace('state.', '')),
      make('small', {}, ` ${summary}`),
    );
    return checkbox(text, false, (isOn) => void switchState(id, isOn), id);
  });
  return {
    element: make(
      'details',
      { class: 'section' },
      make('summary', {}, 'Flags and states'),
      make('ul', { class: 'rows' }, ...boxes.map((box) => make('li', {}, box))),
    ),
    refresh() {
      const on = new Set(mock.activeScenarios().map(({ id }) => id));
      for (const box of boxes) {
        const input = box.querySelector('input');
        if (input) input.checked = on.has(input.value);
      }
    },
  };
}
