import type { Reactions } from '../reactions.ts';
import { enableVerification } from './actions.ts';

export const reactions: Reactions = {
  'deposit.settled'(context, { player, deposit }) {
    if (deposit.status === 'paid') enableVerification(context, player, deposit);
  },
};
