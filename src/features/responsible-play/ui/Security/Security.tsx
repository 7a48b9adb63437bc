import { useQuery } from '@tanstack/react-query';
import { loadable } from '#/api/loadable.ts';
import { useAction } from '#/api/useAction.ts';
import { showError } from '#/entities/action/showError.ts';
import { Part } from '#/entities/failure/Part.tsx';
import { profileQuery } from '#/entities/player/queries.ts';
import { parseInstant } from '#/lib/clock.ts';
import { openModal } from '#/overlays/modals.store.ts';
import { playTexts } from '../../data/errorTexts.ts';
import { startTwoFactorMutation } from '../../data/mutations.ts';
import { twoFactorQuery } from '../../data/queries.ts';
import { twoFactorModal, twoFactorOffModal } from '../../play.modals.ts';
import styles from '../PlaySafety.module.css';
import { SecurityView } from './SecurityView.tsx';

/** The second factor of the login, and when the player was here before. */
export function Security() {
  const status = loadable(useQuery(twoFactorQuery()), ({ data }) => data);
  const profile = useQuery(profileQuery()).data?.data;
  const start = useAction(startTwoFactorMutation(), {
    onDone: ({ data: setup }) => openModal(twoFactorModal, { setup }),
    onRefused: (error) => showError(error, playTexts),
  });
  return (
    <Part
      of={status}
      skeleton={['18rem', '18rem']}
      layout={styles.cards}
      failed="responsiblePlay.security.failed"
    >
      {(known) => (
        <SecurityView
          status={known}
          previousLogin={profile && parseInstant(profile.previousLoginAt)}
          isStarting={start.isWaiting}
          onSwitchOn={() => start.run()}
          onSwitchOff={() => openModal(twoFactorOffModal, {})}
        />
      )}
    </Part>
  );
}
