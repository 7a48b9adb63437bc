// Every due event happens exactly once, however the clock was moved.
import type {
  DepositRecord,
  Gift,
  PayoutRecord,
  PlayRestrictionStatus,
  VerificationItem,
} from '#mocks/generated/model/index.ts';
import { readTournament } from '../commands/tournaments.ts';
import { startInstant } from '../casino.ts';
import { day, hour, minute } from '../facts.ts';
import type { Model } from '../model.ts';

const due = (what: string): string => `everything due happens: ${what}`;

function checkDeposits(model: Model): void {
  const { invoices, now } = model;
  for (const invoice of invoices) {
    if (invoice.status === 'paid' && !invoice.isBooked && !invoice.isDoubtful) {
      model.fault('a paid deposit is booked', `${invoice.amount} was paid and never came`);
      invoice.isDoubtful = true;
    }
    if (!invoice.comes || invoice.comes.at > now) continue;
    if (invoice.comes.status === 'paid') {
      if (!invoice.isDoubtful) model.fault(due('a slow deposit comes through'), `${invoice.amount}`);
      invoice.isDoubtful = true;
    }
    invoice.comes = null;
    if (isGivenUp(model, invoice.amount)) invoice.status = 'expired';
    else model.fault(due('a deposit is given up'), `${invoice.amount} still waits`);
  }
}

function isGivenUp(model: Model, amount: number): boolean {
  const reply = model.casino.get<{ data: DepositRecord[] }>('/json-api/treasury/user/deposits?offset=0');
  if (!reply.ok) return true;
  const shown = reply.json.data.filter(
    ({ status, amount: shown }) => (status === 'pending' || status === 'open') && shown === amount,
  ).length;
  const open = model.invoices.filter((invoice) => invoice.comes !== null && invoice.amount === amount).length;
  return shown <= open;
}

function checkPayouts(model: Model): void {
  if (model.payouts.length === 0) return;
  const reply = model.casino.get<{ data: PayoutRecord[] }>('/json-api/treasury/user/payouts?offset=0');
  if (!reply.ok) return;
  for (const payout of model.payouts) {
    const status = reply.json.data.find(({ id }) => id === payout.id)?.status;
    if (status === undefined || payout.isCancelled) continue;
    const { confirmedAt, createdAt } = payout;
    const isForgotten = confirmedAt === null && model.now >= createdAt + day;
    const isSettled = confirmedAt !== null && model.now >= confirmedAt + 30 * minute;
    const isOpen = status === 'needs_confirmation' || status === 'pending' || status === 'processing';
    if (isForgotten || isSettled)
      model.require(due('a payout comes to its end'), !isOpen, () => `${payout.amount} is ${status}`);
  }
}

function checkBreak(model: Model): void {
  const { until } = model.rest;
  if (until === null || model.now < until) return;
  if (!model.rest.hasEnded) {
    if (model.rest.isExcluded) model.casino.login(model.who.persona);
    const reply = model.casino.get<{ data: PlayRestrictionStatus }>('/json-api/responsible-play/status');
    if (reply.ok) {
      const { timedOutUntil, isSelfExcluded } = reply.json.data;
      model.require(
        due('a break ends'),
        timedOutUntil === undefined && !isSelfExcluded,
        () => `${timedOutUntil ?? 'the exclusion'} holds at ${new Date(model.now).toISOString()}`,
      );
    }
  }
  model.rest.hasEnded = true;
}

function checkGifts(model: Model): void {
  for (const { id, type, state, expiredAt } of model.gifts)
    if ((state === 'received' || state === 'activated') && expiredAt !== undefined)
      model.require(
        due('a gift expires'),
        Date.parse(expiredAt) > model.now,
        () => `${type} ${id} was to end ${expiredAt}`,
      );
}

/** The weekly gift is given on Fridays at 16:00 UTC. This is the first one after the world's start. */
const firstGiftOfWeek = Date.UTC(2026, 0, 16, 16);

function checkWeeklyGifts(model: Model): void {
  const weekly = model.gifts.filter(({ reason }) => reason === 'gift_distribution');
  const instants = weekly
    .map(({ receivedAt = '' }) => Date.parse(receivedAt))
    .filter((at) => at > startInstant);
  model.require('the weekly gift is given once a week', new Set(instants).size === instants.length, () =>
    instants.map((at) => new Date(at).toISOString()).join(', '),
  );
  if (!isWelcome(model)) return;
  for (let at = firstGiftOfWeek; at <= model.latest; at += 7 * day)
    if (!wasResting(model, at))
      model.require(due('the gift of the week'), instants.includes(at), () => new Date(at).toISOString());
}

/** Whether a break was running at a given time. No gift arrives during a break. */
const wasResting = ({ rests }: Model, at: number): boolean =>
  rests.some(({ from, until }) => at >= from && (until === null || at <= until));

const isWelcome = ({ who, wasExcluded }: Model): boolean =>
  !wasExcluded && !['multi-account', 'blocked', 'excluded', 'registered'].includes(who.persona);

function checkDocuments(model: Model): void {
  const ready = model.documents.filter(({ at }) => model.now >= at + 90 * minute);
  if (ready.length === 0) return;
  const reply = model.casino.get<{ data: VerificationItem[] }>('/json-api/verifications');
  for (const { id } of ready) {
    const status = reply.json?.data?.find((item) => item.id === id)?.status;
    model.require(due('a document is checked'), status !== 'wait', () => `document ${id}`);
  }
  model.documents = model.documents.filter((document) => !ready.includes(document));
}

function checkTournaments(model: Model): void {
  for (const slug of model.joined) {
    const tournament = readTournament(model, slug);
    const { id = 0, finishedAt, result } = tournament ?? {};
    if (finishedAt === undefined || Date.parse(finishedAt) > model.now) continue;
    const owed = result?.prizeMoney?.[model.who.currency] ?? 0;
    const isPaid = model.prizes.has(`tournament-${id}`);
    model.require(due('a tournament pays its prize'), owed === 0 || isPaid, () => `${owed} of ${slug}`);
    if (Date.parse(finishedAt) + hour < model.now) model.joined.delete(slug);
  }
}

function checkList(model: Model): void {
  const late = model.casino.due().find(({ at }) => Date.parse(at) <= model.now);
  if (late) model.fault(due('what the list says'), `${late.name} at ${late.at}`);
}

export function checkTime(model: Model, hasMoved: boolean): void {
  checkDeposits(model);
  checkBreak(model);
  if (model.hasSeenGifts) checkGifts(model);
  if (!hasMoved) return;
  checkPayouts(model);
  checkDocuments(model);
  checkTournaments(model);
  if (model.hasSeenGifts) checkWeeklyGifts(model);
  checkList(model);
}

export type GiftsById = ReadonlyMap<number, Gift>;
