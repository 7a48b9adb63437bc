import Search from 'lucide-react/icons/search';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useRestriction } from '#/entities/player/restriction.ts';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { modalsStore, openModal } from '#/overlays/modals.store.ts';
import { prefetchSearch, searchModal } from './lobby.modals.ts';
import styles from './GameSearch.module.css';

const KEY = '/';
const open = () => openModal(searchModal, {});

/**
 * The button of the game search. Hidden during a self-exclusion, because the pages of games are closed
 * then.
 */
export function GameSearch() {
  return useRestriction().kind === 'excluded' ? null : <SearchButton />;
}

/** A button that looks like a search field. The keys `/`, Ctrl+K and Cmd+K open the search too. */
function SearchButton() {
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
    // Phones show only the icon, so the button's name is in aria-label.
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

type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'defaultPrevented' | 'target'
>;

/** Whether a key opens the search: `/` outside input fields, Ctrl+K and Cmd+K anywhere. */
function opensSearch(press: KeyPress): boolean {
  if (press.defaultPrevented || press.altKey) return false;
  // `code` identifies the physical key. `key` would be another letter on a Russian layout.
  if (press.ctrlKey || press.metaKey) return press.code === 'KeyK' && !press.shiftKey;
  return press.key === '/' && !isField(press.target);
}

function isField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
  );
}
