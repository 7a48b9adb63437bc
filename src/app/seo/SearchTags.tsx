import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { useSnapshot } from 'valtio';
import { currentBrand } from '#/brands/currentBrand.ts';
import { localeStore } from '#/i18n/locale.store.ts';
import { routeAt } from '#/lib/routeAt.ts';
import { addressIn, alternatesOf, breadcrumbsOf } from './rules.ts';
import { useHead } from './useHead.ts';

/** Removes what the build wrote about the site as a whole: this page's own tags take its place. */
function useOwnTags(): void {
  useEffect(() => {
    for (const tag of document.head.querySelectorAll('[data-site]')) tag.remove();
  }, []);
}

/** What search engines and link previews read about the page. Not part of the first view. */
export function SearchTags() {
  const intl = useIntl();
  const { pathname } = useLocation();
  const { locale } = useSnapshot(localeStore);
  const { title, pageName, description, robots, canonical } = useHead();
  const brand = currentBrand();
  useOwnTags();
  const names = {
    brand: brand.name,
    action: intl.formatMessage({ id: 'app.nav.promotions' }),
    tournaments: intl.formatMessage({ id: 'app.nav.tournaments' }),
    help: intl.formatMessage({ id: 'app.help.open' }),
  };
  const original = canonical === null ? null : new URL(canonical, location.origin);
  const address = original && addressIn(locale, original, brand);
  const isListed = robots === 'index, follow';
  const steps = isListed
    ? breadcrumbsOf(routeAt(pathname)?.name, { name: pageName, path: pathname }, names)
    : [];
  return (
    <>
      <meta property="og:title" content={title} />
      {description !== undefined && (
        <>
          <meta name="description" content={description} />
          <meta property="og:description" content={description} />
        </>
      )}
      {address !== null && (
        <>
          <link rel="canonical" href={address} />
          <meta property="og:url" content={address} />
        </>
      )}
      {isListed &&
        original !== null &&
        alternatesOf(brand, original).map(({ language, href }) => (
          <link key={language} rel="alternate" hrefLang={language} href={href} />
        ))}
      {/* Microdata, because the security policy lets no code write a script element. */}
      {steps.length > 0 && (
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
      )}
    </>
  );
}
