// Which documents are asked for, and what a player may do with each (specification S3.22, S4.62, S5.28).
import type {
  VerificationDeclineReason,
  VerificationItem,
  VerificationKind,
  VerificationState,
} from '#/api/generated/model/index.ts';

export const GROUPS = ['identity', 'payment', 'additional'] as const;
export type DocumentGroup = (typeof GROUPS)[number];

const groupOfKind: Readonly<Record<VerificationKind, DocumentGroup>> = {
  identity: 'identity',
  bank_card: 'payment',
  e_wallet: 'payment',
  additional: 'additional',
};

/** Kinds that this client does not know yet are additional ones. */
export function groupOf({ kind }: Pick<VerificationItem, 'kind'>): DocumentGroup {
  return Object.hasOwn(groupOfKind, kind) ? groupOfKind[kind] : 'additional';
}

/** What a document's card shows: its status, or that a deposit has to come first. */
export type DocumentView = 'missing' | 'waiting' | 'accepted' | 'declined' | 'locked';

/** None and cancel are not verified, wait is uploaded, success is verified (specification S4.62). */
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

export function mayUpload(view: DocumentView): boolean {
  return view === 'missing' || view === 'declined';
}

/** What the page says first: what the server says of it, or that nothing is left to do. */
export type PageState = VerificationState | 'verified' | 'nothing';

export function pageState(list: {
  readonly data: readonly Pick<VerificationItem, 'status'>[];
  readonly state?: VerificationState;
}): PageState {
  if (list.state === 'need_verification' || list.state === 'approver') return list.state;
  return list.data.length === 0 ? 'nothing' : 'verified';
}

/** A reason that this client has no words for is any other one; each is said once. */
export function reasonsOf(
  reasons: readonly string[],
  known: readonly VerificationDeclineReason[],
): readonly VerificationDeclineReason[] {
  const shown = reasons.map((reason) => known.find((name) => name === reason) ?? 'other');
  return [...new Set(shown.length === 0 ? (['other'] as const) : shown)];
}
