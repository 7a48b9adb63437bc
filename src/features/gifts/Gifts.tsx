import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { loadable } from '#/api/loadable.ts';
import { currentBrand } from '#/brands/currentBrand.ts';
import { FailureView } from '#/entities/failure/FailureView.tsx';
import { BonusesOff } from '#/entities/player/BonusesOff.tsx';
import { balanceQuery, giftsQuery, profileQuery } from '#/entities/player/queries.ts';
import { supportModal } from '#/entities/support/support.modals.ts';
import { openModal } from '#/overlays/modals.store.ts';
import { todayDepositQuery } from './data/queries.ts';
import { isTaking, useActivation } from './data/useActivation.ts';
import { useMoments } from './data/useMoments.ts';
import { cancelBonusesModal } from './gifts.modals.ts';
import type { Gift } from '#/api/generated/model/index.ts';
import { runningBonus } from './model/bonus.ts';
import { groupGifts, withoutBonus } from './model/lists.ts';
import { holderOf } from '#/entities/gift/rules.ts';
import { ActivationDialogs } from './ui/Dialogs/ActivationDialogs.tsx';
import { GiftsSkeleton } from './ui/List/GiftsSkeleton.tsx';
import { GiftsView } from './ui/List/GiftsView.tsx';
import { RunningPanel } from './ui/Running/RunningPanel.tsx';
import { TodayDepositCard } from './ui/Winback/TodayDepositCard.tsx';
import { WinbackCard } from './ui/Winback/WinbackCard.tsx';

export function Gifts() {
  const { formatMessage } = useIntl();
  const gifts = loadable(useQuery(giftsQuery()), ({ data }) => data);
  if (gifts.kind === 'pending') return <GiftsSkeleton />;
  if (gifts.kind === 'failed')
    return <FailureView size="area" text={formatMessage({ id: 'gifts.failed' })} failure={gifts} />;
  return <GiftsOf gifts={gifts.data} />;
}

function GiftsOf({ gifts }: { gifts: readonly Gift[] }) {
  const [params] = useSearchParams();
  const now = useMoments(gifts);
  const balance = useQuery(balanceQuery()).data?.data;
  const holder = holderOf(useQuery(profileQuery()).data?.data, balance, gifts);
  const today = loadable(useQuery(todayDepositQuery()), ({ data }) => data);
  const activation = useActivation(holder);
  const { phase } = activation;
  const bonus = runningBonus(balance, gifts, currentBrand().bonusRules.debitedBelowMinor);
  const cancel = (): void => openModal(cancelBonusesModal, {});
  const taking = gifts.find((gift) => isTaking(phase, gift));
  return (
    <>
      <BonusesOff onSupport={() => openModal(supportModal, {})} />
      <GiftsView
        part={params.get('show') === 'past' ? 'past' : 'current'}
        groups={withoutBonus(groupGifts(gifts, holder, now), bonus?.giftId ?? null)}
        holder={holder}
        now={now}
        takingId={taking?.id ?? null}
        onPress={activation.press}
        bonus={bonus && <RunningPanel bonus={bonus} onCancel={cancel} />}
        aside={
          <>
            {balance && <WinbackCard amount={balance.winback} currency={balance.currency} />}
            <TodayDepositCard today={today} />
          </>
        }
      />
      <ActivationDialogs activation={activation} holder={holder} onCancelBonuses={cancel} />
    </>
  );
}
