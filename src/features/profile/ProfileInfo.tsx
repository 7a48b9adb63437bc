import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import AtSign from 'lucide-react/icons/at-sign';
import type { Player } from '#/api/generated/model/index.ts';
import { loadable } from '#/api/loadable.ts';
import { Part } from '#/entities/failure/Part.tsx';
import { profileQuery } from '#/entities/player/queries.ts';
import { supportModal } from '#/entities/support/support.modals.ts';
import { openModal } from '#/overlays/modals.store.ts';
import { SectionCard } from '#/ui/SectionCard/SectionCard.tsx';
import { InfoForm } from './ui/InfoForm.tsx';
import { LoginQuestion } from './ui/LoginQuestion.tsx';
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
