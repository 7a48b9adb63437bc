import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isApiError } from '#/api/ApiError.ts';
import type { VerificationErrorCode } from '#/api/generated/model/index.ts';
import { type ErrorText, textOfError, type CodeTexts } from '#/i18n/errorTexts.ts';
import { trustedScript } from '#/lib/externalScript.ts';
import { showMessage } from '#/overlays/toasts.store.ts';
import { useUnsaved } from '#/overlays/useUnsaved.ts';
import { checkFile, type FileProblem, type PictureSize } from '../model/pictureFile.ts';
import { uploadDocumentMutation } from './mutations.ts';
import type { Preview, PreviewRequest } from './previewWorker.ts';
// oxlint-disable-next-line import/default -- The query makes the worker's URL the default export.
import previewWorkerUrl from './previewWorker.ts?worker&url';

// Texts for failed uploads (S8.21).
export const verificationTexts: CodeTexts<VerificationErrorCode> & {
  readonly validation_error: 'verification.error.validation_error';
  readonly payload_too_large: 'verification.error.large_file';
} = {
  cannot_save: 'verification.error.cannot_save',
  unable_to_process_verification: 'verification.error.unable_to_process_verification',
  verification_is_already_processing: 'verification.error.verification_is_already_processing',
  large_file: 'verification.error.large_file',
  invalid_file_mime_type: 'verification.error.invalid_file_mime_type',
  payment_not_found: 'verification.error.payment_not_found',
  // The file is the only field of the call, so a validation error must be about the file.
  validation_error: 'verification.error.validation_error',
  payload_too_large: 'verification.error.large_file',
};

/** Kinds of errors that occur when there is no response. */
const LOST: readonly string[] = ['network', 'offline', 'timeout'];

function refusalOf(error: unknown): ErrorText {
  // An error that isn't from the API means that the file couldn't be read: it was moved or deleted after it
  // was chosen.
  if (!isApiError(error)) return { id: 'verification.problem.unreadable' };
  if (LOST.includes(error.kind)) return { id: 'verification.error.lost' };
  return textOfError(error, verificationTexts);
}

/**
 * A file that has passed the check. `picture` is null if the picture is too large or too elongated for a
 * preview.
 */
export interface ChosenFile {
  readonly file: File;
  readonly picture: ImageBitmap | null;
}

export type Upload =
  | { readonly step: 'waiting' }
  | { readonly step: 'checking'; readonly file: File }
  | { readonly step: 'refused'; readonly name: string; readonly problem: FileProblem }
  | ({ readonly step: 'chosen' } & ChosenFile)
  /** `percent` is null while the file is being encoded. */
  | ({ readonly step: 'sending'; readonly percent: number | null } & ChosenFile)
  | ({ readonly step: 'failed'; readonly refusal: ErrorText } & ChosenFile);

export interface UploadActions {
  readonly choose: (file: File) => void;
  readonly send: (chosen: ChosenFile) => void;
  readonly cancel: (chosen: ChosenFile) => void;
  readonly remove: () => void;
}

/**
 * Uploads one document. A chosen file stays until it is sent or removed. Until then, leaving the page asks
 * for confirmation.
 */
export function useUpload(id: number): readonly [Upload, UploadActions] {
  const [upload, setUpload] = useState<Upload>({ step: 'waiting' });
  const running = useRef<AbortController>(null);
  const { mutateAsync } = useMutation(uploadDocumentMutation());
  useEffect(() => () => running.current?.abort(), []);
  useUnsaved('picture' in upload);

  const choose = async (file: File): Promise<void> => {
    setUpload({ step: 'checking', file });
    const checked = await inspect(file);
    // Ignore the result of the check if another file was chosen meanwhile.
    setUpload((now) => (now.step === 'checking' && now.file === file ? checked : now));
  };
  const send = async ({ file, picture }: ChosenFile): Promise<void> => {
    // A second press before the next render must be ignored.
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const show = (next: Upload): void => {
      if (!signal.aborted) setUpload(next);
    };
    const onProgress = (percent: number | null) => show({ step: 'sending', percent, file, picture });
    onProgress(null);
    try {
      await mutateAsync({ id, file, signal, onProgress });
      show({ step: 'waiting' });
      showMessage('verification.upload.sent', { tone: 'success' });
    } catch (error) {
      show({ step: 'failed', refusal: refusalOf(error), file, picture });
    } finally {
      if (running.current === controller) running.current = null;
    }
  };
  const cancel = ({ file, picture }: ChosenFile): void => {
    running.current?.abort();
    running.current = null;
    setUpload({ step: 'chosen', file, picture });
  };
  return [
    upload,
    {
      choose: (file) => void choose(file),
      send: (chosen) => void send(chosen),
      cancel,
      remove: () => setUpload({ step: 'waiting' }),
    },
  ];
}

async function inspect(file: File): Promise<Upload> {
  const found = await checkFile(file);
  if (found.kind === 'refused') return { step: 'refused', name: file.name, problem: found.problem };
  try {
    return { step: 'chosen', file, picture: await drawSmall(file, found) };
  } catch {
    // A picture that can't be decoded is refused, because support couldn't open it either.
    return { step: 'refused', name: file.name, problem: 'broken' };
  }
}

/** Length of the preview's longer side in pixels. */
const PREVIEW_PIXELS = 480;
/** Number of pixels above which a picture gets no preview, because decoding it would need too much memory. */
const MAX_DECODED_PIXELS = 60_000_000;
const MAX_ASPECT_RATIO = 8;

/**
 * Decodes a preview. Null for a picture that is too large or too elongated.
 * @throws DOMException if it can't be decoded
 */
async function drawSmall(file: Blob, { width, height }: PictureSize): Promise<ImageBitmap | null> {
  const [long, short] = [Math.max(width, height), Math.min(width, height)];
  if (width * height > MAX_DECODED_PIXELS || long / short > MAX_ASPECT_RATIO) return null;
  const size = Math.min(PREVIEW_PIXELS, long);
  return decodeInWorker({
    file,
    options: {
      resizeQuality: 'medium',
      ...(width >= height ? { resizeWidth: size } : { resizeHeight: size }),
    },
  });
}

/** Decodes in a worker or, if the worker's code can't be loaded, in the page. */
async function decodeInWorker(request: PreviewRequest): Promise<ImageBitmap> {
  const worker = new Worker(trustedScript('worker', previewWorkerUrl), { type: 'module' });
  try {
    const picture = await new Promise<Preview>((resolve) => {
      worker.addEventListener('message', ({ data }: MessageEvent<Preview>) => resolve(data));
      worker.addEventListener('error', () => resolve(createImageBitmap(request.file, request.options)));
      worker.postMessage(request, []);
    });
    if (picture) return picture;
    throw new DOMException('the picture cannot be decoded', 'InvalidStateError');
  } finally {
    worker.terminate();
  }
}
