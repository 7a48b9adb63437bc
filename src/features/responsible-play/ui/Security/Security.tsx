import { useMutation, useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { loadable } from '#/api/loadable.ts';
import { FailureView } from '#/entities/failure/FailureView.tsx';
import { profileQuery } from '#/entities/player/queries.ts';
import { textOfError } from '#/i18n/errorTexts.ts';
import { parseInstant } from '#/lib/clock.ts';
import { openModal } from '#/overlays/modals.store.ts';
import { showMessage } from '#/overlays/toasts.store.ts';
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
  const start = useMutation({
    ...startTwoFactorMutation(),
    onSuccess: ({ data: setup }) => openModal(twoFactorModal, { setup }),
    onError: (error) => {
      const { id, values } = textOfError(error, playTexts);
      showMessage(id, { tone: 'error', ...(values ? { values: { ...values } } : {}) });
    },
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
      isStarting={start.isPending}
      onSwitchOn={() => start.mutate()}
      onSwitchOff={() => openModal(twoFactorOffModal, {})}
    />
  );
}
