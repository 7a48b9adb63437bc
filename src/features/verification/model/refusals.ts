// Texts for failed uploads (S8.21).
import { isApiError } from '#/api/ApiError.ts';
import type { VerificationErrorCode } from '#/api/generated/model/index.ts';
import { textOfError, type CodeTexts, type ErrorText } from '#/i18n/errorTexts.ts';

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
  // The file is the call's only field, so a validation error is about it.
  validation_error: 'verification.error.validation_error',
  payload_too_large: 'verification.error.large_file',
};

/** Kinds of errors without a response. */
const LOST: readonly string[] = ['network', 'offline', 'timeout'];

export function refusalOf(error: unknown): ErrorText {
  // Any error that isn't the API's comes from reading the file: it was moved or deleted after it was chosen.
  if (!isApiError(error)) return { id: 'verification.problem.unreadable' };
  if (LOST.includes(error.kind)) return { id: 'verification.error.lost' };
  return textOfError(error, verificationTexts);
}
