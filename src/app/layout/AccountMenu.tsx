import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { useProfile } from '#/entities/player/useProfile.ts';
import { Avatar } from '#/ui/Avatar/Avatar.tsx';
import { Popover } from '#/ui/Popover/Popover.tsx';
import { RegionBoundary } from '../boundaries/RegionBoundary.tsx';
import styles from './PlayerBar.module.css';

const loadMenu = () => import('./AccountMenuList.tsx').then((module) => ({ default: module.AccountMenuList }));
const AccountMenuList = lazy(loadMenu);

/** The avatar and the menu behind it; the menu's code comes as soon as a pointer or the focus is on the avatar. */
export function AccountMenu() {
  const intl = useIntl();
  const name = useProfile().data?.nick_name ?? '';
  const preload = () => {
    loadMenu().catch(() => undefined);
  };
  return (
    <Popover
      align="end"
      trigger={(props) => (
        <button {...props} type="button" className={styles.account} aria-label={intl.formatMessage({ id: 'app.menu.open' })} onPointerEnter={preload} onFocus={preload}>
          <Avatar name={name} size="sm" isDecorative />
        </button>
      )}
    >
      {(close) => (
        <RegionBoundary>
          <Suspense fallback={<div className={styles.menuPlace} aria-busy />}>
            <AccountMenuList name={name} onClose={close} />
          </Suspense>
        </RegionBoundary>
      )}
    </Popover>
  );
}
