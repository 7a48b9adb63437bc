import { useQuery } from '@tanstack/react-query';
import type { ApiError } from '#/api/ApiError.ts';
import type { PlayLimit } from '#/api/generated/model/index.ts';
import { loadable } from '#/api/loadable.ts';
import { useAction } from '#/api/useAction.ts';
import { showError } from '#/entities/action/showError.ts';
import { Part } from '#/entities/failure/Part.tsx';
import { useServerNow } from '#/lib/useClock.ts';
import { openModal } from '#/overlays/modals.store.ts';
import { showMessage } from '#/overlays/toasts.store.ts';
import { playTexts } from '../../data/errorTexts.ts';
import { confirmLimitMutation, updateLimitsMutation } from '../../data/mutations.ts';
import { limitsQuery } from '../../data/queries.ts';
import { limitModal } from '../../play.modals.ts';
import styles from '../PlaySafety.module.css';
import { LimitsView } from './LimitsView.tsx';

const refusal = { onRefused: (error: ApiError) => showError(error, playTexts) };

export function Limits() {
  const limits = loadable(useQuery(limitsQuery()), ({ data }) => data);
  const now = useServerNow();
  const confirm = useAction(confirmLimitMutation(), refusal);
  const keep = useAction(updateLimitsMutation(), refusal);
  const onConfirm = ({ kind, period }: PlayLimit, onDone: () => void) =>
    confirm.run(
      { data: { kind, period } },
      {
        onSuccess: () => {
          showMessage('responsiblePlay.limit.raised', { tone: 'success' });
          onDone();
        },
      },
    );
  const onKeep = ({ kind, period, amount }: PlayLimit, onDone: () => void) =>
    keep.run(
      { data: { limits: [{ kind, period, ...(amount === undefined ? {} : { amount }) }] } },
      {
        onSuccess: () => {
          showMessage('responsiblePlay.limit.kept', { tone: 'success' });
          onDone();
        },
      },
    );
  return (
    <Part
      of={limits}
      skeleton={['18rem', '18rem', '18rem']}
      layout={styles.cards}
      failed="responsiblePlay.limits.failed"
    >
      {(known) => (
        <LimitsView
          limits={known}
          now={now}
          isWaiting={confirm.isWaiting || keep.isWaiting}
          onEdit={(limit) => openModal(limitModal, { limit })}
          onConfirm={onConfirm}
          onKeep={onKeep}
        />
      )}
    </Part>
  );
}
