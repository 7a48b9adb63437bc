import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useUnsaved } from '#/overlays/useUnsaved.ts';
import { excessOf } from '#/ui/PhoneField/phone.ts';
import { atAmount, atMethods, readAmount, readMethod } from '../model/depositAddress.ts';
import type { DepositOrder } from '../model/depositModel.ts';
import { amountProblem, ownLimitProblem, shareOf, type AmountProblem } from '../model/limits.ts';
import { groupMethods, paymentOptionOf, wayOf, type Method, type MethodGroups } from '../model/methods.ts';
import { hasRbk } from './rbkCheckout.ts';
import type { DepositData } from './useDepositData.ts';

/** Digits of a phone, with the country code (specification S5.3). */
const PHONE_LENGTH = 8;

export type DepositStep = 'amount' | 'method';

export interface DepositForm {
  readonly step: DepositStep;
  readonly amount: number | null;
  readonly amountProblem: AmountProblem | null;
  readonly methods: MethodGroups;
  readonly method: Method | null;
  readonly phone: string;
  readonly phoneProblem: 'required' | 'too_short' | 'too_long' | null;
  readonly paymentOption: string | null;
  readonly setAmount: (amount: number | null) => void;
  readonly chooseMethod: (id: number) => void;
  readonly setPhone: (phone: string) => void;
  readonly choosePaymentOption: (key: string) => void;
  /** To the methods, if the amount may be. */
  readonly goOn: () => void;
  readonly goBack: () => void;
  /** The order as it stands; null, and the reasons are shown, where something is missing. */
  readonly order: (giftId: number | null) => DepositOrder | null;
}

function phoneProblemOf(method: Method | null, phone: string): DepositForm['phoneProblem'] {
  if (!method?.isPhoneRequired) return null;
  if (phone === '') return 'required';
  if (phone.length < PHONE_LENGTH) return 'too_short';
  return excessOf(phone) ? 'too_long' : null;
}

/** The step is in the address, so that the browser's own way back leads from the methods to the amount. */
function useStep() {
  const [params, setParams] = useSearchParams();
  const step: DepositStep = params.get('step') === 'method' ? 'method' : 'amount';
  return {
    step,
    linkedAmount: readAmount(params),
    linkedMethod: readMethod(params),
    goToMethods: (amount: number) => setParams((current) => atMethods(current, amount)),
    goToAmount: () => setParams(atAmount),
  };
}

/** Leaving the page with input asks, unless a deposit is being opened. */
export function useDepositForm(
  { currency, general, ownLimit, startAmount, lastTime, systems, ownPhone }: DepositData,
  isOpening: boolean,
): DepositForm {
  const { step, linkedAmount, linkedMethod, goToMethods, goToAmount } = useStep();
  const [typed, setTyped] = useState<number | null | undefined>();
  const [systemId, setSystemId] = useState<number | null>(null);
  const [typedPhone, setPhone] = useState<string | null>(null);
  const [chosenOption, setOption] = useState<string | null>(null);
  const [isAmountShown, showAmount] = useState(false);
  const [isPhoneShown, showPhone] = useState(false);
  const phone = typedPhone ?? ownPhone;
  const amount = typed === undefined ? (linkedAmount ?? startAmount) : typed;
  const problem = amountProblem(amount, general) ?? ownLimitProblem(amount, ownLimit);
  const methods = groupMethods(systems, { amount: amount ?? 0, currency, general, withInvoice: hasRbk() });
  const all = [...methods.main, ...methods.more].filter(({ isBeyond }) => !isBeyond);
  const wanted = systemId ?? linkedMethod ?? lastTime?.systemId ?? null;
  const method = all.find(({ id }) => id === wanted) ?? all[0] ?? null;
  const phoneProblem = phoneProblemOf(method, phone);
  const paymentOption =
    method && wayOf(method.id) === 'redirect' ? paymentOptionOf(method, chosenOption) : null;
  useUnsaved(!isOpening && (typed !== undefined || systemId !== null || typedPhone !== null));
  return {
    // An amount that no way may take is corrected first.
    step: problem ? 'amount' : step,
    amount,
    amountProblem: isAmountShown || (problem && problem.why !== 'required') ? problem : null,
    methods,
    method,
    phone,
    paymentOption,
    phoneProblem: isPhoneShown ? phoneProblem : null,
    setAmount: setTyped,
    chooseMethod: setSystemId,
    setPhone,
    choosePaymentOption: setOption,
    goOn: () => {
      showAmount(true);
      if (!problem && amount !== null) goToMethods(amount);
    },
    goBack: goToAmount,
    order: (giftId) => {
      showPhone(true);
      if (!method || amount === null || problem || phoneProblem) return null;
      return {
        way: wayOf(method.id),
        systemId: method.id,
        systemName: method.name,
        amount,
        charge: amount + shareOf(amount, method.feePercent),
        currency,
        phone: method.isPhoneRequired ? phone : null,
        paymentOption,
        giftId,
      };
    },
  };
}
