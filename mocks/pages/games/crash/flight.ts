import type { Game } from '#mocks/pages/games/shared/game.ts';
import { pause } from '#mocks/pages/shared/pause.ts';
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
  /** The multiplier at which it crashes, once the result is known. */
  crashPoint: number;
  answer: Fields;
}

export interface Flight {
  /** Minor units. */
  bet: number;
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
  const multiplier = numberOf(answer, 'multiplier');
  const crashPoint = status === 'flying' ? multiplier : numberOf(answer, 'crashPoint');
  return { status, multiplier, win: numberOf(answer, 'win'), crashPoint, answer };
}

/** Places the bet and polls its flight. Throws a ProviderError if the bet is refused. */
export async function startFlight(game: Game, bet: number, autoCashOut: number | null): Promise<Flight> {
  const started = await game.call('crash/start', {
    ...game.stakeOf(bet),
    ...(autoCashOut === null ? {} : { autoCashOut }),
  });
  return followFlight(game, started);
}

/** Polls a flight that has started, here or before the page was reloaded. */
export function followFlight({ call, showAccount }: Game, started: Fields): Flight {
  const roundId = started['roundId'];
  const growthPerSecond = numberOf(started, 'growthPerSecond');
  const timeOf = (multiplier: number): number => (Math.log(multiplier) / growthPerSecond) * 1000;
  let startedAt = performance.now() - timeOf(numberOf(started, 'multiplier'));
  showAccount(started);
  const { promise: ended, resolve, reject } = Promise.withResolvers<FlightUpdate>();
  let over = false;

  const hear = (news: FlightUpdate): void => {
    if (over) return;
    if (news.status === 'flying') {
      // The page's clock must not be ahead of the provider's, or it would show too high a
      // multiplier.
      startedAt = Math.max(startedAt, performance.now() - timeOf(news.multiplier) - pollEveryMs);
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
    bet: numberOf(started, 'bet'),
    seconds,
    multiplier: () => Math.floor(Math.exp(growthPerSecond * seconds()) * 100) / 100,
    cashOut: async () => hear(readUpdate(await call('crash/cash-out', { roundId }))),
    ended,
  };
}
