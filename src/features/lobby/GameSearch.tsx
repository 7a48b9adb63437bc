import Search from 'lucide-react/icons/search';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { modalsStore, openModal } from '#/overlays/modals.store.ts';
import { prefetchSearch, searchModal } from './lobby.modals.ts';
import { opensSearch } from './model/searchKeys.ts';
import styles from './ui/Search/GameSearch.module.css';

const KEY = '/';
const open = () => openModal(searchModal, {});

/** Looks like a field, opens the search; so do `/` and Ctrl or Cmd with K. */
export function GameSearch() {
  const { formatMessage } = useIntl();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!opensSearch(event) || modalsStore.stack.length > 0) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    // The name stands in a label of its own: on a phone only the sign is to be seen.
    <button
      type="button"
      className={styles.trigger}
      aria-label={formatMessage({ id: 'lobby.search.open' })}
      aria-haspopup="dialog"
      aria-keyshortcuts="/ Control+K Meta+K"
      onClick={open}
      onPointerEnter={prefetchSearch}
      onFocus={prefetchSearch}
    >
      <Icon of={Search} />
      <span className={styles.label}>{formatMessage({ id: 'lobby.search.open' })}</span>
      <kbd className={styles.key} aria-hidden>
        {KEY}
      </kbd>
    </button>
  );
}
