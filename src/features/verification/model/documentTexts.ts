// The field names what a document proves; one without words here goes by its kind.
import type { VerificationItem } from '#/api/generated/model/index.ts';

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

const own = (table: Readonly<Record<string, MessageId>>, key: string): MessageId | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

export function documentTitle({ field, kind }: Named): MessageId {
  return own(titles, field) ?? own(titles, kind) ?? 'verification.document.additional';
}

/** What a good picture of it shows. */
export function documentHint({ field, kind }: Named): MessageId {
  return own(hints, field) ?? own(hints, kind) ?? 'verification.hint.additional';
}
