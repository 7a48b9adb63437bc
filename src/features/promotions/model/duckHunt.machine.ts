// The duck hunt as a pure function of events: a shot without an answer is asked again, counted once.
import type {
  DuckHuntFlight,
  DuckHuntGame,
  DuckHuntPrize,
  DuckHuntShot,
} from '#/api/generated/model/index.ts';
import { duckAt, type Aim } from './duckFlight.ts';

/** Milliseconds for which the outcome of a shot stands before the next flight. */
export const OUTCOME_MS = 1700;

export type Outcome =
  | { readonly kind: 'miss' }
  | { readonly kind: 'hit'; readonly duckId: number | null; readonly points: number }
  | { readonly kind: 'prize'; readonly duckId: number | null; readonly prize: DuckHuntPrize };

export interface Fired {
  readonly aim: Aim;
  readonly flight: DuckHuntFlight;
}

export interface ShotFailure {
  readonly code: string;
  readonly retryAfterSeconds: number | null;
}

export type HuntPhase =
  | { readonly status: 'aiming' }
  | ({ readonly status: 'shooting' } & Fired)
  | ({ readonly status: 'told'; readonly outcome: Outcome } & Fired)
  /** No answer, or one that says nothing: nobody knows whether it was counted. */
  | ({ readonly status: 'silent'; readonly failure: ShotFailure } & Fired)
  /** Refused, and not counted. */
  | { readonly status: 'refused'; readonly failure: ShotFailure };

export interface HuntModel {
  /** Counts flights: each begins anew. */
  readonly round: number;
  readonly phase: HuntPhase;
}

export type HuntEvent =
  | ({ readonly type: 'fired'; readonly isPractice: boolean } & Fired)
  | { readonly type: 'answered'; readonly answer: DuckHuntShot }
  | { readonly type: 'failed'; readonly failure: ShotFailure; readonly isOutcomeKnown: boolean }
  | { readonly type: 'retryAsked' }
  /** The outcome has stood long enough, or the refusal was read. */
  | { readonly type: 'rested' };

export interface HuntStep {
  readonly model: HuntModel;
  /** The shot to send to the server; the same one after a silence, under the same key. */
  readonly send: Aim | null;
}

export const huntStart: HuntModel = { round: 0, phase: { status: 'aiming' } };

const still = (model: HuntModel): HuntStep => ({ model, send: null });
const become = ({ round }: HuntModel, phase: HuntPhase, send: Aim | null = null): HuntStep => ({
  model: { round, phase },
  send,
});

/** What a shot for practice comes to: it is judged like any other, and brings nothing. */
function practised({ aim, flight }: Fired): Outcome {
  const duck = duckAt(flight, aim);
  return duck ? { kind: 'hit', duckId: duck.id, points: 0 } : { kind: 'miss' };
}

function outcomeOf({ isHit, duckId: hitId, points = 0, prize }: DuckHuntShot): Outcome {
  if (!isHit) return { kind: 'miss' };
  const duckId = hitId ?? null;
  return prize ? { kind: 'prize', duckId, prize } : { kind: 'hit', duckId, points };
}

function onFired(model: HuntModel, { isPractice, aim, flight }: Extract<HuntEvent, { type: 'fired' }>) {
  // A second press while one is out, or while its outcome stands, is no shot.
  if (model.phase.status !== 'aiming') return still(model);
  const fired = { aim, flight };
  return isPractice
    ? become(model, { status: 'told', ...fired, outcome: practised(fired) })
    : become(model, { status: 'shooting', ...fired }, aim);
}

export function reduceHunt(model: HuntModel, event: HuntEvent): HuntStep {
  const { phase, round } = model;
  switch (event.type) {
    case 'fired':
      return onFired(model, event);
    case 'answered':
      return phase.status === 'shooting'
        ? become(model, { ...phase, status: 'told', outcome: outcomeOf(event.answer) })
        : still(model);
    case 'failed':
      if (phase.status !== 'shooting') return still(model);
      return become(
        model,
        event.isOutcomeKnown
          ? { status: 'refused', failure: event.failure }
          : { ...phase, status: 'silent', failure: event.failure },
      );
    case 'retryAsked':
      return phase.status === 'silent'
        ? become(model, { status: 'shooting', aim: phase.aim, flight: phase.flight }, phase.aim)
        : still(model);
    case 'rested':
      break;
  }
  return phase.status === 'told' || phase.status === 'refused'
    ? still({ round: round + 1, phase: { status: 'aiming' } })
    : still(model);
}

/** Why a shot is for practice alone; null when it counts. */
export type PracticeReason = 'guest' | 'not_member' | 'blocked' | 'no_shots';

export interface Hunter {
  readonly kind: 'guest' | 'player';
  readonly isMember: boolean;
  readonly isMultiAccount: boolean;
}

/** Whether shots count: those of members who have some left for today. */
export function practiceReason(
  { isMultiAccount, isMember, kind }: Hunter,
  { shotsLeft }: Pick<DuckHuntGame, 'shotsLeft'>,
): PracticeReason | null {
  if (kind === 'guest') return 'guest';
  if (isMultiAccount) return 'blocked';
  if (!isMember) return 'not_member';
  return shotsLeft > 0 ? null : 'no_shots';
}

export function withShot(game: DuckHuntGame, { shotsLeft, flight, prize }: DuckHuntShot): DuckHuntGame {
  return {
    ...game,
    shotsLeft,
    ...(flight ? { flight } : {}),
    prizes: prize ? game.prizes.map((known) => (known.id === prize.id ? prize : known)) : game.prizes,
  };
}
