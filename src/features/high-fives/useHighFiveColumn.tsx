import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { Promo, PromoParticipant } from '#/api/generated/model/index.ts';
import { usePromo } from '#/entities/promo/PromoContext.tsx';
import type { Column } from '#/ui/Table/Table.tsx';
import { useGiveHighFive } from './data/mutations.ts';
import { highFiveStatisticQuery, useHighFivesOn } from './data/queries.ts';
import { highFiveKind, mayGive, showsHighFives } from './model/highFives.rules.ts';
import { GiveButton } from './ui/GiveButton.tsx';

/**
 * A column of the participants' table with a button to give a high-five. Undefined if the viewer can't give
 * any.
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
            inLine: 'action',
            render: (participant) => <GiveHighFive promo={promo} participant={participant} />,
          }
        : undefined,
    [isShown, promo, formatMessage],
  );
}

function GiveHighFive({ promo, participant }: { promo: Promo; participant: PromoParticipant }) {
  const kind = highFiveKind(promo);
  const daily = useQuery(highFiveStatisticQuery(promo.id)).data?.data.daily;
  const { give, isGiving } = useGiveHighFive(promo.id, kind);
  return (
    <GiveButton
      kind={kind}
      name={participant.username}
      permission={mayGive(participant, daily)}
      isGiving={isGiving}
      onGive={() => give(participant)}
    />
  );
}
