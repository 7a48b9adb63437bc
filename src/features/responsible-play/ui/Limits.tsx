import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useIntl, FormattedMessage } from 'react-intl';
import Clock from 'lucide-react/icons/clock';
import TrendingDown from 'lucide-react/icons/trending-down';
import Wallet from 'lucide-react/icons/wallet';
import type { LucideIcon } from 'lucide-react';
import type { ApiError } from '#/api/ApiError.ts';
import type { PlayLimit, PlayLimitKind } from '#/api/generated/model/index.ts';
import { loadable } from '#/api/loadable.ts';
import { FailureView } from '#/entities/failure/FailureView.tsx';
import { textOfError } from '#/i18n/errorTexts.ts';
import { useServerNow } from '#/lib/useClock.ts';
import { openModal } from '#/overlays/modals.store.ts';
import { showMessage } from '#/overlays/toasts.store.ts';
import { SectionCard } from '#/ui/SectionCard/SectionCard.tsx';
import { playTexts } from '../data/errorTexts.ts';
import { confirmLimitMutation, updateLimitsMutation } from '../data/mutations.ts';
import { limitsQuery } from '../data/queries.ts';
import { limitModal } from '../play.modals.ts';
import { PartPending } from './PartPending.tsx';
import { limitKinds } from '../model/rules.ts';
import { LimitRow, type LimitActions } from './LimitRow.tsx';
import cards from './PlaySafety.module.css';
import styles from './Limits.module.css';

function showError(error: ApiError): void {
  const { id, values } = textOfError(error, playTexts);
  showMessage(id, { tone: 'error', ...(values ? { values: { ...values } } : {}) });
}

export function Limits() {
  const { formatMessage } = useIntl();
  const limits = loadable(useQuery(limitsQuery()), ({ data }) => data);
  const now = useServerNow();
  const confirm = useMutation({ ...confirmLimitMutation(), onError: showError });
  const keep = useMutation({ ...updateLimitsMutation(), onError: showError });
  const client = useQueryClient();
  const isChanging = (): boolean =>
    [confirmLimitMutation(), updateLimitsMutation()].some(
      ({ mutationKey }) => mutationKey && client.isMutating({ mutationKey }) > 0,
    );
  if (limits.kind === 'pending') return <PartPending cards={3} />;
  if (limits.kind === 'failed')
    return (
      <FailureView
        text={formatMessage({ id: 'responsiblePlay.limits.failed' })}
        failure={limits}
        size="area"
      />
    );
  const onConfirm = ({ kind, period }: PlayLimit, onDone: () => void) => {
    // The second press of a double click comes before the button shows that it waits.
    if (isChanging()) return;
    confirm.mutate(
      { data: { kind, period } },
      {
        onSuccess: () => {
          showMessage('responsiblePlay.limit.raised', { tone: 'success' });
          onDone();
        },
      },
    );
  };
  const onKeep = ({ kind, period, amount }: PlayLimit, onDone: () => void) => {
    if (isChanging()) return;
    keep.mutate(
      { data: { limits: [{ kind, period, ...(amount === undefined ? {} : { amount }) }] } },
      {
        onSuccess: () => {
          showMessage('responsiblePlay.limit.kept', { tone: 'success' });
          onDone();
        },
      },
    );
  };
  return (
    <LimitsView
      limits={limits.data}
      now={now}
      isWaiting={confirm.isPending || keep.isPending}
      onEdit={(limit) => openModal(limitModal, { limit })}
      onConfirm={onConfirm}
      onKeep={onKeep}
    />
  );
}

const icons: Record<PlayLimitKind, LucideIcon> = { deposit: Wallet, loss: TrendingDown, time: Clock };

interface LimitsViewProps extends LimitActions {
  limits: readonly PlayLimit[];
  /** Server time, epoch ms. */
  now: number;
}

/** A card per kind, a line per period. */
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
