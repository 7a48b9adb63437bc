import Download from 'lucide-react/icons/download';
import { FormattedMessage, useIntl } from 'react-intl';
import { saveFile } from '#/lib/saveFile.ts';
import { useUnsaved } from '#/overlays/useUnsaved.ts';
import { Button } from '#/ui/Button/Button.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { takeFocus } from '#/ui/takeFocus.ts';
import cards from '../PlaySafety.module.css';
import styles from './Security.module.css';

/** The recovery codes; nobody can show them again. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { formatMessage } = useIntl();
  useUnsaved(true);
  return (
    <div className={cards.form}>
      {/* The form that had the focus is gone. */}
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
        <Button
          variant="secondary"
          icon={<Icon of={Download} size="sm" />}
          onClick={() => saveFile('recovery-codes.txt', `${codes.join('\r\n')}\r\n`, 'text/plain')}
        >
          <FormattedMessage id="responsiblePlay.recovery.download" />
        </Button>
      </div>
    </div>
  );
}
