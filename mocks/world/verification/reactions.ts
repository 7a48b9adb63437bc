import type { Reactions } from '../reactions.ts';
import { noteDeposit } from './actions.ts';

export const reactions: Reactions = {
  'deposit.settled'(context, { player, deposit: { status, systemId } }) {
    if (status === 'paid') noteDeposit(context, player, systemId);
  },
};
