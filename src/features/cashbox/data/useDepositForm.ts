// The two forms of a deposit. The URL keeps the amount of the first form and, once the player pays, the
// method.
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import type { Loadable } from '#/api/loadable.ts';
import type { Currency, PaymentSystem } from '#/api/generated/model/index.ts';
import { checkFields, phoneRules } from '#/entities/form/rules.ts';
import { useCheckedForm, useFormControl, type ControlBinding } from '#/entities/form/useCheckedForm.ts';
import { useMoney } from '#/entities/money/useMoney.ts';
import { playLimitsQuery } from '#/entities/play-session/queries.ts';
import { profileQuery } from '#/entities/player/queries.ts';
import { toAmountStep, toMethodStep, readAmount, readMethod } from '../model/cashboxUrl.ts';
import type { DepositStep } from '../model/depositView.ts';
import type { DepositOrder } from './depositMutations.ts';
import {
  clampAmount,
  amountProblem,
  limitsIn,
  offeredSums,
  ownDepositLimit,
  ownLimitProblem,
  suggestedAmount,
  type AmountProblem,
  type Limits,
  type OwnLimit,
} from '../model/limits.ts';
import {
  chargeOf,
  groupMethods,
  paymentOptionOf,
  wayOf,
  type Method,
  type MethodGroups,
} from '../model/methods.ts';
import { amountNotice } from '../model/refusals.ts';
import {
  allLoaded,
  generalLimitQuery,
  lastDepositQuery,
  paymentSystemsQuery,
  sumRangeQuery,
} from './queries.ts';

export interface DepositData {
  readonly currency: Currency;
  /** Limits that apply to all methods. Null if the server has none for the currency. */
  readonly general: Limits | null;
  readonly ownLimit: OwnLimit | null;
  /** The digits of the player's confirmed phone number, or an empty text. */
  readonly ownPhone: string;
  readonly sums: readonly number[];
  readonly startAmount: number;
  readonly lastDeposit: { readonly amount: number; readonly systemId: number | null } | null;
  readonly systems: readonly PaymentSystem[];
}

export function useDepositData(): Loadable<DepositData> {
  // The last deposit, the player's own limits and the profile are optional data: the form works without them.
  // The server checks the limits as well.
  const last = useQuery(lastDepositQuery()).data?.data;
  const ownLimits = useQuery(playLimitsQuery()).data?.data ?? [];
  const phones = useQuery(profileQuery()).data?.data.phones ?? [];
  const queries = {
    systems: useQuery(paymentSystemsQuery()),
    general: useQuery(generalLimitQuery()),
    range: useQuery(sumRangeQuery()),
  };
  return allLoaded(queries, ({ systems, general, range }) => {
    const { currency, sums, default: usual } = range.data;
    const limits = limitsIn(general.data.deposit, currency);
    const ownLimit = ownDepositLimit(ownLimits);
    return {
      currency,
      general: limits,
      ownLimit,
      ownPhone: phones.find((phone) => phone.is_verified)?.value ?? '',
      sums: offeredSums(sums, limits),
      startAmount: suggestedAmount(usual, limits, ownLimit),
      lastDeposit:
        last && last.currency === currency
          ? { amount: last.amount, systemId: last.paymentSystemId ?? null }
          : null,
      systems: systems.data,
    };
  });
}

export const problemOf = (
  amount: number | null,
  { general, ownLimit }: Pick<DepositData, 'general' | 'ownLimit'>,
): AmountProblem | null => amountProblem(amount, general) ?? ownLimitProblem(amount, ownLimit);

/** The step in the URL, or the first step if the amount is outside the limits. */
export function useDepositStep(data: DepositData): DepositStep {
  const [params] = useSearchParams();
  const amount = readAmount(params) ?? data.startAmount;
  return params.get('step') === 'method' && !problemOf(amount, data) ? 'method' : 'amount';
}

