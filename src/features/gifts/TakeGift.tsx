import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearchParams } from 'react-router';
import { useSnapshot } from 'valtio';
import type { Gift } from '#/api/generated/model/index.ts';
import { loadable } from '#/api/loadable.ts';
import { session } from '#/api/session/session.store.ts';
import { Part } from '#/entities/failure/Part.tsx';
import { balanceQuery, giftsQuery, profileQuery } from '#/entities/player/queries.ts';
import { useTaking, useMoments } from './data/useTaking.ts';
import { offeredGift } from './model/lists.ts';
import { readGiftId } from './model/links.ts';
import { holderOf } from '#/entities/gift/rules.ts';
import { TakingDialog } from './ui/Dialogs/GiftDialog.tsx';
import { GuestOffer, TakeView } from './ui/Take/TakeView.tsx';

/** The gift that the link names, or the one that expires first. */
export function TakeGift() {
  const { pathname, search } = useLocation();
  const isGuest = useSnapshot(session).status === 'guest';
  const gifts = loadable(useQuery({ ...giftsQuery(), enabled: !isGuest }), ({ data }) => data);
  if (isGuest) return <GuestOffer wanted={pathname + search} />;
  return (
    <Part of={gifts} skeleton={['26rem']} failed="gifts.failed">
      {(list) => <Offer gifts={list} />}
    </Part>
  );
}

function Offer({ gifts }: { gifts: readonly Gift[] }) {
  const [params] = useSearchParams();
  const now = useMoments(gifts);
  const balance = useQuery(balanceQuery()).data?.data;
  const holder = holderOf(useQuery(profileQuery()).data?.data, balance, gifts);
  const taking = useTaking(holder);
  const wanted = readGiftId(params);
  const gift = offeredGift(gifts, holder, now, wanted);
  return (
    <>
      <TakeView
        gift={gift}
        isWanted={wanted !== null}
        holder={holder}
        now={now}
        isTaking={gift !== null && taking.takingId === gift.id}
        onPress={taking.press}
      />
      <TakingDialog taking={taking} currency={holder.currency} />
    </>
  );
}
