import { brandFacts } from '../brandFacts.ts';
import type { Reactions } from '../reactions.ts';
import { addNotice } from './actions.ts';

export const reactions: Reactions = {
  'player.registered': (context, { player }) =>
    addNotice(context, player, 'welcome', { sum: brandFacts[context.brand].welcomeTotal }),
};
