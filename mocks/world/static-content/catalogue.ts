import type { StaticPage, StaticPageSummary } from '../../generated/model/index.ts';
import type { BrandId, LocaleId } from '../settings.ts';
import { withFacts } from '../brandFacts.ts';
import { helpPages } from './catalogue/help.ts';
import { housePages } from './catalogue/house.ts';
import { legalPages } from './catalogue/legal.ts';
import { htmlOf, type PageDefinition } from '../markup.ts';
import { offerPages } from './catalogue/offers.ts';

const pages: readonly PageDefinition[] = [...housePages, ...legalPages, ...helpPages, ...offerPages];

/** All pages have the same modification date. */
const writtenAt = '2026-10-01T08:00:00Z';

/** The pages without their bodies. `hidden: false` returns only pages listed in menus. */
export function staticPagesOf(locale: LocaleId, hidden: boolean | undefined): StaticPageSummary[] {
  return pages
    .filter(({ isHidden }) => hidden !== false || !isHidden)
    .map(({ slug, title, isHidden }) => ({
      slug,
      url: `/${slug}`,
      pageType: 'static',
      title: title[locale],
      isHidden,
    }));
}

export function staticPageOf(slug: string, brand: BrandId, locale: LocaleId): StaticPage | undefined {
  const page = pages.find((item) => item.slug === slug);
  return (
    page && {
      slug,
      url: `/${slug}`,
      pageType: 'static',
      title: page.title[locale],
      body: withFacts(htmlOf(page.text[locale]), brand, locale),
      updatedAt: writtenAt,
    }
  );
}
