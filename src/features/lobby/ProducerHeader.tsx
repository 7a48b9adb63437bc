import { useListBanners } from '#/api/generated/endpoints/lobby/lobby.ts';
import type { BannerList } from '#/api/generated/model/index.ts';
import { staleTimes } from '#/api/staleTimes.ts';
import { ProducerHeaderView } from './ui/ProducerHeader/ProducerHeaderView.tsx';
import type { ProducerHead } from './useLobbySection.ts';

export type ProducerHeaderProps = {
  slug: string;
  /** Null while it is loading. */
  producer: ProducerHead | null;
};

/** The head of a producer's page, with its banner. A banner that does not come is not missed. */
export function ProducerHeader({ slug, producer }: ProducerHeaderProps) {
  const ofProducer = ({ data }: BannerList) => data.find(({ type, providerSlug }) => type === 'gameProvider' && providerSlug === slug);
  const { data: banner } = useListBanners({ type: 'gameProvider' }, { query: { staleTime: staleTimes.catalogue, select: ofProducer } });
  return <ProducerHeaderView producer={producer} banner={banner} />;
}
