// Chooses the operations that the mock answers instead of a real backend.
import { make } from '#mocks/pages/shared/dom.ts';
import { operationById } from '../../core/routes.ts';
import { wholeNetwork } from '../../scenarios/scenario.ts';
import { button, field, form, row, section, setChildren } from '../parts.ts';
import type { PanelContext } from '../tab.ts';

const title = 'Answered by the mock';

/** The operations whose names are most similar to this text, measured by shared pairs of letters. */
export function similarOperations(text: string): string[] {
  const pairsOf = (name: string): string[] =>
    Array.from(name.slice(1), (letter, index) => `${name[index] ?? ''}${letter}`.toLowerCase());
  const wanted = new Set(pairsOf(text));
  const ranked = Array.from(operationById.keys(), (id) => {
    const pairs = pairsOf(id);
    return { id, likeness: pairs.filter((pair) => wanted.has(pair)).length / (pairs.length + wanted.size) };
  });
  return ranked
    .filter(({ likeness }) => likeness > 0.2)
    .toSorted((one, other) => other.likeness - one.likeness)
    .slice(0, 3)
    .map(({ id }) => id);
}

export interface Mocked {
  /** Hidden if there is no real backend, because the mock then answers everything. */
  readonly element: HTMLElement;
  refresh(): void;
  /**
   * Whether a scenario of this operation has no effect, because the real backend answers its calls.
   * `operation` is null for a named state.
   */
  ignores(operation: string | null): boolean;
  add(operation: string): Promise<void>;
}

/** @param onChoice called after the chosen operations have changed */
export function mockedSection({ mock, announce }: PanelContext, onChoice: () => void): Mocked {
  const chips = make('ul', { class: 'chips', 'aria-label': title });
  const hint = make('p', { class: 'hint' }, 'The backend answers everything. Scenarios need the mock.');
  const options = make(
    'datalist',
    { id: 'mockable' },
    ...Array.from(operationById.keys(), (value) => make('option', { value })),
  );
  const input = make('input', { list: 'mockable', autocomplete: 'off', spellcheck: 'false' });
  const outcome = make('p', { class: 'line', role: 'status' });
  const say = (message: string): void => {
    outcome.textContent = message;
  };
  const present = (): readonly string[] => mock.settings().mocked ?? [];
  const choose = async (operations: readonly string[]): Promise<void> => {
    try {
      await mock.setMocked(operations);
      input.value = '';
      say('');
      announce(`${title}: ${present().join(', ') || 'nothing'}`);
      onChoice();
    } catch (error) {
      say(`Not set: ${String(error)}`);
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
    else if (id === '') say('Type the name of an operation.');
    else {
      const similar = similarOperations(id).join(', ');
      say(`The description has no operation ${id}.${similar && ` Similar: ${similar}.`}`);
    }
  };
  const addOperation = button('Add operation', add);
  const element = section(
    title,
    chips,
    hint,
    form(addOperation, row(field('Mocked operation', input), addOperation)),
    outcome,
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
    setChildren(
      chips,
      ids.map((id) => make('li', { class: 'chip' }, make('code', {}, id), remove(id))),
    );
  };
  return {
    element,
    refresh,
    ignores(operation) {
      const { mocked } = mock.settings();
      if (!mocked) return false;
      const isOne = operation !== null && operation !== wholeNetwork;
      return isOne ? !mocked.includes(operation) : mocked.length === 0;
    },
    add: (operation) => choose([...present(), operation]),
  };
}
