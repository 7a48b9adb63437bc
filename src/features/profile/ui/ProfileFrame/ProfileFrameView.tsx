import type { ReactNode } from 'react';
import Award from 'lucide-react/icons/award';
import Bell from 'lucide-react/icons/bell';
import Gift from 'lucide-react/icons/gift';
import IdCard from 'lucide-react/icons/id-card';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Ticket from 'lucide-react/icons/ticket-percent';
import Trophy from 'lucide-react/icons/trophy';
import User from 'lucide-react/icons/user';
import Wallet from 'lucide-react/icons/wallet';
import type { LucideIcon } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { paths } from '#/paths.ts';
import { Avatar } from '#/ui/Avatar/Avatar.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { Skeleton } from '#/ui/Skeleton/Skeleton.tsx';
import { Tabs } from '#/ui/Tabs/Tabs.tsx';
import { profileTabs, type ProfileTab } from '../../model/profileTabs.ts';
import styles from './ProfileFrameView.module.css';

const icons: Record<ProfileTab, LucideIcon> = {
  balance: Wallet,
  info: User,
  verification: IdCard,
  gifts: Gift,
  promoCode: Ticket,
  levels: Award,
  achievements: Trophy,
  notifications: Bell,
  playSafety: ShieldCheck,
};

export interface ProfileFrameViewProps {
  title: ReactNode;
  /** Null while it is on its way; the name is empty until one is chosen. */
  player: { readonly name: string; readonly accountId: number } | null;
  children: ReactNode;
}

/** Heading and tabs of the profile around one of its pages. */
export function ProfileFrameView({ title, player, children }: ProfileFrameViewProps) {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Avatar name={player?.name ?? ''} size="lg" isDecorative />
        <div className={styles.naming}>
          <h1 className={styles.title}>{title}</h1>
          <PlayerLine player={player} />
        </div>
      </header>
      <Tabs
        label={formatMessage({ id: 'profile.tabs' })}
        tabs={profileTabs.map(({ name, route }) => ({
          to: paths[route](),
          label: (
            <>
              <Icon of={icons[name]} size="sm" />
              <FormattedMessage id={`profile.tab.${name}`} />
            </>
          ),
        }))}
      />
      {children}
    </div>
  );
}

function PlayerLine({ player }: Pick<ProfileFrameViewProps, 'player'>) {
  if (!player) return <Skeleton width="12rem" height="1.25rem" />;
  return (
    <p className={styles.player}>
      {player.name !== '' && <span className={styles.name}>{player.name}</span>}
      <span>
        <FormattedMessage id="profile.accountId" values={{ id: String(player.accountId) }} />
      </span>
    </p>
  );
}
