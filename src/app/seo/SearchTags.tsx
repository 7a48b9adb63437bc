import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useSnapshot } from 'valtio';
import { currentBrand } from '#/brands/currentBrand.ts';
import { localeStore } from '#/i18n/locale.store.ts';
import { alternatesOf, urlIn } from './rules.ts';
import { useHead } from './useHead.ts';

/**
 * Removes the prerendered tags on mount, because React renders its own. Removes the structured data on
 * navigation or a change of language.
 */
function useRemovePrerenderedTags(): void {
  const { pathname } = useLocation();
  const { locale } = useSnapshot(localeStore);
  const place = `${locale} ${pathname}`;
  const prerenderedAt = useRef(place);
  useEffect(() => {
    for (const tag of document.head.querySelectorAll('[data-site]')) tag.remove();
  }, []);
  useEffect(() => {
    if (place !== prerenderedAt.current) document.querySelector('script[data-page]')?.remove();
  }, [place]);
}

/** Tags for search engines and link previews. They aren't part of the first view. */
export function SearchTags() {
  const { locale } = useSnapshot(localeStore);
  const { title, description, robots, canonical } = useHead();
  const brand = currentBrand();
  useRemovePrerenderedTags();
  const original = canonical === null ? null : new URL(canonical, location.origin);
  const url = original && urlIn(locale, original, brand);
  return (
    <>
      <meta property="og:title" content={title} />
      {description !== undefined && (
        <>
          <meta name="description" content={description} />
          <meta property="og:description" content={description} />
        </>
      )}
      {url !== null && (
        <>
          <link rel="canonical" href={url} />
          <meta property="og:url" content={url} />
        </>
      )}
      {robots === 'index, follow' &&
        original !== null &&
        alternatesOf(brand, original).map(({ language, href }) => (
          <link key={language} rel="alternate" hrefLang={language} href={href} />
        ))}
    </>
  );
}
