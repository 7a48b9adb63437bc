import { cachedAnswer } from '../core/answer.ts';
import { defineHandlers } from '../core/handler.ts';
import { footerBlockOf } from '../world/static-content/footer.catalogue.ts';
import { seoCanonicals, seoFootersOf } from '../world/static-content/seo.view.ts';
import { seoMetaOf } from '../world/static-content/seoMeta.view.ts';
import { serverDataOf } from '../world/static-content/serverData.view.ts';
import { staticPageOf, staticPagesOf } from '../world/static-content/catalogue.ts';

export const staticContent = defineHandlers({
  getServerData: (call) => ({ data: serverDataOf(call) }),

  listStaticPages: (call) =>
    cachedAnswer(call.world.catalogue, `staticPages/${call.locale}/${call.query.hidden}`, () => ({
      data: staticPagesOf(call.locale, call.query.hidden),
    })),

  getStaticPage: (call) => {
    const data = staticPageOf(call.path.slug, call.brand, call.locale);
    return data ? { data } : call.fail('not_found');
  },

  listSeoFooters: (call) =>
    cachedAnswer(call.world.catalogue, `seoFooters/${call.locale}`, () => ({
      data: seoFootersOf(call.brand, call.locale),
    })),

  listSeoCanonicals: () => ({ data: [...seoCanonicals] }),

  getSeoMeta: (call) => ({ data: seoMetaOf(call, call.query.path) }),

  getFooterBlock: (call) =>
    cachedAnswer(call.world.catalogue, `footer/${call.locale}`, () => ({
      data: footerBlockOf(call.brand, call.locale),
    })),
});
