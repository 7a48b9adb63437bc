import type { OperationId } from '../generated/operations.ts';

/** Limit in characters. A document of at most 32 MB is about 44.7 million characters in base64. */
const document = 48_000_000;

export const bodyLimits: Partial<Record<OperationId, number>> = { uploadVerification: document };

/** The largest body of any operation, in bytes. */
export const maxBody = document;
