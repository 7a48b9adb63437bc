import { FormattedMessage, useIntl } from 'react-intl';
import type { Failed } from '#/api/loadable.ts';
import { FailureView } from '#/entities/failure/FailureView.tsx';
import { Button } from '#/ui/Button/Button.tsx';
import { Spinner } from '#/ui/Spinner/Spinner.tsx';
import styles from './DialogStates.module.css';

export function DialogLoading() {
  return (
    <div className={styles.place}>
      <Spinner size="lg" />
    </div>
  );
}

export function DialogFailed({ failed, onClose }: { failed: Failed; onClose: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.place}>
      <FailureView size="area" text={formatMessage({ id: 'contacts.failed' })} failure={failed} />
      <Button variant="ghost" onClick={onClose}>
        <FormattedMessage id="common.action.close" />
      </Button>
    </div>
  );
}
