// How a bet and its win are split into real and bonus money. Minor units.

export interface Stakeable {
  real: number;
  bonus: number;
}

/** Splits a stake: real money first, then bonus money; null if the two together are less than the stake. */
export function splitStake(amount: number, { real, bonus }: Stakeable): Stakeable | null {
  if (real + bonus < amount) return null;
  const realPart = Math.min(real, amount);
  return { real: realPart, bonus: amount - realPart };
}

/** Splits a win in the same proportion as its stake. The rounding remainder goes to the bonus share. */
export function splitWin(
  win: number,
  { amount, bonusPart }: { amount: number; bonusPart: number },
): Stakeable {
  const bonus = amount > 0 ? Math.ceil((win * bonusPart) / amount) : 0;
  return { real: win - bonus, bonus };
}
