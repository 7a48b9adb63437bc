import type { ReactNode } from 'react';
import type { BrandId } from '#/brands/brand.ts';

export type WelcomeSlideProps = {
  brand: BrandId;
  texts: { eyebrow: string; title: string; text: string; action: string; details: string };
  /** Where the main button leads: registration for a guest, the cashbox for a player. */
  actionPath: string;
  detailsPath: string;
  /** A link of the router; the shell of the page has plain ones. */
  link: (props: { to: string; className: string; children: ReactNode }) => ReactNode;
};

/**
 * The brand's welcome offer. No hooks, no hashed class names: the page's HTML shell holds the same markup and
 * style, so that the largest paint does not wait for the bundle and nothing moves when React takes over.
 */
export function WelcomeSlide({ brand, texts, actionPath, detailsPath, link: SlideLink }: WelcomeSlideProps) {
  return (
    <div className="hero-slide">
      <picture>
        <source media="(width < 48rem)" srcSet={`/hero/${brand}-phone.svg`} width={720} height={480} />
        <img
          className="hero-art"
          src={`/hero/${brand}-desktop.svg`}
          alt=""
          width={1310}
          height={400}
          fetchPriority="high"
          decoding="sync"
        />
      </picture>
      <div className="hero-text">
        <p className="hero-eyebrow">{texts.eyebrow}</p>
        <h2 className="hero-title">{texts.title}</h2>
        <p className="hero-lead">{texts.text}</p>
        <div className="hero-actions">
          <SlideLink to={actionPath} className="hero-action">
            {texts.action}
          </SlideLink>
          <SlideLink to={detailsPath} className="hero-details">
            {texts.details}
          </SlideLink>
        </div>
      </div>
    </div>
  );
}
