import type { VerificationItem, VerificationKind, VerificationState } from '../../generated/model/index.ts';
import type { Context } from '../context.ts';
import { isoOf } from '../dates.ts';
import type { PlayerState } from '../state.ts';
import { needsDeposit } from './rules.ts';
import { checkEndsAt, verificationSlice, type Document } from './state.ts';

export function itemOf(document: Document): VerificationItem {
  const { id, status, field, kind, label, reasons, uploadedAt, checkedAt } = document;
  const endsAt = checkEndsAt(document);
  return {
    id,
    status,
    field,
    kind,
    ...(label === null ? {} : { label }),
    declineReasons: [...reasons],
    ...(needsDeposit(document) ? { needsDeposit: true } : {}),
    ...(uploadedAt === null ? {} : { uploadedAt: isoOf(uploadedAt) }),
    ...(checkedAt === null ? {} : { checkedAt: isoOf(checkedAt) }),
    ...(endsAt === null ? {} : { expectedAt: isoOf(endsAt) }),
  };
}

function shownDocuments(call: Context, player: PlayerState): readonly Document[] {
  // Leaves out cards and wallets that haven't paid a deposit yet, because they can't be verified before that
  // (S5.28).
  const documents = verificationSlice
    .of(call, player)
    .documents.filter((document) => !needsDeposit(document));
  if (!call.is('state.document_declined')) return documents;
  return documents.map((document) =>
    document.kind === 'identity'
      ? { ...document, status: 'cancel', reasons: ['blurry', 'glare'], checkedAt: call.now }
      : document,
  );
}

export function verificationsOf(
  call: Context,
  player: PlayerState,
): { data: VerificationItem[]; state?: VerificationState } {
  const documents = shownDocuments(call, player);
  const data = documents.map((document) => itemOf(document));
  if (player.isVerified && !call.is('state.document_declined')) return { data };
  const isMissing = documents.some(
    ({ kind, status }) => kind === 'identity' && (status === 'none' || status === 'cancel'),
  );
  return { data, state: isMissing ? 'need_verification' : 'approver' };
}

/** True if the document of this card or wallet was accepted. */
export function hasVerified(
  place: Pick<Context, 'world' | 'state'>,
  player: PlayerState,
  wanted: VerificationKind,
  account: string,
): boolean {
  const { documents } = verificationSlice.of(place, player);
  return documents.some(
    ({ kind, label, status }) => kind === wanted && label === account && status === 'success',
  );
}
