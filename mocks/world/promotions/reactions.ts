import type { Reactions } from '../reactions.ts';
import { advancePromotions } from './actions.ts';
import { countDeposit } from './deposits.actions.ts';

export const reactions: Reactions = {
  'round.played': (context, { player, round }) => advancePromotions(context, player, round),
  'deposit.settled'(context, { player, deposit: { status, amount } }) {
    if (status === 'paid') countDeposit(context, player, amount);
  },
};
