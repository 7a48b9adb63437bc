import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { isApiError } from '#/api/ApiError.ts';
import { useMachine } from '#/lib/useMachine.ts';
import { showMessage } from '#/overlays/toasts.store.ts';
import { useUnsaved } from '#/overlays/useUnsaved.ts';
import { checkFile } from '../model/pictureFile.ts';
import { refusalOf } from '../model/refusals.ts';
import {
  firstUpload,
  isUnsent,
  reduceUpload,
  type Upload,
  type UploadEffect,
  type UploadEvent,
} from '../model/upload.machine.ts';
import { drawSmall } from './drawSmall.ts';
import { uploadDocumentMutation } from './mutations.ts';

async function look(file: File): Promise<UploadEvent> {
  const found = await checkFile(file);
  if (found.kind === 'refused') return { type: 'refused', file, problem: found.problem };
  try {
    return { type: 'passed', file, picture: await drawSmall(file, found) };
  } catch {
    // Whoever looks at it could not open it either.
    return { type: 'refused', file, problem: 'broken' };
  }
}

/** One document's way to the server; a file that has not arrived asks before the page is left. */
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
    if (effect.type === 'check') void look(effect.file).then(tell);
    else if (effect.type === 'send') void send(effect.file, tell);
    else line.current?.abort();
  };
  const [upload, tell] = useMachine(() => ({ model: firstUpload, effects: [] }), reduceUpload, perform);
  useEffect(() => () => line.current?.abort(), []);
  useUnsaved(isUnsent(upload));
  return [upload, tell];
}
