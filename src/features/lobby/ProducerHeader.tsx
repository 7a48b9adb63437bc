import { useQuery } from '@tanstack/react-query';
import Users from 'lucide-react/icons/users';
import { useIntl } from 'react-intl';
import type { BannerList, Banner } from '#/api/generated/model/index.ts';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { ResponsivePicture } from '#/ui/ResponsivePicture/ResponsivePicture.tsx';
import { Skeleton } from '#/ui/Skeleton/Skeleton.tsx';
import { imageUrl } from '#/lib/url.ts';
import { producerBannersQuery } from './data/queries.ts';
import type { ProducerHead } from './useLobbySection.ts';
import styles from './ProducerHeader.module.css';

interface ProducerHeaderProps {
  slug: string;
  /** The page's producer; null while loading. */
  producer: ProducerHead | null;
}

/** The banner is optional, so a failed request shows no error. */
export function ProducerHeader({ slug, producer }: ProducerHeaderProps) {
  const ofProducer = ({ data }: BannerList) =>
    data.find(({ type, providerSlug }) => type === 'gameProvider' && providerSlug === slug);
  const { data: banner } = useQuery({ ...producerBannersQuery(), select: ofProducer });
  return <ProducerHeaderView producer={producer} banner={banner} />;
}

interface ProducerHeaderViewProps {
  /** The page's producer; null while loading. */
  producer: ProducerHead | null;
  banner?: Banner | undefined;
}

export function ProducerHeaderView({ producer, banner }: ProducerHeaderViewProps) {
  const { formatMessage } = useIntl();
  return (
    <header className={styles.header}>
      {banner && (
        <ResponsivePicture
          className={styles.banner}
          wide={{ src: imageUrl(banner.image), width: 1310, height: 400 }}
          narrow={{ srcSet: imageUrl(banner.imageMobile), width: 720, height: 480 }}
          alt={banner.title ?? ''}
          decoding="async"
        />
      )}
      {producer === null && <Skeleton width="12rem" height="4rem" />}
      {producer && (
        <div className={styles.who}>
          {imageUrl(producer.image) !== undefined && (
            <img
              className={styles.logo}
              src={imageUrl(producer.image)}
              alt=""
              width={240}
              height={80}
              decoding="async"
            />
          )}
          <h1 className={styles.name}>{producer.name}</h1>
          {producer.playersOnline !== undefined && (
            <p className={styles.online}>
              <Icon of={Users} size="sm" />
              {formatMessage({ id: 'lobby.producer.online' }, { count: producer.playersOnline })}
            </p>
          )}
        </div>
      )}
    </header>
  );
}
