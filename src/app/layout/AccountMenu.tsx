import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { lazyPart, RegionBoundary } from '#/ui/RegionBoundary/RegionBoundary.tsx';
import { useIntl } from 'react-intl';
import { profileQuery } from '#/entities/player/queries.ts';
import { importCode } from '#/lib/missingChunk.ts';
import { CodeNotLoaded } from '#/overlays/CodeNotLoaded.tsx';
import { Avatar } from '#/ui/Avatar/Avatar.tsx';
import { Popover } from '#/ui/Popover/Popover.tsx';
import styles from './PlayerBar.module.css';

const loadMenu = () =>
  import('./AccountMenuList.tsx').then((module) => ({ default: module.AccountMenuList }));
const AccountMenuList = lazyPart(loadMenu);
const preload = () => {
  importCode(loadMenu).catch(() => undefined);
};

function AvatarButton(props: { popoverTarget: string }) {
  const intl = useIntl();
  const name = useQuery(profileQuery()).data?.data.nick_name ?? '';
  return (
    <button
      {...props}
      type="button"
      className={styles.account}
      aria-label={intl.formatMessage({ id: 'app.menu.open' })}
      onPointerEnter={preload}
      onFocus={preload}
    >
      <Avatar name={name} size="sm" isDecorative />
    </button>
  );
}

const drawTrigger = (props: { popoverTarget: string }) => <AvatarButton {...props} />;

const drawFailed = (close: () => void) => (retry: () => void) => (
  <CodeNotLoaded place="part" onRetry={retry} onClose={close} />
);

/** The avatar with the account menu. Hovering or focusing the avatar preloads the menu's code. */
export function AccountMenu() {
  const name = useQuery(profileQuery()).data?.data.nick_name ?? '';
  return (
    <Popover align="end" trigger={drawTrigger}>
      {(close) => (
        <RegionBoundary fallback={drawFailed(close)}>
          <Suspense fallback={<div className={styles.menuPlace} aria-busy />}>
            <AccountMenuList name={name} onClose={close} />
          </Suspense>
        </RegionBoundary>
      )}
    </Popover>
  );
}
