import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import AtSign from 'lucide-react/icons/at-sign';
import KeyRound from 'lucide-react/icons/key-round';
import type { Player } from '#/api/generated/model/index.ts';
import { loadable } from '#/api/loadable.ts';
import { Part } from '#/entities/failure/Part.tsx';
import { profileQuery } from '#/entities/player/queries.ts';
import { supportModal } from '#/entities/support/support.modals.ts';
import { askToConfirm } from '#/overlays/general.modals.ts';
import { openModal } from '#/overlays/modals.store.ts';
import { SectionCard } from '#/ui/SectionCard/SectionCard.tsx';
import { Button } from '#/ui/Button/Button.tsx';
import { sessionsQuery } from './data/queries.ts';
import { useEndSessions } from './data/mutations.ts';
import { InfoForm } from './ui/InfoForm.tsx';
import { LoginQuestionView } from './ui/LoginQuestionView.tsx';
import { Sessions } from './ui/Sessions.tsx';
import { LockedField } from './ui/InfoFields.tsx';
import columns from './ui/Columns.module.css';
import styles from './ProfileInfo.module.css';

const COLUMNS = ['32rem', '28rem'];

export interface ProfileInfoProps {
  contacts: ReactNode;
  /** A card with a button to change the password. */
  password: ReactNode;
  onChooseNickname: () => void;
  /** `endedDevice` is set if the player has just signed out a device in the list of devices. */
  onChangePassword: (endedDevice?: string) => void;
}

export function ProfileInfo(props: ProfileInfoProps) {
  const profile = loadable(useQuery(profileQuery()), ({ data }) => data);
  return (
    <Part of={profile} skeleton={COLUMNS} layout={columns.columns} failed="profile.info.failed">
      {(player) => <Info player={player} {...props} />}
    </Part>
  );
}

function Info({ player, contacts, password, ...actions }: ProfileInfoProps & { player: Player }) {
  return (
    <div className={columns.columns}>
      <div className={columns.whole}>
        <LoginQuestion onChangePassword={actions.onChangePassword} />
      </div>
      <div className={columns.column}>
        <InfoForm key={player.user_id} player={player} />
      </div>
      <div className={columns.column}>
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
      <div className={columns.whole}>
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
  onChangePassword: (endedDevice?: string) => void;
}

/**
 * Asks whether the login in the URL (`?login=<session>`) was the player's own. Notices and e-mails link
 * here. "It wasn't me" ends that session and then asks for a new password.
 */
function LoginQuestion(props: LoginQuestionProps) {
  const id = useSearchParams()[0].get('login');
  return id === null ? null : <LoginQuestionAbout key={id} id={id} {...props} />;
}

function LoginQuestionAbout({ id, onChangePassword }: LoginQuestionProps & { id: string }) {
  const { formatMessage } = useIntl();
  const setSearch = useSearchParams()[1];
  const { data, isFetchedAfterMount } = useQuery({ ...sessionsQuery(), refetchOnMount: 'always' });
  const { ending, failure, end } = useEndSessions();
  const session = data?.data.find((known) => known.id === id);
  // A list from before the login lacks its session, which would read as if it had ended.
  if (!session && (!data || !isFetchedAfterMount)) return null;
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
    // The password dialog says that the device is signed out, because a toast would wait until that dialog
    // closes.
    end(id, () => {
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

export interface AccountCardViewProps {
  player: Pick<Player, 'nick_name' | 'currency' | 'user_id'>;
  onChooseNickname: () => void;
  onSupport: () => void;
}

/**
 * The account's details. The player can't change them, except that a nickname can be chosen once (S6.13).
 */
export function AccountCardView({ player, onChooseNickname, onSupport }: AccountCardViewProps) {
  const { formatDisplayName } = useIntl();
  const { nick_name: nickname, currency, user_id: id } = player;
  return (
    <SectionCard icon={KeyRound} title={<FormattedMessage id="profile.account.title" />}>
      <div className={styles.fields}>
        {nickname === '' ? (
          <Nickname onChoose={onChooseNickname} />
        ) : (
          <LockedField
            label={<FormattedMessage id="profile.account.nickname" />}
            value={nickname}
            onSupport={onSupport}
          >
            <FormattedMessage id="profile.locked.nickname" />
          </LockedField>
        )}
        <LockedField
          label={<FormattedMessage id="profile.account.currency" />}
          value={formatDisplayName(currency, { type: 'currency' }) ?? currency}
        >
          <FormattedMessage id="profile.locked.currency" />
        </LockedField>
        <LockedField label={<FormattedMessage id="profile.account.id" />} value={String(id)}>
          <FormattedMessage id="profile.locked.id" />
        </LockedField>
      </div>
    </SectionCard>
  );
}

/** Shown until the player has chosen a nickname, which is possible only once. */
function Nickname({ onChoose }: { onChoose: () => void }) {
  return (
    <div className={styles.nickname}>
      <p>
        <FormattedMessage id="profile.account.noNickname" />
      </p>
      <Button variant="secondary" size="sm" aria-haspopup="dialog" onClick={onChoose}>
        <FormattedMessage id="profile.account.chooseNickname" />
      </Button>
    </div>
  );
}
