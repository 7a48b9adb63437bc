// The named states of all domains. A domain keeps its own in `states.ts`.
import { states as auth } from './auth/states.ts';
import { states as cashbox } from './cashbox/states.ts';
import { states as chat } from './chat/states.ts';
import { states as gameFrame } from './game-frame/states.ts';
import { states as gifts } from './gifts/states.ts';
import { states as lobby } from './lobby/states.ts';
import { states as promotions } from './promotions/states.ts';
import { states as staticContent } from './static-content/states.ts';
import { states as verification } from './verification/states.ts';

export const worldStates = {
  ...staticContent,
  ...lobby,
  ...auth,
  ...gifts,
  ...promotions,
  ...gameFrame,
  ...cashbox,
  ...verification,
  ...chat,
} as const;

export type WorldState = keyof typeof worldStates;
