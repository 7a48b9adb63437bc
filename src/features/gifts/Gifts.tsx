import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { loadable } from '#/api/loadable.ts';
import { currentBrand } from '#/brands/currentBrand.ts';
import { Part } from '#/entities/failure/Part.tsx';
import { BonusesOff } from '#/entities/player/BonusesOffView.tsx';
import { balanceQuery, giftsQuery, profileQuery, todayDepositQuery } from '#/entities/player/queries.ts';
import { supportModal } from '#/entities/support/support.modals.ts';
import { openModal } from '#/overlays/modals.store.ts';
import { useTaking, useMoments } from './data/useTaking.ts';
import { cancelBonusesModal } from './gifts.modals.ts';
import type { Gift } from '#/api/generated/model/index.ts';
import { runningBonus } from './model/bonus.ts';
import { groupGifts, withoutBonus } from './model/lists.ts';
import { holderOf } from '#/entities/gift/rules.ts';
import { TakingDialog } from './ui/Dialogs/GiftDialog.tsx';
import { GiftsSkeleton, GiftsView } from './ui/List/GiftsView.tsx';
import { RunningPanel } from './ui/Running/RunningPanel.tsx';
import { TodayDepositCard, WinbackCard } from './ui/Winback/SideCards.tsx';

export function Gifts() {
  const gifts = loadable(useQuery(giftsQuery()), ({ data }) => data);
  return (
    <Part of={gifts} skeleton={<GiftsSkeleton />} failed="gifts.failed">
      {(list) => <GiftsOf gifts={list} />}
    </Part>
  );
}

function GiftsOf({ gifts }: { gifts: readonly Gift[] }) {
  const [params] = useSearchParams();
  const now = useMoments(gifts);
  const balance = useQuery(balanceQuery()).data?.data;
  const holder = holderOf(useQuery(profileQuery()).data?.data, balance, gifts);
  const today = loadable(useQuery(todayDepositQuery()), ({ data }) => data);
  const taking = useTaking(holder);
  const bonus = runningBonus(balance, gifts, currentBrand().bonusRules.debitedBelowMinor);
  const cancel = (): void => openModal(cancelBonusesModal, {});
  return (
    <>
      <BonusesOff onSupport={() => openModal(supportModal, {})} />
      <GiftsView
        part={params.get('show') === 'past' ? 'past' : 'current'}
        groups={withoutBonus(groupGifts(gifts, holder, now), bonus?.giftId ?? null)}
        holder={holder}
        now={now}
        takingId={taking.takingId}
        onPress={taking.press}
        bonus={bonus && <RunningPanel bonus={bonus} onCancel={cancel} />}
        aside={
          <>
            {balance && <WinbackCard amount={balance.winback} currency={balance.currency} />}
            <TodayDepositCard today={today} />
          </>
        }
      />
      <TakingDialog taking={taking} currency={holder.currency} />
    </>
  );
}
