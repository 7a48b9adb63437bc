// RBK's card form. Its script loads with the first invoice and is the only third party's on this page.
import { rbkUrl } from '#/config.ts';
import { readScriptAddress, scriptApi, type ScriptAddress } from '#/lib/externalScript.ts';
import type { Invoice } from '../model/deposit.machine.ts';

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

function address(): ScriptAddress | null {
  return readScriptAddress(rbkUrl, globalThis.location?.origin ?? '', 'RbkmoneyCheckout');
}

export function hasRbk(): boolean {
  return address() !== null;
}

const loadCheckout = scriptApi('rbk', isCheckout);

export interface InvoiceOutcome {
  /** The form was closed, paid or not. */
  readonly left: () => void;
  readonly failed: () => void;
}

/** Shows the card form over the page. Returns a function that closes it. */
export function showInvoice(
  { id, accessToken, name, description }: Invoice,
  { charge, currency }: { readonly charge: number; readonly currency: string },
  { left, failed }: InvoiceOutcome,
): () => void {
  let isClosed = false;
  let form: Form | null = null;
  const end = (): void => {
    if (!isClosed) left();
  };
  const open = async (): Promise<void> => {
    const { configure } = await loadCheckout(address());
    if (isClosed) return;
    form = configure({
      invoiceID: id,
      invoiceAccessToken: accessToken,
      name,
      description,
      amount: charge,
      currency,
      finished: end,
      closed: end,
    });
    form.open();
  };
  open().catch(failed);
  return () => {
    isClosed = true;
    form?.close();
  };
}
