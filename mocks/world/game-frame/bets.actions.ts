// Stakes and wins of real rounds, and which money they take.
import type { Context } from '../context.ts';
import { InsufficientFunds, record } from '../ledger.ts';
import { gameBySlugOf } from '../lobby/games.catalogue.ts';
import type { PlayerState } from '../state.ts';
import { stakeable } from './view.ts';

export interface Stake {
  amount: number;
  /** How much of it was bonus money. */
  bonusPart: number;
  roundId: string;
  slug: string;
}

function providerAccount({ world }: Context, slug: string): `provider:${string}` {
  return `provider:${gameBySlugOf(world.catalogue).get(slug)?.producer?.slug ?? 'unknown'}`;
}

/**
 * Takes a stake: real money first, then bonus money.
 * @throws InsufficientFunds when both together are not enough; then nothing was taken
 */
export function takeStake(
  call: Context,
  player: PlayerState,
  slug: string,
  amount: number,
  roundId: string,
): Stake {
  const { real, bonus } = stakeable(call, player, slug);
  if (real + bonus < amount) throw new InsufficientFunds(`player:${player.id}:real`, amount - real - bonus);
  const realPart = Math.min(real, amount);
  const bonusPart = amount - realPart;
  const to = providerAccount(call, slug);
  const transfer = (account: 'real' | 'bonus', part: number): void => {
    if (part > 0)
      record(call.state.ledger, {
        at: call.now,
        from: `player:${player.id}:${account}`,
        to,
        amount: part,
        kind: 'bet',
        reference: roundId,
      });
  };
  transfer('real', realPart);
  transfer('bonus', bonusPart);
  return { amount, bonusPart, roundId, slug };
}

/** Pays a win: the share of the stake that was bonus money comes back as bonus money. Then everybody hears of the round. */
export function settleStake(call: Context, player: PlayerState, stake: Stake, win: number): void {
  const bonusWin = stake.amount > 0 ? Math.floor((win * stake.bonusPart) / stake.amount) : 0;
  const from = providerAccount(call, stake.slug);
  const transfer = (account: 'real' | 'bonus', part: number): void => {
    if (part > 0)
      record(call.state.ledger, {
        at: call.now,
        from,
        to: `player:${player.id}:${account}`,
        amount: part,
        kind: 'win',
        reference: stake.roundId,
      });
  };
  transfer('real', win - bonusWin);
  // A bonus that has expired or was given up while the round ran takes what it won along.
  if (player.bonus) transfer('bonus', bonusWin);
  const { slug, amount: bet, bonusPart: bonusBet, roundId } = stake;
  call.happen('round.played', { player, round: { slug, bet, win, bonusBet, bonusWin, roundId } });
}
