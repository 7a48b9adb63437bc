import type {
  DuckHuntFlight,
  DuckHuntGame,
  DuckHuntPrize,
  DuckHuntShot,
  Promo,
} from '#/api/generated/model/index.ts';
import { isMember, type Viewer } from '#/entities/promo/rules.ts';
import { duckAt, type Aim } from './flight.ts';

/** How long an outcome is shown before the next flight starts, in ms. */
export const OUTCOME_MS = 1700;

export type Outcome =
  | { readonly kind: 'miss' }
  | { readonly kind: 'hit'; readonly duckId: number | null; readonly points: number }
  | { readonly kind: 'prize'; readonly duckId: number | null; readonly prize: DuckHuntPrize };

/**
 * A shot and the flight of the ducks during which it was fired. The response already contains the next
 * flight, but the outcome is shown before that flight starts.
 */
export interface Shot {
  readonly aim: Aim;
  readonly flight: DuckHuntFlight;
}

export interface ShotFailure {
  readonly code: string;
  readonly retryAfterSeconds: number | null;
}

export type ShotPhase =
  | { readonly status: 'aiming' }
  | ({ readonly status: 'shooting' } & Shot)
  | ({ readonly status: 'judged'; readonly outcome: Outcome } & Shot)
  /** The call got no response, or a response that doesn't tell whether the shot counted. */
  | ({ readonly status: 'uncertain'; readonly failure: ShotFailure } & Shot)
  | { readonly status: 'refused'; readonly failure: ShotFailure };

export interface Hunt {
  readonly round: number;
  readonly phase: ShotPhase;
}

export type HuntEvent =
  | ({ readonly type: 'fired'; readonly isPractice: boolean } & Shot)
  | { readonly type: 'answered'; readonly answer: DuckHuntShot }
  | { readonly type: 'failed'; readonly failure: ShotFailure; readonly isUncertain: boolean }
  | { readonly type: 'retried' }
  /** The outcome has been shown, or the player has dismissed the refusal. */
  | { readonly type: 'continued' };

export const huntStart: Hunt = { round: 0, phase: { status: 'aiming' } };

function practiceOutcome({ aim, flight }: Shot): Outcome {
  const duck = duckAt(flight, aim);
  return duck ? { kind: 'hit', duckId: duck.id, points: 0 } : { kind: 'miss' };
}

function outcomeOf({ isHit, duckId: hitId, points = 0, prize }: DuckHuntShot): Outcome {
  if (!isHit) return { kind: 'miss' };
  const duckId = hitId ?? null;
  return prize ? { kind: 'prize', duckId, prize } : { kind: 'hit', duckId, points };
}

/** The next phase. Returns `phase` itself if the event doesn't apply to it. */
function nextPhase(phase: ShotPhase, event: Exclude<HuntEvent, { type: 'continued' }>): ShotPhase {
  if (event.type === 'fired') {
    if (phase.status !== 'aiming') return phase;
    const shot = { aim: event.aim, flight: event.flight };
    return event.isPractice
      ? { status: 'judged', ...shot, outcome: practiceOutcome(shot) }
      : { status: 'shooting', ...shot };
  }
  if (event.type === 'retried') {
    if (phase.status !== 'uncertain') return phase;
    return { status: 'shooting', aim: phase.aim, flight: phase.flight };
  }
  if (phase.status !== 'shooting') return phase;
  if (event.type === 'answered') return { ...phase, status: 'judged', outcome: outcomeOf(event.answer) };
  return event.isUncertain
    ? { ...phase, status: 'uncertain', failure: event.failure }
    : { status: 'refused', failure: event.failure };
}

export function reduceHunt(hunt: Hunt, event: HuntEvent): Hunt {
  if (event.type !== 'continued') return { ...hunt, phase: nextPhase(hunt.phase, event) };
  const isOver = hunt.phase.status === 'judged' || hunt.phase.status === 'refused';
  return isOver ? { round: hunt.round + 1, phase: { status: 'aiming' } } : hunt;
}

/**
 * The duck that the shot hit, and the instant of the flight at which the duck stops. While the outcome is
 * unknown, the duck at which the player aimed counts as hit. Null if no duck is hit.
 */
export function hitDuck(phase: ShotPhase): { readonly id: number; readonly at: number } | null {
  if (phase.status === 'aiming' || phase.status === 'refused') return null;
  const { aim, flight } = phase;
  if (phase.status !== 'judged') {
    const target = duckAt(flight, aim);
    return target && { id: target.id, at: aim.at };
  }
  const { outcome } = phase;
  return outcome.kind === 'miss' || outcome.duckId === null ? null : { id: outcome.duckId, at: aim.at };
}

export type DuckState = 'flying' | 'struck' | 'falling' | 'scared';

/**
 * The state of a duck. While the outcome is unknown, the duck at which the player aimed stops. Once the
 * outcome is known, the duck that was hit falls and all other ducks flee.
 */
export function duckState(phase: ShotPhase, id: number): DuckState {
  if (phase.status === 'aiming' || phase.status === 'refused') return 'flying';
  const isHit = hitDuck(phase)?.id === id;
  if (phase.status !== 'judged') return isHit ? 'struck' : 'flying';
  return isHit ? 'falling' : 'scared';
}

export type PracticeReason = 'guest' | 'not_member' | 'blocked' | 'no_shots';

/**
 * Why shots don't count, or null if they count. They count for members who have shots left today (S4.70).
 */
export function practiceReason(
  promo: Pick<Promo, 'useParticipantBtn'>,
  viewer: Exclude<Viewer, { kind: 'unknown' }>,
  { shotsLeft }: Pick<DuckHuntGame, 'shotsLeft'>,
): PracticeReason | null {
  if (viewer.kind === 'guest') return 'guest';
  if (viewer.isMultiAccount) return 'blocked';
  if (!isMember(promo, viewer)) return 'not_member';
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
