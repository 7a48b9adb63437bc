import type { Game } from '#mocks/pages/games/shared/game.ts';
import { numberOf, ProviderError, textOf } from '#mocks/pages/shared/provider.ts';
import type { Fields } from '#mocks/pages/shared/provider.ts';
import { known } from '#mocks/world/settings.ts';
import type { FlightStatus } from '#mocks/world/game-frame/crash.rules.ts';

/** Polling interval of a running flight. */
const pollEveryMs = 250;
/** Consecutive failed polls before the player sees an error. */
const maxFailures = 8;

export interface FlightUpdate {
  status: FlightStatus;
  multiplier: number;
  win: number;
  answer: Fields;
}

export interface Flight {
  growthPerSecond: number;
  /** Seconds since the start by the page's clock. */
  seconds: () => number;
  /** The current multiplier by the page's clock, for display only. The provider's value counts. */
  multiplier: () => number;
  cashOut: () => Promise<void>;
  /**
   * Resolves when the flight has crashed or was cashed out. Rejects if the provider doesn't respond
   * for long.
   */
  ended: Promise<FlightUpdate>;
}

const statuses: readonly FlightStatus[] = ['flying', 'crashed', 'cashed_out'];

function readUpdate(answer: Fields): FlightUpdate {
  const status = known(statuses, textOf(answer, 'status'));
  // Fails on an unknown status, because money depends on it.
  if (status === undefined) throw new ProviderError('unknown');
  return { status, multiplier: numberOf(answer, 'multiplier'), win: numberOf(answer, 'win'), answer };
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** Places the bet and polls its flight. Throws a ProviderError if the bet is refused. */
export async function startFlight(
  { call, stakeOf, showAccount }: Game,
  bet: number,
  autoCashOut: number | null,
): Promise<Flight> {
  const started = await call('crash/start', {
    ...stakeOf(bet),
    ...(autoCashOut === null ? {} : { autoCashOut }),
  });
  const roundId = started['roundId'];
  const growthPerSecond = numberOf(started, 'growthPerSecond');
  let startedAt = performance.now();
  showAccount(started);
  const { promise: ended, resolve, reject } = Promise.withResolvers<FlightUpdate>();
  let over = false;

  const hear = (news: FlightUpdate): void => {
    if (over) return;
    if (news.status === 'flying') {
      // The page's clock must not be ahead of the provider's, or it would show too high a
      // multiplier.
      startedAt = Math.max(
        startedAt,
        performance.now() - (Math.log(news.multiplier) / growthPerSecond) * 1000 - pollEveryMs,
      );
      return;
    }
    over = true;
    resolve(news);
  };

  async function follow(): Promise<void> {
    for (let silent = 0; !over;) {
      await pause(pollEveryMs);
      if (over) return;
      try {
        hear(readUpdate(await call('crash/state', { roundId })));
        silent = 0;
      } catch (error) {
        silent += 1;
        if (silent < maxFailures) continue;
        over = true;
        reject(error);
      }
    }
  }

  hear(readUpdate(started));
  void follow();
  const seconds = (): number => (performance.now() - startedAt) / 1000;
  return {
    growthPerSecond,
    seconds,
    multiplier: () => Math.floor(Math.exp(growthPerSecond * seconds()) * 100) / 100,
    cashOut: async () => hear(readUpdate(await call('crash/cash-out', { roundId }))),
    ended,
  };
}
