import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { dispatchFrame, dispatchRoute } from '#/features/game-frame/gameFrame.store.ts';
import { whereOf } from '#/overlays/decide.ts';
import { setPlace } from '#/overlays/overlayHost.ts';
import { markAsError } from '../history/history.store.ts';

/** While an error is shown, back links skip this page and search engines don't index it. */
export function useFailedPage(): void {
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    const path = pathname + search + hash;
    markAsError(path, true);
    dispatchFrame({ type: 'pageFailed' });
    setPlace({ where: 'error' });
    return () => {
      // The retry succeeded, if the visitor is still on this page.
      if (!markAsError(path, false)) return;
      dispatchRoute({ pathname, search, hash });
      setPlace({ where: whereOf(pathname) });
    };
  }, [pathname, search, hash]);
}
