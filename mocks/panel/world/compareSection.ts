import { make } from '#mocks/pages/shared/dom.ts';
import type { SeedDifference } from '../../generated/control/client.ts';
import { button, field, form, row } from '../parts.ts';
import type { PanelContext } from '../tab.ts';

const maxShown = 60;

function seedInput(value: string): HTMLInputElement {
  return make('input', {
    value,
    maxlength: '64',
    pattern: String.raw`[\w.\-]+`,
    required: true,
    spellcheck: 'false',
  });
}

const listOf = (title: string, lines: readonly string[]): HTMLElement[] =>
  lines.length === 0
    ? []
    : [
        make('h3', { class: 'plain-title' }, `${title}: ${String(lines.length)}`),
        make('ul', { class: 'differences' }, ...lines.slice(0, maxShown).map((text) => make('li', {}, text))),
        ...(lines.length > maxShown
          ? [make('p', { class: 'hint' }, `and ${String(lines.length - maxShown)} more`)]
          : []),
      ];

function resultOf({ kind, onlyFirst, onlySecond, changed, same }: SeedDifference): HTMLElement {
  const summary = `${kind}: ${String(same)} the same, ${String(changed.length)} changed, ${String(onlyFirst.length)} and ${String(onlySecond.length)} only in one`;
  return make(
    'details',
    {},
    make('summary', {}, summary),
    ...listOf('Only in the first', onlyFirst),
    ...listOf('Only in the second', onlySecond),
    ...listOf(
      'Changed',
      changed.map(({ slug, facts }) => `${slug}: ${facts.join(', ')}`),
    ),
  );
}

/** Which games, promotions and tournaments differ between two seeds. */
export function compareSection({ mock, announce }: PanelContext): HTMLElement {
  const { seed } = mock.settings();
  const [first, second] = [seedInput(seed), seedInput(seed === '1' ? '2' : '1')];
  const results = make('div', { class: 'groups', 'aria-label': 'Differences', role: 'group' });
  const compare = async (): Promise<void> => {
    if (!first.reportValidity() || !second.reportValidity()) return;
    const differences = await mock.compareSeeds(first.value, second.value);
    results.replaceChildren(...differences.map(resultOf));
    announce('The seeds are compared');
  };
  const press = button('Compare', () => void compare());
  return make(
    'details',
    { class: 'section' },
    make('summary', {}, 'Compare two seeds'),
    form(press, row(field('First seed', first), field('Second seed', second), press)),
    results,
  );
}
