import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import { readGift } from '../model/leftDeposit.ts';

/**
 * Chooses the gift that a link names, once, and takes the name out of the address: a reload must not undo
 * what the player chose afterwards. Whether the gift can be had is for the server to say.
 */
export function useLinkedGift(choose: (id: number) => void): void {
  const [params, setParams] = useSearchParams();
  const wanted = readGift(params);
  const follow = useEffectEvent((id: number) => {
    choose(id);
    setParams(
      (current) => {
        const rest = new URLSearchParams(current);
        rest.delete('gift');
        return rest;
      },
      { replace: true, preventScrollReset: true },
    );
  });
  useEffect(() => {
    if (wanted !== null) follow(wanted);
  }, [wanted]);
}
