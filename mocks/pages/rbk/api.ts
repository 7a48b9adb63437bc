// RBK's checkout script: `RbkmoneyCheckout.configure(invoice).open()`. Its form is a frame over the
// page.
import { make } from '#mocks/pages/shared/dom.ts';
import { localeOf } from '#mocks/pages/shared/locale.ts';

interface Invoice {
  invoiceID: string;
  invoiceAccessToken: string;
  name?: string;
  description?: string;
  /** Minor units. Only this mock needs it, because a real checkout loads the amount by the token. */
  amount?: number;
  currency?: string;
  opened?: () => void;
  /** Called when the player closes the form or the payment fails. */
  closed?: () => void;
  /** Called when the payment has succeeded or is pending. */
  finished?: () => void;
}

const here = document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : location.href;

function pageOf({ invoiceAccessToken, name = '', amount = 0, currency = 'RUB' }: Invoice): string {
  const url = new URL('../payment/index.html', here);
  url.search = String(
    new URLSearchParams({
      token: invoiceAccessToken,
      name,
      amount: String(amount),
      currency,
      system: '88',
      locale: localeOf(document.documentElement.lang),
      // If the casino runs in this page, there is no server, so the frame must send its messages to
      // this page.
      ...('__mock' in globalThis ? { bridge: 'parent' } : {}),
    }),
  );
  return url.href;
}

/** The form's final message; null for anything else. */
function endingIn(data: unknown): string | null {
  return typeof data === 'object' &&
    data !== null &&
    'source' in data &&
    data.source === 'mock-payment' &&
    'ending' in data &&
    typeof data.ending === 'string'
    ? data.ending
    : null;
}

function open(invoice: Invoice): () => void {
  const frame = make('iframe', {
    src: pageOf(invoice),
    sandbox: 'allow-scripts',
    title: invoice.name ?? 'RBK.money',
    referrerpolicy: 'no-referrer',
  });
  const dialog = make('dialog', { 'aria-label': invoice.name ?? 'RBK.money' }, frame);
  const cover = { border: '0', padding: '0', margin: '0', inlineSize: '100%', blockSize: '100%' };
  // The casino's CSP blocks style attributes but allows styles set by script.
  Object.assign(dialog.style, cover, { maxInlineSize: 'none', maxBlockSize: 'none', background: 'none' });
  Object.assign(frame.style, cover, { display: 'block' });
  let ending: string | null = null;
  const listen = ({ source, data }: MessageEvent<unknown>): void => {
    if (source !== frame.contentWindow) return;
    ending = endingIn(data);
    if (ending !== null) dialog.close();
  };
  addEventListener('message', listen);
  dialog.addEventListener('close', () => {
    removeEventListener('message', listen);
    dialog.remove();
    if (ending === 'done') invoice.finished?.();
    else invoice.closed?.();
  });
  document.body.append(dialog);
  dialog.showModal();
  invoice.opened?.();
  return () => dialog.close();
}

function configure(invoice: Invoice): { open: () => void; close: () => void } {
  let close: (() => void) | null = null;
  return {
    open() {
      close = open(invoice);
    },
    close: () => close?.(),
  };
}

Object.assign(globalThis, { RbkmoneyCheckout: { configure } });
