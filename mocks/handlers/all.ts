// Every operation's handler. A missing one is a type error here.
import type { Handler } from '../core/handler.ts';
import type { UntypedCall } from '../core/invoke.ts';
import type { OperationId } from '../generated/operations.ts';
import { achievements } from './achievements.ts';
import { auth } from './auth.ts';
import { cashbox } from './cashbox.ts';
import { chat } from './chat.ts';
import { compoints } from './compoints.ts';
import { contacts } from './contacts.ts';
import { gameFrame } from './game-frame.ts';
import { gifts } from './gifts.ts';
import { levels } from './levels.ts';
import { lobby } from './lobby.ts';
import { notifications } from './notifications.ts';
import { profile } from './profile.ts';
import { promotions } from './promotions.ts';
import { responsiblePlay } from './responsible-play.ts';
import { staticContent } from './static-content.ts';
import { tournaments } from './tournaments.ts';
import { tracking } from './tracking.ts';
import { verification } from './verification.ts';

type AllHandlers = { [Id in OperationId]: Handler<Id> };

const merged = {
  ...achievements,
  ...auth,
  ...cashbox,
  ...chat,
  ...compoints,
  ...contacts,
  ...gameFrame,
  ...gifts,
  ...levels,
  ...lobby,
  ...notifications,
  ...profile,
  ...promotions,
  ...responsiblePlay,
  ...staticContent,
  ...tournaments,
  ...tracking,
  ...verification,
} satisfies AllHandlers;

/** Handlers as the pipeline calls them: it checks what the types of each `Call` say before it does. */
export const handlers = merged as unknown as Record<OperationId, (call: UntypedCall) => unknown>;
