// Named sets of scenarios, kept in this browser.
import { make } from '#mocks/pages/shared/dom.ts';
import { isRecord } from '../../core/isRecord.ts';
import { button, field, form, row, section, setChildren } from '../parts.ts';

const key = 'mock.panel.sets';

/** The saved sets; empty if storage is blocked. */
export function readSets(): Record<string, string> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return isRecord(value)
      ? Object.fromEntries(
          Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
        )
      : {};
  } catch {
    return {};
  }
}

/** Returns whether the browser kept the sets. */
function writeSets(sets: Record<string, string>): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(sets));
    return true;
  } catch {
    return false;
  }
}

export interface SetsOptions {
  /** The text of the active scenarios. */
  present: () => string;
  apply: (text: string) => void;
  announce: (message: string) => void;
}

export function savedSetsSection({ present, apply, announce }: SetsOptions): HTMLElement {
  const list = make('ul', { class: 'rows', 'aria-label': 'Saved sets' });
  const name = make('input', { maxlength: '60', placeholder: 'lossy login' });
  const draw = (): void => {
    const items = Object.entries(readSets()).map(([title, text]) =>
      make(
        'li',
        { class: 'row' },
        button(title, () => apply(text), { label: `Apply ${title}` }),
        make('code', { class: 'path' }, text || 'no scenario'),
        button('✕', () => change(title, null), { kind: 'quiet', label: `Delete ${title}` }),
      ),
    );
    setChildren(list, items);
  };
  const change = (title: string, text: string | null): void => {
    const { [title]: _, ...others } = readSets();
    const isKept = writeSets(text === null ? others : { ...others, [title]: text });
    announce(isKept ? `The sets are saved` : 'The browser doesn’t allow saving');
    draw();
  };
  const save = (): void => {
    const title = name.value.trim();
    if (title === '') return;
    change(title, present());
    name.value = '';
  };
  draw();
  const keep = button('Save', save);
  return section('Saved sets', form(keep, row(field('Name of the active scenarios', name), keep)), list);
}
