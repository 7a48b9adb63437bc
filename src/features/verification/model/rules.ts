// The documents that are requested from the player, and what the player can do with each (S3.22, S4.62,
// S5.28).
import type {
  VerificationDeclineReason,
  VerificationItem,
  VerificationKind,
  VerificationState,
} from '#/api/generated/model/index.ts';

export const GROUPS = ['identity', 'payment', 'additional'] as const;
type DocumentGroup = (typeof GROUPS)[number];

const groupOfKind: Readonly<Record<VerificationKind, DocumentGroup>> = {
  identity: 'identity',
  bank_card: 'payment',
  e_wallet: 'payment',
  additional: 'additional',
};

/** Documents of an unknown kind count as additional. */
export function groupOf({ kind }: Pick<VerificationItem, 'kind'>): DocumentGroup {
  return Object.hasOwn(groupOfKind, kind) ? groupOfKind[kind] : 'additional';
}

/** `locked`: the player must make a deposit before they can upload this document. */
export type DocumentView = 'missing' | 'waiting' | 'accepted' | 'declined' | 'locked';

/** The state in which the page shows a document. It decides what the player can do with it (S4.62). */
export function documentView({
  status,
  needsDeposit = false,
}: Pick<VerificationItem, 'status' | 'needsDeposit'>): DocumentView {
  switch (status) {
    case 'wait':
      return 'waiting';
    case 'success':
      return 'accepted';
    case 'cancel':
      return 'declined';
    default:
      return needsDeposit ? 'locked' : 'missing';
  }
}

/** An additional document is optional as long as its status is `none`. */
export function isOptional({ kind, status }: Pick<VerificationItem, 'kind' | 'status'>): boolean {
  return groupOf({ kind }) === 'additional' && status === 'none';
}

export function mayUpload(view: DocumentView): boolean {
  return view === 'missing' || view === 'declined';
}

export type PageState = VerificationState | 'verified' | 'nothing';

export function pageState(list: {
  readonly data: readonly Pick<VerificationItem, 'status'>[];
  readonly state?: VerificationState;
}): PageState {
  if (list.state === 'need_verification' || list.state === 'approver') return list.state;
  return list.data.length === 0 ? 'nothing' : 'verified';
}

/** The reasons without duplicates. Unknown reasons become `other`. */
export function reasonsOf(
  reasons: readonly string[],
  known: readonly VerificationDeclineReason[],
): readonly VerificationDeclineReason[] {
  const shown = reasons.map((reason) => known.find((name) => name === reason) ?? 'other');
  return [...new Set(shown.length === 0 ? (['other'] as const) : shown)];
}

type MessageId = FormatjsIntl.Message['ids'];
type Named = Pick<VerificationItem, 'field' | 'kind'>;

const titles: Readonly<Record<string, MessageId>> = {
  identity_front: 'verification.document.identity_front',
  identity_back: 'verification.document.identity_back',
  identity: 'verification.document.identity',
  bank_card: 'verification.document.bank_card',
  e_wallet: 'verification.document.e_wallet',
  additional: 'verification.document.additional',
};

const hints: Readonly<Record<string, MessageId>> = {
  identity_front: 'verification.hint.identity_front',
  identity_back: 'verification.hint.identity_back',
  identity: 'verification.hint.identity_front',
  bank_card: 'verification.hint.bank_card',
  e_wallet: 'verification.hint.e_wallet',
  additional: 'verification.hint.additional',
};

const lookUp = (table: Readonly<Record<string, MessageId>>, key: string): MessageId | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

/**
 * The title for the document's `field`, which names what the document proves. If the client has no title for
 * this field, the title names the document's kind.
 */
export function documentTitle({ field, kind }: Named): MessageId {
  return lookUp(titles, field) ?? lookUp(titles, kind) ?? 'verification.document.additional';
}

export function documentHint({ field, kind }: Named): MessageId {
  return lookUp(hints, field) ?? lookUp(hints, kind) ?? 'verification.hint.additional';
}
