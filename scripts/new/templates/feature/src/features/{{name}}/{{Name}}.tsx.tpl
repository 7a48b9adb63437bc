import { useQuery } from '@tanstack/react-query';
import Sparkles from 'lucide-react/icons/sparkles';
import { FormattedMessage } from 'react-intl';
import type { {{item}} } from '#/api/generated/model/index.ts';
import { loadable } from '#/api/loadable.ts';
import { Part } from '#/entities/failure/Part.tsx';
import { EmptyState } from '#/ui/EmptyState/EmptyState.tsx';
import { {{camel}}Query } from './data/queries.ts';
import styles from './{{Name}}.module.css';

export function {{Name}}() {
  const list = loadable(useQuery({{camel}}Query()), ({ data }) => data);
  return (
    <Part of={list} skeleton={['12rem']} failed="{{camel}}.failed">
      {(items) => <{{Name}}View items={items} />}
    </Part>
  );
}

interface {{Name}}ViewProps {
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
