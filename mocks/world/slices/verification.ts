// Documents of a player and their checks. A check ends by the clock, whoever looks.
import type { Context } from '../../core/handler.ts';
import type { VerificationDeclineReason, VerificationItem, VerificationKind, VerificationState } from '../../generated/model/index.ts';
import { day, isoOf, minute } from '../dates.ts';
import type { PlayerState } from '../state.ts';
import { defineSlice } from './slice.ts';

interface Document {
  id: number;
  field: string;
  kind: VerificationKind;
  label: string | null;
  status: VerificationItem['status'];
  reasons: VerificationDeclineReason[];
  uploadedAt: number | null;
  checkedAt: number | null;
}

/** A check takes up to two hours (specification, section 9); here always this long, milliseconds. */
export const checkDuration = 90 * minute;

/** Bytes; a document may have no more (specification, section 5). */
export const largestFile = 32 * 1024 * 1024;

const none = (id: number, field: string, kind: VerificationKind, label: string | null = null): Document => ({
  id,
  field,
  kind,
  label,
  status: 'none',
  reasons: [],
  uploadedAt: null,
  checkedAt: null,
});

export const verificationSlice = defineSlice('verification', {
  initial: ({ persona, player, now }): { documents: Document[] } => {
    const documents = [
      none(41, 'identity_front', 'identity'),
      none(42, 'identity_back', 'identity'),
      none(43, 'bank_card', 'bank_card', '2200 00** **** 0042'),
      none(44, 'e_wallet', 'e_wallet', 'V-****-17'),
      ...(persona === 'player' || persona === 'vip' ? [none(45, 'additional', 'additional')] : []),
    ];
    const isOf = (kind: VerificationKind) => (document: Document) => document.kind === kind;
    const settle = (of: Document[], status: Document['status'], daysAgo: number, reasons: VerificationDeclineReason[] = []): void => {
      for (const document of of) Object.assign(document, { status, reasons, uploadedAt: now - daysAgo * day, checkedAt: now - daysAgo * day + checkDuration });
    };
    if (player.isVerified) settle(documents, 'success', 300);
    if (persona === 'player') settle(documents.filter(isOf('bank_card')), 'success', 30);
    if (persona === 'broke') settle(documents.filter(isOf('identity')), 'cancel', 2, ['blurry', 'glare', 'document_expired']);
    if (persona === 'multi-account') settle(documents.filter(isOf('identity')), 'cancel', 5, ['already_verified', 'mismatch']);
    return { documents };
  },
});

function settled(document: Document, now: number): boolean {
  return document.status === 'wait' && document.uploadedAt !== null && now - document.uploadedAt >= checkDuration;
}

/**
 * Ends the checks whose time is over and marks the player as verified once both sides of the identity are.
 * A flagged account's identity is refused, since somebody has been verified with it already.
 */
export function settleVerifications(call: Pick<Context, 'world' | 'state' | 'now'>, player: PlayerState): void {
  const { documents } = verificationSlice.of(call, player);
  for (const document of documents) {
    if (!settled(document, call.now)) continue;
    const isRefused = player.isMultiAccount && document.kind === 'identity';
    document.status = isRefused ? 'cancel' : 'success';
    document.reasons = isRefused ? ['already_verified'] : [];
    document.checkedAt = (document.uploadedAt ?? call.now) + checkDuration;
  }
  const identity = documents.filter(({ kind }) => kind === 'identity');
  if (identity.every(({ status }) => status === 'success')) player.isVerified = true;
}

function itemOf({ id, status, field, kind, label, reasons, uploadedAt, checkedAt }: Document): VerificationItem {
  return {
    id,
    status,
    field,
    kind,
    ...(label === null ? {} : { label }),
    decline_reasons: [...reasons],
    ...(uploadedAt === null ? {} : { uploaded_at: isoOf(uploadedAt) }),
    ...(checkedAt === null ? {} : { checked_at: isoOf(checkedAt) }),
  };
}

/** The documents of a player at this instant. */
export function verificationsOf(call: Context, player: PlayerState): { data: VerificationItem[]; state?: VerificationState } {
  settleVerifications(call, player);
  const { documents } = verificationSlice.of(call, player);
  const data = documents.map(itemOf);
  if (player.isVerified) return { data };
  const isMissing = documents.some(({ kind, status }) => kind === 'identity' && (status === 'none' || status === 'cancel'));
  return { data, state: isMissing ? 'need_verification' : 'approver' };
}

/** What a file is, by its first bytes. */
export function fileKind(base64: string): 'jpg' | 'png' | 'other' {
  if (base64.startsWith('/9j/')) return 'jpg';
  return base64.startsWith('iVBORw0KGgo') ? 'png' : 'other';
}

/** Bytes that a base64 text stands for; NaN when it is none. */
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

/** Bytes; fewer cannot hold a picture, so that the file was cut on its way. */
const smallestPicture = 60;

function refusalOf(document: Document | undefined, player: PlayerState, file: string): UploadRefusal | null {
  if (!document) return 'not_found';
  if (document.status === 'wait') return 'verification_is_already_processing';
  if (document.status === 'success') return 'cannot_save';
  const size = fileSize(file);
  if (Number.isNaN(size)) return 'validation_error';
  if (size > largestFile) return 'large_file';
  if (fileKind(file) === 'other') return 'invalid_file_mime_type';
  // A card or a wallet can be verified after the first deposit with it.
  if ((document.kind === 'bank_card' || document.kind === 'e_wallet') && player.deposited === 0) return 'payment_not_found';
  return size < smallestPicture ? 'unable_to_process_verification' : null;
}

/** Takes a document in, or says why not. */
export function uploadDocument(call: Context, player: PlayerState, id: number, file: string): { item: VerificationItem } | { refused: UploadRefusal } {
  settleVerifications(call, player);
  const document = verificationSlice.of(call, player).documents.find((item) => item.id === id);
  const refused = refusalOf(document, player, file);
  if (refused || !document) return { refused: refused ?? 'not_found' };
  Object.assign(document, { status: 'wait', reasons: [], uploadedAt: call.now, checkedAt: null });
  return { item: itemOf(document) };
}
