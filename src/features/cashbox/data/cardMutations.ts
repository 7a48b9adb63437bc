// Charges a saved card. The call itself takes the money, so while its outcome is unknown no other order may be
// sent: it is noted before the first attempt and dropped once the server has answered or its deposit is found.
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { ApiError } from '#/api/ApiError.ts';
import { createRbkInvoice } from '#/api/generated/endpoints/cashbox/cashbox.ts';
import type { DepositRecord } from '#/api/generated/model/index.ts';
import {
  isOutcomeKnown,
  KEY_LIFETIME_MS,
  releaseIdempotencyKey,
  withIdempotencyKey,
} from '#/api/idempotency.ts';
import { session } from '#/api/session/session.store.ts';
import { deviceNow } from '#/lib/clock.ts';
import { localStore } from '#/lib/storage.ts';
import { outcomeOf, readCharge, type CardOrder, type Charge } from '../model/cardCharge.ts';
import { checkedPage, refreshDeposits, type ProviderPage } from './depositMutations.ts';
import { latestDepositsQuery } from './queries.ts';

const PURPOSE = 'cardDeposit';

/** All tabs share it, because the player may look for the result in another one. */
const storedAs = (): string => `cashbox.charge.${session.userId ?? ''}`;

const payloadOf = ({ cardId, amount, currency, giftId }: CardOrder) => ({ cardId, amount, currency, giftId });

/** The player's charge without an outcome, or null. Servers forget it together with its key. */
export function openCharge(): Charge | null {
  const charge = readCharge(localStore.get(storedAs()));
  return charge && deviceNow() - charge.at < KEY_LIFETIME_MS ? charge : null;
}

function note(charge: Charge): void {
  localStore.set(storedAs(), JSON.stringify(charge));
}

function drop(key: string): void {
  if (openCharge()?.key === key) localStore.remove(storedAs());
}

export interface ChargedDeposit {
  readonly depositId: number;
  /** The bank's page that confirms the payment. Null if there is none, or its URL isn't allowed. */
  readonly page: ProviderPage | null;
}

const chargedBy = ({ id, page }: DepositRecord): ChargedDeposit => ({
  depositId: id,
  page: page ? checkedPage(page) : null,
});

async function send({ cardId, amount, currency, giftId }: CardOrder, key: string): Promise<ChargedDeposit> {
  const body = { cardId, amount, currency, ...(giftId === null ? {} : { user_gift_id: giftId }) };
  const { data } = await createRbkInvoice(body, { headers: { 'Idempotency-Key': key } });
  return { depositId: data.depositId, page: data.page ? checkedPage(data.page) : null };
}

/** A repeated order has the deposit of its first attempt. After a lost response, that one is searched for. */
async function chargeCard(order: CardOrder, client: QueryClient): Promise<ChargedDeposit> {
  let key = '';
  try {
    const deposit = await withIdempotencyKey(PURPOSE, payloadOf(order), (used) => {
      key = used;
      note({ order, key, at: deviceNow() });
      return send(order, key);
    });
    drop(key);
    return deposit;
  } catch (error) {
    if (isOutcomeKnown(error)) {
      drop(key);
      throw error;
    }
    const charge = openCharge();
    const found = charge && (await findCharge(charge, client));
    if (found && typeof found !== 'string') return found;
    throw error;
  }
}

/** @throws ApiError */
export const chargeCardMutation = () =>
  mutationOptions<ChargedDeposit, ApiError, CardOrder>({
    mutationKey: ['cashbox', 'charge'],
    mutationFn: (order, { client }) => chargeCard(order, client),
    onSettled: (_answer, _error, _order, _result, { client }) => refreshDeposits(client),
  });

export type ChargeOutcome = ChargedDeposit | 'absent' | 'unknown';

/** Searches the latest deposits for a charge. A known outcome releases its key. */
async function findCharge(charge: Charge, client: QueryClient): Promise<ChargeOutcome> {
  const list = await client.fetchQuery(latestDepositsQuery()).catch(() => null);
  const outcome = outcomeOf(charge, list?.data ?? null, deviceNow());
  if (outcome === 'unknown') return 'unknown';
  releaseIdempotencyKey(PURPOSE, payloadOf(charge.order));
  drop(charge.key);
  return outcome === 'absent' ? 'absent' : chargedBy(outcome);
}

/** Never fails. */
export const findChargeMutation = () =>
  mutationOptions<ChargeOutcome, ApiError, Charge>({
    mutationKey: ['cashbox', 'findCharge'],
    mutationFn: (charge, { client }) => findCharge(charge, client),
  });
