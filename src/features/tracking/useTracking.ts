import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useSnapshot } from 'valtio';
import { deliverLog } from '#/api/errorLog.ts';
import { reportedPath, takesMoney } from '#/paths.ts';
import { affiliate } from './adapters/affiliate.ts';
import { metrica, tagManager } from './adapters/analytics.ts';
import { consent, followConsent } from './consent.store.ts';
import { measurePage } from './data/measurePage.ts';
import { createAudience } from './model/audience.ts';

const audience = createAudience([tagManager, metrica, affiliate]);
let visits = 0;

function watchPage(): () => void {
  // The log's writer must be loaded before the page closes.
  void deliverLog();
  const stops = [measurePage(), followConsent()];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Used once, after the first view. Reports visits, page timing and the error log. */
export function useTracking(): void {
  const { pathname } = useLocation();
  const { choice } = useSnapshot(consent);
  const visit = useRef({ id: 0, pathname: '' });
  useEffect(watchPage, []);
  useEffect(() => {
    if (visit.current.pathname !== pathname) {
      visits += 1;
      visit.current = { id: visits, pathname };
    }
    const isMoneyPage = takesMoney(pathname);
    audience.report({ id: visit.current.id, path: reportedPath(pathname), isMoneyPage }, choice);
  }, [pathname, choice]);
}
