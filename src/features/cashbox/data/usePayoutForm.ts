import { useQuery } from '@tanstack/react-query';
import { loadable, type Loadable } from '#/api/loadable.ts';
import type { Currency, PayoutCard, PayoutGiftCount, PayoutRecord } from '#/api/generated/model/index.ts';
import type { Notice } from '#/entities/form/NoticeText.tsx';
import { useCheckedForm, useFormControl, type ControlBinding } from '#/entities/form/useCheckedForm.ts';
import { useMoney } from '#/entities/money/useMoney.ts';
import { balanceQuery, profileQuery, verificationsQuery } from '#/entities/player/queries.ts';
import { amountProblem, clampAmount, limitsIn, SUGGESTED_PAYOUT_MINOR } from '../model/limits.ts';
import {
  accountProblem,
  bareAccount,
  payoutObstacles,
  payoutWays,
  type PayoutObstacle,
  type PayoutOrder,
  type PayoutWay,
} from '../model/payoutRules.ts';
import { amountNotice } from '../model/refusals.ts';
import {
  allLoaded,
  generalLimitQuery,
  newPayoutsQuery,
  payoutGiftCountQuery,
  payoutSystemsQuery,
} from './queries.ts';

export interface PayoutData {
  readonly currency: Currency;
  /** The real-money balance, in minor units. */
  readonly real: number;
  readonly obstacles: readonly PayoutObstacle[];
  readonly ways: readonly PayoutWay[];
  readonly requests: readonly PayoutRecord[];
  /** How many payout requests may be open at the same time. */
  readonly mostRequests: number;
}

const isUnverifiedCard = ({ isVerified }: PayoutCard): boolean => !isVerified;

export function usePayoutData(): Loadable<PayoutData> {
  const profile = useQuery(profileQuery());
  // The documents are optional data. They only say whether a check is running and when it ends.
  const isUnverified = profile.data?.data.is_verified === false;
  const systems = useQuery(payoutSystemsQuery());
  const mayBeChecked =
    isUnverified || systems.data?.data.some(({ cards = [] }) => cards.some(isUnverifiedCard));
  const documents = useQuery({ ...verificationsQuery(), enabled: mayBeChecked === true }).data;
  const queries = {
    profile,
    balance: useQuery(balanceQuery()),
    systems,
    general: useQuery(generalLimitQuery()),
    requests: useQuery(newPayoutsQuery()),
  };
  return allLoaded(queries, (answers) => {
    const { currency, balance: real } = answers.balance.data;
    const ways = payoutWays(answers.systems.data, currency, limitsIn(answers.general.data.payout, currency));
    return {
      currency,
      real,
      obstacles: payoutObstacles(answers.balance.data, answers.profile.data, documents, ways),
      ways,
      requests: answers.requests.data,
      mostRequests: answers.requests.limit ?? 1,
    };
  });
}

/** The gifts that a payout burns. Refetched for each summary, because a cached list could lack one. */
export function usePayoutGifts(): Loadable<PayoutGiftCount> {
  const { data, error, isFetching, isFetchedAfterMount, refetch } = useQuery(payoutGiftCountQuery());
  const isCurrent = isFetchedAfterMount && error === null;
  return loadable(
    { data: isCurrent ? data : undefined, error, isFetching, refetch },
    (answer) => answer.data,
  );
}

interface PayoutValues {
  /** Null until the player chooses a payout method. Meanwhile the form preselects the first one. */
  way: string | null;
  card: string | null;
  /**
   * Account numbers by payout method, so that a card number doesn't appear where a phone number is
   * expected.
   */
  accounts: Readonly<Record<string, string>>;
  /**
   * Minor units. Undefined until the player types. Meanwhile the form suggests a small amount within the
   * payout method's limits (S9.36).
   */
  amount: number | null | undefined;
}

interface Choice {
  readonly way: PayoutWay;
  readonly card: PayoutWay['cards'][number] | null;
  readonly account: string;
  readonly amount: number | null;
}

