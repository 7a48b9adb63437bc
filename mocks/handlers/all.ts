// Every operation's handler. A missing one is a type error here.
import type { Handler } from '../core/handler.ts';
import type { UntypedCall } from '../core/invoke.ts';
import type { OperationId } from '../generated/operations.ts';
import { achievements } from './achievements.ts';
import { auth } from './auth.ts';
import { chat } from './chat.ts';
import { contacts } from './contacts.ts';
import { gameFrame } from './game-frame.ts';
import { levels } from './levels.ts';
import { lobby } from './lobby.ts';
import { notifications } from './notifications.ts';
import { profile } from './profile.ts';
import { responsiblePlay } from './responsible-play.ts';
import { staticContent } from './static-content.ts';
import { tracking } from './tracking.ts';
import { verification } from './verification.ts';

type AllHandlers = { [Id in OperationId]: Handler<Id> };

// TEMPORARY, until the handlers of every tag are merged below: then `satisfies AllHandlers`.
const merged: Partial<AllHandlers> = { ...achievements, ...auth, ...chat, ...contacts, ...gameFrame, ...levels, ...lobby, ...notifications, ...profile, ...responsiblePlay, ...staticContent, ...tracking, ...verification };

function notWritten(call: UntypedCall): never {
  throw new Error(`there is no handler of ${call.operation} yet`);
}

/** Handlers as the pipeline calls them: it checks what the types of each `Call` say before it does. */
export const handlers = new Proxy(merged, { get: (target, id) => Reflect.get(target, id) ?? notWritten }) as unknown as Record<OperationId, (call: UntypedCall) => unknown>;
