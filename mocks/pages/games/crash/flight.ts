import type { FlightState } from '#mocks/pages/games/crash/sky.ts';
import type { Game } from '#mocks/pages/games/shared/game.ts';
import { numberOf, textOf } from '#mocks/pages/shared/provider.ts';
import type { Fields } from '#mocks/pages/shared/provider.ts';

/** How often the provider is asked whether the flight still goes. */
const askEveryMs = 250;
/** Questions in a row that may stay without an answer before the player is told. */
const patience = 8;

export type FlightNews = {
  status: Exclude<FlightState, 'waiting'>;
  multiplier: number;
  win: number;
  answer: Fields;
};

export type Flight = {
  growthPerSecond: number;
  /** Seconds since the start by the page's own clock. */
  seconds: () => number;
  /** The multiplier of now, by the page's own clock: for show, the provider's counts. */
  multiplier: () => number;
  cashOut: () => Promise<void>;
  /** Resolves when the flight has crashed or was cashed out; rejects when the provider is silent for long. */
  ended: Promise<FlightNews>;
};

function readNews(answer: Fields): FlightNews {
  const status = textOf(answer, 'status');
  const known = status === 'crashed' || status === 'cashed' ? status : 'flying';
  return { status: known, multiplier: numberOf(answer, 'multiplier'), win: numberOf(answer, 'win'), answer };
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** Places the bet and follows its flight. Throws ProviderError when the bet is refused. */
export async function startFlight(
  { call, showBalance }: Game,
  bet: number,
  autoCashOut: number | null,
): Promise<Flight> {
  const started = await call('crash/start', autoCashOut === null ? { bet } : { bet, autoCashOut });
  const roundId = started['roundId'];
  const growthPerSecond = numberOf(started, 'growthPerSecond');
  let startedAt = performance.now();
  showBalance(started);
  const { promise: ended, resolve, reject } = Promise.withResolvers<FlightNews>();
  let over = false;

  const hear = (news: FlightNews): void => {
    if (over) return;
    if (news.status === 'flying') {
      // The page's clock must not run ahead of the provider's, or it would promise too much.
      startedAt = Math.max(
        startedAt,
        performance.now() - (Math.log(news.multiplier) / growthPerSecond) * 1000 - askEveryMs,
      );
      return;
    }
    over = true;
    resolve(news);
  };

  async function follow(): Promise<void> {
    for (let silent = 0; !over;) {
      await pause(askEveryMs);
      if (over) return;
      try {
        hear(readNews(await call('crash/state', { roundId })));
        silent = 0;
      } catch (error) {
        silent += 1;
        if (silent < patience) continue;
        over = true;
        reject(error);
      }
    }
  }

  void follow();
  const seconds = (): number => (performance.now() - startedAt) / 1000;
  return {
    growthPerSecond,
    seconds,
    multiplier: () => Math.floor(Math.exp(growthPerSecond * seconds()) * 100) / 100,
    cashOut: async () => hear(readNews(await call('crash/cash-out', { roundId }))),
    ended,
  };
}
