import type { OperationId } from '../generated/operations.ts';

/** Characters: a document is uploaded as base64 of at most 32 MB. */
const document = 48_000_000;

export const bodyLimits: Partial<Record<OperationId, number>> = { uploadVerification: document };

/** Bytes: the largest body of any operation. */
export const maxBody = document;
