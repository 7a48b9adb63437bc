import CircleAlert from 'lucide-react/icons/circle-alert';
import ImageUp from 'lucide-react/icons/image-up';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRef, type ChangeEvent, useState, type DragEvent } from 'react';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { Button, type ButtonProps } from '#/ui/Button/Button.tsx';
import { MAX_BYTES, type FileProblem } from '../model/pictureFile.ts';
import styles from './UploadView.module.css';

const MEGABYTE = 1024 * 1024;

/** The file's size for display, at least 0.01 MB. */
export function megabytesOf(bytes: number): number {
  return Math.max(0.01, bytes / MEGABYTE);
}

interface FilePickerProps {
  title: string;
  isChecking: boolean;
  refused: { readonly name: string; readonly problem: FileProblem } | null;
  onFile: (file: File) => void;
}

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
          <FormattedMessage id="verification.upload.formats" values={{ megabytes: MAX_BYTES / MEGABYTE }} />
        </p>
      </div>
      <div role="alert">
        {refused && (
          <p className={styles.problem}>
            <Icon of={CircleAlert} size="sm" />
            <span>
              <FormattedMessage
                id={`verification.problem.${refused.problem}`}
                values={{ name: refused.name, megabytes: MAX_BYTES / MEGABYTE }}
              />
            </span>
          </p>
        )}
      </div>
    </>
  );
}

type ChooseFileProps = Pick<ButtonProps, 'variant' | 'size' | 'icon' | 'isWaiting' | 'children'> & {
  /** The accessible name, which says what to choose and for which document. */
  label: string;
  onFile: (file: File) => void;
};

/** The formats only filter the files in the browser's dialog. `checkFile` detects the real format. */
const FORMATS = 'image/jpeg,image/png,.jpg,.jpeg,.png';

/** A button that opens the file dialog. */
export function ChooseFile({ label, onFile, ...rest }: ChooseFileProps) {
  const input = useRef<HTMLInputElement>(null);
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // Clear the input, so that the player can choose the same file again after editing it.
    target.value = '';
    if (file) onFile(file);
  };
  return (
    <>
      <input ref={input} type="file" accept={FORMATS} hidden aria-label={label} onChange={take} />
      <Button {...rest} aria-label={label} onClick={() => input.current?.click()} />
    </>
  );
}

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/** Props for the drop zone, and whether a file is being dragged over it. */
export function useFileDrop(onFile: (file: File) => void) {
  const [isOver, setOver] = useState(false);
  const hover = (event: DragEvent): void => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
    setOver(true);
  };
  const leave = ({ currentTarget, relatedTarget }: DragEvent): void => {
    // Ignore moves into a child element, which still is in the zone.
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
  };
  const drop = (event: DragEvent): void => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  };
  return { isOver, zone: { onDragEnter: hover, onDragOver: hover, onDragLeave: leave, onDrop: drop } };
}
