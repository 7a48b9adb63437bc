import { FormattedMessage, useIntl } from 'react-intl';
import ImageIcon from 'lucide-react/icons/image';
import Trash2 from 'lucide-react/icons/trash-2';
import Send from 'lucide-react/icons/send';
import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ErrorText } from '#/i18n/errorTexts.ts';
import { Button } from '#/ui/Button/Button.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { IconButton } from '#/ui/IconButton/IconButton.tsx';
import { ProgressBar } from '#/ui/ProgressBar/ProgressBar.tsx';
import { takeFocus } from '#/ui/takeFocus.ts';
import type { Upload, UploadActions, ChosenFile } from '../data/useUpload.ts';
import { FilePicker, ChooseFile, megabytesOf, useFileDrop } from './FilePicker.tsx';
import styles from './UploadView.module.css';

interface UploadViewProps {
  /** The title of the document. It is part of each control's label. */
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

/** Shows the preview at the same position as before sending, to avoid a layout shift. */
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

interface ChosenViewProps {
  title: string;
  chosen: ChosenFile;
  refusal: ErrorText | null;
  actions: UploadActions;
}

/** The chosen file with its preview, shown before sending and after a failure. */
function ChosenView({ title, chosen, refusal, actions }: ChosenViewProps) {
  const { file, picture } = chosen;
  const { formatMessage } = useIntl();
  const { isOver, zone } = useFileDrop(actions.choose);
  return (
    <div className={styles.chosen} data-over={isOver || undefined} {...zone}>
      <PicturePreview
        picture={picture}
        label={formatMessage({ id: 'verification.upload.preview' }, { name: file.name })}
      />
      <div className={styles.file}>
        <span className={styles.name} title={file.name}>
          {file.name}
        </span>
        <span className={styles.size}>
          <FormattedMessage id="verification.upload.size" values={{ megabytes: megabytesOf(file.size) }} />
        </span>
        <IconButton
          icon={Trash2}
          size="sm"
          label={formatMessage({ id: 'verification.upload.remove' }, { name: file.name })}
          onClick={actions.remove}
        />
      </div>
      <div role="alert">
        {refusal && (
          <p className={styles.problem}>
            <Icon of={CircleAlert} size="sm" />
            <span>
              <FormattedMessage id={refusal.id} {...(refusal.values ? { values: refusal.values } : {})} />
            </span>
          </p>
        )}
      </div>
      {!refusal && (
        <p className={styles.question}>
          <FormattedMessage id="verification.upload.question" />
        </p>
      )}
      <div className={styles.actions}>
        <Button
          ref={takeFocus}
          size="sm"
          icon={<Icon of={Send} size="sm" />}
          aria-label={formatMessage(
            { id: refusal ? 'verification.upload.againFor' : 'verification.upload.sendFor' },
            { title },
          )}
          onClick={() => actions.send(chosen)}
        >
          <FormattedMessage id={refusal ? 'common.action.retry' : 'verification.upload.send'} />
        </Button>
        <ChooseFile
          label={formatMessage({ id: 'verification.upload.chooseOtherFor' }, { title })}
          variant="ghost"
          size="sm"
          onFile={actions.choose}
        >
          <FormattedMessage id="verification.upload.chooseOther" />
        </ChooseFile>
      </div>
    </div>
  );
}

function PicturePreview({ picture, label }: { picture: ImageBitmap | null; label: string }) {
  if (!picture) {
    return (
      <span className={styles.blank}>
        <Icon of={ImageIcon} size="xl" label={label} />
      </span>
    );
  }
  const draw = (canvas: HTMLCanvasElement | null): void => {
    canvas?.getContext('2d')?.drawImage(picture, 0, 0);
  };
  return (
    <canvas
      ref={draw}
      className={styles.picture}
      width={picture.width}
      height={picture.height}
      role="img"
      aria-label={label}
    />
  );
}
