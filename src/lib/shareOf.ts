/** A percentage of an amount, rounded down as on the server. Exact for any safe integer. */
export function shareOf(amount: number, percent: number): number {
  return Number((BigInt(amount) * BigInt(Math.trunc(percent))) / 100n);
}
