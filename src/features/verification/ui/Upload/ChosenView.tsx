import CircleAlert from 'lucide-react/icons/circle-alert';
import Send from 'lucide-react/icons/send';
import Trash2 from 'lucide-react/icons/trash-2';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ErrorText } from '#/i18n/errorTexts.ts';
import { Button } from '#/ui/Button/Button.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { IconButton } from '#/ui/IconButton/IconButton.tsx';
import { takeFocus } from '#/ui/takeFocus.ts';
import type { ChosenFile, UploadEvent } from '../../model/upload.machine.ts';
import { ChooseFile } from './ChooseFile.tsx';
import { megabytesOf } from './fileSize.ts';
import { PicturePreview } from './PicturePreview.tsx';
import { useFileDrop } from './useFileDrop.ts';
import styles from './UploadView.module.css';

export interface ChosenViewProps {
  title: string;
  chosen: ChosenFile;
  /** Why it did not go up. */
  refusal: ErrorText | null;
  onFile: (file: File) => void;
  onEvent: (event: UploadEvent) => void;
}

/** The file that was chosen, to be looked at once more and sent; it stays when sending failed. */
export function ChosenView({ title, chosen: { file, picture }, refusal, onFile, onEvent }: ChosenViewProps) {
  const { formatMessage } = useIntl();
  const { isOver, zone } = useFileDrop(onFile);
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
          onClick={() => onEvent({ type: 'remove' })}
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
          onClick={() => onEvent({ type: 'send' })}
        >
          <FormattedMessage id={refusal ? 'common.action.retry' : 'verification.upload.send'} />
        </Button>
        <ChooseFile
          label={formatMessage({ id: 'verification.upload.chooseOtherFor' }, { title })}
          variant="ghost"
          size="sm"
          onFile={onFile}
        >
          <FormattedMessage id="verification.upload.chooseOther" />
        </ChooseFile>
      </div>
    </div>
  );
}
