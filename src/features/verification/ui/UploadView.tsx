import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#/ui/Button/Button.tsx';
import { ProgressBar } from '#/ui/ProgressBar/ProgressBar.tsx';
import { takeFocus } from '#/ui/takeFocus.ts';
import type { Upload, UploadActions } from '../data/useUpload.ts';
import { ChosenView, PicturePreview } from './ChosenView.tsx';
import { FilePicker } from './FilePicker.tsx';
import styles from './UploadView.module.css';

interface UploadViewProps {
  /** The document's title, used in the labels of the controls. */
  title: string;
  upload: Upload;
  actions: UploadActions;
}

export function UploadView({ title, upload, actions }: UploadViewProps) {
  return (
    <div className={styles.upload}>
      <Step {...{ title, upload, actions }} />
    </div>
  );
}

function Step({ title, upload, actions }: UploadViewProps) {
  switch (upload.step) {
    case 'chosen':
      return <ChosenView {...{ title, actions }} chosen={upload} refusal={null} />;
    case 'failed':
      return <ChosenView {...{ title, actions }} chosen={upload} refusal={upload.refusal} />;
    case 'sending':
      return <SendingView {...{ title, upload }} onCancel={() => actions.cancel(upload)} />;
    default:
      return (
        <FilePicker
          title={title}
          isChecking={upload.step === 'checking'}
          refused={upload.step === 'refused' ? upload : null}
          onFile={actions.choose}
        />
      );
  }
}

interface SendingViewProps {
  title: string;
  upload: Extract<Upload, { step: 'sending' }>;
  onCancel: () => void;
}

/** The preview stays in place, so that nothing jumps. */
function SendingView({ title, upload: { file, picture, percent }, onCancel }: SendingViewProps) {
  const { formatMessage } = useIntl();
  const isAllSent = percent === 100;
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
