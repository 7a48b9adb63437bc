import Sparkles from 'lucide-react/icons/sparkles';
import { useIntl } from 'react-intl';
import type { {{item}} } from '#/api/generated/model/index.ts';
import type { Loadable } from '#/api/loadable.ts';
import { FailureView } from '#/entities/failure/FailureView.tsx';
import { EmptyState } from '#/ui/EmptyState/EmptyState.tsx';
import { Skeleton } from '#/ui/Skeleton/Skeleton.tsx';
import styles from './{{Name}}View.module.css';

export interface {{Name}}ViewProps {
  list: Loadable<readonly {{item}}[]>;
}

export function {{Name}}View({ list }: {{Name}}ViewProps) {
  const { formatMessage } = useIntl();
  if (list.kind === 'failed')
    return <FailureView size="area" text={formatMessage({ id: '{{camel}}.failed' })} failure={list} />;
  if (list.kind === 'pending')
    return (
      <div role="status" aria-busy aria-label={formatMessage({ id: '{{camel}}.title' })}>
        <Skeleton height="12rem" />
      </div>
    );
  if (list.data.length === 0)
    return <EmptyState icon={Sparkles} title={formatMessage({ id: '{{camel}}.empty' })} />;
  return (
    <ul className={styles.list}>
      {list.data.map(({ id, title }) => (
        <li key={id} className={styles.item}>
          {title}
        </li>
      ))}
    </ul>
  );
}
