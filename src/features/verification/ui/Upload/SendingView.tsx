import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#/ui/Button/Button.tsx';
import { ProgressBar } from '#/ui/ProgressBar/ProgressBar.tsx';
import { takeFocus } from '#/ui/takeFocus.ts';
import type { Upload } from '../../model/upload.machine.ts';
import { PicturePreview } from './PicturePreview.tsx';
import styles from './UploadView.module.css';

export interface SendingViewProps {
  title: string;
  upload: Extract<Upload, { step: 'sending' }>;
  onCancel: () => void;
}

const WHOLE = 100;

/** A file on its way; its picture stays in its place, so that nothing jumps. */
export function SendingView({ title, upload: { file, picture, percent }, onCancel }: SendingViewProps) {
  const { formatMessage } = useIntl();
  const isAllSent = percent === WHOLE;
  return (
    <div className={styles.chosen}>
      <PicturePreview
        picture={picture}
        label={formatMessage({ id: 'verification.upload.preview' }, { name: file.name })}
      />
      <ProgressBar
        label={
          <span className={styles.name} title={file.name}>
            {file.name}
          </span>
        }
        value={isAllSent ? null : percent}
        {...(isAllSent ? { text: formatMessage({ id: 'verification.upload.arrived' }) } : {})}
        {...(percent === null ? { text: formatMessage({ id: 'verification.upload.preparing' }) } : {})}
      />
      <div className={styles.actions}>
        <Button
          ref={takeFocus}
          variant="secondary"
          size="sm"
          aria-label={formatMessage({ id: 'verification.upload.cancelFor' }, { title })}
          onClick={onCancel}
        >
          <FormattedMessage id="common.action.cancel" />
        </Button>
      </div>
    </div>
  );
}
