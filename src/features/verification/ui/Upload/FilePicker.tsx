import CircleAlert from 'lucide-react/icons/circle-alert';
import ImageUp from 'lucide-react/icons/image-up';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { MOST_BYTES, type FileProblem } from '../../model/pictureFile.ts';
import { ChooseFile } from './ChooseFile.tsx';
import { MEGABYTE } from './fileSize.ts';
import { useFileDrop } from './useFileDrop.ts';
import styles from './UploadView.module.css';

export interface FilePickerProps {
  title: string;
  isChecking: boolean;
  /** The file that cannot be taken. */
  refused: { readonly name: string; readonly problem: FileProblem } | null;
  onFile: (file: File) => void;
}

/** The place for a file: a button, and a zone to drop it on. */
export function FilePicker({ title, isChecking, refused, onFile }: FilePickerProps) {
  const { formatMessage } = useIntl();
  const { isOver, zone } = useFileDrop(onFile);
  return (
    <>
      <div className={styles.zone} data-over={isOver || undefined} {...zone}>
        <ChooseFile
          label={formatMessage({ id: 'verification.upload.chooseFor' }, { title })}
          variant="secondary"
          size="sm"
          icon={<Icon of={ImageUp} size="sm" />}
          isWaiting={isChecking}
          onFile={onFile}
        >
          <FormattedMessage id="verification.upload.choose" />
        </ChooseFile>
        <p className={styles.hint}>
          <span className={styles.drop}>
            <FormattedMessage id={isOver ? 'verification.upload.release' : 'verification.upload.drop'} />
          </span>
          <FormattedMessage id="verification.upload.formats" values={{ megabytes: MOST_BYTES / MEGABYTE }} />
        </p>
      </div>
      <div role="alert">
        {refused && (
          <p className={styles.problem}>
            <Icon of={CircleAlert} size="sm" />
            <span>
              <FormattedMessage
                id={`verification.problem.${refused.problem}`}
                values={{ name: refused.name, megabytes: MOST_BYTES / MEGABYTE }}
              />
            </span>
          </p>
        )}
      </div>
    </>
  );
}
