import type { ComingRoute } from '#/paths.ts';

/** What each page that is still to come will be called. */
export const comingTitles: Record<ComingRoute, FormatjsIntl.Message['ids']> = {
  profileLevels: 'app.page.levels',
  achievements: 'app.page.achievements',
  promoCode: 'app.page.promoCode',
  notifications: 'app.page.notifications',
  compoints: 'app.nav.compoints',
};
