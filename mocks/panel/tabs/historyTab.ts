import { make } from '#mocks/pages/shared/dom.ts';
import type { Steps } from '../../handlers/journal.ts';
import { button, field, row, section } from '../parts.ts';
import type { PanelContext, Tab } from '../tab.ts';

function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  make('a', { href: url, download: name }).click();
  // The browser reads the address after the click.
  setTimeout(() => URL.revokeObjectURL(url));
}

function fileSection({ mock, announce }: PanelContext): HTMLElement {
  const input = make('input', { type: 'file', accept: '.json,application/json' });
  const problem = make('p', { class: 'hint', role: 'alert' });
  const open = async (): Promise<void> => {
    const [file] = input.files ?? [];
    if (!file) return;
    const text = await file.text();
    const found = await Promise.resolve()
      .then(() => mock.load(JSON.parse(text)))
      .catch(() => 'this is not a journal');
    problem.textContent = found ?? '';
    if (found === null) location.reload();
  };
  const save = async (): Promise<void> => {
    download('journal.json', await mock.journal());
    announce('The journal is in your downloads');
  };
  input.addEventListener('change', () => void open());
  return section(
    'File',
    row(
      button('Save journal', () => void save()),
      field('Open journal', input),
    ),
    problem,
    make('p', { class: 'hint' }, 'A link holds short journals only. A file holds any, for a bug report.'),
  );
}

/** Everything that was done: step back and forward, continue from any step, save and open. */
export function historyTab(context: PanelContext): Tab {
  const { mock } = context;
  const list = make('ol', { class: 'steps', 'aria-label': 'Steps' });
  let shown = '';
  let present = 0;
  const go = (position: number): void => {
    void Promise.resolve(mock.goTo(position)).then(() => location.reload());
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
      return make('li', { class: index < position ? 'done' : 'undone' }, press);
    });
    list.replaceChildren(...items.toReversed());
  };
  return {
    element: make(
      'div',
      { class: 'stack' },
      section(
        'What was done',
        row(back, forward),
        make(
          'p',
          { class: 'hint' },
          'Choose a step to go there. The next call continues from it and drops the steps after it.',
        ),
        list,
      ),
      fileSection(context),
    ),
    refresh: () => void mock.steps().then(draw),
  };
}
