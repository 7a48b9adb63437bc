import { useQuery } from '@tanstack/react-query';
import type { Promo, PromoParticipant } from '#/api/generated/model/index.ts';
import { highFiveStatisticQuery } from './data/highFive/queries.ts';
import { useGiveHighFive } from './data/highFive/useGiveHighFive.ts';
import { highFiveKind, mayGive } from './model/highFive.rules.ts';
import { GiveButton } from './ui/HighFive/GiveButton.tsx';

export interface GiveHighFiveProps {
  promo: Pick<Promo, 'id' | 'containerTemplate'>;
  participant: Pick<PromoParticipant, 'userId' | 'username' | 'isItsMe' | 'canHighFive'>;
}

/** Gives a participant of the table a high-five; nothing stands in the player's own row. */
export function GiveHighFive({ promo, participant }: GiveHighFiveProps) {
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
