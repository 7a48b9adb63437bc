import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { Gift } from '#/api/generated/model/index.ts';
import { refusedBy, type Refused } from '#/api/ApiError.ts';
import { holderOf } from '#/entities/gift/rules.ts';
import { balanceQuery, giftsQuery, profileQuery } from '#/entities/player/queries.ts';
import { useServerNow } from '#/lib/useClock.ts';
import { readGift } from '../model/cashboxUrl.ts';
import { giftsForDeposit, giftsKeptWaiting, welcomeGift, type DepositGift } from '../model/gifts.ts';
import { selectGiftMutation } from './depositMutations.ts';
import { latestDepositsQuery } from './queries.ts';

export interface GiftChoice {
  readonly gifts: readonly DepositGift[];
  readonly chosen: DepositGift | null;
  /** Other bonuses that could be activated now, but have to wait if the chosen one is activated first. */
  readonly waiting: readonly Gift[];
  readonly isSaving: boolean;
  readonly refusal: Refused | null;
  readonly choose: (id: number | null) => void;
}

/** The gift that the next deposit activates. The server stores the choice. */
export function useGiftChoice(): GiftChoice {
  const now = useServerNow(60_000);
  const known = useQuery(giftsQuery()).data?.data;
  const all = known ?? [];
  const holder = holderOf(useQuery(profileQuery()).data?.data, useQuery(balanceQuery()).data?.data, all);
  const deposits = useQuery(latestDepositsQuery()).data?.data ?? [];
  const gifts = giftsForDeposit(all, holder, now, deposits);
  const { mutateAsync, isPending } = useMutation(selectGiftMutation());
  const [refusal, setRefusal] = useState<Refused | null>(null);
  const isFree = ({ obstacle, heldBy }: DepositGift): boolean => obstacle === null && heldBy === null;
  const saved = gifts.find((one) => one.gift.isSelected && isFree(one)) ?? null;
  // Keep the choice in local state, because the mutation's `variables` update one task too late for a
  // controlled radio.
  const [asked, setAsked] = useState<number | null>();
  const lastChoice = useRef(0);
  const save = async (id: number | null): Promise<void> => {
    lastChoice.current += 1;
    const choice = lastChoice.current;
    setRefusal(null);
    setAsked(id);
    const refused = await mutateAsync({ data: { user_gift_id: id } }).then(() => null, refusedBy);
    // Ignore the result if the player has made another choice meanwhile.
    if (choice !== lastChoice.current) return;
    setRefusal(refused);
    setAsked(undefined);
  };
  const choose = (id: number | null): void => void save(id);
  useLinkedGift(gifts, known !== undefined, choose);
  const chosen = asked === undefined ? saved : (gifts.find(({ gift }) => gift.id === asked) ?? null);
  return {
    gifts,
    chosen,
    waiting: chosen ? giftsKeptWaiting(chosen.gift, all, holder, now) : [],
    isSaving: isPending,
    refusal,
    choose,
  };
}

/**
 * Chooses the gift in the URL once, then removes it from the URL, so that a reload doesn't undo a later
 * choice.
 */
function useLinkedGift(gifts: readonly DepositGift[], areKnown: boolean, choose: (id: number) => void): void {
  const [params, setParams] = useSearchParams();
  const named = readGift(params);
  const wanted = named === 'welcome' ? (welcomeGift(gifts)?.id ?? null) : named;
  const follow = useEffectEvent(() => {
    if (wanted !== null) choose(wanted);
    setParams(
      (current) => {
        const rest = new URLSearchParams(current);
        rest.delete('gift');
        return rest;
      },
      { replace: true, preventScrollReset: true },
    );
  });
  const isReady = named !== null && areKnown;
  useEffect(() => {
    if (isReady) follow();
  }, [isReady]);
}