function chosenFrom(ways: readonly PayoutWay[], values: PayoutValues): Choice | null {
  const way = ways.find(({ key }) => key === values.way) ?? ways[0];
  if (!way) return null;
  const usable = way.cards.filter(({ isVerified }) => isVerified);
  const amount =
    values.amount === undefined ? clampAmount(SUGGESTED_PAYOUT_MINOR, way.limits) : values.amount;
  return {
    way,
    card: usable.find(({ id }) => id === values.card) ?? usable[0] ?? null,
    account: values.accounts[way.key] ?? '',
    amount,
  };
}

type Problems = Partial<Record<'card' | 'accounts' | 'amount', Notice>>;

function problemsWith(
  { way, card, account, amount }: Choice,
  real: number,
  money: (minor: number) => string,
): Problems {
  const outside = amountProblem(amount, way.limits);
  const problems: Problems = {};
  if (way.cards.length === 0) {
    const problem = accountProblem(account, way.field);
    const { minLength = 1, maxLength = 150 } = way.field ?? {};
    if (problem)
      problems.accounts = {
        id: `cashbox.payout.account.${problem}`,
        values: { min: minLength, max: maxLength },
      };
  } else if (!card) problems.card = { id: 'cashbox.payout.noVerifiedCard' };
  if (outside) problems.amount = amountNotice(outside, money);
  else if (amount !== null && amount > real)
    problems.amount = { id: 'cashbox.payout.notEnough', values: { amount: money(real) } };
  return problems;
}

export interface PayoutForm {
  readonly way: PayoutWay;
  readonly cardId: string | null;
  readonly account: ControlBinding<string>;
  readonly amount: ControlBinding<number | null>;
  readonly onWay: (key: string) => void;
  readonly onCard: (id: string) => void;
  readonly onSubmit: ReturnType<typeof useCheckedForm>['onSubmit'];
}

interface PayoutFormSettings {
  readonly asksBeforeLeaving: boolean;
  readonly onInput: () => void;
  readonly onOrder: (order: PayoutOrder) => void;
}

/** Null if no payout method supports the player's currency. */
export function usePayoutForm(
  { ways, currency, real }: PayoutData,
  { asksBeforeLeaving, onInput, onOrder }: PayoutFormSettings,
): PayoutForm | null {
  const { money } = useMoney();
  const form = useCheckedForm<PayoutValues>({
    defaultValues: { way: null, card: null, accounts: {}, amount: undefined },
    check: (values) => {
      const choice = chosenFrom(ways, values);
      return choice ? problemsWith(choice, real, (minor) => money(minor, currency)) : {};
    },
    asksBeforeLeaving,
    onInput,
    onValid: (values) => {
      const choice = chosenFrom(ways, values);
      if (choice) onOrder(orderOf(choice, currency));
    },
  });
  const way = useFormControl(form, 'way');
  const card = useFormControl(form, 'card');
  const accounts = useFormControl(form, 'accounts');
  const amount = useFormControl(form, 'amount');
  const choice = chosenFrom(ways, {
    way: way.value,
    card: card.value,
    accounts: accounts.value,
    amount: amount.value,
  });
  if (!choice) return null;
  return {
    way: choice.way,
    cardId: choice.card?.id ?? null,
    account: {
      ...accounts,
      name: 'account',
      value: choice.account,
      onChange: (account) => accounts.onChange({ ...accounts.value, [choice.way.key]: account }),
    },
    amount: { ...amount, value: choice.amount },
    onWay: way.onChange,
    onCard: card.onChange,
    onSubmit: form.onSubmit,
  };
}

function orderOf({ way, card, account, amount }: Choice, currency: Currency): PayoutOrder {
  return {
    systemName: way.name,
    target: way.target,
    amount: amount ?? 0,
    currency,
    cardId: card?.id ?? null,
    account: card ? null : bareAccount(account),
    destination: card?.mask ?? account,
    usualMinutes: way.usualMinutes,
  };
}
