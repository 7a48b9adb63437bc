import type { DepositRecord, PaymentSystem, PayoutRecord } from '#/api/generated/model/index.ts';
import type { ControlBinding } from '#/entities/form/useCheckedForm.ts';
import type { Notice } from '#/entities/form/NoticeText.tsx';
import type { DepositOrder } from '../data/depositMutations.ts';
import type { CardOrder } from './cardCharge.ts';
import type { PayoutOrder, ReviewedOrder } from './payoutRules.ts';

/** 20 November 2026, 12:00 UTC, in ms. */
export const NOON = 1_795_176_000_000;

export const depositRecord: DepositRecord = {
  id: 7_000_001,
  amount: 500_00,
  currency: 'RUB',
  status: 'pending',
  systemName: 'Swift Fox',
  account: 'V-****-17',
  createdAt: '2026-11-20T12:00:01.000Z',
};

export const depositOrder: DepositOrder = {
  way: 'form',
  systemId: 12,
  systemName: 'Swift Fox',
  amount: 500_00,
  charge: 500_00,
  currency: 'RUB',
  phone: null,
  paymentOption: null,
  giftId: null,
};

export const cardOrder: CardOrder = {
  cardId: 'card-1002',
  amount: 500_00,
  charge: 515_00,
  currency: 'RUB',
  giftId: null,
};

export const payoutOrder: PayoutOrder = {
  systemName: 'Банковская карта',
  target: { kind: 'own', method: 'POST', url: '/json-api/treasury/user-payout/send/card' },
  amount: 1_500_00,
  currency: 'RUB',
  cardId: 'bank_card-1003',
  account: null,
  destination: '2200 00** **** 0042',
  usualMinutes: 30,
};

export const reviewedOrder: ReviewedOrder = { ...payoutOrder, listed: [] };

export const payoutRecord: PayoutRecord = {
  id: 7_000_002,
  amount: 1_500_00,
  currency: 'RUB',
  status: 'needs_confirmation',
  systemName: 'Банковская карта',
  account: '2200 00** **** 0042',
  isCancellable: true,
  phone: '61491570157',
  requestKey: 'key-of-the-payout',
  createdAt: '2026-11-20T12:00:01.000Z',
};

export function controlOf<Value>(name: string, value: Value, notice?: Notice): ControlBinding<Value> {
  return { name, value, onChange: () => undefined, onBlur: () => undefined, ref: () => undefined, notice };
}

export const systemOf = (id: number, more: Partial<PaymentSystem> = {}): PaymentSystem => ({
  id,
  position: 0,
  name: `System ${id}`,
  key: `system-${id}`,
  limits: [{ currency: 'RUB', min: 100_00, max: 600_000_00 }],
  ...more,
});
