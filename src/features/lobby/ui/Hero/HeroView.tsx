import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { Banner } from '#/api/generated/model/index.ts';
import type { Brand } from '#/brands/brand.ts';
import { useMoney } from '#/entities/money/useMoney.ts';
import { Carousel } from '#/ui/Carousel/Carousel.tsx';
import { paths, staticSlugs } from '#/paths.ts';
import { BannerSlide } from './BannerSlide.tsx';
import { WelcomeSlide } from './WelcomeSlide.tsx';
import './hero.css';

export type HeroViewProps = {
  brand: Pick<Brand, 'id' | 'currency' | 'welcomeOffer'>;
  banners: readonly Banner[];
  isPlayer: boolean;
};

/** The brand's welcome offer, then the server's banners. Without them the offer stands alone. */
export function HeroView({ brand, banners, isPlayer }: HeroViewProps) {
  const { formatMessage } = useIntl();
  const welcome = <Welcome brand={brand} isPlayer={isPlayer} />;
  return (
    <div className="hero">
      <Carousel
        label={formatMessage({ id: 'lobby.hero.label' })}
        slides={[
          { key: 'welcome', content: welcome },
          ...banners.map((banner) => ({ key: banner.id, content: <BannerSlide banner={banner} /> })),
        ]}
        ratio="var(--hero-ratio)"
        pauseLabel={formatMessage({ id: 'lobby.hero.pause' })}
        playLabel={formatMessage({ id: 'lobby.hero.start' })}
        slideLabel={(number) =>
          formatMessage({ id: 'lobby.hero.slide' }, { number, count: banners.length + 1 })
        }
      />
    </div>
  );
}

function Welcome({ brand, isPlayer }: Omit<HeroViewProps, 'banners'>) {
  const { formatMessage } = useIntl();
  const { roundMoney } = useMoney();
  const { upToMinor, deposits } = brand.welcomeOffer;
  const amount = roundMoney(upToMinor, brand.currency);
  return (
    <WelcomeSlide
      brand={brand.id}
      texts={{
        eyebrow: formatMessage({ id: 'lobby.hero.eyebrow' }),
        title: formatMessage({ id: 'lobby.hero.title' }, { amount }),
        text: formatMessage({ id: 'lobby.hero.text' }, { deposits }),
        action: formatMessage({ id: 'lobby.hero.register' }),
        details: formatMessage({ id: 'lobby.hero.details' }),
      }}
      actionPath={isPlayer ? `${paths.cashbox()}?gift=welcome` : paths.registration()}
      detailsPath={paths.staticPage(staticSlugs.welcomeBonus)}
      link={Link}
    />
  );
}
