// The deposit in the query parameter `dep_qs`, which the client has encoded.

export interface DepositQuery {
  systemId: number;
  /** Minor units. */
  amount: number;
  currency: string;
  /** 0 for no gift. */
  giftId: number | undefined;
  /** The payer's phone, digits only. */
  phone: string;
}

function positive(text: string | null): number | null {
  const number = text !== null && /^\d{1,16}$/.test(text) ? Number(text) : 0;
  return Number.isSafeInteger(number) && number > 0 ? number : null;
}

/** Undefined if no gift is named, null if the id is malformed. */
function giftIn(text: string | null): number | undefined | null {
  if (text === null || text === '') return undefined;
  return text === '0' ? 0 : positive(text);
}

/** Parses `payment_system=2&amount=50000&currency=RUB`. Null if a field is missing or malformed. */
export function readDepositQuery(text: string): DepositQuery | null {
  const query = new URLSearchParams(text);
  const systemId = positive(query.get('payment_system'));
  const amount = positive(query.get('amount'));
  const currency = query.get('currency');
  const giftId = giftIn(query.get('user_gift_id'));
  if (systemId === null || amount === null || currency === null || giftId === null) return null;
  return { systemId, amount, currency, giftId, phone: (query.get('phone') ?? '').replace(/\D/g, '') };
}
