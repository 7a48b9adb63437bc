import { useQuery } from '@tanstack/react-query';
import { useSearchParams, Link } from 'react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import Wallet from 'lucide-react/icons/wallet';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useId } from 'react';
import Sparkles from 'lucide-react/icons/sparkles';
import { loadable, type Loadable } from '#/api/loadable.ts';
import { currentBrand } from '#/brands/currentBrand.ts';
import { FailureView } from '#/entities/failure/FailureView.tsx';
import { Part } from '#/entities/failure/Part.tsx';
import { useMoney } from '#/entities/money/useMoney.ts';
import { BonusesOff } from '#/entities/player/BonusesOffView.tsx';
import { balanceQuery, giftsQuery, profileQuery, todayDepositQuery } from '#/entities/player/queries.ts';
import { supportModal } from '#/entities/support/support.modals.ts';
import { openModal } from '#/overlays/modals.store.ts';
import { paths, staticSlugs } from '#/paths.ts';
import { AnimatedNumber } from '#/ui/AnimatedNumber/AnimatedNumber.tsx';
import { ButtonLink } from '#/ui/ButtonLink/ButtonLink.tsx';
import { IconTile } from '#/ui/IconTile/IconTile.tsx';
import { Skeleton } from '#/ui/Skeleton/Skeleton.tsx';
import type { Gift, TodayDepositAmount } from '#/api/generated/model/index.ts';
import { holderOf } from '#/entities/gift/rules.ts';
import { WagerFactsList } from '#/entities/gift/WagerFactsList.tsx';
import { Button } from '#/ui/Button/Button.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { ProgressRing } from '#/ui/ProgressRing/ProgressRing.tsx';
import { useTaking, useMoments } from './data/useTaking.ts';
import { cancelBonusesModal } from './gifts.modals.ts';
import { runningBonus, type RunningBonus } from './model/bonus.ts';
import { groupGifts, withoutBonus, BONUS_GAMES } from './model/lists.ts';
import { TakingDialog } from './ui/Dialogs/GiftDialog.tsx';
import { GiftsSkeleton, GiftsView, type GiftsViewProps } from './ui/List/GiftsView.tsx';
import { BonusDetails } from './ui/Bonus/BonusDetails.tsx';
import styles from './Gifts.module.css';

type TakenByPayouts = Pick<GiftsViewProps, 'takenByPayouts'>;

export function Gifts({ takenByPayouts }: TakenByPayouts) {
  const gifts = loadable(useQuery(giftsQuery()), ({ data }) => data);
  return (
    <Part of={gifts} skeleton={<GiftsSkeleton />} failed="gifts.failed">
      {(list) => <GiftsOf gifts={list} takenByPayouts={takenByPayouts} />}
    </Part>
  );
}

function GiftsOf({ gifts, takenByPayouts }: TakenByPayouts & { gifts: readonly Gift[] }) {
  const [params] = useSearchParams();
  const now = useMoments(gifts);
  const balance = useQuery(balanceQuery()).data?.data;
  const holder = holderOf(useQuery(profileQuery()).data?.data, balance, gifts);
  const today = loadable(useQuery(todayDepositQuery()), ({ data }) => data);
  const taking = useTaking(holder);
  const bonus = runningBonus(balance, gifts, currentBrand().bonusRules.minBonusStakeMinor);
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
        takenByPayouts={takenByPayouts}
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

interface WinbackCardProps {
  /** The winback collected this week, in minor units. */
  amount: number;
  currency: string;
}

/** This week's winback, which becomes a gift on Monday. */
export function WinbackCard({ amount, currency }: WinbackCardProps) {
  const { money } = useMoney();
  return (
    <section className={styles.card}>
      <IconTile icon={RotateCcw} />
      <div className={styles.words}>
        <h2 className={styles.title}>
          <FormattedMessage id="gifts.winback.title" />
        </h2>
        <p className={styles.amount}>
          <AnimatedNumber value={amount} format={(minor) => money(minor, currency)} />
        </p>
        <p className={styles.text}>
          <FormattedMessage id={amount > 0 ? 'gifts.winback.text' : 'gifts.winback.empty'} />
        </p>
        <Link className={styles.link} to={paths.staticPage(staticSlugs.winback)}>
          <FormattedMessage id="gifts.winback.more" />
        </Link>
      </div>
    </section>
  );
}

/** The sum of today's deposits, which count towards gifts that require a deposit. */
export function TodayDepositCard({ today }: { today: Loadable<TodayDepositAmount> }) {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  if (today.kind === 'failed')
    return <FailureView text={formatMessage({ id: 'gifts.today.failed' })} failure={today} />;
  return (
    <section className={styles.card}>
      <IconTile icon={Wallet} />
      <div className={styles.words}>
        <h2 className={styles.title}>
          <FormattedMessage id="gifts.today.title" />
        </h2>
        <p className={styles.amount} data-number>
          {today.kind === 'pending' ? (
            <Skeleton shape="text" width="6rem" />
          ) : (
            money(today.data.amount, today.data.currency)
          )}
        </p>
        <p className={styles.text}>
          <FormattedMessage id="gifts.today.text" />
        </p>
        <div>
          <ButtonLink size="sm" variant="secondary" to={paths.cashbox()}>
            <FormattedMessage id="gifts.action.deposit" />
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

export interface RunningPanelProps {
  bonus: RunningBonus;
  onCancel: () => void;
}

/** The active bonus, with links to play it or give it up. */
export function RunningPanel({ bonus, onCancel }: RunningPanelProps) {
  const { formatMessage, formatNumber } = useIntl();
  const { money } = useMoney();
  const id = useId();
  const percent = bonus.wagering?.percent ?? 0;
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <div className={styles.ring}>
        <ProgressRing
          value={percent}
          size="lg"
          label={formatMessage({ id: 'gifts.bonus.progress' }, { percent })}
        >
          <span className={styles.percent}>
            {bonus.wagering ? formatNumber(percent / 100, { style: 'percent' }) : <Icon of={Sparkles} />}
          </span>
        </ProgressRing>
      </div>
      <div className={styles.panelWords}>
        <h2 id={id} className={styles.panelTitle}>
          <FormattedMessage id="gifts.bonus.title" />
        </h2>
        {bonus.title !== null && <p className={styles.name}>{bonus.title}</p>}
        <BonusDetails bonus={bonus} />
        {bonus.gift && <WagerFactsList gift={bonus.gift} currency={bonus.currency} money={money} />}
        <p className={styles.hint}>
          {/* If the gift is known, its details already say what happens to the rest of the bonus. */}
          <FormattedMessage id={bonus.gift ? 'gift.terms.locks' : 'gifts.bonus.hint'} />
        </p>
        <div className={styles.actions}>
          <ButtonLink to={BONUS_GAMES}>
            <FormattedMessage id="gifts.action.playBonus" />
          </ButtonLink>
          <Button variant="ghost" onClick={onCancel} aria-haspopup="dialog">
            <FormattedMessage id="gifts.cancel.open" />
          </Button>
        </div>
      </div>
    </section>
  );
}
