import { useInfiniteQuery } from '@tanstack/react-query';
import { infiniteList } from '#/api/infinitePages.ts';
import type { Promo } from '#/api/generated/model/index.ts';
import { pointsLogQuery } from '../../data/queries.ts';
import { LogView } from './LogView.tsx';

/** How the points of a promotion came and went. */
export default function LogModal({ promo }: { promo: Promo }) {
  const query = useInfiniteQuery(pointsLogQuery(promo.id));
  return <LogView promo={promo} list={infiniteList(query, (page) => page.data)} />;
}
