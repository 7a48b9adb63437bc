// If the cashbox or the verification states a time for a change, the change comes exactly then, and not a
// millisecond earlier.
import type { DepositRecord, PayoutRecord, VerificationItem } from '#mocks/generated/model/index.ts';
import type { Reply } from '../casino.ts';
import { minute, second } from '../facts.ts';
import type { Model } from '../model.ts';

interface Stated {
  what: string;
  at: string | undefined;
  /** The status just before the stated time. `after` has the statuses that are allowed at that time. */
  before: string;
  after: readonly string[];
  path: string;
  id: number;
}

const deposits = '/json-api/treasury/user/deposits?offset=0&limit=100';
const payouts = '/json-api/treasury/user/payouts?offset=0&limit=100';
const documents = '/json-api/verifications';

interface List<Item> {
  data: Item[];
}

const itemsOf = <Item>({ ok, json }: Reply<List<Item>>): readonly Item[] => (ok ? json.data : []);

function ofDeposit({ id, status, expiresAt, expectedAt }: DepositRecord): Stated[] {
  const common = { path: deposits, id };
  if (status === 'open')
    return [{ ...common, what: 'a deposit expires', at: expiresAt, before: 'open', after: ['expired'] }];
  if (status !== 'pending') return [];
  const after = ['paid', 'declined'];
  return [{ ...common, what: 'a bank has its result', at: expectedAt, before: 'pending', after }];
}

function ofPayout({ id, status, confirmBy, processingAt, expectedAt }: PayoutRecord): Stated[] {
  const common = { path: payouts, id };
  const dropped = { ...common, what: 'a payout is dropped', at: confirmBy, after: ['cancelled'] };
  const taken = { ...common, what: 'a payout is taken up', at: processingAt, after: ['processing'] };
  const ends = ['paid', 'declined', 'server_problem'];
  const paid = { ...common, what: 'a payout ends', at: expectedAt, before: 'processing', after: ends };
  if (status === 'needs_confirmation') return [{ ...dropped, before: status }];
  if (status === 'pending') return [{ ...taken, before: status }, paid];
  return status === 'processing' ? [paid] : [];
}

const ofDocument = ({ id, status, expectedAt }: VerificationItem): Stated[] => {
  const common = { path: documents, id, what: 'a document is checked', at: expectedAt };
  return status === 'wait' ? [{ ...common, before: 'wait', after: ['success', 'cancel'] }] : [];
};

/** The item's status at an instant; null if the player can't log in then. */
function statusAt(model: Model, { path, id }: Stated, instant: number): string | null {
  const copy = model.casino.fork();
  copy.backend.clock.advance(instant - model.now);
  // The access token may have expired, up to a second early, because tokens count whole seconds.
  if (copy.now > copy.tokenAt + 15 * minute - second) copy.login(model.who.persona);
  const reply = copy.get<{ data: { id: number; status: string }[] }>(path);
  copy.backend.dispose();
  return reply.ok ? (reply.json.data.find((item) => item.id === id)?.status ?? 'missing') : null;
}

function checkOne(model: Model, stated: Stated): void {
  const { what, at = '', id, before, after } = stated;
  const key = `${what} ${id} ${at}`;
  if (model.stated.has(key)) return;
  model.stated.add(key);
  const instant = Date.parse(at);
  model.require(`a time is stated: ${what}`, instant > model.now, () => `${id}: ${at}`);
  if (!(instant > model.now)) return;
  const earlier = statusAt(model, stated, instant - 1);
  const then = statusAt(model, stated, instant);
  if (earlier === null || then === null) return;
  model.require(
    `a stated time is exact: ${what}`,
    earlier === before && after.includes(then),
    () => `${id} at ${at}: ${earlier} a millisecond before, then ${then}`,
  );
}

/** Checks each stated time once. Copies of the world are moved to that time. */
export function checkStated(model: Model): void {
  const { casino, invoices, documents: sent } = model;
  const own = new Set([...invoices, ...model.payouts].map(({ id }) => id));
  const all = [
    ...(invoices.length === 0 ? [] : itemsOf(casino.get<List<DepositRecord>>(deposits)).flatMap(ofDeposit)),
    ...(model.payouts.length === 0 ? [] : itemsOf(casino.get<List<PayoutRecord>>(payouts)).flatMap(ofPayout)),
  ].filter(({ id }) => own.has(id));
  const checks =
    sent.length === 0 ? [] : itemsOf(casino.get<List<VerificationItem>>(documents)).flatMap(ofDocument);
  for (const stated of [...all, ...checks]) checkOne(model, stated);
}