export function useAmountForm(data: DepositData, onInput: () => void) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { money } = useMoney();
  const noticeOf = (problem: AmountProblem) => amountNotice(problem, (minor) => money(minor, data.currency));
  const linkedAmount = readAmount(params);
  // A gift's link asks for the rest of its deposit, which can be below the minimum.
  const wanted =
    linkedAmount !== null && params.has('gift') ? clampAmount(linkedAmount, data.general) : linkedAmount;
  const form = useCheckedForm<{ amount: number | null }>({
    defaultValues: { amount: wanted ?? data.startAmount },
    check: ({ amount }) => {
      const problem = problemOf(amount, data);
      return problem ? { amount: noticeOf(problem) } : {};
    },
    onInput,
    onValid: async ({ amount }) => {
      if (amount === null) return;
      const here = { search: toAmountStep(params, amount).toString() };
      await navigate(here, { replace: true, preventScrollReset: true });
      await navigate({ search: toMethodStep(params, amount).toString() });
    },
  });
  const field = useFormControl(form, 'amount');
  const problem = problemOf(field.value, data);
  // The error shows at once, also for a link's amount. The suggested amount is no input of the player.
  const isSuggested = linkedAmount === null && field.value === data.startAmount;
  const early = problem && problem.why !== 'required' && !isSuggested ? noticeOf(problem) : undefined;
  return { amount: { ...field, notice: field.notice ?? early }, onSubmit: form.onSubmit };
}

interface MethodValues {
  /**
   * Null until the player chooses a method. Meanwhile the form suggests the method in the URL or the last
   * one used.
   */
  method: number | null;
  /** Null until the player types a number. Meanwhile the form suggests the phone number of the profile. */
  phone: string | null;
  option: string | null;
}

export interface MethodForm {
  /** Minor units. */
  readonly amount: number;
  readonly methods: MethodGroups;
  readonly method: Method | null;
  readonly phone: ControlBinding<string>;
  readonly paymentOption: string | null;
  readonly onMethod: (id: number) => void;
  readonly onPaymentOption: (key: string) => void;
  readonly onSubmit: ReturnType<typeof useCheckedForm>['onSubmit'];
  readonly onBack: () => void;
}

interface MethodFormSettings {
  /** Whether to offer methods that are paid in a card form over the page. */
  readonly withInvoice: boolean;
  readonly isOpening: boolean;
  /**
   * Whether the choice of a gift is still being stored. The deposit has to wait, because the server activates
   * the stored gift.
   */
  readonly isGiftSaving: boolean;
  readonly giftId: number | null;
  readonly onInput: () => void;
  readonly onOrder: (order: DepositOrder) => void;
}

export function useMethodForm(data: DepositData, settings: MethodFormSettings): MethodForm {
  const { currency, general, startAmount, lastDeposit, systems, ownPhone } = data;
  const { withInvoice, isOpening, isGiftSaving, giftId, onInput, onOrder } = settings;
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const amount = readAmount(params) ?? startAmount;
  const methods = groupMethods(systems, { amount, currency, general, withInvoice });
  const payable = [...methods.main, ...methods.more].filter(({ isBeyond }) => !isBeyond);
  const methodOf = (chosen: number | null): Method | null => {
    const wanted = chosen ?? readMethod(params) ?? lastDeposit?.systemId ?? null;
    return payable.find(({ id }) => id === wanted) ?? payable[0] ?? null;
  };
  const optionOf = (method: Method, chosen: string | null): string | null =>
    wayOf(method.id) === 'redirect' ? paymentOptionOf(method, chosen) : null;
  const form = useCheckedForm<MethodValues>({
    defaultValues: { method: null, phone: null, option: null },
    check: ({ method, phone }) =>
      methodOf(method)?.isPhoneRequired
        ? checkFields({ phone: phone ?? ownPhone }, { phone: phoneRules })
        : {},
    asksBeforeLeaving: !isOpening,
    onInput,
    onValid: (values) => {
      const method = methodOf(values.method);
      if (!method || isOpening || isGiftSaving) return;
      onOrder({
        way: wayOf(method.id),
        systemId: method.id,
        systemName: method.name,
        amount,
        charge: chargeOf(amount, method),
        currency,
        phone: method.isPhoneRequired ? (values.phone ?? ownPhone) : null,
        paymentOption: optionOf(method, values.option),
        giftId,
      });
    },
  });
  const chosen = useFormControl(form, 'method');
  const phone = useFormControl(form, 'phone');
  const option = useFormControl(form, 'option');
  const method = methodOf(chosen.value);
  return {
    amount,
    methods,
    method,
    phone: { ...phone, value: phone.value ?? ownPhone },
    paymentOption: method && optionOf(method, option.value),
    onMethod: chosen.onChange,
    onPaymentOption: option.onChange,
    onSubmit: form.onSubmit,
    onBack: () => void navigate({ search: toAmountStep(params).toString() }),
  };
}
