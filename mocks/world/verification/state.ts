import type {
  VerificationDeclineReason,
  VerificationItem,
  VerificationKind,
} from '../../generated/model/index.ts';
import { cardMask, walletMask } from '../cashbox/deposits.catalogue.ts';
import { day, minute } from '../dates.ts';
import { defineSlice } from '../slice.ts';

export interface Document {
  id: number;
  field: string;
  kind: VerificationKind;
  label: string | null;
  status: VerificationItem['status'];
  reasons: VerificationDeclineReason[];
  /** Reasons for declining that a tester has appended to the uploaded file. */
  requestedReasons: VerificationDeclineReason[];
  uploadedAt: number | null;
  checkedAt: number | null;
  /** Whether a deposit with this card or wallet has succeeded. Not used for other kinds of documents. */
  isPaidWith: boolean;
}

/** Duration of a check in milliseconds. It may take up to two hours (S4.62). */
export const checkDuration = 90 * minute;

/** When the running check ends, epoch milliseconds; null if none is running. */
export function checkEndsAt({ status, uploadedAt }: Pick<Document, 'status' | 'uploadedAt'>): number | null {
  return status === 'wait' && uploadedAt !== null ? uploadedAt + checkDuration : null;
}

export const emptyDocument = (
  id: number,
  field: string,
  kind: VerificationKind,
  label: string | null = null,
): Document => ({
  id,
  field,
  kind,
  label,
  status: 'none',
  reasons: [],
  requestedReasons: [],
  uploadedAt: null,
  checkedAt: null,
  isPaidWith: false,
});

export const verificationSlice = defineSlice('verification', {
  initial: ({ history, player, now }): { documents: Document[] } => {
    const documents = [
      emptyDocument(41, 'identity_front', 'identity'),
      emptyDocument(42, 'identity_back', 'identity'),
      emptyDocument(43, 'bank_card', 'bank_card', cardMask),
      emptyDocument(44, 'e_wallet', 'e_wallet', walletMask),
      ...(history.needsMoreDocuments ? [emptyDocument(45, 'additional', 'additional')] : []),
    ];
    const isOf = (kind: VerificationKind) => (document: Document) => document.kind === kind;
    const settle = (
      of: Document[],
      status: Document['status'],
      daysAgo: number,
      reasons: VerificationDeclineReason[] = [],
    ): void => {
      for (const document of of)
        Object.assign(document, {
          status,
          reasons,
          uploadedAt: now - daysAgo * day,
          checkedAt: now - daysAgo * day + checkDuration,
        });
    };
    // Personas with deposits have paid by both the card and the wallet.
    if (player.deposited > 0) for (const document of documents) document.isPaidWith = true;
    const daysSinceRegistration = Math.floor((now - player.registeredAt) / day);
    if (player.isVerified) settle(documents, 'success', Math.min(300, daysSinceRegistration));
    for (const { kind, status, daysAgo, reasons } of history.documents)
      settle(documents.filter(isOf(kind)), status, daysAgo, [...(reasons ?? [])]);
    return { documents };
  },
});
