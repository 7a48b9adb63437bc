import type { VerificationItem } from '../../generated/model/index.ts';
import type { Context } from '../context.ts';
import { payoutSystemIdOf } from '../cashbox/deposits.catalogue.ts';
import type { PlayerState } from '../state.ts';
import { requestedReasons, paidWith, uploadRefusal, type UploadRefusal } from './rules.ts';
import { emptyDocument, verificationSlice } from './state.ts';
import { itemOf } from './view.ts';

export function uploadDocument(
  call: Context,
  player: PlayerState,
  id: number,
  file: string,
): { item: VerificationItem } | { refused: UploadRefusal } {
  const document = verificationSlice.of(call, player).documents.find((item) => item.id === id);
  const refused = uploadRefusal(document, file);
  if (refused || !document) return { refused: refused ?? 'not_found' };
  Object.assign(document, {
    status: 'wait',
    reasons: [],
    requestedReasons: requestedReasons(file),
    uploadedAt: call.now,
    checkedAt: null,
  });
  return { item: itemOf(document) };
}

/**
 * Lets the player verify the card or wallet that paid a successful deposit. Each card and each wallet has its
 * own document.
 */
export function enableVerification(
  call: Context,
  player: PlayerState,
  deposit: { systemId: number; account: string },
): void {
  const { account: label } = deposit;
  const kind = paidWith[payoutSystemIdOf(deposit)];
  if (!kind) return;
  const { documents } = verificationSlice.of(call, player);
  const ofKind = documents.filter((document) => document.kind === kind);
  const known =
    ofKind.find((document) => document.label === label) ?? ofKind.find(({ isPaidWith }) => !isPaidWith);
  if (known) Object.assign(known, { isPaidWith: true, label });
  else {
    const id = Math.max(...documents.map((document) => document.id)) + 1;
    documents.push({ ...emptyDocument(id, `${kind}_${id}`, kind, label), isPaidWith: true });
  }
}
