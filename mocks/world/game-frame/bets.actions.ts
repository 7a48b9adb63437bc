// Takes stakes and pays wins of real-money rounds.
import type { Context } from '../context.ts';
import type { StakedBonus } from '../events.ts';
import { keepRound } from '../history/actions.ts';
import { InsufficientFunds, record } from '../ledger.ts';
import type { PlayerState } from '../state.ts';
import { splitStake, splitWin } from './bets.rules.ts';
import { providerAccount, stakeableBalance } from './view.ts';

export interface Stake {
  amount: number;
  bonusPart: number;
  /** The bonus that was being wagered, if any. */
  bonus: StakedBonus | null;
  /** The gift that paid for the round; null if the player paid. */
  giftId: number | null;
  roundId: string;
  slug: string;
}

/**
 * Takes a stake from real money first, then from bonus money.
 * @throws InsufficientFunds, without taking anything, if the two together are less than the stake
 */
export function takeStake(
  call: Context,
  player: PlayerState,
  slug: string,
  amount: number,
  roundId: string,
): Stake {
  const available = stakeableBalance(call, player, slug);
  const parts = splitStake(amount, available);
  if (!parts)
    throw new InsufficientFunds(`player:${player.id}:real`, amount - available.real - available.bonus);
  const to = providerAccount(call, slug);
  keepRound(call, player, { id: roundId, slug, free: null });
  for (const account of ['real', 'bonus'] as const) {
    if (parts[account] === 0) continue;
    record(call.state.ledger, {
      at: call.now,
      from: `player:${player.id}:${account}`,
      to,
      amount: parts[account],
      kind: 'bet',
      reference: roundId,
    });
  }
  const { bonus } = player;
  if (bonus) bonus.inPlay += parts.bonus;
  return {
    amount,
    bonusPart: parts.bonus,
    bonus: bonus && { giftId: bonus.giftId },
    giftId: null,
    roundId,
    slug,
  };
}

/**
 * Pays the real-money share of a win and publishes the round. The gifts domain reacts and pays the bonus share.
 */
export function settleStake(call: Context, player: PlayerState, stake: Stake, win: number): void {
  const { slug, amount: bet, bonusPart: bonusBet, bonus, giftId, roundId } = stake;
  if (giftId !== null) {
    call.publish('gift_round.played', { player, round: { giftId, roundId, win } });
    return;
  }
  const { real, bonus: bonusWin } = splitWin(win, stake);
  if (real > 0)
    record(call.state.ledger, {
      at: call.now,
      from: providerAccount(call, slug),
      to: `player:${player.id}:real`,
      amount: real,
      kind: 'win',
      reference: roundId,
    });
  call.publish('round.played', { player, round: { slug, bet, win, bonusBet, bonusWin, bonus, roundId } });
}
