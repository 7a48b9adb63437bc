import { useInfiniteQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { infiniteList } from '#/api/infinitePages.ts';
import { loadable } from '#/api/loadable.ts';
import type { Promo } from '#/api/generated/model/index.ts';
import { FailureView } from '#/entities/failure/FailureView.tsx';
import { pointsLogQuery } from '../../data/queries.ts';
import { LogView } from './LogView.tsx';

export default function LogModal({ promo }: { promo: Promo }) {
  const { formatMessage } = useIntl();
  const query = useInfiniteQuery(pointsLogQuery(promo.id));
  const first = loadable(query);
  if (first.kind === 'failed')
    return <FailureView size="area" text={formatMessage({ id: 'promotions.log.failed' })} failure={first} />;
  return <LogView promo={promo} list={infiniteList(query, (page) => page.data)} />;
}
