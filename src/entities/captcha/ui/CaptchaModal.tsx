import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Spinner } from '#/ui/Spinner/Spinner.tsx';
import { loadCaptcha, readToken } from '../model/captchaApi.ts';
import styles from './CaptchaModal.module.css';

export interface CaptchaModalProps {
  siteKey: string;
  onToken: (token: string) => void;
  /** Called when the third-party script or widget fails. */
  onUnavailable: () => void;
}

export default function CaptchaModal({ siteKey, onToken, onUnavailable }: CaptchaModalProps) {
  const { formatMessage } = useIntl();
  const place = useRef<HTMLDivElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  const takeToken = useEffectEvent((value: unknown) => {
    const token = readToken(value);
    if (token === null) onUnavailable();
    else onToken(token);
  });
  const fail = useEffectEvent(() => onUnavailable());

  // The widget renders outside React, in its own element that is removed on unmount.
  useEffect(() => {
    const box = document.createElement('div');
    place.current?.append(box);
    let isGone = false;
    const draw = async (): Promise<void> => {
      const api = await loadCaptcha();
      if (isGone) return;
      const whileHere =
        <Values extends unknown[]>(act: (...values: Values) => void) =>
        (...values: Values): void => {
          if (!isGone) act(...values);
        };
      api.render(box, {
        sitekey: siteKey,
        theme: 'dark',
        callback: whileHere((token: unknown) => takeToken(token)),
        'error-callback': whileHere(() => fail()),
        // The widget restarts an expired challenge itself.
        'expired-callback': () => undefined,
      });
      setDrawn(true);
    };
    draw().catch(() => {
      if (!isGone) fail();
    });
    return () => {
      isGone = true;
      box.remove();
    };
  }, [siteKey]);

  return (
    <div className={styles.task}>
      <p className={styles.text}>
        <FormattedMessage id="captcha.modal.text" />
      </p>
      <div className={styles.place} ref={place}>
        {!isDrawn && (
          <span className={styles.waiting}>
            <Spinner size="lg" label={formatMessage({ id: 'captcha.modal.loading' })} />
          </span>
        )}
      </div>
    </div>
  );
}
