import X from 'lucide-react/icons/x';
import type { MouseEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Chip } from '#/ui/Chip/Chip.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
import type { Choice } from '../../model/gridQuery.ts';
import type { ChoiceName } from './useChoiceName.ts';
import styles from '../Grid/GridView.module.css';

interface ChosenFiltersProps {
  choices: readonly Choice[];
  nameOf: ChoiceName;
  onRemove: (choice: Choice) => void;
  onClear: () => void;
  /** Called before the last chip disappears, to move the focus. */
  onEmpty: () => void;
}

/** What is chosen, as chips that a press removes. The focus moves to the next chip. */
export function ChosenFilters({ choices, nameOf, onRemove, onClear, onEmpty }: ChosenFiltersProps) {
  const { formatMessage } = useIntl();
  const remove = ({ currentTarget }: MouseEvent<HTMLButtonElement>, choice: Choice) => {
    const next = currentTarget.nextElementSibling;
    if (choices.length > 1 && next instanceof HTMLElement) next.focus();
    else onEmpty();
    onRemove(choice);
  };
  const clear = () => {
    onEmpty();
    onClear();
  };
  return (
    <div
      className={styles.chosen}
      role="group"
      aria-label={formatMessage({ id: 'gameFacts.filters.chosen' })}
    >
      {choices.map((choice) => {
        const name = nameOf(choice);
        return (
          <Chip
            key={`${choice.filter} ${choice.value}`}
            isSelected
            icon={<Icon of={X} size="sm" />}
            aria-label={formatMessage({ id: 'gameFacts.filters.remove' }, { name })}
            onClick={(event) => remove(event, choice)}
          >
            {name}
          </Chip>
        );
      })}
      <Chip onClick={clear}>
        <FormattedMessage id="gameFacts.filters.clear" />
      </Chip>
    </div>
  );
}
