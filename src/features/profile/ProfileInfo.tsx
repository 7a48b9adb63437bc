import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import AtSign from 'lucide-react/icons/at-sign';
import { loadable } from '#/api/loadable.ts';
import { profileQuery } from '#/entities/player/queries.ts';
import { supportModal } from '#/entities/support/support.modals.ts';
import { openModal } from '#/overlays/modals.store.ts';
import { SectionCard } from '#/ui/SectionCard/SectionCard.tsx';
import { InfoForm } from './ui/InfoForm.tsx';
import { Sessions } from './ui/Sessions.tsx';
import { AccountCardView } from './ui/AccountCardView.tsx';
import styles from './ui/Columns.module.css';
import { PartFailed, PartSkeleton } from './ui/PartStates.tsx';

export interface ProfileInfoProps {
  contacts: ReactNode;
  onChooseNickname: () => void;
}

export function ProfileInfo({ contacts, onChooseNickname }: ProfileInfoProps) {
  const profile = loadable(useQuery(profileQuery()), ({ data }) => data);
  if (profile.kind === 'pending') return <PartSkeleton />;
  if (profile.kind === 'failed') return <PartFailed what="info" failed={profile} />;
  const player = profile.data;
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <InfoForm key={player.user_id} player={player} />
      </div>
      <div className={styles.column}>
        <SectionCard icon={AtSign} title={<FormattedMessage id="profile.contacts.title" />}>
          {contacts}
        </SectionCard>
        <AccountCardView
          player={player}
          onChooseNickname={onChooseNickname}
          onSupport={() => openModal(supportModal, {})}
        />
      </div>
      <div className={styles.whole}>
        <Sessions />
      </div>
    </div>
  );
}
