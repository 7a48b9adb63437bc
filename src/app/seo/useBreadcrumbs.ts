import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { currentBrand } from '#/brands/currentBrand.ts';
import { routeAt } from '#/lib/routeAt.ts';
import { breadcrumbsOf, withoutBrand, type Step } from './rules.ts';
import type { Head } from './useHead.ts';

/** The page's breadcrumbs. Empty for the lobby and for pages that search engines must not list. */
export function useBreadcrumbs({ title, robots }: Head): Step[] {
  const intl = useIntl();
  const { pathname } = useLocation();
  const brand = currentBrand().name;
  if (robots !== 'index, follow') return [];
  const names = {
    brand,
    action: intl.formatMessage({ id: 'app.nav.promotions' }),
    tournaments: intl.formatMessage({ id: 'app.nav.tournaments' }),
    help: intl.formatMessage({ id: 'app.help.open' }),
  };
  const page = { name: withoutBrand(title, brand), path: pathname };
  return breadcrumbsOf(routeAt(pathname)?.name, page, names);
}
