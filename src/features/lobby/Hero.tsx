import { useSnapshot } from 'valtio';
import { useListBanners } from '#/api/generated/endpoints/lobby/lobby.ts';
import type { Banner, BannerList } from '#/api/generated/model/index.ts';
import { session } from '#/api/session/session.store.ts';
import { staleTimes } from '#/api/staleTimes.ts';
import { startBannersParams } from './data/listParams.ts';
import { currentBrand } from '#/brands/currentBrand.ts';
import { HeroView } from './ui/Hero/HeroView.tsx';

const NONE: readonly Banner[] = [];
const inOrder = ({ data }: BannerList): readonly Banner[] =>
  data.filter(({ type }) => type === 'startPage').toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0));

/** The lobby's hero. Banners that do not come are not missed: the welcome offer is always there. */
export function Hero() {
  const { status } = useSnapshot(session);
  const { data: banners = NONE } = useListBanners(startBannersParams, { query: { staleTime: staleTimes.catalogue, select: inOrder } });
  return <HeroView brand={currentBrand()} banners={banners} isPlayer={status === 'player'} />;
}
