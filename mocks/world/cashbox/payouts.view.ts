import { codeExpiry } from '../codes.ts';
import type {
  PaymentLimit,
  PayoutBody,
  PayoutCard,
  PayoutRecord,
  PayoutStatus,
  PayoutSystem,
} from '../../generated/model/index.ts';
import { brandFacts } from '../brandFacts.ts';
import type { Context } from '../context.ts';
import { isoOf, minute } from '../dates.ts';
import { balancesOf } from '../ledger.ts';
import { partOf, type Part } from '../paging.ts';
import { isExcluded } from '../responsible-play/view.ts';
import type { LocalText } from '../settings.ts';
import type { PlayerState } from '../state.ts';
import { localText } from '../sums.ts';
import { hasVerified } from '../verification/view.ts';
import { cardMask, maskPhone, payoutSystemIdOf, walletMask } from './deposits.catalogue.ts';
import { generalLimitOf } from './deposits.rules.ts';
import { depositsSlice, type StoredDeposit } from './deposits.state.ts';
import { logoOf } from './deposits.view.ts';
import { payoutSystems, type PayoutDefinition } from './payouts.catalogue.ts';
import {
  completedAfter,
  isCancellable,
  isOpen,
  leastPayout,
  payoutLimitOf,
  scheduleOf,
} from './payouts.rules.ts';
import { payoutsSlice, type StoredPayout } from './payouts.state.ts';

/** The player's accounts that this system can pay back to, latest first. */
function paidFrom(call: Context, player: PlayerState, systemId: number): StoredDeposit[] {
  const paid = depositsSlice
    .of(call, player)
    .items.filter((deposit) => payoutSystemIdOf(deposit) === systemId && deposit.status === 'paid');
  return paid.filter(
    ({ account, phone }, index) =>
      paid.findIndex((other) => other.account === account && other.phone === phone) === index,
  );
}

/** The id of a card or wallet. That of the accounts in the examples has no suffix. */
function accountIdOf(base: string, account: string): string {
  return account === cardMask || account === walletMask ? base : `${base}-${account.slice(-4)}`;
}

/** Cards, wallets and phones that the player has deposited from. */
function cardsOf(call: Context, player: PlayerState, { id, key, proof }: PayoutDefinition): PayoutCard[] {
  return paidFrom(call, player, id).map(({ account, phone }) => ({
    // Named after the account, so that a later deposit by another card doesn't change the ids.
    id: phone === null ? accountIdOf(`${proof ?? key}-${player.id}`, account) : `${key}-${phone}`,
    mask: account,
    isVerified: proof === null || hasVerified(call, player, proof, account),
  }));
}

/** Whether the system may pay this player to an account that no deposit came from. */
function acceptsNewAccount(call: Context, player: PlayerState, { isFallback }: PayoutDefinition): boolean {
  return isFallback === true && payoutSystems.every(({ id }) => paidFrom(call, player, id).length === 0);
}

/** The payment systems by which this player can withdraw. */
export function payoutSystemsOf(call: Context, player: PlayerState): PayoutSystem[] {
  return payoutSystems.flatMap((definition, position) => {
    const { id, key, name, field } = definition;
    const cards = cardsOf(call, player, definition);
    const isForAnyone = acceptsNewAccount(call, player, definition);
    if (cards.length === 0 && !isForAnyone) return [];
    return {
      id,
      position,
      name: name[call.locale],
      key,
      image: logoOf(definition),
      limits: [{ ...payoutLimitOf(definition, call.brand), min: leastPayoutOf(call, player) }],
      send: { method: 'POST', url: `/json-api/treasury/user-payout/send/${key}` },
      fields: [
        {
          name: 'account',
          type: field.type,
          label: field.label[call.locale],
          ...(field.placeholder === '' ? {} : { placeholder: field.placeholder }),
          minLength: field.minLength,
          maxLength: field.maxLength,
        },
      ],
      ...(cards.length > 0 ? { cards } : {}),
      ...(isForAnyone ? { acceptsNewAccount: true } : {}),
      usualMinutes: completedAfter / minute,
    };
  });
}

/** The player's confirmed phone, digits only. */
export function phoneOf(player: PlayerState): string | undefined {
  return player.contacts.find(({ type, isVerified }) => type === 'phone' && isVerified)?.value;
}

/** The least amount of a payout, minor units. */
export function leastPayoutOf(
  call: Pick<Context, 'world' | 'state' | 'now' | 'brand'>,
  player: PlayerState,
): number {
  return leastPayout(brandFacts[call.brand].minPayout * 100, {
    isExcluded: isExcluded(call, player),
    real: balancesOf(call.state.ledger, player.id).real,
  });
}

