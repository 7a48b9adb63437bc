// Runs steps in a new world and checks all rules after each step.
import type {
  PlayActivity,
  Balance,
  CompointsConfig,
  DepositRecord,
  PaymentSystem,
  PayoutRecord,
  PlayLimit,
} from '#mocks/generated/model/index.ts';
import type { Journal } from '#mocks/core/journal.ts';
import type { PersonaId } from '#mocks/world/personas.ts';
import { personas, personaTable } from '#mocks/world/personas.ts';
import { brandCurrency, type BrandId, type Currency } from '#mocks/world/settings.ts';
import { Casino } from './casino.ts';
import { logIn } from './commands/session.ts';
import { findChosen, findSeats, setTournament } from './commands/tournaments.ts';
import { checkBeginning } from './invariants/beginning.ts';
import { percentOf } from './invariants/winback.ts';
import { checkWait } from './invariants/waits.ts';
import { checkAll, readBalance, readGifts } from './invariants.ts';
import { hour, minute } from './facts.ts';
import { Model, Violation } from './model.ts';
import type { Step } from './step.ts';

export interface Scene {
  brand: BrandId;
  persona: PersonaId;
  seed: string;
  checkAnswers?: boolean;
  ignored?: ReadonlySet<string>;
}

/** Personas that can log in. Those with money occur more often. */
export const players: readonly PersonaId[] = [
  ...personas.filter((persona) => persona !== 'blocked'),
  'player',
  'player',
  'vip',
  'wagering',
  'withdrawing',
  'guarded',
];

/** The lowest limit on money that a player may set, minor units. */
const leastLimits: Record<Currency, number> = { RUB: 10_000, EUR: 500, BRL: 2_000 };

/** Opens a new world and reads the facts that a player can see. */
export function openScene({ brand, persona, seed, checkAnswers = false, ignored = new Set() }: Scene): Model {
  const casino = new Casino({ brand, seed, checkAnswers });
  const playerId = personaTable.find(({ id }) => id === persona)?.playerId ?? 0;
  const currency = brandCurrency[brand];
  const model = new Model(casino, { brand, persona, playerId, currency }, ignored);
  logIn(model);
  listen(model);
  const systems = casino.get<{ data: PaymentSystem[] }>('/json-api/treasury/payment-system').json.data;
  model.leastDeposit = systems.find(({ id }) => id === 12)?.limits[0]?.min ?? 100;
  model.leastLimit = leastLimits[currency];
  model.journal.next();
  const config = casino.get<{ data: CompointsConfig }>('/json-api/compoints/config').json.data;
  model.stakePerPoint = config.betAmounts[currency] ?? 1;
  readGifts(model);
  noteBeginning(model, readBalance(model));
  checkBeginning(model);
  return model;
}

function noteBeginning(model: Model, balance: Balance | null): void {
  if (!balance) return;
  model.winback = balance.winback;
  // The winback can't exceed the level's share of this week's loss, which the player's activity report
  // states.
  const activity = model.casino.get<{ data: PlayActivity }>(
    '/json-api/responsible-play/activity?period=week',
  );
  model.weekLoss = activity.ok ? -activity.json.data.net : 0;
  model.require(
    "winback is the level's share of the real money lost",
    balance.winback <= Math.max(0, (model.weekLoss * percentOf(model)) / 100),
    () => `${balance.winback} of a loss of ${model.weekLoss}`,
  );
  const gift = model.gifts.find(
    ({ wagerTarget, state }) => state === 'activated' && wagerTarget !== undefined,
  );
  if (balance.is_active_bonus) {
    const required = gift?.wagerTarget ?? balance.wagering;
    model.bonus = { giftId: gift?.id ?? null, required, staked: required - balance.wagering };
  }
  model.joined = new Set(findSeats(model));
  setTournament(model, findChosen(model));
  const limits = model.casino.get<{ data: PlayLimit[] }>('/json-api/responsible-play/limits');
  for (const { kind, period, amount = null, pending } of limits.ok ? limits.json.data : [])
    model.limits[kind][period] = {
      amount,
      pending: pending ? { amount: pending.amount ?? null, at: Date.parse(pending.effectiveAt) } : null,
    };
  notePayouts(model);
  noteInvoices(model);
  if (model.who.persona === 'excluded') {
    const { json } = model.casino.get<{ data: { selfExcludedUntil?: string } }>(
      '/json-api/responsible-play/status',
    );
    const until = json.data.selfExcludedUntil;
    model.rest = { until: until === undefined ? null : Date.parse(until), isExcluded: true, hasEnded: false };
    model.wasExcluded = true;
  }
}

