// Charges a saved card. The call itself takes the money, so no other order may be sent while its outcome is
// unknown. The charge is stored before the first attempt, and removed when the player has seen the outcome.
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { ApiError } from '#/api/ApiError.ts';
import { createRbkInvoice } from '#/api/generated/endpoints/cashbox/cashbox.ts';
import type { DepositRecord } from '#/api/generated/model/index.ts';
import {
  isOutcomeKnown,
  KEY_LIFETIME_MS,
  releaseIdempotencyKey,
  withIdempotencyKey,
  type KeyedCall,
} from '#/api/idempotency.ts';
import { session } from '#/api/session/session.store.ts';
import { deviceNow } from '#/lib/clock.ts';
import { localStore } from '#/lib/storage.ts';
import { isSameOrder, outcomeOf, readCharge, type CardOrder, type Charge } from '../model/cardCharge.ts';
import { checkedPage, NO_GIFT, refreshDeposits, type ProviderPage } from './depositMutations.ts';
import { latestDepositsQuery } from './queries.ts';

const PURPOSE = 'cardDeposit';

/**
 * Storage key of the charge. All tabs share it, because the player may look for the result in another tab.
 */
const storedAs = (): string => `cashbox.charge.${session.userId ?? ''}`;

const payloadOf = ({ cardId, amount, currency, giftId }: CardOrder) => ({ cardId, amount, currency, giftId });

/**
 * The player's charge with an unknown outcome. Null if there is no such charge or its idempotency key has
 * expired.
 */
export function pendingCharge(): Charge | null {
  const charge = readCharge(localStore.get(storedAs()));
  return charge && deviceNow() - charge.at < KEY_LIFETIME_MS ? charge : null;
}

function storeCharge(charge: Charge): void {
  localStore.set(storedAs(), JSON.stringify(charge));
}

/**
 * Removes a stored charge. Call it only after a refusal, or in the dialog that shows the result. If the
 * charge were removed earlier, the next dialog couldn't show the result, and the player might pay twice.
 */
export function endCharge(key: string): void {
  if (pendingCharge()?.key === key) localStore.remove(storedAs());
}

export interface ChargedDeposit {
  readonly depositId: number;
  /** Idempotency key of the charge. */
  readonly key: string;
  /**
   * The bank's page on which the player confirms the payment. Null if no confirmation is needed, or if the
   * page's URL isn't allowed.
   */
  readonly page: ProviderPage | null;
}

const chargedBy = ({ id, page }: DepositRecord, key: string): ChargedDeposit => ({
  depositId: id,
  key,
  page: page ? checkedPage(page) : null,
});

async function send(
  { cardId, amount, currency, giftId }: CardOrder,
  { key, options }: KeyedCall,
): Promise<ChargedDeposit> {
  const body = { cardId, amount, currency, user_gift_id: giftId ?? NO_GIFT };
  const { data } = await createRbkInvoice(body, options);
  return { depositId: data.depositId, key, page: data.page ? checkedPage(data.page) : null };
}

export interface CardPayment {
  readonly order: CardOrder;
  /**
   * For a retry, the idempotency key of the first attempt. It is passed along with the order, because another
   * dialog or tab may have received the response and removed the stored key.
   */
  readonly earlierKey?: string;
}

/**
 * Sends an order. A repeated order has the same key as its first attempt, so the server returns the same
 * deposit. If the response is lost, looks for the deposit among the latest ones.
 */
async function chargeCard({ order, earlierKey }: CardPayment, client: QueryClient): Promise<ChargedDeposit> {
  let key = '';
  const open = pendingCharge();
  const openKey = open && isSameOrder(open.order, order) ? open.key : undefined;
  const call = (keyed: KeyedCall): Promise<ChargedDeposit> => {
    key = keyed.key;
    storeCharge({ order, key, at: deviceNow() });
    return send(order, keyed);
  };
  try {
    return await withIdempotencyKey(PURPOSE, payloadOf(order), call, earlierKey ?? openKey);
  } catch (error) {
    if (isOutcomeKnown(error)) {
      endCharge(key);
      throw error;
    }
    const charge = pendingCharge();
    const found = charge && (await findCharge(charge, client));
    if (found && typeof found !== 'string') return found;
    throw error;
  }
}

/** @throws ApiError */
export const chargeCardMutation = () =>
  mutationOptions<ChargedDeposit, ApiError, CardPayment>({
    mutationFn: (payment, { client }) => chargeCard(payment, client),
    onSettled: (_answer, _error, _payment, _result, { client }) => refreshDeposits(client),
  });

export type ChargeOutcome = ChargedDeposit | 'absent' | 'unknown';

/** Looks up a charge among the latest deposits. Releases its idempotency key if the outcome is known. */
async function findCharge(charge: Charge, client: QueryClient): Promise<ChargeOutcome> {
  const list = await client.fetchQuery(latestDepositsQuery()).catch(() => null);
  const outcome = outcomeOf(charge, list?.data ?? null, deviceNow());
  if (outcome === 'unknown') return 'unknown';
  releaseIdempotencyKey(PURPOSE, payloadOf(charge.order));
  return outcome === 'absent' ? 'absent' : chargedBy(outcome, charge.key);
}

/** Never rejects. If the list can't be loaded, the outcome is `unknown`. */
export const findChargeMutation = () =>
  mutationOptions<ChargeOutcome, ApiError, Charge>({
    mutationFn: (charge, { client }) => findCharge(charge, client),
  });