/**
 * The limits of deposits and payouts that apply to all payment systems. The minimum payout depends on the
 * player.
 */
export function generalLimitFor(
  call: Context,
  player: PlayerState,
): { deposit: PaymentLimit[]; payout: PaymentLimit[] } {
  const { deposit, payout } = generalLimitOf(call.brand);
  const min = leastPayoutOf(call, player);
  return { deposit, payout: payout.map((limit) => ({ ...limit, min })) };
}

type Destination =
  | { account: string }
  | { why: 'validation_error' | 'card_not_used_for_deposit' | 'verification_required' };

function verified(card: PayoutCard | undefined): Destination {
  if (!card) return { why: 'card_not_used_for_deposit' };
  return card.isVerified ? { account: card.mask } : { why: 'verification_required' };
}

const maskCard = (digits: string): string =>
  `${digits.slice(0, 4)} ${digits.slice(4, 6)}** **** ${digits.slice(-4)}`;

/**
 * The masked account, or why no payout can go to it. An account must have been used for a deposit and be
 * verified (S5.29), unless none of the player's deposits can be paid back.
 */
export function destinationOf(
  call: Context,
  player: PlayerState,
  definition: PayoutDefinition,
  { cardId, account = '' }: PayoutBody,
): Destination {
  const cards = cardsOf(call, player, definition);
  if (cardId !== undefined) return verified(cards.find(({ id }) => id === cardId));
  const written = account.replace(/[\s()+]/g, '');
  const { type, minLength, maxLength } = definition.field;
  if (written.length < minLength || written.length > maxLength) return { why: 'validation_error' };
  if (type !== 'text' && !/^\d+$/.test(written)) return { why: 'validation_error' };
  if (acceptsNewAccount(call, player, definition)) return { account: maskCard(written) };
  if (type === 'phone') return verified(cards.find(({ mask }) => mask === maskPhone(written)));
  return verified(cards.find(({ mask }) => written.endsWith(mask.slice(type === 'card' ? -4 : -2))));
}

const declined: LocalText = localText(
  'Банк отклонил выплату. Проверь реквизиты и отправь заявку ещё раз',
  'The bank declined the payout. Check the details and send the request again',
  'La banca ha rifiutato il prelievo. Controlla i dati e invia di nuovo la richiesta',
  'O banco recusou o saque. Confira os dados e envie o pedido de novo',
);

export function payoutRecordOf(call: Context, player: PlayerState, payout: StoredPayout): PayoutRecord {
  const { id, amount, account, status, systemKey, phone, createdAt, confirmedAt, burntGifts, requestKey } =
    payout;
  const needsCode = status === 'needs_confirmation';
  const codeExpiresAt = needsCode ? codeExpiry(call, 'payout', phone, id) : null;
  const { dropped, processed, completed } = scheduleOf(payout);
  return {
    id,
    amount,
    currency: player.currency,
    status,
    systemName: payoutSystems.find(({ key }) => key === systemKey)?.name[call.locale] ?? systemKey,
    account,
    isCancellable: isCancellable(status),
    ...(needsCode ? { phone } : {}),
    ...(codeExpiresAt === null ? {} : { codeExpiresAt: isoOf(codeExpiresAt) }),
    ...(status === 'declined' ? { comment: declined[call.locale] } : {}),
    ...(requestKey === null ? {} : { requestKey }),
    createdAt: isoOf(createdAt),
    ...(dropped === null ? {} : { confirmBy: isoOf(dropped) }),
    ...(confirmedAt === null ? {} : { confirmedAt: isoOf(confirmedAt) }),
    ...(processed === null ? {} : { processingAt: isoOf(processed) }),
    ...(completed === null ? {} : { expectedAt: isoOf(completed) }),
    ...(isOpen(status) && burntGifts.length > 0 ? { burntGifts: burntGifts.length } : {}),
  };
}

export function openPayoutsOf(call: Context, player: PlayerState): StoredPayout[] {
  return payoutsSlice.of(call, player).items.filter(({ status }) => isOpen(status));
}

export function payoutHistoryOf(
  call: Context,
  player: PlayerState,
  { status, ...part }: Part & { status?: PayoutStatus | undefined },
): { data: PayoutRecord[]; total: number } {
  const { items } = payoutsSlice.of(call, player);
  const wanted = status === undefined ? items : items.filter((item) => item.status === status);
  const { data, total } = partOf(wanted, part);
  return { data: data.map((payout) => payoutRecordOf(call, player, payout)), total };
}

export function findPayout(call: Context, player: PlayerState, id: number): StoredPayout | undefined {
  return payoutsSlice.of(call, player).items.find((payout) => payout.id === id);
}
