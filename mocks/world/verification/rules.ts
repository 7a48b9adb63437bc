// Rules for uploads and results of document checks (S5.27, S5.28, S8.21).
import { VerificationDeclineReason, type VerificationKind } from '../../generated/model/index.ts';
import type { PlayerState } from '../state.ts';
import type { Document } from './state.ts';

/** Maximum file size in bytes (S5.27). */
export const maxFileSize = 32 * 1024 * 1024;

const reasons = Object.values(VerificationDeclineReason);

/** The file type, detected by the file's first bytes. */
export function fileKind(base64: string): 'jpg' | 'png' | 'other' {
  if (base64.startsWith('/9j/')) return 'jpg';
  return base64.startsWith('iVBORw0KGgo') ? 'png' : 'other';
}

/** Decoded size of a base64 text in bytes; NaN if it is malformed. */
export function fileSize(base64: string): number {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(base64.slice(0, 1000)) || base64.length % 4 !== 0) return Number.NaN;
  return (base64.length / 4) * 3 - (base64.endsWith('==') ? 2 : base64.endsWith('=') ? 1 : 0);
}

export type UploadRefusal =
  | 'not_found'
  | 'large_file'
  | 'invalid_file_mime_type'
  | 'validation_error'
  | 'verification_is_already_processing'
  | 'cannot_save'
  | 'payment_not_found'
  | 'unable_to_process_verification';

/** The minimum size of a picture in bytes. A smaller file is treated as cut off during the upload. */
const minPictureSize = 60;

/** By id of a payment system: the kind of document that proves the ownership of its accounts. */
export const paidWith: Readonly<Record<number, VerificationKind>> = { 2: 'e_wallet', 88: 'bank_card' };

/** A card or a wallet can be verified after the first deposit with it (S5.28). */
export function needsDeposit({
  kind,
  status,
  isPaidWith,
}: Pick<Document, 'kind' | 'status' | 'isPaidWith'>): boolean {
  return status === 'none' && (kind === 'bank_card' || kind === 'e_wallet') && !isPaidWith;
}

export function uploadRefusal(document: Document | undefined, file: string): UploadRefusal | null {
  if (!document) return 'not_found';
  if (document.status === 'wait') return 'verification_is_already_processing';
  if (document.status === 'success') return 'cannot_save';
  const size = fileSize(file);
  if (Number.isNaN(size)) return 'validation_error';
  if (size > maxFileSize) return 'large_file';
  if (fileKind(file) === 'other') return 'invalid_file_mime_type';
  if (needsDeposit(document)) return 'payment_not_found';
  return size < minPictureSize ? 'unable_to_process_verification' : null;
}

/** The reasons for declining a document; empty if it is accepted. */
export function checkResult(
  { kind, requestedReasons }: Pick<Document, 'kind' | 'requestedReasons'>,
  player: Pick<PlayerState, 'isMultiAccount'>,
): VerificationDeclineReason[] {
  // Flagged accounts belong to players with several accounts, so the identity counts as already verified for
  // another account.
  if (player.isMultiAccount && kind === 'identity') return ['already_verified'];
  return requestedReasons;
}

const declinePattern = /decline:([a-z_]+(?:,[a-z_]+)*)\s*$/;

/** The decline reasons that a tester has appended to a file: `echo decline:blurry,glare >> photo.jpg`. */
export function requestedReasons(file: string): VerificationDeclineReason[] {
  const tail = file.slice(-200);
  if (Number.isNaN(fileSize(tail))) return [];
  const named = declinePattern.exec(atob(tail))?.[1]?.split(',') ?? [];
  return reasons.filter((reason) => named.includes(reason));
}
