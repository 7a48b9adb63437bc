// The address of the cashbox: the step of the deposit's form, or the payment whose state is shown.

function without(params: URLSearchParams, ...names: readonly string[]): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of names) next.delete(name);
  return next;
}

/** Parameters of the cashbox itself. Providers add `deposit` with the outcome, which isn't trusted. */
const OWN_PARAMETERS = ['tab', 'step', 'deposit', 'payment', 'of', 'state', 'amount', 'method', 'gift'];

/** The campaign's parameters, which go to the provider and back. */
export function campaignParams(params: URLSearchParams): string {
  return without(params, ...OWN_PARAMETERS).toString();
}

function readWhole(params: URLSearchParams, name: string): number | null {
  const text = params.get(name) ?? '';
  const value = /^[1-9]\d{0,15}$/.test(text) ? Number(text) : 0;
  return Number.isSafeInteger(value) && value > 0 ? value : null;
}

/** The amount that a link asks for, `?amount=50000` in minor units; null for none. */
export const readAmount = (params: URLSearchParams): number | null => readWhole(params, 'amount');
/** The payment system that is preselected, `?method=88`; null for none. */
export const readMethod = (params: URLSearchParams): number | null => readWhole(params, 'method');
/** The deposit whose state is shown, `?payment=7000001`; null for the form. */
export const readPayment = (params: URLSearchParams): number | null => readWhole(params, 'payment');

/** The gift that a link chooses: `?gift=90101`, or `?gift=welcome` for the one of the registration. */
export function readGift(params: URLSearchParams): number | 'welcome' | null {
  return params.get('gift') === 'welcome' ? 'welcome' : readWhole(params, 'gift');
}

/** The address of the second step. It names the amount, so that a reload keeps it. */
export function atMethods(
  params: URLSearchParams,
  amount: number,
  systemId: number | null = readMethod(params),
): URLSearchParams {
  const next = without(params, 'deposit', 'payment', 'method');
  next.set('step', 'method');
  next.set('amount', String(amount));
  if (systemId !== null) next.set('method', String(systemId));
  return next;
}

/** The address of the first step, with the current amount. */
export function atAmount(params: URLSearchParams): URLSearchParams {
  return without(params, 'step', 'deposit', 'payment');
}

/** The address that shows what became of a deposit. */
export function atPayment(params: URLSearchParams, depositId: number): URLSearchParams {
  const next = without(params, 'tab', 'step', 'deposit', 'amount', 'method', 'gift');
  next.set('payment', String(depositId));
  return next;
}

/** The address where another deposit begins. */
export function withoutDeposit(params: URLSearchParams): URLSearchParams {
  return without(params, 'step', 'deposit', 'payment', 'amount', 'method');
}
