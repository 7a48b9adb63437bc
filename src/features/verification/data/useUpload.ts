import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { isApiError } from '#/api/ApiError.ts';
import { useMachine } from '#/lib/useMachine.ts';
import { showMessage } from '#/overlays/toasts.store.ts';
import { useUnsaved } from '#/overlays/useUnsaved.ts';
import { checkFile, type PictureSize } from '../model/pictureFile.ts';
import { refusalOf } from '../model/refusals.ts';
import {
  firstUpload,
  isUnsent,
  reduceUpload,
  type Upload,
  type UploadEffect,
  type UploadEvent,
} from '../model/upload.machine.ts';
import { uploadDocumentMutation } from './mutations.ts';

async function inspect(file: File): Promise<UploadEvent> {
  const found = await checkFile(file);
  if (found.kind === 'refused') return { type: 'refused', file, problem: found.problem };
  try {
    return { type: 'passed', file, picture: await drawSmall(file, found) };
  } catch {
    // The support couldn't open it either.
    return { type: 'refused', file, problem: 'broken' };
  }
}

/** Uploads one document. Leaving the page with an unsent file asks for confirmation. */
export function useUpload(id: number, onSent: () => void): readonly [Upload, (event: UploadEvent) => void] {
  const line = useRef<AbortController>(null);
  const { mutateAsync } = useMutation(uploadDocumentMutation());
  const send = async (file: File, tell: (event: UploadEvent) => void): Promise<void> => {
    const controller = new AbortController();
    line.current = controller;
    try {
      await mutateAsync({
        id,
        file,
        signal: controller.signal,
        onProgress: (percent) => tell({ type: 'progress', percent }),
      });
      tell({ type: 'sent' });
      onSent();
      showMessage('verification.upload.sent', { tone: 'success' });
    } catch (error) {
      if (controller.signal.aborted) return;
      const isFileGone = !isApiError(error);
      if (isFileGone) tell({ type: 'failed', refusal: { id: 'verification.problem.unreadable' } });
      else tell({ type: 'failed', refusal: refusalOf(error) });
    }
  };
  const perform = (effect: UploadEffect, tell: (event: UploadEvent) => void): void => {
    if (effect.type === 'check') void inspect(effect.file).then(tell);
    else if (effect.type === 'send') void send(effect.file, tell);
    else line.current?.abort();
  };
  const [upload, tell] = useMachine(() => ({ model: firstUpload, effects: [] }), reduceUpload, perform);
  useEffect(() => () => line.current?.abort(), []);
  useUnsaved(isUnsent(upload));
  return [upload, tell];
}

/** Longer side of the preview. */
const PREVIEW_PIXELS = 480;
/** Larger pictures are sent without a preview. */
const MAX_DECODED_PIXELS = 60_000_000;
const MAX_ASPECT_RATIO = 8;

/**
 * Decodes a preview off the main thread. Null for a picture that is too large.
 * @throws DOMException when it can't be decoded
 */
async function drawSmall(file: Blob, { width, height }: PictureSize): Promise<ImageBitmap | null> {
  const [long, short] = [Math.max(width, height), Math.min(width, height)];
  if (width * height > MAX_DECODED_PIXELS || long / short > MAX_ASPECT_RATIO) return null;
  const size = Math.min(PREVIEW_PIXELS, long);
  return createImageBitmap(file, {
    resizeQuality: 'medium',
    ...(width >= height ? { resizeWidth: size } : { resizeHeight: size }),
  });
}
