import { verificationsQuery } from '#/entities/verification/queries.ts';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { ApiError } from '#/api/ApiError.ts';
import {
  getUploadVerificationMutationKey,
  uploadVerification,
} from '#/api/generated/endpoints/verification/verification.ts';
import type { VerificationList, VerificationResponse } from '#/api/generated/model/index.ts';
import { profileQuery } from '#/entities/player/queries.ts';
import { encodeBody } from './encodeBody.ts';
import { watchSilence } from './watchSilence.ts';

export function refreshDocuments(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: verificationsQuery().queryKey });
  void client.invalidateQueries({ queryKey: profileQuery().queryKey });
}

interface DocumentToSend {
  readonly id: number;
  readonly file: Blob;
  readonly signal: AbortSignal;
  /** Whole per cent of what has been sent. */
  readonly onProgress: (percent: number) => void;
}

/** @throws ApiError, `timeout` when the line is silent; DOMException when the file cannot be read */
async function sendDocument({ id, file, signal, onProgress }: DocumentToSend): Promise<VerificationResponse> {
  const body = await encodeBody(file, signal);
  const line = watchSilence(signal);
  line.hear();
  try {
    return await uploadVerification(
      id,
      // Its text has been written already, piece by piece.
      { file: '' },
      {
        data: body,
        timeout: 0,
        signal: line.signal,
        onUploadProgress: ({ loaded, total }) => {
          line.hear();
          onProgress(total ? Math.floor((loaded / total) * 100) : 0);
        },
      },
    );
  } catch (error) {
    if (line.wasSilent())
      throw new ApiError({ kind: 'timeout', operation: 'PUT /json-api/verifications', cause: error });
    throw error;
  } finally {
    line.stop();
  }
}

/** Also where no answer came, the list says whether the document has arrived. */
export const uploadDocumentMutation = () =>
  mutationOptions<VerificationResponse, unknown, DocumentToSend>({
    mutationKey: getUploadVerificationMutationKey(),
    mutationFn: sendDocument,
    // The file is not kept longer than its card needs it.
    gcTime: 0,
    onSuccess: ({ data }, _sent, _result, { client }) => {
      client.setQueryData<VerificationList>(
        verificationsQuery().queryKey,
        (list) => list && { ...list, data: list.data.map((item) => (item.id === data.id ? data : item)) },
      );
    },
    onSettled: (_answer, _error, _sent, _result, { client }) => refreshDocuments(client),
  });
