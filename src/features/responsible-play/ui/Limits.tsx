import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import Clock from 'lucide-react/icons/clock';
import TrendingDown from 'lucide-react/icons/trending-down';
import Wallet from 'lucide-react/icons/wallet';
import type { LucideIcon } from 'lucide-react';
import type { ApiError } from '#/api/ApiError.ts';
import type { PlayLimit, PlayLimitKind } from '#/api/generated/model/index.ts';
import { loadable } from '#/api/loadable.ts';
import { useAction } from '#/api/useAction.ts';
import { showError } from '#/entities/action/showError.ts';
import { playLimitsQuery } from '#/entities/play-session/queries.ts';
import { Part } from '#/entities/failure/Part.tsx';
import { useServerNow } from '#/lib/useClock.ts';
import { defineModal, openModal } from '#/overlays/modals.store.ts';
import { showMessage } from '#/overlays/toasts.store.ts';
import { SectionCard } from '#/ui/SectionCard/SectionCard.tsx';
import { playTexts, confirmLimitMutation, updateLimitsMutation } from '../data/mutations.ts';
import { limitKinds } from '../model/rules.ts';
import { LimitRow, type LimitActions } from './LimitRow.tsx';
import cards from './PlaySafety.module.css';
import styles from './Limits.module.css';

const limitModal = defineModal<{ limit: PlayLimit }>('playLimit', {
  load: () => import('./LimitModal.tsx'),
  options: { title: 'responsiblePlay.limit.title', withoutClose: true },
});

const refusal = { onFailed: ({ error }: { error: ApiError }) => showError(error, playTexts) };

export function Limits() {
  const limits = loadable(useQuery(playLimitsQuery()), ({ data }) => data);
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
      layout={cards.cards}
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

const icons: Record<PlayLimitKind, LucideIcon> = { deposit: Wallet, loss: TrendingDown, time: Clock };

interface LimitsViewProps extends LimitActions {
  limits: readonly PlayLimit[];
  /** Server time, epoch ms. */
  now: number;
}

/** One card for each kind of limit, with one line for each period. */
export function LimitsView({ limits, ...row }: LimitsViewProps) {
  return (
    <>
      <p className={cards.lead}>
        <FormattedMessage id="responsiblePlay.limits.lead" />
      </p>
      <div className={`${cards.cards} ${styles.kinds}`}>
        {limitKinds.map((kind) => (
          <SectionCard
            key={kind}
            icon={icons[kind]}
            title={<FormattedMessage id={`responsiblePlay.limits.${kind}.title`} />}
            text={<FormattedMessage id={`responsiblePlay.limits.${kind}.lead`} />}
          >
            <ul className={styles.periods}>
              {limits
                .filter((limit) => limit.kind === kind)
                .map((limit) => (
                  <LimitRow key={limit.period} limit={limit} {...row} />
                ))}
            </ul>
          </SectionCard>
        ))}
      </div>
    </>
  );
}
