import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { loadable } from '#/api/loadable.ts';
import { useAction } from '#/api/useAction.ts';
import { showError } from '#/entities/action/showError.ts';
import { FailureView } from '#/entities/failure/FailureView.tsx';
import { profileQuery } from '#/entities/player/queries.ts';
import { parseInstant } from '#/lib/clock.ts';
import { openModal } from '#/overlays/modals.store.ts';
import { playTexts } from '../../data/errorTexts.ts';
import { startTwoFactorMutation } from '../../data/mutations.ts';
import { twoFactorQuery } from '../../data/queries.ts';
import { twoFactorModal, twoFactorOffModal } from '../../play.modals.ts';
import { PartPending } from '../PartPending.tsx';
import { SecurityView } from './SecurityView.tsx';

/** The second factor of the login, and when the player was here before. */
export function Security() {
  const { formatMessage } = useIntl();
  const status = loadable(useQuery(twoFactorQuery()), ({ data }) => data);
  const profile = useQuery(profileQuery()).data?.data;
  const start = useAction(startTwoFactorMutation(), {
    onDone: ({ data: setup }) => openModal(twoFactorModal, { setup }),
    onRefused: (error) => showError(error, playTexts),
  });
  if (status.kind === 'pending') return <PartPending cards={2} />;
  if (status.kind === 'failed')
    return (
      <FailureView
        text={formatMessage({ id: 'responsiblePlay.security.failed' })}
        failure={status}
        size="area"
      />
    );
  return (
    <SecurityView
      status={status.data}
      previousLogin={profile && parseInstant(profile.previousLoginAt)}
      isStarting={start.isWaiting}
      onSwitchOn={() => start.run()}
      onSwitchOff={() => openModal(twoFactorOffModal, {})}
    />
  );
}
