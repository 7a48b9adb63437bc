import type { ComingRoute } from '#/paths.ts';

/** What each page that is still to come will be called. */
export const comingTitles: Record<ComingRoute, FormatjsIntl.Message['ids']> = {
};
