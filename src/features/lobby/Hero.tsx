import { useQuery } from '@tanstack/react-query';
import { useSnapshot } from 'valtio';
import type { Banner, BannerList } from '#/api/generated/model/index.ts';
import { session } from '#/api/session/session.store.ts';
import { startBannersQuery } from './data/queries.ts';
import { currentBrand } from '#/brands/currentBrand.ts';
import { HeroView } from './ui/Hero/HeroView.tsx';

const NONE: readonly Banner[] = [];
const inOrder = ({ data }: BannerList): readonly Banner[] =>
  data.filter(({ type }) => type === 'startPage').toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0));

/** The lobby's hero. Banners that do not come are not missed: the welcome offer is always there. */
export function Hero() {
  const { status } = useSnapshot(session);
  const { data: banners = NONE } = useQuery({ ...startBannersQuery(), select: inOrder });
  return <HeroView brand={currentBrand()} banners={banners} isPlayer={status === 'player'} />;
}
