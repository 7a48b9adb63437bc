import { useIntl } from 'react-intl';
import { useLocation, useMatches } from 'react-router';
import { useSnapshot } from 'valtio';
import { currentBrand } from '#/brands/currentBrand.ts';
import { robots, useSeo } from '#/features/static-content/useSeo.ts';
import { sanitizeLink } from '#/lib/url.ts';
import { accessOf } from '#/lib/routeAt.ts';
import { historyStore } from '../history/history.store.ts';

type MessageId = FormatjsIntl.Message['ids'];

const titles: Readonly<Record<string, MessageId>> = {
  cashbox: 'app.nav.cashbox',
  profileBalance: 'app.page.balance',
  profileInfo: 'app.page.info',
  login: 'app.page.login',
  registration: 'app.page.registration',
  remind: 'app.page.remind',
  newPassword: 'app.page.newPassword',
  tournaments: 'app.nav.tournaments',
  action: 'app.nav.promotions',
  promoPage: 'app.page.promo',
  tournamentPage: 'app.page.tournament',
  tournamentSeries: 'app.page.series',
  tournamentGames: 'app.page.tournamentGames',
  compoints: 'app.nav.compoints',
  profileLevels: 'app.page.levels',
  achievements: 'app.page.achievements',
  promoCode: 'app.page.promoCode',
  playSafety: 'app.menu.safePlay',
  gifts: 'app.page.gifts',
  takeGift: 'app.page.gifts',
  selfExclusion: 'app.page.selfExclusion',
  profileVerification: 'app.page.verification',
  notifications: 'app.page.notifications',
  compointsTournaments: 'app.page.compointsTournaments',
  history: 'app.page.history',
  unknown: 'common.error.title',
  categoryGames: 'app.nav.lobby',
  producersGames: 'app.nav.lobby',
  producersGamesByCategory: 'app.nav.lobby',
};

/**
 * Message id of the title to show until the server's title has loaded. Undefined if the brand's name is
 * enough.
 */
function titleOf(routeId: string | undefined): MessageId | undefined {
  return routeId !== undefined && Object.hasOwn(titles, routeId) ? titles[routeId] : undefined;
}

export interface Head {
  readonly title: string;
  readonly description: string | undefined;
  readonly robots: ReturnType<typeof robots>;
  /** Canonical URL, absolute or as a path. Null on error pages and until the server's texts have loaded. */
  readonly canonical: string | null;
}

/** Metadata of the current page: the server's texts, or ours until they load. */
export function useHead(): Head {
  const intl = useIntl();
  const { pathname } = useLocation();
  const routeId = useMatches().at(-1)?.id;
  const seo = useSeo(pathname);
  const isError = useSnapshot(historyStore).routes.at(-1)?.isError ?? false;
  const { name } = currentBrand();
  const ownTitle = titleOf(isError ? 'unknown' : routeId);
  const ownName = ownTitle ? intl.formatMessage({ id: ownTitle }) : seo.pageName;
  const fullName = ownName === undefined ? name : `${ownName} · ${name}`;
  const title = (isError ? undefined : seo.title) ?? fullName;
  return {
    title,
    description: seo.description,
    robots: robots(pathname, {
      site: seo.isSiteClosed,
      path: seo.isPathClosed || accessOf(pathname) !== 'public',
      isError,
    }),
    canonical: isError ? null : sanitizeLink(seo.canonicalUrl),
  };
}
