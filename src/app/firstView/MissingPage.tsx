import { useIntl } from 'react-intl';
import { currentBrand } from '#/brands/currentBrand.ts';
import { describeError } from '../boundaries/errorKind.ts';
import { ErrorPage } from '../boundaries/ErrorPage.tsx';

const missing = { ...describeError(undefined), kind: '404', status: 404 } as const;

/** The 404 page for readers without scripts. In a browser with scripts, the router shows its own. */
export function MissingPage() {
  const title = useIntl().formatMessage({ id: 'app.error.404.title' });
  return (
    <>
      <title>{`${title} · ${currentBrand().name}`}</title>
      <meta name="robots" content="noindex, nofollow" />
      <ErrorPage error={missing} />
    </>
  );
}
