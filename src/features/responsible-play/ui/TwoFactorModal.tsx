import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { encode } from 'uqr';
import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import type { TwoFactorSetup } from '#/api/generated/model/index.ts';
import type { Closable } from '#/overlays/modals.store.ts';
import { saveFile } from '#/lib/files.ts';
import { useUnsaved } from '#/overlays/useUnsaved.ts';
import { Button } from '#/ui/Button/Button.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { takeFocus } from '#/ui/takeFocus.ts';
import { FormAlert, NoticeText } from '#/entities/form/NoticeText.tsx';
import { checkFields, required } from '#/entities/form/rules.ts';
import { useServerForm } from '#/entities/form/useServerForm.ts';
import { TextField } from '#/ui/TextField/TextField.tsx';
import {
  readPlayRefusal,
  confirmTwoFactorMutation,
  startTwoFactorMutation,
  startTwoFactorSchema,
} from '../data/mutations.ts';
import { CodeForm } from './CodeForm.tsx';
import cards from './PlaySafety.module.css';
import styles from './TwoFactorModal.module.css';

const GROUP = /.{4}/g;

/**
 * Sets up two-factor login in three steps: the password, then the secret and a code to confirm it, then the
 * recovery codes.
 */
export default function TwoFactorModal({ close }: Closable) {
  const { formatMessage } = useIntl();
  const [setup, setSetup] = useState<TwoFactorSetup | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes) return <RecoveryCodes codes={codes} onDone={close} />;
  if (!setup) return <PasswordForm onSetup={setSetup} onCancel={close} />;
  return (
    <div className={cards.form}>
      <p>
        <FormattedMessage id="responsiblePlay.twoFactor.scan" />
      </p>
      <div className={styles.scan}>
        <QrCode text={setup.uri} label={formatMessage({ id: 'responsiblePlay.twoFactor.qr' })} />
        <div>
          <p className={cards.lead}>
            <FormattedMessage id="responsiblePlay.twoFactor.byHand" />
          </p>
          {/* The secret is easier to read in groups. Authenticator apps ignore the spaces. */}
          <code className={styles.secret} data-secret={setup.secret}>
            {setup.secret.match(GROUP)?.join(' ') ?? setup.secret}
          </code>
          <CopyButton text={setup.secret} />
        </div>
      </div>
      <CodeForm
        mutation={confirmTwoFactorMutation()}
        hint={<FormattedMessage id="responsiblePlay.twoFactor.sixDigits" />}
        submitLabel={<FormattedMessage id="responsiblePlay.twoFactor.switchOn" />}
        onDone={({ data }) => setCodes(data.codes)}
        onCancel={close}
      />
    </div>
  );
}

interface PasswordFormProps {
  onSetup: (setup: TwoFactorSetup) => void;
  onCancel: () => void;
}

/**
 * Asks for the password. Otherwise, somebody who has stolen the session could set up two-factor login and
 * lock the player out.
 */
function PasswordForm({ onSetup, onCancel }: PasswordFormProps) {
  const form = useServerForm({
    defaultValues: { password: '' },
    check: (values) => checkFields(values, { password: [required] }),
    toBody: (values) => values,
    loadSchema: startTwoFactorSchema,
    mutation: startTwoFactorMutation(),
    readRefusal: readPlayRefusal,
    send: async (body, call) => onSetup((await call(body)).data),
  });
  const { notice, ...password } = form.text('password');
  return (
    <form className={cards.form} noValidate onSubmit={form.onSubmit}>
      <FormAlert notice={form.notice} />
      <TextField
        {...password}
        type="password"
        autoComplete="current-password"
        label={<FormattedMessage id="responsiblePlay.twoFactor.password" />}
        hint={<FormattedMessage id="responsiblePlay.twoFactor.passwordHint" />}
        error={notice && <NoticeText notice={notice} />}
      />
      <div className={cards.actions}>
        <Button type="submit" isWaiting={form.isSending}>
          <FormattedMessage id="responsiblePlay.twoFactor.next" />
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          <FormattedMessage id="common.action.cancel" />
        </Button>
      </div>
    </form>
  );
}

/** Copies a text and says below the button whether that worked. A toast would wait until the dialog closes. */
function CopyButton({ text }: { text: string }) {
  const [result, setResult] = useState<'copied' | 'copyFailed' | null>(null);
  const copy = async (): Promise<void> => {
    // Screen readers announce the result of another press only if the text has been empty in between.
    setResult(null);
    try {
      await navigator.clipboard.writeText(text);
      setResult('copied');
    } catch {
      setResult('copyFailed');
    }
  };
  return (
    <div className={styles.copy}>
      <Button variant="ghost" size="sm" icon={<Icon of={Copy} size="sm" />} onClick={() => void copy()}>
        <FormattedMessage id="responsiblePlay.copy" />
      </Button>
      <p role="status" className={cards.lead}>
        {result && <FormattedMessage id={`responsiblePlay.${result}`} />}
      </p>
    </div>
  );
}

/** Width of the light margin around the QR code, in modules. Scanners need the margin. */
const QUIET_ZONE = 4;

function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg className={styles.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path} shapeRendering="crispEdges" />
    </svg>
  );
}

/** Shows the recovery codes. They are shown only once, because the server doesn't return them again. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { formatMessage } = useIntl();
  useUnsaved(true);
  return (
    <div className={cards.form}>
      {/* The focused form has unmounted, so the heading takes the focus. */}
      <h3 ref={takeFocus} tabIndex={-1} className={styles.heading}>
        <FormattedMessage id="responsiblePlay.recovery.title" />
      </h3>
      <p>
        <FormattedMessage id="responsiblePlay.recovery.text" />
      </p>
      <ul className={styles.codes} aria-label={formatMessage({ id: 'responsiblePlay.recovery.list' })}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={cards.actions}>
        <Button onClick={onDone}>
          <FormattedMessage id="responsiblePlay.recovery.done" />
        </Button>
        <Button variant="secondary" icon={<Icon of={Download} size="sm" />} onClick={() => saveCodes(codes)}>
          <FormattedMessage id="responsiblePlay.recovery.download" />
        </Button>
        <CopyButton text={codes.join('\n')} />
      </div>
    </div>
  );
}

/** The file contains the site's name, because the player may open it years later. */
function saveCodes(codes: readonly string[]): void {
  const { hostname } = location;
  saveFile(`recovery-codes-${hostname}.txt`, `${[hostname, '', ...codes].join('\r\n')}\r\n`, 'text/plain');
}
