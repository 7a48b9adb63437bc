// Every operation's handler: the generated list of `<tag>.ts`, one file a tag. A missing one is a type error here.
import type { Handler } from '../core/handler.ts';
import type { UntypedCall } from '../core/handler.ts';
import type { OperationId } from '../generated/operations.ts';
import { worldHandlers } from '../generated/worldHandlers.ts';
import { guardPlay } from './playOperations.ts';

type AllHandlers = { [Id in OperationId]: Handler<Id> };

const checked = worldHandlers satisfies AllHandlers;

/** Handlers as the pipeline calls them: it checks what the types of each `Call` say before it does. */
export const handlers = guardPlay(checked as unknown as Record<OperationId, (call: UntypedCall) => unknown>);