/** Records the payouts that are open at the world's start. */
function notePayouts({ casino, payouts }: Model): void {
  const reply = casino.get<{ data: PayoutRecord[] }>('/json-api/treasury/user/new-payouts');
  for (const { id, amount, status, createdAt } of reply.ok ? reply.json.data : []) {
    const at = Date.parse(createdAt);
    const confirmedAt = status === 'needs_confirmation' ? null : at;
    payouts.push({
      id,
      amount,
      createdAt: at,
      confirmedAt,
      isReturned: false,
      isCancelled: false,
      code: null,
      burnt: [],
    });
  }
}

/** Records the deposits that are unpaid at the world's start. */
function noteInvoices({ casino, invoices }: Model): void {
  const reply = casino.get<{ data: DepositRecord[] }>('/json-api/treasury/user/deposits?offset=0');
  for (const { id, amount, status, createdAt, page } of reply.ok ? reply.json.data : []) {
    if (status !== 'open') continue;
    const openedAt = Date.parse(createdAt);
    const token = new URLSearchParams(page?.url.split('?')[1] ?? '').get('token') ?? '';
    const comes = { at: openedAt + 2 * hour, status: 'expired' } as const;
    invoices.push({
      id,
      token,
      amount,
      systemId: 0,
      giftId: null,
      openedAt,
      status,
      comes,
      isBooked: false,
      isDoubtful: false,
    });
  }
}

/** Checks after each call that it doesn't answer 5xx and that its `Retry-After` is exact. */
function listen(model: Model): void {
  model.casino.onReply = (exchange, reply) => {
    const { status, text } = reply;
    if (status >= 500)
      model.fault(
        'no call answers 5xx',
        `${exchange.method} ${exchange.path}: ${status} ${text?.slice(0, 500) ?? ''}`,
      );
    if (reply.code === 'invalid_request' && text?.includes('required') === true)
      model.fault(
        "the model's requests match the description",
        `${exchange.method} ${exchange.path}: ${text}`,
      );
    checkWait(model, exchange, reply);
  };
}

/** Access tokens expire after 15 minutes. A client would refresh the token; the model logs in again. */
function keepLogin(model: Model): void {
  if (model.now >= model.casino.tokenAt + 15 * minute) logIn(model);
}

export function takeStep(model: Model, step: Step): boolean {
  if (!step.check(model)) return false;
  keepLogin(model);
  model.startOfStep = model.now;
  model.step += 1;
  model.claims = [];
  model.openPayouts = model.payouts.filter(({ isReturned }) => !isReturned);
  model.rounds = [];
  model.cashOuts = [];
  model.activated.clear();
  model.waits.clear();
  model.bonusRoom = null;
  step.run(model, model.casino);
  if (model.now < model.startOfStep) model.hasGoneBack = true;
  model.latest = Math.max(model.latest, model.now);
  keepLogin(model);
  checkAll(model);
  return true;
}

export interface Outcome {
  /** The steps that were possible. If a rule is broken, the last of them broke it. */
  taken: readonly Step[];
  violation: Violation | null;
  journal: Journal | null;
  known: ReadonlySet<string>;
}

export function runSteps(scene: Scene, steps: Iterable<Step>, most = Number.POSITIVE_INFINITY): Outcome {
  const taken: Step[] = [];
  let model: Model | null = null;
  try {
    model = openScene(scene);
    for (const step of steps) {
      if (taken.length >= most) break;
      if (!step.check(model)) continue;
      taken.push(step);
      takeStep(model, step);
    }
    return { taken, violation: null, journal: null, known: model.known };
  } catch (error) {
    if (!(error instanceof Violation)) throw error;
    const journal = model?.casino.backend.timeline.journal() ?? null;
    return { taken, violation: error, journal, known: model?.known ?? new Set() };
  } finally {
    model?.casino.backend.dispose();
  }
}
