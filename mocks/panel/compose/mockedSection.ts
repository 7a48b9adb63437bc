// Chooses the operations that the mock answers instead of a real backend.
import { make } from '#mocks/pages/shared/dom.ts';
import { operationById } from '../../core/routes.ts';
import { button, field, row, section } from '../parts.ts';
import type { PanelContext } from '../tab.ts';

const title = 'Answered by the mock';

/** Hidden without a real backend, because the mock then answers everything. */
export function mockedSection({ mock, announce }: PanelContext): { element: HTMLElement; refresh(): void } {
  const chips = make('ul', { class: 'chips', 'aria-label': title });
  const hint = make('p', { class: 'hint' }, 'The backend answers everything. Scenarios need the mock.');
  const options = make(
    'datalist',
    { id: 'mockable' },
    ...Array.from(operationById.keys(), (value) => make('option', { value })),
  );
  const input = make('input', { list: 'mockable', autocomplete: 'off', spellcheck: 'false' });
  const present = (): readonly string[] => mock.settings().mocked ?? [];
  const choose = async (operations: readonly string[]): Promise<void> => {
    try {
      await mock.setMocked(operations);
      input.value = '';
      announce(`${title}: ${present().join(', ') || 'nothing'}`);
      refresh();
    } catch (error) {
      announce(`Not set: ${String(error)}`);
    }
  };
  const remove = (id: string): HTMLElement =>
    button('✕', () => void choose(present().filter((one) => one !== id)), {
      kind: 'quiet',
      label: `Let the backend answer ${id}`,
    });
  const add = (): void => {
    const id = input.value.trim();
    if (operationById.has(id)) void choose([...present(), id]);
    else announce(`The description has no operation ${id}`);
  };
  const element = section(
    title,
    chips,
    hint,
    row(field('Mocked operation', input), button('Add operation', add)),
    options,
  );
  let shown: string | null = null;
  const refresh = (): void => {
    const { mocked } = mock.settings();
    element.hidden = mocked === undefined;
    const ids = present();
    if (ids.join() === shown) return;
    shown = ids.join();
    chips.hidden = ids.length === 0;
    hint.hidden = ids.length > 0;
    chips.replaceChildren(
      ...ids.map((id) => make('li', { class: 'chip' }, make('code', {}, id), remove(id))),
    );
  };
  return { element, refresh };
}
