import { useQuery } from '@tanstack/react-query';
import { useSnapshot } from 'valtio';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { ReactNode } from 'react';
import type { Banner, BannerList } from '#/api/generated/model/index.ts';
import { session } from '#/api/session/session.store.ts';
import { currentBrand } from '#/brands/currentBrand.ts';
import type { Brand } from '#/brands/brand.ts';
import { useMoney } from '#/entities/money/useMoney.ts';
import { Carousel } from '#/ui/Carousel/Carousel.tsx';
import { paths, staticSlugs } from '#/paths.ts';
import { heroArt } from '#/brands/heroArt.ts';
import { ResponsivePicture } from '#/ui/ResponsivePicture/ResponsivePicture.tsx';
import { imageUrl, sanitizeLink } from '#/lib/url.ts';
import { startBannersQuery } from './data/queries.ts';
import styles from './Hero.module.css';

const NONE: readonly Banner[] = [];
const inOrder = ({ data }: BannerList): readonly Banner[] =>
  data.filter(({ type }) => type === 'startPage').toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0));

const isWelcome = ({ url }: Banner): boolean => url === paths.staticPage(staticSlugs.welcomeBonus);

/**
 * The banners at the top of the lobby. If they fail to load, no error is shown: guests see the welcome
 * offer, and players see nothing.
 */
export function Hero() {
  const { status } = useSnapshot(session);
  const { data: banners = NONE, isPending } = useQuery({ ...startBannersQuery(), select: inOrder });
  const isPlayer = status === 'player';
  if (isPlayer && banners.length === 0) return isPending ? <div className={styles.hero} /> : null;
  // The server omits the welcome banner for players who can't get the offer any more.
  const hasWelcome = !isPlayer || banners.some(isWelcome);
  return <HeroView brand={currentBrand()} banners={banners} isPlayer={isPlayer} hasWelcome={hasWelcome} />;
}

export interface HeroViewProps {
  brand: Pick<Brand, 'id' | 'currency' | 'welcomeOffer'>;
  banners: readonly Banner[];
  isPlayer: boolean;
  /** Whether the visitor can still get the welcome offer. */
  hasWelcome?: boolean;
}

export function HeroView({ brand, banners, isPlayer, hasWelcome = true }: HeroViewProps) {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.hero}>
      <Carousel
        label={formatMessage({ id: 'lobby.hero.label' })}
        slides={[
          ...(hasWelcome
            ? [{ key: 'welcome', content: <WelcomeSlide brand={brand} isPlayer={isPlayer} /> }]
            : []),
          ...banners.map((banner) => ({ key: banner.id, content: <BannerSlide banner={banner} /> })),
        ]}
        ratio="var(--hero-ratio)"
        pauseLabel={formatMessage({ id: 'lobby.hero.pause' })}
        playLabel={formatMessage({ id: 'lobby.hero.start' })}
        slideLabel={(number) =>
          formatMessage({ id: 'lobby.hero.slide' }, { number, count: banners.length + Number(hasWelcome) })
        }
      />
    </div>
  );
}

function WelcomeSlide({ brand, isPlayer }: Pick<HeroViewProps, 'brand' | 'isPlayer'>) {
  const { formatMessage } = useIntl();
  const { roundMoney } = useMoney();
  const { desktop, phone } = heroArt(brand.id);
  const { upToMinor, deposits } = brand.welcomeOffer;
  const amount = roundMoney(upToMinor, brand.currency);
  return (
    <div className={styles.slide}>
      {/* This picture is the lobby's largest contentful paint, so it has a high priority. */}
      <ResponsivePicture
        className={styles.art}
        wide={desktop}
        narrow={phone}
        alt=""
        fetchPriority="high"
        decoding="sync"
      />
      <div className={styles.text}>
        <p className={styles.eyebrow}>{formatMessage({ id: 'lobby.hero.eyebrow' })}</p>
        <h2 className={styles.title}>{formatMessage({ id: 'lobby.hero.title' }, { amount })}</h2>
        <p className={styles.lead}>{formatMessage({ id: 'lobby.hero.text' }, { deposits })}</p>
        <div className={styles.actions}>
          <Link
            to={isPlayer ? `${paths.cashbox()}?gift=welcome` : paths.registration()}
            className={styles.action}
          >
            {formatMessage({ id: 'lobby.hero.register' })}
          </Link>
          <Link to={paths.staticPage(staticSlugs.welcomeBonus)} className={styles.details}>
            {formatMessage({ id: 'lobby.hero.details' })}
          </Link>
        </div>
      </div>
    </div>
  );
}

function BannerSlide({ banner }: { banner: Banner }) {
  const href = sanitizeLink(banner.url);
  const hasText = Boolean(banner.title ?? banner.text);
  return (
    <div className={styles.slide}>
      <ResponsivePicture
        className={styles.art}
        wide={{ src: imageUrl(banner.image), width: 1310, height: 400 }}
        narrow={{ srcSet: imageUrl(banner.imageMobile), width: 720, height: 480 }}
        alt=""
        loading="lazy"
        decoding="async"
      />
      {hasText && (
        <div className={styles.text}>
          {banner.title !== undefined && <h2 className={styles.title}>{banner.title}</h2>}
          {banner.text !== undefined && <p className={styles.lead}>{banner.text}</p>}
          {href !== null && banner.buttonText !== undefined && (
            <div className={styles.actions}>
              <BannerLink href={href}>{banner.buttonText}</BannerLink>
            </div>
          )}
        </div>
      )}
    </div>
  );
}

function BannerLink({ href, children }: { href: string; children: ReactNode }) {
  if (href.startsWith('/')) {
    return (
      <Link className={styles.action} to={href}>
        {children}
      </Link>
    );
  }
  return (
    <a className={styles.action} href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}
