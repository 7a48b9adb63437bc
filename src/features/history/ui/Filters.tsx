import { useState, type ReactNode } from 'react';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { FormattedMessage } from 'react-intl';
import { useMediaQuery } from '#/lib/mediaQuery.ts';
import { Icon } from '#/ui/Icon/Icon.tsx';
import styles from './History.module.css';

interface FiltersProps {
  /** Whether the list is filtered now. */
  isNarrowed: boolean;
  children: ReactNode;
}

/** The filters of a list. On a phone they are folded, so that the list comes first. */
export function Filters({ isNarrowed, children }: FiltersProps) {
  const isWide = useMediaQuery('(width >= 48rem)');
  const [isOpen, setOpen] = useState(isNarrowed);
  const tools = <div className={styles.tools}>{children}</div>;
  if (isWide) return tools;
  return (
    <details
      className={styles.filters}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={styles.filtersTitle}>
        <Icon of={SlidersHorizontal} size="sm" /> <FormattedMessage id="history.filters" />
      </summary>
      {tools}
    </details>
  );
}
