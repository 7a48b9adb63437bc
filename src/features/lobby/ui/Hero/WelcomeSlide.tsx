import type { ReactNode } from 'react';
import type { BrandId } from '#/brands/brand.ts';
import { heroArt } from '#/brands/heroArt.ts';
import { ResponsivePicture } from '#/ui/ResponsivePicture/ResponsivePicture.tsx';

export type WelcomeSlideProps = {
  brand: BrandId;
  texts: { eyebrow: string; title: string; text: string; action: string; details: string };
  /** Where the main button leads: registration for a guest, the cashbox for a player. */
  actionPath: string;
  detailsPath: string;
  /** A link of the router; the shell of the page has plain ones. */
  link: (props: { to: string; className: string; children: ReactNode }) => ReactNode;
};

/** The brand's welcome offer, whose picture is the largest paint of the lobby. */
export function WelcomeSlide({ brand, texts, actionPath, detailsPath, link: SlideLink }: WelcomeSlideProps) {
  const { desktop, phone } = heroArt(brand);
  return (
    <div className="hero-slide">
      <ResponsivePicture
        className="hero-art"
        wide={desktop}
        narrow={phone}
        alt=""
        fetchPriority="high"
        decoding="sync"
      />
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
