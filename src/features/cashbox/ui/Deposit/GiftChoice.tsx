import { useEffect, useEffectEvent, useState } from 'react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import { holderOf } from '#/entities/gift/rules.ts';
import { WagerFactsList } from '#/entities/gift/WagerFactsList.tsx';
import { balanceQuery, giftsQuery, profileQuery } from '#/entities/player/queries.ts';
import { useServerNow } from '#/lib/useClock.ts';
import { useDates } from '#/entities/time/useDates.ts';
import { parseInstant } from '#/lib/clock.ts';
import { RadioGroup } from '#/ui/RadioGroup/RadioGroup.tsx';
import { useMoney } from '#/entities/money/useMoney.ts';
import { refusedBy, type Refused } from '#/api/ApiError.ts';
import { selectGiftMutation } from '../../data/depositMutations.ts';
import { latestDepositsQuery } from '../../data/queries.ts';
import { readGift } from '../../model/address.ts';
import { giftsForDeposit, leftAfter, welcomeGift, type DepositGift } from '../../model/gifts.ts';
import { cashboxTexts } from '../../model/refusals.ts';
import { textOfCode } from '#/i18n/errorTexts.ts';
import { RefusalNotice } from '../RefusalNotice.tsx';
import form from '../Form.module.css';
import { useShortMoney } from '../methodTerms.tsx';
import styles from './GiftChoice.module.css';

export interface GiftChoice {
  readonly gifts: readonly DepositGift[];
  readonly chosen: DepositGift | null;
  readonly isSaving: boolean;
  readonly refusal: Refused | null;
  readonly choose: (id: number | null) => void;
}

/** The gift of the next deposit. The server keeps the choice. */
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
  // The mutation's `variables` update one task too late for a controlled radio.
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

/** Chooses the gift in the address once, then removes it: a reload must not undo a later choice. */
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

export interface GiftChoiceViewProps {
  gifts: readonly DepositGift[];
  chosenId: number | null;
  /** The deposit's amount, minor units. */
  amount: number | null;
  currency: string;
  isSaving: boolean;
  refusal: Refused | null;
  onChoose: (id: number | null) => void;
}

const NONE = 'none';

/** Chooses the gift that this deposit activates. Without gifts, shows only why the wanted one was refused. */
export function GiftChoiceView({
  gifts,
  chosenId,
  amount,
  currency,
  isSaving,
  refusal,
  onChoose,
}: GiftChoiceViewProps) {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  const chosen = gifts.find(({ gift }) => gift.id === chosenId);
  const tooLittle = chosen ? leftAfter(chosen, amount ?? 0) : 0;
  if (gifts.length === 0) return <RefusalNotice refusal={refusal} currency={currency} />;
  return (
    <div className={styles.gifts} aria-busy={isSaving || undefined}>
      <RadioGroup
        label={<FormattedMessage id="cashbox.gift.title" />}
        name="gift"
        value={chosenId === null ? NONE : String(chosenId)}
        onChange={({ target }) => onChoose(target.value === NONE ? null : Number(target.value))}
        options={[
          { value: NONE, label: formatMessage({ id: 'cashbox.gift.none' }) },
          ...gifts.map((one) => ({
            value: String(one.gift.id),
            label: one.gift.title,
            hint: <GiftTerms {...one} currency={currency} />,
            disabled: one.obstacle !== null || one.heldBy !== null,
          })),
        ]}
      />
      {chosen && (
        <WagerFactsList
          gift={chosen.gift}
          currency={currency}
          money={money}
          deposit={amount !== null && amount > 0 && tooLittle === 0 ? amount : null}
        />
      )}
      {tooLittle > 0 && (
        <p className={form.quiet} role="status">
          <FormattedMessage id="cashbox.gift.tooLittle" values={{ amount: money(tooLittle, currency) }} />
        </p>
      )}
      {gifts.map(
        ({ gift, heldBy }) =>
          heldBy !== null && (
            <Link key={gift.id} to={{ search: `?payment=${String(heldBy)}` }}>
              <FormattedMessage id="cashbox.gift.toHolder" values={{ title: gift.title }} />
            </Link>
          ),
      )}
      <RefusalNotice refusal={refusal} currency={currency} />
    </div>
  );
}

/** Why the gift is unavailable, or what it brings and requires. */
function GiftTerms({ gift, obstacle, missing, heldBy, currency }: DepositGift & { currency: string }) {
  const { money } = useMoney();
  const short = useShortMoney();
  const { deadline } = useDates();
  if (obstacle) return <FormattedMessage {...textOfCode(obstacle, cashboxTexts)} />;
  if (heldBy !== null) return <FormattedMessage id="cashbox.gift.held" />;
  const { percent, amount, wager, expiredAt } = gift;
  return (
    <>
      {percent !== undefined && (
        <FormattedMessage
          id={amount === undefined ? 'cashbox.gift.percent' : 'cashbox.gift.percentUpTo'}
          values={{ percent, amount: short(amount ?? 0, currency) }}
        />
      )}{' '}
      {missing > 0 && (
        <FormattedMessage id="cashbox.gift.from" values={{ amount: money(missing, currency) }} />
      )}{' '}
      {wager !== undefined && (
        <>
          <FormattedMessage id="cashbox.gift.wager" values={{ wager }} />{' '}
          {expiredAt !== undefined && (
            <FormattedMessage id="cashbox.gift.until" values={{ time: deadline(parseInstant(expiredAt)) }} />
          )}{' '}
          <FormattedMessage id="cashbox.gift.noPayout" />
        </>
      )}
    </>
  );
}
