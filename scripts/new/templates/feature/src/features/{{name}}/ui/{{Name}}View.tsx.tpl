import Sparkles from 'lucide-react/icons/sparkles';
import { FormattedMessage } from 'react-intl';
import type { {{item}} } from '#/api/generated/model/index.ts';
import { EmptyState } from '#/ui/EmptyState/EmptyState.tsx';
import styles from './{{Name}}View.module.css';

export interface {{Name}}ViewProps {
  items: readonly {{item}}[];
}

export function {{Name}}View({ items }: {{Name}}ViewProps) {
  if (items.length === 0)
    return <EmptyState icon={Sparkles} title={<FormattedMessage id="{{camel}}.empty" />} />;
  return (
    <ul className={styles.list}>
      {items.map(({ id, title }) => (
        <li key={id} className={styles.item}>
          {title}
        </li>
      ))}
    </ul>
  );
}
