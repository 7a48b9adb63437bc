import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Banner } from '#/api/generated/model/index.ts';
import { imageUrl, sanitizeLink } from '#/lib/url.ts';
import { ResponsivePicture } from '#/ui/ResponsivePicture/ResponsivePicture.tsx';

export type BannerSlideProps = { banner: Banner };

/** A banner of the server in the hero's size; its address is followed only if it is harmless. */
export function BannerSlide({ banner }: BannerSlideProps) {
  const address = sanitizeLink(banner.url);
  const hasText = Boolean(banner.title ?? banner.text);
  return (
    <div className="hero-slide">
      <ResponsivePicture
        className="hero-art"
        wide={{ src: imageUrl(banner.image), width: 1310, height: 400 }}
        narrow={{ srcSet: imageUrl(banner.imageMobile), width: 720, height: 480 }}
        alt=""
        loading="lazy"
        decoding="async"
      />
      {hasText && (
        <div className="hero-text">
          {banner.title !== undefined && <h2 className="hero-title">{banner.title}</h2>}
          {banner.text !== undefined && <p className="hero-lead">{banner.text}</p>}
          {address !== null && banner.buttonText !== undefined && (
            <div className="hero-actions">
              <BannerLink address={address}>{banner.buttonText}</BannerLink>
            </div>
          )}
        </div>
      )}
    </div>
  );
}

function BannerLink({ address, children }: { address: string; children: ReactNode }) {
  if (address.startsWith('/')) {
    return (
      <Link className="hero-action" to={address}>
        {children}
      </Link>
    );
  }
  return (
    <a className="hero-action" href={address} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}
