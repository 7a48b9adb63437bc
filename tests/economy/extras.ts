// Checks that need many rounds: no strategy is free of risk, no game pays too much, and no call gets slower.
import type { BrandId } from '#mocks/world/settings.ts';
import { Casino } from './casino.ts';
import { Violation } from './model.ts';

interface Flown {
  status: string;
  win: number;
}

/** How to cash out a flight: automatically at the multiplier `auto`, or by hand after `after` ms. */
export interface CashOutStrategy {
  auto: number | null;
  after: number;
}

function openDemo(casino: Casino, slug = 'sky-rocket-crash'): string | null {
  const body = { platform: 'desktop', type: 'demo' };
  const path = `/json-api/eapi/game-run/${slug}`;
  const reply = casino.call<{ data: { run_url: string } }>('POST', path, { body, token: null });
  return reply.ok ? new URLSearchParams(reply.json.data.run_url.split('?')[1]).get('token') : null;
}

function flyOnce(casino: Casino, runToken: string, { auto, after }: CashOutStrategy): Flown | null {
  const body = { runToken, bet: 1_000, ...(auto === null ? {} : { autoCashOut: auto }) };
  const started = casino.provider<{ roundId: string }>('crash/start', body);
  if (!started.ok) return null;
  const { roundId } = started.json;
  casino.backend.clock.advance(after);
  const cashed = casino.provider<Flown>(auto === null ? 'crash/cash-out' : 'crash/state', {
    runToken,
    roundId,
  });
  return cashed.ok ? cashed.json : null;
}

/**
 * Reports a strategy that wins all of its 300 flights. A strategy that loses one flight in 25 does so with a
 * probability of only one in two hundred thousand.
 */
export function findRisk(brand: BrandId, strategy: CashOutStrategy, flights = 300): Violation | null {
  const casino = new Casino({ brand, seed: 'economy-0' });
  const runToken = openDemo(casino) ?? '';
  const way = strategy.auto === null ? `by hand after ${strategy.after} ms` : `by itself at ${strategy.auto}`;
  try {
    for (let flown = 0; flown < flights; flown += 1) {
      const end = flyOnce(casino, runToken, strategy);
      // The game refuses this strategy at the first flight, so it wins nothing.
      if (!end && flown === 0) return null;
      if (!end || (end.status === 'flying' && strategy.auto !== null))
        return new Violation('every flight lands', `one that is cashed out ${way} does not`);
      if (end.win === 0) return null;
    }
    return new Violation(
      'a cash-out of a flight has its risk',
      `${flights} flights cashed out ${way}, none was lost`,
    );
  } finally {
    casino.backend.dispose();
  }
}

/**
 * The largest win that counts in full, as a multiple of the bet. Larger wins are too rare for a sample, so they
 * count as this one.
 */
const rareWin = 50;

/** A stake that every game accepts in every currency, minor units. */
const pressedStake = 1_000;

/**
 * The provider's call that plays a whole round, keyed by a game's slug or category: its path, and the bets
 * if the call needs them.
 */
export const pressed: Readonly<Record<string, { path: string; bets?: readonly object[] }>> = {
  'golden-harvest': { path: 'spin' },
  'royal-roulette': { path: 'roulette', bets: [{ kind: 'red', amount: pressedStake }] },
  'velvet-blackjack': { path: 'deal' },
  baccarat: { path: 'deal' },
  poker: { path: 'deal' },
  bingo: { path: 'deal' },
  scratch: { path: 'deal' },
};

/**
 * Reports a game whose return to player (RTP) isn't between 80 and 100 percent. The seed fixes the sample, so
 * the result doesn't vary.
 */
export function findProfit(brand: BrandId, name: string, rounds = 6_000): Violation | null {
  const casino = new Casino({ brand, seed: 'economy-0' });
  const { path = '', bets } = pressed[name] ?? {};
  const slug = pressedSlug(casino, name);
  let runToken = openDemo(casino, slug);
  let back = 0;
  for (let round = 0; round < rounds; round += 1) {
    const reply = casino.provider<{ win: number; balance: number }>(path, {
      runToken,
      bet: pressedStake,
      bets,
    });
    if (!reply.ok) throw new Error(`${slug} answered ${reply.status}`);
    back += Math.min(reply.json.win, pressedStake * rareWin);
    if (reply.json.balance < pressedStake) runToken = openDemo(casino, slug);
  }
  casino.backend.dispose();
  const share = back / (rounds * pressedStake);
  if (share > 0.8 && share < 1) return null;
  return new Violation('a game returns less than its stakes', `${slug} returns ${share.toFixed(3)}`);
}

/** The slug of a game with a demo. `name` is a category, or a slug, which contains a dash. */
function pressedSlug(casino: Casino, name: string): string {
  if (name.includes('-')) return name;
  const path = `/json-api/v2/games?limit=100&filter[category]=${name}`;
  const { data } = casino.get<{ data: { slug: string; disabled: boolean; has_demo_mode: boolean }[] }>(
    path,
  ).json;
  return data.find((game) => !game.disabled && game.has_demo_mode)?.slug ?? name;
}

const batch = 60;

function milliseconds(act: () => void): number {
  const started = performance.now();
  act();
  return performance.now() - started;
}

/** The duration of the fastest batch. It is the most accurate: other load can only make a batch slower. */
function quickest(batches: number, act: () => void): number {
  return Math.min(
    ...Array.from({ length: batches }, () =>
      milliseconds(() => {
        for (let index = 0; index < batch; index += 1) act();
      }),
    ),
  );
}

/** Reports spins that get slower after thousands of rounds. */
export function findSlowing(brand: BrandId, rounds = 3_000): Violation | null {
  const casino = new Casino({ brand, seed: 'economy-speed' });
  casino.login('vip');
  const body = { platform: 'desktop', type: 'real' };
  const run = casino.call<{ data: { runToken: string } }>('POST', '/json-api/eapi/game-run/golden-foxes', {
    body,
  });
  const { runToken } = run.json.data;
  const { bets } = casino.provider<{ bets: number[] }>('session', { runToken }).json;
  const spin = (): void => void casino.provider('spin', { runToken, bet: bets[0] });
  // The first batch isn't measured, because it warms up the JIT compiler.
  quickest(1, spin);
  const first = quickest(4, spin);
  for (let index = 0; index < rounds; index += 1) spin();
  const later = quickest(4, spin);
  casino.backend.dispose();
  if (later < first * 2) return null;
  const each = (time: number): string => `${(time / batch).toFixed(2)} ms`;
  return new Violation(
    'a spin takes as long after thousands of rounds',
    `${each(first)} at first, ${each(later)} later`,
  );
}
