import { useQuery } from '@tanstack/react-query';
import type { BannerList } from '#/api/generated/model/index.ts';
import { producerBannersQuery } from './data/queries.ts';
import { ProducerHeaderView } from './ui/ProducerHeader/ProducerHeaderView.tsx';
import type { ProducerHead } from './useLobbySection.ts';

export type ProducerHeaderProps = {
  slug: string;
  /** Null while it is loading. */
  producer: ProducerHead | null;
};

/** The head of a producer's page, with its banner. A banner that does not come is not missed. */
export function ProducerHeader({ slug, producer }: ProducerHeaderProps) {
  const ofProducer = ({ data }: BannerList) =>
    data.find(({ type, providerSlug }) => type === 'gameProvider' && providerSlug === slug);
  const { data: banner } = useQuery({ ...producerBannersQuery(), select: ofProducer });
  return <ProducerHeaderView producer={producer} banner={banner} />;
}
