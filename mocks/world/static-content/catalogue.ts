import type { StaticPage, StaticPageSummary } from '../../generated/model/index.ts';
import type { BrandId, LocaleId } from '../settings.ts';
import { brandFacts, moneyText, withFacts } from '../brandFacts.ts';
import { giftTemplates, welcomeGifts } from '../gifts/catalogue.ts';
import { helpPages } from './catalogue/help.ts';
import { housePages } from './catalogue/house.ts';
import { legalPages } from './catalogue/legal.ts';
import { helpFiguresOf } from './help/figures.ts';
import { answerTextOf, helpCentre, helpTopicsOf } from './help/page.ts';
import { htmlOf, type PageDefinition } from '../markup.ts';
import { unitsOf } from '../sums.ts';
import { summaryOf } from './summary.ts';
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
      body: filled(htmlOf(page.text[locale]), brand, locale),
      updatedAt: writtenAt,
      ...(page === helpCentre && {
        topics: helpTopicsOf(locale, (markup) => filled(htmlOf(markup), brand, locale)),
      }),
    }
  );
}

/** Title and description of a help answer, for search engines. Undefined for an unknown answer. */
export function answerMetaOf(
  slug: string,
  brand: BrandId,
  locale: LocaleId,
): { title: string; description: string } | undefined {
  const answer = answerTextOf(slug, locale);
  if (!answer) return undefined;
  return { title: answer.title, description: summaryOf(filled(htmlOf(answer.text), brand, locale)) };
}

/** Replaces the placeholders by the brand's facts and the figures of the rules. */
function filled(html: string, brand: BrandId, locale: LocaleId): string {
  const withGifts = withWelcomeGifts(withFacts(html, brand, locale), brand, locale);
  if (!withGifts.includes('{')) return withGifts;
  const figures = helpFiguresOf(brand, locale);
  return withGifts.replace(/\{(\w+)\}/g, (whole, name: string) => figures[name] ?? whole);
}

/**
 * Replaces `{giftDeposit}` by the smallest deposit that activates the first welcome gift, and `{caps}` by the
 * maximum bonuses of all welcome gifts.
 */
function withWelcomeGifts(html: string, brand: BrandId, locale: LocaleId): string {
  const inUnits = (roubles = 0): number => unitsOf(brand, roubles);
  const text = (units: number): string => moneyText(units, brand, locale);
  const least = Math.max(brandFacts[brand].minDeposit, inUnits(giftTemplates[welcomeGifts[0]].deposit));
  const caps = welcomeGifts.map((name) => text(inUnits(giftTemplates[name].roubles)));
  return html.replace('{giftDeposit}', text(least)).replace('{caps}', caps.join(', '));
}
