// The tags and breadcrumbs of a page, for search engines and link previews.
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useSnapshot } from 'valtio';
import { currentBrand } from '#/brands/currentBrand.ts';
import { localeStore } from '#/i18n/locale.store.ts';
import { alternatesOf, urlIn, breadcrumbsOf, withoutBrand, type Step } from './rules.ts';
import { useHead, type Head } from './useHead.ts';
import { useIntl } from 'react-intl';
import { routeAt } from '#/lib/routeAt.ts';

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

/**
 * The page's breadcrumbs, hidden and as microdata. JSON-LD isn't possible, because the security policy forbids
 * code to add a `script`.
 */
export function Breadcrumbs() {
  const steps = useBreadcrumbs(useHead());
  if (steps.length === 0) return null;
  return (
    <ol hidden itemScope itemType="https://schema.org/BreadcrumbList">
      {steps.map((step, index) => (
        <li key={step.path} itemProp="itemListElement" itemScope itemType="https://schema.org/ListItem">
          <a itemProp="item" href={new URL(step.path, location.origin).href}>
            <span itemProp="name">{step.name}</span>
          </a>
          <meta itemProp="position" content={String(index + 1)} />
        </li>
      ))}
    </ol>
  );
}

/** The page's breadcrumbs. Empty for the lobby and for pages that search engines must not list. */
export function useBreadcrumbs({ title, robots }: Head): Step[] {
  const intl = useIntl();
  const { pathname } = useLocation();
  const brand = currentBrand().name;
  if (robots !== 'index, follow') return [];
  const names = {
    brand,
    action: intl.formatMessage({ id: 'app.nav.promotions' }),
    tournaments: intl.formatMessage({ id: 'app.nav.tournaments' }),
    help: intl.formatMessage({ id: 'app.help.open' }),
  };
  const page = { name: withoutBrand(title, brand), path: pathname };
  return breadcrumbsOf(routeAt(pathname)?.name, page, names);
}
