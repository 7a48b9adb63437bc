import { useLocation } from 'react-router';
import { useSnapshot } from 'valtio';
import { session } from '#/api/session/session.store.ts';
import { useRestriction } from '#/entities/player/restriction.ts';
import { supportModal } from '#/entities/support/support.modals.ts';
import { localeStore } from '#/i18n/locale.store.ts';
import { openModal } from '#/overlays/modals.store.ts';
import { helpLinesOf } from './model/helpLines.ts';
import { readExclusion } from './model/exclusionPath.ts';
import { RestView } from './ui/Rest/RestView.tsx';

/** The page of a self-exclusion that has just begun, and of every page that a restriction closes. */
export function RestScreen() {
  const restriction = useRestriction();
  const { search } = useLocation();
  const { locale } = useSnapshot(localeStore);
  return (
    <RestView
      restriction={restriction.kind === 'none' ? readExclusion(search) : restriction}
      isGuest={useSnapshot(session).status === 'guest'}
      helpLines={helpLinesOf(locale)}
      onSupport={() => openModal(supportModal, {})}
    />
  );
}
