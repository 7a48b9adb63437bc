import { make } from '#mocks/pages/shared/dom.ts';
import { download } from '../download.ts';
import { button, field, row, section } from '../parts.ts';
import type { PanelContext } from '../tab.ts';

export function saveButton({ mock, announce }: PanelContext): HTMLButtonElement {
  const save = async (): Promise<void> => {
    download('journal.json', await mock.journal());
    announce('The journal is in your downloads');
  };
  return button('Save journal', () => void save());
}

/** Saves the journal as a file, and opens one. */
export function fileSection(context: PanelContext): HTMLElement {
  const { mock } = context;
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
  input.addEventListener('change', () => void open());
  return section(
    'File',
    row(saveButton(context), field('Open journal', input)),
    problem,
    make('p', { class: 'hint' }, 'A link holds short journals only. A file holds any, for a bug report.'),
  );
}
