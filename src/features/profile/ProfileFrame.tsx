import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import Award from 'lucide-react/icons/award';
import Bell from 'lucide-react/icons/bell';
import Gift from 'lucide-react/icons/gift';
import History from 'lucide-react/icons/history';
import IdCard from 'lucide-react/icons/id-card';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Ticket from 'lucide-react/icons/ticket-percent';
import Trophy from 'lucide-react/icons/trophy';
import User from 'lucide-react/icons/user';
import Wallet from 'lucide-react/icons/wallet';
import type { LucideIcon } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Outlet, useMatches } from 'react-router';
import { profileQuery } from '#/entities/player/queries.ts';
import { isClosed, useRestriction } from '#/entities/player/restriction.ts';
import { type RouteName, paths } from '#/paths.ts';
import { Avatar } from '#/ui/Avatar/Avatar.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { Skeleton } from '#/ui/Skeleton/Skeleton.tsx';
import { Tabs } from '#/ui/Tabs/Tabs.tsx';
import styles from './ProfileFrame.module.css';

/** The layout of the profile's pages: their heading and the tabs. */
export function ProfileFrame() {
  const player = useQuery(profileQuery()).data?.data;
  const route = useMatches().at(-1)?.id;
  const tab = profileTabs.find((one) => one.route === route);
  return (
    <ProfileFrameView
      title={tab && <FormattedMessage id={`profile.title.${tab.name}`} />}
      player={player ? { name: player.nick_name, accountId: player.user_id } : null}
    >
      <Outlet />
    </ProfileFrameView>
  );
}

/** The profile's pages, in the order of the tabs. */
const profileTabs = [
  { name: 'balance', route: 'profileBalance' },
  { name: 'history', route: 'history' },
  { name: 'info', route: 'profileInfo' },
  { name: 'verification', route: 'profileVerification' },
  { name: 'gifts', route: 'gifts' },
  { name: 'promoCode', route: 'promoCode' },
  { name: 'levels', route: 'profileLevels' },
  { name: 'achievements', route: 'achievements' },
  { name: 'notifications', route: 'notifications' },
  { name: 'playSafety', route: 'playSafety' },
] as const satisfies readonly { name: string; route: RouteName }[];

type ProfileTab = (typeof profileTabs)[number]['name'];

const icons: Record<ProfileTab, LucideIcon> = {
  balance: Wallet,
  history: History,
  info: User,
  verification: IdCard,
  gifts: Gift,
  promoCode: Ticket,
  levels: Award,
  achievements: Trophy,
  notifications: Bell,
  playSafety: ShieldCheck,
};

interface ProfileFrameViewProps {
  /** The text of the page's h1. */
  title: ReactNode;
  /**
   * The player's name and account id in the heading. Null while loading. The name is empty until the player
   * chooses one.
   */
  player: { readonly name: string; readonly accountId: number } | null;
  children: ReactNode;
}

export function ProfileFrameView({ title, player, children }: ProfileFrameViewProps) {
  const { formatMessage } = useIntl();
  const restriction = useRestriction();
  const tabs = profileTabs.filter(({ route }) => !isClosed(paths[route](), restriction));
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
        tabs={tabs.map(({ name, route }) => ({
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
