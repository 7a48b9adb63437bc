import { FormattedMessage, useIntl } from 'react-intl';
import { textOfCode } from '#/i18n/errorTexts.ts';
import { Button } from '#/ui/Button/Button.tsx';
import type { HuntPhase } from '../../model/duckHunt.machine.ts';
import { promotionTexts } from '../../model/refusals.ts';
import styles from './HuntView.module.css';

export interface HuntNoticeProps {
  phase: Extract<HuntPhase, { status: 'silent' | 'refused' }>;
  onRetry: () => void;
  onGoOn: () => void;
}

/** A shot that was refused, or whose fate nobody knows: that one is looked up before another is fired. */
export function HuntNotice({ phase: { status, failure }, onRetry, onGoOn }: HuntNoticeProps) {
  const { formatMessage } = useIntl();
  const { id, values } = textOfCode(failure.code, promotionTexts, failure.retryAfterSeconds);
  const isSilent = status === 'silent';
  return (
    <div className={styles.notice} role="alert">
      <p className={styles.reason}>{formatMessage({ id }, { ...values })}</p>
      {isSilent && (
        <p>
          <FormattedMessage id="promotions.duckHunt.silent" />
        </p>
      )}
      <Button size="sm" onClick={isSilent ? onRetry : onGoOn}>
        <FormattedMessage id={isSilent ? 'promotions.duckHunt.check' : 'promotions.duckHunt.goOn'} />
      </Button>
    </div>
  );
}
