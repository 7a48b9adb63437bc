import {
  getGetFooterBlockQueryOptions,
  getGetSeoMetaQueryOptions,
  getGetStaticPageQueryOptions,
  getListSeoCanonicalsQueryOptions,
  getListSeoFootersQueryOptions,
  getListStaticPagesQueryOptions,
} from '#/api/generated/endpoints/static-content/static-content.ts';

export const staticPagesQuery = () => getListStaticPagesQueryOptions({ hidden: false });
export const staticPageQuery = (slug: string) => getGetStaticPageQueryOptions(slug);
export const footerBlockQuery = () => getGetFooterBlockQueryOptions();
export const seoFootersQuery = () => getListSeoFootersQueryOptions();
export const seoCanonicalsQuery = () => getListSeoCanonicalsQueryOptions();
export const seoMetaQuery = (path: string) => getGetSeoMetaQueryOptions({ path });
