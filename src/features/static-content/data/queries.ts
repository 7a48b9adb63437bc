// How the site's own content is asked for; boot and components share these options, so that each is asked for once.
import {
  getGetFooterBlockQueryOptions,
  getGetSeoMetaQueryOptions,
  getGetServerDataQueryOptions,
  getGetStaticPageQueryOptions,
  getListSeoCanonicalsQueryOptions,
  getListSeoFootersQueryOptions,
  getListStaticPagesQueryOptions,
} from '#/api/generated/endpoints/static-content/static-content.ts';
import { staleTimes } from '#/api/staleTimes.ts';

const staleTime = staleTimes.fixed;

export const serverDataQuery = () => getGetServerDataQueryOptions({ query: { staleTime } });
export const staticPagesQuery = () => getListStaticPagesQueryOptions({ hidden: false }, { query: { staleTime } });
export const staticPageQuery = (slug: string) => getGetStaticPageQueryOptions(slug, { query: { staleTime } });
export const footerBlockQuery = () => getGetFooterBlockQueryOptions({ query: { staleTime } });
export const seoFootersQuery = () => getListSeoFootersQueryOptions({ query: { staleTime } });
export const seoCanonicalsQuery = () => getListSeoCanonicalsQueryOptions({ query: { staleTime } });
export const seoMetaQuery = (path: string) => getGetSeoMetaQueryOptions({ path }, { query: { staleTime } });
