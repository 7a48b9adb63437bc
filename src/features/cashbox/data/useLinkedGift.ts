import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import { readGift } from '../model/leftDeposit.ts';

/** Once; then the name leaves the address: a reload must not undo a later choice. */
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
