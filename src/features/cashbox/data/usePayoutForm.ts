import { useState } from 'react';
import { serverNow } from '#/lib/clock.ts';
import { useUnsaved } from '#/overlays/useUnsaved.ts';
import { WRITE_OFF_MINOR } from '#/entities/money/writeOff.ts';
import { amountProblem, clampAmount, type AmountProblem } from '../model/limits.ts';
import type { PayoutOrder } from '../model/payoutModel.ts';
import { accountProblem, bareAccount, type AccountProblem, type PayoutWay } from '../model/payoutRules.ts';
import { payoutTarget } from '../model/payoutTarget.ts';
import type { PayoutData } from './usePayoutData.ts';

export interface PayoutForm {
  readonly way: PayoutWay | null;
  /** One of the way's cards; null where it has none. */
  readonly cardId: string | null;
  readonly account: string;
  /** Minor units. */
  readonly amount: number | null;
  readonly amountProblem: AmountProblem | { readonly why: 'not_enough'; readonly limit: number } | null;
  readonly accountProblem: AccountProblem | null;
  readonly setWay: (key: string) => void;
  readonly setCard: (id: string) => void;
  readonly setAccount: (account: string) => void;
  readonly setAmount: (amount: number | null) => void;
  /** The order as it stands; null, and the reasons are shown, where something is missing. */
  readonly order: () => PayoutOrder | null;
}

function problemWith(
  amount: number | null,
  way: PayoutWay | null,
  real: number,
): PayoutForm['amountProblem'] {
  const problem = amountProblem(amount, way?.limits ?? null);
  if (problem) return problem;
  return amount !== null && amount > real ? { why: 'not_enough', limit: real } : null;
}

/** What the player has chosen so far. Leaving it asks. */
export function usePayoutForm({ ways, currency, real }: PayoutData, isIdle: boolean): PayoutForm {
  const [wayKey, setWay] = useState<string | null>(null);
  const [chosenCard, setCard] = useState<string | null>(null);
  const [accounts, setAccounts] = useState<ReadonlyMap<string, string>>(new Map());
  const [typed, setAmount] = useState<number | null | undefined>();
  const [isChecked, check] = useState(false);
  const way = ways.find(({ key }) => key === wayKey) ?? ways[0] ?? null;
  // A card's number must not turn up where a phone is asked for.
  const account = (way && accounts.get(way.key)) ?? '';
  const usable = way?.cards.filter(({ isVerified }) => isVerified) ?? [];
  const card = usable.find(({ id }) => id === chosenCard) ?? usable[0] ?? null;
  const hasCards = (way?.cards.length ?? 0) > 0;
  const amount = typed === undefined ? clampAmount(WRITE_OFF_MINOR, way?.limits ?? null) : typed;
  const wrongAmount = problemWith(amount, way, real);
  const wrongAccount = hasCards ? null : accountProblem(account, way?.field ?? null);
  useUnsaved(isIdle && (typed !== undefined || account !== ''));
  return {
    way,
    cardId: card?.id ?? null,
    account,
    amount,
    amountProblem: isChecked || typed !== undefined ? wrongAmount : null,
    accountProblem: isChecked ? wrongAccount : null,
    setWay,
    setCard,
    setAccount: (written) => {
      if (way) setAccounts(new Map(accounts).set(way.key, written));
    },
    setAmount,
    order: () => {
      check(true);
      const target = way && payoutTarget(way.send);
      if (!way || !target || amount === null || wrongAmount || wrongAccount || (hasCards && !card))
        return null;
      return {
        systemName: way.name,
        target,
        amount,
        currency,
        cardId: card?.id ?? null,
        account: card ? null : bareAccount(account),
        destination: card?.mask ?? account,
        usualMinutes: way.usualMinutes,
        startedAt: serverNow(),
      };
    },
  };
}
