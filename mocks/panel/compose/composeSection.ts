import { make } from '#mocks/pages/shared/dom.ts';
import { wholeNetwork, type Match } from '../../scenarios/scenario.ts';
import { button, field, form, row, select, setChildren } from '../parts.ts';
import { matchNames, operationNames, outcomesOf, textOfComposed } from './composed.ts';

/** A list of controls with a button on each line to remove it. */
function lines<Value>(
  label: string,
  create: (change: () => void) => { element: HTMLElement; read: () => Value },
  change: () => void,
) {
  const parts = new Map<HTMLElement, () => Value>();
  const list = make('ol', { class: 'lines', 'aria-label': label });
  const add = (): void => {
    const { element, read } = create(change);
    const remove = button(
      '✕',
      () => {
        parts.delete(item);
        setChildren(list, [...parts.keys()]);
        change();
      },
      { kind: 'quiet', label: `Remove this ${label.toLowerCase().replace(/s$/, '')}` },
    );
    const item = make('li', { class: 'row' }, element, remove);
    parts.set(item, read);
    list.append(item);
  };
  return {
    list,
    add,
    reset(): void {
      parts.clear();
      list.replaceChildren();
    },
    read: (): Value[] => [...parts.values()].map((read) => read()),
  };
}

function numberInput(value: string, least: string, most: string, change: () => void): HTMLInputElement {
  return make('input', { type: 'number', value, min: least, max: most, step: 'any', input: change });
}

/**
 * A form that composes a scenario.
 * @param add adds the scenario to the active ones, and returns the outcome in words
 */
export function composeSection(add: (text: string) => Promise<string>): HTMLElement {
  const preview = make('code', { class: 'preview' });
  const problem = make('p', { class: 'hint', role: 'status' });
  const apply = button(
    'Add',
    () => {
      void add(preview.textContent ?? '').then((outcome) => (problem.textContent = outcome));
    },
    { kind: 'main' },
  );
  const draw = (): void => {
    const { text, problem: found } = textOfComposed({
      operation: operation.value,
      matches: conditions.read(),
      outcomes: outcomes.read(),
      after: after.valueAsNumber || 0,
      times: times.valueAsNumber || 0,
      delay: delay.valueAsNumber || 0,
      jitter: jitter.valueAsNumber || 0,
      share: share.valueAsNumber || 100,
    });
    preview.textContent = text;
    problem.textContent = found ?? '';
    apply.disabled = found !== null;
  };
  const options = make(
    'datalist',
    { id: 'operations' },
    ...operationNames.map((value) => make('option', { value })),
  );
  const operation = make('input', {
    list: 'operations',
    value: 'login',
    autocomplete: 'off',
    spellcheck: 'false',
  });
  const conditions = lines<Match>(
    'Conditions',
    (change) => {
      const names = matchNames(operation.value).map((name) => ({ value: name, label: name }));
      const name = select(names, names[0]?.value ?? '', change);
      const value = make('input', { 'aria-label': 'Value', placeholder: 'value', input: change });
      name.setAttribute('aria-label', 'Condition');
      return {
        element: make('span', { class: 'pair' }, name, value),
        read: () => ({ name: name.value, value: value.value }),
      };
    },
    draw,
  );
  const outcomes = lines<string>(
    'Outcomes',
    (change) => {
      const choices = outcomesOf(operation.value).map(({ name, label }) => ({ value: name, label }));
      const control = select(choices, choices[0]?.value ?? '', change);
      control.setAttribute('aria-label', 'Outcome');
      return { element: control, read: () => control.value };
    },
    draw,
  );
  const [after, times] = [numberInput('0', '0', '999', draw), numberInput('0', '0', '999', draw)];
  const [delay, jitter] = [numberInput('0', '0', '60000', draw), numberInput('0', '0', '60000', draw)];
  const share = numberInput('100', '1', '100', draw);
  const addTo = (part: { add: () => void }) => (): void => {
    part.add();
    draw();
  };
  operation.addEventListener('change', () => {
    conditions.reset();
    outcomes.reset();
    if (operationNames.includes(operation.value)) outcomes.add();
    draw();
  });
  outcomes.add();
  draw();
  return make(
    'details',
    { class: 'section' },
    make('summary', {}, 'Compose a scenario'),
    form(
      apply,
      options,
      field(`Operation, or ${wholeNetwork} for all`, operation),
      conditions.list,
      outcomes.list,
      row(button('Add condition', addTo(conditions)), button('Add outcome', addTo(outcomes))),
      row(
        field('Let pass first', after),
        field('At most (0: always)', times),
        field('Share of calls, %', share),
      ),
      row(field('Delay, ms', delay), field('Jitter, ms', jitter)),
      preview,
      row(apply, problem),
    ),
  );
}
