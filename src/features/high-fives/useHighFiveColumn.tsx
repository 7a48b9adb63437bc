import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import Hand from 'lucide-react/icons/hand';
import Heart from 'lucide-react/icons/heart';
import type { Promo, PromoParticipant } from '#/api/generated/model/index.ts';
import { usePromo } from '#/entities/promo/PromoContext.tsx';
import type { Column } from '#/ui/Table/Table.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { Spinner } from '#/ui/Spinner/Spinner.tsx';
import { useGiveHighFive } from './data/mutations.ts';
import { highFiveStatisticQuery, useHighFivesOn } from './data/queries.ts';
import {
  type GivePermission,
  type GiveRefusal,
  highFiveKind,
  type HighFiveKind,
  mayGive,
  showsHighFives,
} from './model/highFives.rules.ts';
import styles from './useHighFiveColumn.module.css';

/**
 * A column for the participants' table, with a button to give a high-five. Undefined if the viewer can't
 * give any.
 */
export function useHighFiveColumn(): Column<PromoParticipant> | undefined {
  const { formatMessage } = useIntl();
  const state = usePromo();
  const isShown = showsHighFives(state, useHighFivesOn());
  const { promo } = state;
  return useMemo(
    () =>
      isShown
        ? {
            key: 'five',
            title: formatMessage({ id: 'highFives.title' }, { kind: highFiveKind(promo) }),
            align: 'end',
            phoneSlot: 'action',
            render: (participant) => <GiveHighFive promo={promo} participant={participant} />,
          }
        : undefined,
    [isShown, promo, formatMessage],
  );
}

function GiveHighFive({ promo, participant }: { promo: Promo; participant: PromoParticipant }) {
  const kind = highFiveKind(promo);
  const daily = useQuery(highFiveStatisticQuery(promo.id)).data?.data.daily;
  const { give, givingTo } = useGiveHighFive(promo.id, kind);
  return (
    <GiveButton
      kind={kind}
      name={participant.username}
      permission={mayGive(participant, daily)}
      isGiving={givingTo !== null}
      onGive={() => give(participant)}
    />
  );
}

interface GiveButtonProps {
  kind: HighFiveKind;
  name: string;
  permission: GivePermission;
  isGiving: boolean;
  /** True while another participant is getting one. */
  isBlocked?: boolean;
  onGive: () => void;
}

const reasons: Readonly<Record<Exclude<GiveRefusal, 'self'>, FormatjsIntl.Message['ids']>> = {
  daily_limit: 'highFives.refused.daily',
  not_this_one: 'highFives.refused.notThisOne',
};

/** If the viewer can't give this high-five, the button stays focusable and its label states the reason. */
export function GiveButton({ kind, name, permission, isGiving, isBlocked = false, onGive }: GiveButtonProps) {
  const { formatMessage } = useIntl();
  const label = formatMessage({ id: 'highFives.giveTo' }, { name, kind });
  const refusal = permission.may ? null : permission.because;
  if (refusal === 'self') return null;
  const reason = refusal && formatMessage({ id: reasons[refusal] }, { kind });
  const isIdle = permission.may && !isGiving && !isBlocked;
  return (
    <button
      type="button"
      className={styles.give}
      data-kind={kind}
      aria-label={reason === null ? label : `${label}. ${reason}`}
      title={reason ?? label}
      aria-disabled={!isIdle || undefined}
      aria-busy={isGiving || undefined}
      onClick={() => {
        if (isIdle) onGive();
      }}
    >
      {isGiving ? <Spinner /> : <Icon of={kind === 'heart' ? Heart : Hand} />}
    </button>
  );
}
