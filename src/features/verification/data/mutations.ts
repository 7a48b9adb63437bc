import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { ApiError } from '#/api/ApiError.ts';
import { uploadVerification } from '#/api/generated/endpoints/verification/verification.ts';
import type { VerificationList, VerificationResponse } from '#/api/generated/model/index.ts';
import { profileQuery, verificationsQuery } from '#/entities/player/queries.ts';
import { yieldToMain } from '#/lib/schedule.ts';

export function refreshDocuments(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: verificationsQuery().queryKey });
  void client.invalidateQueries({ queryKey: profileQuery().queryKey });
}

interface DocumentToSend {
  readonly id: number;
  readonly file: Blob;
  readonly signal: AbortSignal;
  readonly onProgress: (percent: number) => void;
}

/**
 * @throws ApiError with kind `timeout` if there is no progress for `MAX_SILENCE_MS`; DOMException if the file
 * can't be read
 */
async function sendDocument({ id, file, signal, onProgress }: DocumentToSend): Promise<VerificationResponse> {
  const body = await encodeBody(file, signal);
  const watch = watchSilence(signal);
  watch.noteProgress();
  try {
    return await uploadVerification(
      id,
      // This value only satisfies the generated type. The request sends `data` below instead.
      { file: '' },
      {
        data: body,
        timeout: 0,
        signal: watch.signal,
        onUploadProgress: ({ loaded, total }) => {
          watch.noteProgress();
          onProgress(total ? Math.floor((loaded / total) * 100) : 0);
        },
      },
    );
  } catch (error) {
    if (watch.wasSilent())
      throw new ApiError({ kind: 'timeout', operation: 'PUT /json-api/verifications', cause: error });
    throw error;
  } finally {
    watch.stop();
  }
}

/**
 * Uploads a document. Refetches the list of documents after a failure too, because the file may have arrived
 * although the response was lost.
 */
export const uploadDocumentMutation = () =>
  mutationOptions<VerificationResponse, unknown, DocumentToSend>({
    mutationFn: sendDocument,
    // Don't keep the mutation in the cache, because the file would stay in memory.
    gcTime: 0,
    onSuccess: ({ data }, _sent, _result, { client }) => {
      client.setQueryData<VerificationList>(
        verificationsQuery().queryKey,
        (list) => list && { ...list, data: list.data.map((item) => (item.id === data.id ? data : item)) },
      );
    },
    onSettled: (_answer, _error, _sent, _result, { client }) => refreshDocuments(client),
  });

/**
 * Size of a slice in bytes. It must be a multiple of three, so that the base64 texts of the slices can be
 * joined.
 */
const SLICE_BYTES = 3 * 128 * 1024;

function base64Of(slice: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      const dataUrl = reader.result;
      if (typeof dataUrl === 'string') resolve(dataUrl.slice(dataUrl.indexOf(',') + 1));
    });
    reader.addEventListener('error', () => reject(reader.error ?? new TypeError('the file cannot be read')));
    reader.readAsDataURL(slice);
  });
}

/**
 * Builds the body `{"file": base64}` in slices, because encoding 32 MB at once would block the page.
 * @throws DOMException if the file can't be read or `signal` is aborted
 */
async function encodeBody(file: Blob, signal: AbortSignal): Promise<Blob> {
  const parts: BlobPart[] = ['{"file":"'];
  for (let start = 0; start < file.size; start += SLICE_BYTES) {
    signal.throwIfAborted();
    parts.push(new Blob([await base64Of(file.slice(start, start + SLICE_BYTES))]));
    await yieldToMain();
  }
  return new Blob([...parts, '"}'], { type: 'application/json' });
}

/**
 * Timeout in ms without progress. There is no timeout for the whole call, because uploading a large file takes
 * minutes (S9.13).
 */
const MAX_SILENCE_MS = 30_000;

/** A signal that aborts after `MAX_SILENCE_MS` without progress, or when `outer` aborts. */
function watchSilence(outer: AbortSignal) {
  const controller = new AbortController();
  const abort = (): void => controller.abort(outer.reason);
  outer.addEventListener('abort', abort);
  let isSilent = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const noteProgress = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      isSilent = true;
      controller.abort();
    }, MAX_SILENCE_MS);
  };
  return {
    signal: controller.signal,
    noteProgress,
    wasSilent: () => isSilent,
    stop: () => {
      clearTimeout(timer);
      outer.removeEventListener('abort', abort);
    },
  };
}
