// Which money a bet takes, and which its win becomes. All amounts are minor units.

export interface Stakeable {
  real: number;
  bonus: number;
}

/** Real money first, then bonus money; null when both together are not enough. */
export function splitStake(amount: number, { real, bonus }: Stakeable): Stakeable | null {
  if (real + bonus < amount) return null;
  const realPart = Math.min(real, amount);
  return { real: realPart, bonus: amount - realPart };
}

/** The share of the stake that was bonus money comes back as bonus money, and so does the rest of a division. */
export function splitWin(
  win: number,
  { amount, bonusPart }: { amount: number; bonusPart: number },
): Stakeable {
  const bonus = amount > 0 ? Math.ceil((win * bonusPart) / amount) : 0;
  return { real: win - bonus, bonus };
}
