import type { Random } from '#mocks/world/random.ts';

export const slotSymbols = ['cherry', 'lemon', 'grapes', 'clover', 'bell', 'gem', 'seven', 'wild'] as const;

export type SlotSymbol = (typeof slotSymbols)[number];

/** Relative frequency of each symbol. */
const weights: Readonly<Record<SlotSymbol, number>> = {
  cherry: 22,
  lemon: 20,
  grapes: 17,
  clover: 14,
  bell: 11,
  gem: 8,
  seven: 5,
  wild: 3,
};

/** Payout of three of a kind on one line, in tenths of the total bet. */
export const slotPays: Readonly<Record<SlotSymbol, number>> = {
  cherry: 20,
  lemon: 24,
  grapes: 33,
  clover: 48,
  bell: 84,
  gem: 180,
  seven: 550,
  wild: 2000,
};

/** The row of each of the five lines on each reel: middle, top, bottom, falling, rising. */
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

const totalWeight = slotSymbols.reduce((sum, symbol) => sum + weights[symbol], 0);

function drawSymbol(random: Random): SlotSymbol {
  let rest = random.int(0, totalWeight - 1);
  return slotSymbols.find((symbol) => (rest -= weights[symbol]) < 0) ?? 'cherry';
}

/** The symbol that a line pays for, or null. Wilds match any symbol; three wilds pay as wilds. */
export function lineSymbol(symbols: readonly SlotSymbol[]): SlotSymbol | null {
  const plain = symbols.filter((symbol) => symbol !== 'wild');
  const [first = 'wild'] = plain;
  return plain.every((symbol) => symbol === first) ? first : null;
}

/** The winning lines for a bet in minor units. Each win is rounded down. */
export function payReels(reels: readonly (readonly SlotSymbol[])[], bet: number): LineWin[] {
  return slotLines.flatMap((rows, line) => {
    const symbols = rows.flatMap((row, reel) => reels[reel]?.[row] ?? []);
    const symbol = symbols.length === rows.length ? lineSymbol(symbols) : null;
    const win = symbol ? Math.floor((bet * slotPays[symbol]) / 10) : 0;
    return symbol && win > 0 ? [{ line, symbol, win }] : [];
  });
}

export function spinReels(random: Random, bet: number): SlotRound {
  const reels = [0, 1, 2].map(() => [0, 1, 2].map(() => drawSymbol(random)));
  const lines = payReels(reels, bet);
  return { reels, lines, win: lines.reduce((sum, line) => sum + line.win, 0) };
}

/**
 * The exact return to player, computed from weights and pays. Tests compare simulated spins with
 * it.
 */
export function slotReturn(): number {
  const share = (symbol: SlotSymbol): number => weights[symbol] / totalWeight;
  const wild = share('wild');
  const line = slotSymbols.reduce((sum, symbol) => {
    const chance = symbol === 'wild' ? wild ** 3 : (share(symbol) + wild) ** 3 - wild ** 3;
    return sum + (chance * slotPays[symbol]) / 10;
  }, 0);
  return line * slotLines.length;
}
