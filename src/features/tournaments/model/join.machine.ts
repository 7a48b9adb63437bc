// Joining and choosing as a pure function of events (specification S4.55 to S4.59, S8.18).
import { isOutcomeKnown } from '#/api/idempotency.ts';
import { isApiError } from '#/api/ApiError.ts';
import type { TournamentErrorCode } from '#/api/generated/model/index.ts';
import { isAskedFor, type EntryProblem } from './entry.ts';
import { switchRefusal, type Chosen } from './rules.ts';

/** To ask is to join what is full or by invitation: the server refuses, and notes the wish. */
export type JoinCall = 'join' | 'ask' | 'choose';

export interface JoinFacts {
  readonly call: JoinCall;
  readonly slug: string;
  readonly title: string;
  readonly tournamentSeriesId: number | null;
  /** Whole compoints; 0 for a free one. */
  readonly price: number;
  readonly isGuest: boolean;
  /** It has begun: joining it chooses it. */
  readonly isActive: boolean;
  /** Why joining would be refused, by the server's latest answer. */
  readonly entry: EntryProblem | null;
  /** The tournament in which the player's bets count now. */
  readonly chosen: Chosen | null;
  readonly path: string;
}

export interface Refusal {
  readonly code: TournamentErrorCode | (string & {});
  /** Whole compoints, or minor units of a deposit, that are missing. */
  readonly missing: number | null;
  /** A level, or a number of seats. */
  readonly limit: number | null;
  readonly retryAfterSeconds: number | null;
}

export type JoinModel =
  | { readonly step: 'idle' }
  /** Asks before compoints are taken, or before another tournament stops counting. */
  | { readonly step: 'confirming'; readonly question: 'buy' | 'change'; readonly facts: JoinFacts }
  | { readonly step: 'sending'; readonly facts: JoinFacts }
  | { readonly step: 'refused'; readonly facts: JoinFacts; readonly refusal: Refusal }
  /** Whether it was done is not known; asking again is the same call. */
  | { readonly step: 'unanswered'; readonly facts: JoinFacts };

export type JoinEvent =
  | { readonly type: 'pressed'; readonly facts: JoinFacts }
  | { readonly type: 'confirmed' }
  | { readonly type: 'dismissed' }
  | { readonly type: 'succeeded'; readonly slug: string }
  | { readonly type: 'failed'; readonly slug: string; readonly error: unknown };

export type JoinEffect =
  | { readonly type: 'register'; readonly backTo: string }
  | { readonly type: 'send'; readonly facts: JoinFacts }
  | { readonly type: 'reload' }
  | { readonly type: 'congratulate'; readonly facts: JoinFacts }
  /** The wish to take part is noted. */
  | { readonly type: 'noted'; readonly facts: JoinFacts };

export interface JoinStep {
  readonly model: JoinModel;
  readonly effects: readonly JoinEffect[];
}

const idle: JoinModel = { step: 'idle' };
const to = (model: JoinModel, ...effects: JoinEffect[]): JoinStep => ({ model, effects });
const nothing = { missing: null, limit: null, retryAfterSeconds: null };

function send(facts: JoinFacts): JoinStep {
  return to({ step: 'sending', facts }, { type: 'send', facts });
}

/** The question to ask first; null where nothing is paid and nothing is left. */
export function questionOf({ price, call, chosen, slug, isActive }: JoinFacts): 'buy' | 'change' | null {
  // A tournament that has not begun leaves the running one chosen.
  const isLeft = chosen !== null && chosen.slug !== slug && isActive;
  // What is asked for is refused, and leaves nothing.
  if (isLeft && call !== 'ask') return 'change';
  return call !== 'choose' && price > 0 ? 'buy' : null;
}

function onPressed(facts: JoinFacts): JoinStep {
  if (facts.isGuest) return to(idle, { type: 'register', backTo: facts.path });
  const isAsking = facts.entry !== null && isAskedFor(facts.entry.code) && facts.call === 'ask';
  // A seat that has become free meanwhile is joined like any other.
  const wanted: JoinFacts = facts.call === 'ask' && !isAsking ? { ...facts, call: 'join' } : facts;
  const refusal = isAsking ? null : knownRefusal(wanted);
  if (refusal !== null) return to({ step: 'refused', facts: wanted, refusal });
  const question = questionOf(wanted);
  return question === null ? send(wanted) : to({ step: 'confirming', question, facts: wanted });
}

/** What the server would refuse is told before any question is asked. */
function knownRefusal(facts: JoinFacts): Refusal | null {
  if (facts.call === 'join' && facts.entry !== null) return { ...nothing, ...facts.entry };
  const code = facts.isActive ? switchRefusal(facts.chosen, facts) : null;
  return code === null ? null : { ...nothing, code };
}

function refusalOf(error: unknown): Refusal {
  if (!isApiError(error)) return { code: 'server_error', ...nothing };
  const { missingAmount, limit } = error.data;
  return {
    code: error.code,
    missing: missingAmount ?? null,
    limit: limit ?? null,
    retryAfterSeconds: error.retryAfterSeconds,
  };
}

/** No answer, or one that does not say whether it was done. */
function isSilence(error: unknown): boolean {
  return (
    isApiError(error) && (error.kind === 'timeout' || error.kind === 'network') && !isOutcomeKnown(error)
  );
}

function onFailed(facts: JoinFacts, error: unknown): JoinStep {
  if (isSilence(error)) return to({ step: 'unanswered', facts }, { type: 'reload' });
  const refusal = refusalOf(error);
  if (facts.call === 'ask' && isAskedFor(refusal.code))
    return to(idle, { type: 'reload' }, { type: 'noted', facts });
  // Somebody who is in already, by another tab or an answer that was lost, has what they wanted.
  if (refusal.code === 'already_member') return to(idle, { type: 'reload' }, { type: 'congratulate', facts });
  return to({ step: 'refused', facts, refusal }, { type: 'reload' });
}

/** What does not fit the present step changes nothing: a second press is one press. */
export function joinStep(model: JoinModel, event: JoinEvent): JoinStep {
  switch (event.type) {
    case 'pressed':
      return model.step === 'sending' ? to(model) : onPressed(event.facts);
    case 'confirmed':
      return model.step === 'confirming' || model.step === 'unanswered' ? send(model.facts) : to(model);
    case 'dismissed':
      return model.step === 'sending' ? to(model) : to(idle);
    case 'succeeded':
      if (model.step !== 'sending' || model.facts.slug !== event.slug) return to(model);
      return to(idle, { type: 'reload' }, { type: 'congratulate', facts: model.facts });
    case 'failed':
      break;
  }
  if (model.step !== 'sending' || model.facts.slug !== event.slug) return to(model);
  return onFailed(model.facts, event.error);
}

export const initialJoin: JoinModel = idle;
