import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import AtSign from 'lucide-react/icons/at-sign';
import type { Player } from '#/api/generated/model/index.ts';
import { loadable } from '#/api/loadable.ts';
import { Part } from '#/entities/failure/Part.tsx';
import { profileQuery } from '#/entities/player/queries.ts';
import { supportModal } from '#/entities/support/support.modals.ts';
import { askToConfirm } from '#/overlays/general.modals.ts';
import { openModal } from '#/overlays/modals.store.ts';
import { SectionCard } from '#/ui/SectionCard/SectionCard.tsx';
import { sessionsQuery } from './data/queries.ts';
import { useEndSessions } from './data/mutations.ts';
import { InfoForm } from './ui/InfoForm.tsx';
import { LoginQuestionView } from './ui/LoginQuestionView.tsx';
import { Sessions } from './ui/Sessions.tsx';
import { AccountCardView } from './ui/AccountCardView.tsx';
import styles from './ui/Columns.module.css';

const COLUMNS = ['32rem', '28rem'];

export interface ProfileInfoProps {
  contacts: ReactNode;
  /** The card that offers to change the password. */
  password: ReactNode;
  onChooseNickname: () => void;
  /** Called from the devices, with the one that was just signed out. */
  onChangePassword: (endedDevice?: string) => void;
}

export function ProfileInfo(props: ProfileInfoProps) {
  const profile = loadable(useQuery(profileQuery()), ({ data }) => data);
  return (
    <Part of={profile} skeleton={COLUMNS} layout={styles.columns} failed="profile.info.failed">
      {(player) => <Info player={player} {...props} />}
    </Part>
  );
}

function Info({ player, contacts, password, ...actions }: ProfileInfoProps & { player: Player }) {
  return (
    <div className={styles.columns}>
      <div className={styles.whole}>
        <LoginQuestion onChangePassword={actions.onChangePassword} />
      </div>
      <div className={styles.column}>
        <InfoForm key={player.user_id} player={player} />
      </div>
      <div className={styles.column}>
        <SectionCard icon={AtSign} title={<FormattedMessage id="profile.contacts.title" />}>
          {contacts}
        </SectionCard>
        {password}
        <AccountCardView
          player={player}
          onChooseNickname={actions.onChooseNickname}
          onSupport={() => openModal(supportModal, {})}
        />
      </div>
      <div className={styles.whole}>
        <Sessions onChangePassword={() => actions.onChangePassword()} />
      </div>
    </div>
  );
}

const confirmEnd = (name: string) =>
  askToConfirm({
    title: <FormattedMessage id="profile.sessions.endTitle" values={{ name }} />,
    text: <FormattedMessage id="profile.login.endText" />,
    confirmLabel: <FormattedMessage id="profile.sessions.end" />,
    isDangerous: true,
  });

interface LoginQuestionProps {
  /** Gets the name of the device that was just signed out. */
  onChangePassword: (endedDevice?: string) => void;
}

/**
 * Asks about the login that the address names, `?login=<session>`, which notices and e-mails link to.
 * 'It wasn't me' ends that session, then asks for a new password.
 */
function LoginQuestion({ onChangePassword }: LoginQuestionProps) {
  const { formatMessage } = useIntl();
  const [search, setSearch] = useSearchParams();
  const sessions = useQuery(sessionsQuery()).data?.data;
  const { ending, failure, end } = useEndSessions();
  const id = search.get('login');
  if (id === null || !sessions) return null;
  const session = sessions.find((known) => known.id === id);
  const name = session?.deviceName || formatMessage({ id: 'profile.sessions.unknown' });
  const close = (): void =>
    setSearch(
      (shown) => {
        shown.delete('login');
        return shown;
      },
      { replace: true },
    );
  const endIt = async (): Promise<void> => {
    if (!(await confirmEnd(name))) return;
    // The dialog says that the device is signed out: a toast would wait until it closes.
    await end(id, () => {
      close();
      onChangePassword(name);
    });
  };
  return (
    <LoginQuestionView
      session={session}
      name={name}
      isEnding={ending !== null}
      failure={failure}
      onMine={close}
      onNotMine={() => void endIt()}
      onChangePassword={() => onChangePassword()}
    />
  );
}
