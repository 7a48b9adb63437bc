import { createFlightClock } from '#mocks/pages/games/crash/flightClock.ts';
import type { Game } from '#mocks/pages/games/shared/game.ts';
import { pause } from '#mocks/pages/shared/pause.ts';
import { numberOf, ProviderError, textOf } from '#mocks/pages/shared/provider.ts';
import type { Fields } from '#mocks/pages/shared/provider.ts';
import { known } from '#mocks/world/settings.ts';
import type { FlightStatus } from '#mocks/world/game-frame/crash.rules.ts';

const pollEveryMs = 125;
/** Milliseconds without a response after which the connection counts as lost. */
const maxSilenceMs = 1_500;
const pollLostEveryMs = 1_000;
/** Number of consecutive refused polls after which the player sees an error. */
const maxRefusals = 4;

export interface FlightUpdate {
  status: FlightStatus;
  multiplier: number;
  win: number;
  /** The multiplier at which the flight crashes. The provider reveals it only when the flight is over. */
  crashPoint: number;
  answer: Fields;
}

export interface Flight {
  /** Minor units. */
  bet: number;
  growthPerSecond: number;
  /**
   * Seconds of flight to show. Never later than the provider has confirmed, because the flight may
   * have crashed right after that.
   */
  seconds: () => number;
  /** The multiplier at `seconds`, for display only. Payouts use the provider's value. */
  multiplier: () => number;
  /** Whether the provider hasn't responded for a while. The flight continues at the provider nevertheless. */
  isLineLost: () => boolean;
  /** Requests the cash-out, and repeats the request until the flight is over. */
  cashOut: () => void;
  /**
   * Resolves when the flight has crashed or was cashed out. Rejects if the provider keeps refusing
   * polls.
   */
  ended: Promise<FlightUpdate>;
}

const statuses: readonly FlightStatus[] = ['flying', 'crashed', 'cashed_out'];

function readUpdate(answer: Fields): FlightUpdate {
  const status = known(statuses, textOf(answer, 'status'));
  // Fails on an unknown status, because money depends on it.
  if (status === undefined) throw new ProviderError('unknown');
  const multiplier = numberOf(answer, 'multiplier');
  const crashPoint = status === 'flying' ? multiplier : numberOf(answer, 'crashPoint');
  return { status, multiplier, win: numberOf(answer, 'win'), crashPoint, answer };
}

/** Places the bet and polls its flight. Throws a ProviderError if the bet is refused. */
export async function startFlight(game: Game, bet: number, autoCashOut: number | null): Promise<Flight> {
  const started = await game.placeBet('crash/start', {
    ...game.stakeOf(bet),
    ...(autoCashOut === null ? {} : { autoCashOut }),
  });
  return followFlight(game, started);
}

/** Polls a flight that is already in the air. It was started here, or before the page was reloaded. */
export function followFlight({ call, showAccount }: Game, started: Fields): Flight {
  const roundId = started['roundId'];
  const growthPerSecond = numberOf(started, 'growthPerSecond');
  const clock = createFlightClock(growthPerSecond);
  showAccount(started);
  const { promise: ended, resolve, reject } = Promise.withResolvers<FlightUpdate>();
  let isOver = false;
  let isLeaving = false;
  let refused = 0;
  let heardAt = performance.now();
  const isFlying = (): boolean => !isOver;
  const isLineLost = (): boolean => performance.now() - heardAt > maxSilenceMs;

  const hear = (news: FlightUpdate): void => {
    heardAt = performance.now();
    refused = 0;
    if (isOver) return;
    if (news.status === 'flying') return clock.confirm(news.multiplier);
    isOver = true;
    resolve(news);
  };

  const fail = (error: unknown): void => {
    const { code = 'unknown' } = error instanceof ProviderError ? error : {};
    // A lost connection doesn't count as a refusal: the flight continues, and the player may still win.
    // `too_early` doesn't count either, because the request is repeated.
    if (code !== 'connection' && code !== 'too_early') refused += 1;
    if (code !== 'session_closed' && refused < maxRefusals) return;
    isOver = true;
    reject(error);
  };

  const ask = (path: 'crash/state' | 'crash/cash-out'): Promise<void> =>
    call(path, { roundId }).then(readUpdate).then(hear).catch(fail);

  async function follow(): Promise<void> {
    while (isFlying()) {
      await pause(isLineLost() ? pollLostEveryMs : pollEveryMs);
      await ask(isLeaving ? 'crash/cash-out' : 'crash/state');
    }
  }

  hear(readUpdate(started));
  void follow();
  return {
    growthPerSecond,
    bet: numberOf(started, 'bet'),
    seconds: clock.seconds,
    multiplier: () => Math.floor(Math.exp(growthPerSecond * clock.seconds()) * 100) / 100,
    isLineLost,
    cashOut() {
      isLeaving = true;
      void ask('crash/cash-out');
    },
    ended,
  };
}
