import { useState } from 'react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { holderOf } from '#/entities/gift/rules.ts';
import { balanceQuery, giftsQuery, profileQuery } from '#/entities/player/queries.ts';
import { useServerNow } from '#/lib/useClock.ts';
import { giftsForDeposit, type DepositGift } from '../model/gifts.ts';
import { refusedBy, type Refused } from '#/api/refused.ts';
import { selectGiftMutation } from './mutations.ts';
import { latestDepositsQuery } from './queries.ts';
import { useLinkedGift } from './useLinkedGift.ts';

export interface GiftChoice {
  readonly gifts: readonly DepositGift[];
  readonly chosen: DepositGift | null;
  readonly isSaving: boolean;
  readonly refusal: Refused | null;
  readonly choose: (id: number | null) => void;
}

/** Which gift the next deposit is for; the server keeps the choice. */
export function useGiftChoice(): GiftChoice {
  const now = useServerNow(60_000);
  const known = useQuery(giftsQuery()).data?.data;
  const all = known ?? [];
  const holder = holderOf(useQuery(profileQuery()).data?.data, useQuery(balanceQuery()).data?.data, all);
  const deposits = useQuery(latestDepositsQuery()).data?.data ?? [];
  const gifts = giftsForDeposit(all, holder, now, deposits);
  const { mutate, isPending } = useMutation(selectGiftMutation());
  const [refusal, setRefusal] = useState<Refused | null>(null);
  const isFree = ({ obstacle, heldBy }: DepositGift): boolean => obstacle === null && heldBy === null;
  const saved = gifts.find((one) => one.gift.isSelected && isFree(one)) ?? null;
  // Not the mutation's variables: they come a task later, and the pressed radio would jump back until then.
  const [asked, setAsked] = useState<number | null>();
  const choose = (id: number | null): void => {
    setRefusal(null);
    setAsked(id);
    mutate(
      { data: { user_gift_id: id } },
      {
        onError: (error) => setRefusal(refusedBy(error)),
        onSettled: () => setAsked(undefined),
      },
    );
  };
  useLinkedGift(gifts, known !== undefined, choose);
  return {
    gifts,
    chosen: asked === undefined ? saved : (gifts.find(({ gift }) => gift.id === asked) ?? null),
    isSaving: isPending,
    refusal,
    choose,
  };
}
