import { useIntl } from 'react-intl';
import { useLocation, useMatches } from 'react-router';
import { useSnapshot } from 'valtio';
import { currentBrand } from '#/brands/currentBrand.ts';
import { robots } from '#/features/static-content/robots.ts';
import { useSeo } from '#/features/static-content/useSeo.ts';
import { sanitizeLink } from '#/lib/url.ts';
import { accessOf } from '#/lib/routeAt.ts';
import { historyStore } from '../history/history.store.ts';
import { titleOf } from './titles.ts';

/** Document metadata: the server's texts, or ours until they load. React hoists them into `<head>`. */
export function Head() {
  const intl = useIntl();
  const { pathname } = useLocation();
  const routeId = useMatches().at(-1)?.id;
  const seo = useSeo(pathname);
  const isError = useSnapshot(historyStore).routes.at(-1)?.isError ?? false;
  const { name } = currentBrand();
  const ownTitle = titleOf(isError ? 'unknown' : routeId);
  const ownName = ownTitle ? intl.formatMessage({ id: ownTitle }) : seo.pageName;
  const title = (isError ? undefined : seo.title) ?? (ownName === undefined ? name : `${ownName} · ${name}`);
  // Error pages have no canonical URL.
  const canonical = isError ? null : sanitizeLink(seo.canonicalUrl);
  const closed = {
    site: seo.isSiteClosed,
    path: seo.isPathClosed || accessOf(pathname) !== 'public',
    isError,
  };
  return (
    <>
      <title>{title}</title>
      {seo.description !== undefined && <meta name="description" content={seo.description} />}
      <meta name="robots" content={robots(pathname, closed)} />
      {canonical !== null && <link rel="canonical" href={new URL(canonical, location.origin).href} />}
    </>
  );
}
