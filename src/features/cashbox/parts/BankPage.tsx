import { useEffect, useEffectEvent, useId, useRef, type ReactNode, type RefObject } from 'react';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { sandboxOf } from '#/lib/sandboxOf.ts';
import { openInNewTab } from '#/lib/url.ts';
import { Button } from '#/ui/Button/Button.tsx';
import { takeFocus } from '#/ui/takeFocus.ts';
import type { ProviderPage } from '../data/depositMutations.ts';
import { latestDepositsQuery } from '../data/queries.ts';
import form from '../ui/Form.module.css';
import styles from './BankPage.module.css';

interface BankPageProps {
  depositId: number;
  page: ProviderPage;
  /** Called when the bank's page reports that it is done, or when the player closes the page. */
  onClose: () => void;
  /** The deposit's status, which replaces the bank's page once there is a result. */
  children: ReactNode;
}

/** The bank's page for confirming a payment (3-D Secure), in a frame that can't navigate our page. */
export function BankPage({ depositId, page, onClose, children }: BankPageProps) {
  const deposits = useQuery(latestDepositsQuery()).data?.data ?? [];
  const deposit = deposits.find(({ id }) => id === depositId);
  return deposit && deposit.status !== 'open' ? children : <BankPageView page={page} onClose={onClose} />;
}

export function BankPageView({ page, onClose }: Pick<BankPageProps, 'page' | 'onClose'>) {
  const { formatMessage } = useIntl();
  const frame = useRef<HTMLIFrameElement>(null);
  const name = useId();
  useEndMessage(frame, onClose);
  return (
    <section className={form.form}>
      <h2 className={styles.title} tabIndex={-1} ref={takeFocus}>
        <FormattedMessage id="cashbox.quick.bank" />
      </h2>
      <iframe
        ref={frame}
        name={name}
        className={styles.frame}
        title={formatMessage({ id: 'cashbox.quick.bankPage' })}
        sandbox={sandboxOf(page.url, location.origin).tokens}
        referrerPolicy="no-referrer"
        src={page.method === 'GET' ? page.url : undefined}
      />
      {page.method === 'POST' && <PostedPage page={page} target={name} />}
      <div className={form.actions}>
        <Button variant="secondary" onClick={onClose}>
          <FormattedMessage id="cashbox.quick.bankDone" />
        </Button>
        {page.method === 'GET' && (
          <Button variant="ghost" onClick={() => openInNewTab(page.url)}>
            <FormattedMessage id="cashbox.quick.bankTab" />
          </Button>
        )}
      </div>
    </section>
  );
}

/** Posts the fields to the bank. The frame shows the response. */
function PostedPage({ page, target }: { page: ProviderPage; target: string }) {
  const posted = useRef<HTMLFormElement>(null);
  useEffect(() => posted.current?.submit(), []);
  return (
    <form ref={posted} method="post" action={page.url} target={target} hidden>
      {page.fields.map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
    </form>
  );
}

/**
 * Calls `onEnd` when the frame reports that it is done. The message isn't trusted to tell the payment's
 * outcome: it only triggers a request for the deposit's status.
 */
function useEndMessage(frame: RefObject<HTMLIFrameElement | null>, onEnd: () => void): void {
  const onMessage = useEffectEvent(({ source, data }: MessageEvent<unknown>) => {
    if (source === null || source !== frame.current?.contentWindow) return;
    if (typeof data === 'object' && data !== null && 'type' in data && data.type === 'finished') onEnd();
  });
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>): void => onMessage(event);
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);
}
