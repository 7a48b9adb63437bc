import { useQuery } from '@tanstack/react-query';
import type { FooterBlock, SeoFooterText, StaticPageSummary } from '#/api/generated/model/index.ts';
import { footerBlockQuery, seoFootersQuery, staticPagesQuery } from './data/queries.ts';

export interface FooterContent {
  /** The SEO text for this path, if there is one. */
  readonly seoText: SeoFooterText | undefined;
  readonly pages: readonly StaticPageSummary[];
  readonly block: FooterBlock | undefined;
}

const NO_PAGES: readonly StaticPageSummary[] = [];

/** The footer's content, without parts that are loading or have failed. */
export function useFooter(path: string): FooterContent {
  const seoTexts = useQuery(seoFootersQuery()).data?.data;
  const pages = useQuery(staticPagesQuery()).data?.data;
  const block = useQuery(footerBlockQuery()).data?.data;
  return {
    seoText: seoTexts?.find((text) => text.path === path),
    pages: pages?.filter((page) => !page.isHidden) ?? NO_PAGES,
    block,
  };
}
