// The card form of the provider RBK. Its script loads with the first invoice and is the only third-party
// script on this page.
import { useEffect, useEffectEvent } from 'react';
import { rbkUrl } from '#/config.ts';
import { readScriptUrl, scriptApi, type ScriptUrl } from '#/lib/externalScript.ts';
import type { Invoice } from '../data/depositMutations.ts';
import type { Bill } from '../data/useDepositFlow.ts';

interface CheckoutOptions {
  readonly invoiceID: string;
  readonly invoiceAccessToken: string;
  readonly name: string;
  readonly description: string;
  readonly amount: number;
  readonly currency: string;
  readonly closed: () => void;
  readonly finished: () => void;
}

interface Form {
  readonly open: () => void;
  readonly close: () => void;
}

interface Checkout {
  readonly configure: (options: CheckoutOptions) => Form;
}

function isCheckout(value: unknown): value is Checkout {
  return (
    typeof value === 'object' &&
    value !== null &&
    'configure' in value &&
    typeof value.configure === 'function'
  );
}

function scriptUrl(): ScriptUrl | null {
  return readScriptUrl(rbkUrl, globalThis.location?.origin ?? '', 'RbkmoneyCheckout');
}

/** Whether the build is configured for RBK's card form. */
export function hasCardForm(): boolean {
  return scriptUrl() !== null;
}

const loadCheckout = scriptApi('rbk', isCheckout);

export interface CardFormProps {
  invoice: Invoice;
  bill: Bill;
  /** Called when the form has closed, with or without a payment, or has failed to load. */
  onEnd: (isFailed: boolean) => void;
}

/** RBK's card form over the page. The form closes when this component unmounts. */
export function CardForm({ invoice, bill, onEnd }: CardFormProps) {
  const open = useEffectEvent(() =>
    openCheckout(invoice, bill, { ended: () => onEnd(false), failed: () => onEnd(true) }),
  );
  useEffect(() => open(), []);
  return null;
}

interface Outcome {
  readonly ended: () => void;
  readonly failed: () => void;
}

/** Loads and opens the form. Returns a function that closes it. */
function openCheckout(
  { id, accessToken, name, description }: Invoice,
  { charge, currency }: Bill,
  { ended, failed }: Outcome,
): () => void {
  let isClosed = false;
  let form: Form | null = null;
  // Ignore late events of a form that this component has closed: they would end a newer payment.
  const unlessClosed = (report: () => void) => () => {
    if (!isClosed) report();
  };
  const open = async (): Promise<void> => {
    const { configure } = await loadCheckout(scriptUrl());
    if (isClosed) return;
    form = configure({
      invoiceID: id,
      invoiceAccessToken: accessToken,
      name,
      description,
      amount: charge,
      currency,
      finished: unlessClosed(ended),
      closed: unlessClosed(ended),
    });
    form.open();
  };
  open().catch(unlessClosed(failed));
  return () => {
    isClosed = true;
    form?.close();
  };
}
