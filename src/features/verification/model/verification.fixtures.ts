import type { VerificationItem } from '#/api/generated/model/index.ts';

const document = (more: Partial<VerificationItem>): VerificationItem => ({
  id: 41,
  status: 'none',
  field: 'identity_front',
  kind: 'identity',
  declineReasons: [],
  ...more,
});

const uploadedAt = '2026-01-14T10:00:00Z';
const checkedAt = '2026-01-14T11:30:00Z';

export const missing = document({});
export const waiting = document({ id: 42, field: 'identity_back', status: 'wait', uploadedAt });
export const accepted = document({
  id: 43,
  field: 'bank_card',
  kind: 'bank_card',
  label: '2200 00** **** 0042',
  status: 'success',
  uploadedAt,
  checkedAt,
});
export const declined = document({
  id: 45,
  field: 'additional',
  kind: 'additional',
  status: 'cancel',
  declineReasons: ['missing_date_sheet', 'glare', 'card_digits_not_hidden'],
  uploadedAt,
  checkedAt,
});
export const locked = document({
  id: 44,
  field: 'e_wallet',
  kind: 'e_wallet',
  label: 'V-****-17',
  needsDeposit: true,
});
