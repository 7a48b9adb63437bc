import type { Upload, UploadEvent } from '../../model/upload.machine.ts';
import { ChosenView } from './ChosenView.tsx';
import { FilePicker } from './FilePicker.tsx';
import { SendingView } from './SendingView.tsx';
import styles from './UploadView.module.css';

export interface UploadViewProps {
  /** What the file is to be, for the names of the controls. */
  title: string;
  upload: Upload;
  onEvent: (event: UploadEvent) => void;
}

/** A document's way to the server: choose or drop a file, look at it, send it, and again if that failed. */
export function UploadView({ title, upload, onEvent }: UploadViewProps) {
  return (
    <div className={styles.upload}>
      <Step {...{ title, upload, onEvent }} />
    </div>
  );
}

function Step({ title, upload, onEvent }: UploadViewProps) {
  const onFile = (file: File) => onEvent({ type: 'choose', file });
  switch (upload.step) {
    case 'chosen':
      return <ChosenView {...{ title, onEvent, onFile }} chosen={upload} refusal={null} />;
    case 'failed':
      return <ChosenView {...{ title, onEvent, onFile }} chosen={upload} refusal={upload.refusal} />;
    case 'sending':
      return <SendingView {...{ title, upload }} onCancel={() => onEvent({ type: 'cancel' })} />;
    default:
      return (
        <FilePicker
          title={title}
          isChecking={upload.step === 'checking'}
          refused={upload.step === 'refused' ? upload : null}
          onFile={onFile}
        />
      );
  }
}
