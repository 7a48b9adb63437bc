import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import { readGift } from '../model/depositAddress.ts';
import { welcomeGift, type DepositGift } from '../model/gifts.ts';

/** Chooses the gift in the address once, then removes it: a reload must not undo a later choice. */
export function useLinkedGift(
  gifts: readonly DepositGift[],
  areKnown: boolean,
  choose: (id: number) => void,
): void {
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
