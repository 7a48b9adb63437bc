import type { GameVolatility } from '#mocks/generated/model/index.ts';
import { hashText, type Random } from '#mocks/world/random.ts';

export const slotSymbols = ['cherry', 'lemon', 'grapes', 'clover', 'bell', 'gem', 'seven', 'wild'] as const;

export type SlotSymbol = (typeof slotSymbols)[number];

export interface SlotTable {
  /** How many of a reel's 100 positions show each symbol. */
  readonly weights: Readonly<Record<SlotSymbol, number>>;
  /** Payout of three of a kind on one line, in tenths of the total bet. */
  readonly pays: Readonly<Record<SlotSymbol, number>>;
}

const tableOf = (weights: readonly number[], pays: readonly number[]): SlotTable => {
  const named = (values: readonly number[]) =>
    // The cast is safe: the object has a key for every symbol.
    Object.fromEntries(slotSymbols.map((symbol, index) => [symbol, values[index] ?? 0])) as Record<
      SlotSymbol,
      number
    >;
  return { weights: named(weights), pays: named(pays) };
};

/**
 * The payout tables of the slots, from small, frequent wins to rare, large ones. All return 94.2 percent.
 */
export const slotTables: Readonly<Record<GameVolatility, SlotTable>> = {
  low: tableOf([36, 22, 14, 10, 8, 5, 3, 2], [23, 24, 30, 40, 55, 80, 130, 400]),
  medium: tableOf([22, 20, 17, 14, 11, 8, 5, 3], [20, 24, 33, 48, 84, 180, 550, 2000]),
  high: tableOf([22, 20, 17, 14, 12, 8, 5, 2], [10, 12, 18, 30, 64, 220, 2685, 10_000]),
};

const levels = ['low', 'high', 'medium', 'medium'] as const;

/** The volatility of a slot. It never changes, because the slug decides it. */
export function slotVolatilityOf(slug: string): GameVolatility {
  return levels[hashText(slug) % levels.length] ?? 'medium';
}

export const slotTableOf = (slug: string): SlotTable => slotTables[slotVolatilityOf(slug)];

/** The five lines. Each lists the row on every reel: middle, top, bottom, falling, rising. */
export const slotLines: readonly (readonly [number, number, number])[] = [
  [1, 1, 1],
  [0, 0, 0],
  [2, 2, 2],
  [0, 1, 2],
  [2, 1, 0],
];

/** A winning line. `line` is its index in `slotLines`; `win` is in minor units. */
export interface LineWin {
  line: number;
  symbol: SlotSymbol;
  win: number;
}

/** A finished spin: `reels[reel][row]`, the winning lines and the total win in minor units. */
export interface SlotRound {
  reels: SlotSymbol[][];
  lines: LineWin[];
  win: number;
}

const totalWeight = 100;

function drawSymbol(random: Random, { weights }: SlotTable): SlotSymbol {
  let rest = random.int(0, totalWeight - 1);
  return slotSymbols.find((symbol) => (rest -= weights[symbol]) < 0) ?? 'cherry';
}

/**
 * The symbol that a line pays for, or null if the line doesn't win. Wilds match any symbol; three wilds pay as
 * wilds.
 */
export function lineSymbol(symbols: readonly SlotSymbol[]): SlotSymbol | null {
  const plain = symbols.filter((symbol) => symbol !== 'wild');
  const [first = 'wild'] = plain;
  return plain.every((symbol) => symbol === first) ? first : null;
}

/** The winning lines for a bet in minor units. Each win is rounded down. */
export function payReels(
  reels: readonly (readonly SlotSymbol[])[],
  bet: number,
  { pays }: SlotTable,
): LineWin[] {
  return slotLines.flatMap((rows, line) => {
    const symbols = rows.flatMap((row, reel) => reels[reel]?.[row] ?? []);
    const symbol = symbols.length === rows.length ? lineSymbol(symbols) : null;
    const win = symbol ? Math.floor((bet * pays[symbol]) / 10) : 0;
    return symbol && win > 0 ? [{ line, symbol, win }] : [];
  });
}

export function spinReels(random: Random, bet: number, table: SlotTable): SlotRound {
  const reels = [0, 1, 2].map(() => [0, 1, 2].map(() => drawSymbol(random, table)));
  const lines = payReels(reels, bet, table);
  return { reels, lines, win: lines.reduce((sum, line) => sum + line.win, 0) };
}

/**
 * A bonus buy costs `price` bets and plays `spins` free spins with multiplied wins. Its return to player
 * equals that of normal spins.
 */
export const bonusBuy = { price: 30, spins: 10, multiplier: 3 } as const;

/** The free spins of a bonus buy. `bet` is the bet of one spin in minor units. */
export function spinBonus(random: Random, bet: number, table: SlotTable): SlotRound[] {
  return Array.from({ length: bonusBuy.spins }, () => spinReels(random, bet * bonusBuy.multiplier, table));
}

/**
 * The exact return to player, computed from weights and pays. Tests compare simulated spins with
 * it.
 */
export function slotReturn({ weights, pays }: SlotTable): number {
  const share = (symbol: SlotSymbol): number => weights[symbol] / totalWeight;
  const wild = share('wild');
  const line = slotSymbols.reduce((sum, symbol) => {
    const chance = symbol === 'wild' ? wild ** 3 : (share(symbol) + wild) ** 3 - wild ** 3;
    return sum + (chance * pays[symbol]) / 10;
  }, 0);
  return line * slotLines.length;
}
