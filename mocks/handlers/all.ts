// Collects the handlers of all tags. A missing operation is a type error.
import type { Handler } from '../core/handler.ts';
import type { UntypedCall } from '../core/handler.ts';
import type { OperationId } from '../generated/operations.ts';
import { worldHandlers } from '../generated/worldHandlers.ts';
import { guardPlay } from './playOperations.ts';

type AllHandlers = { [Id in OperationId]: Handler<Id> };

const checked = worldHandlers satisfies AllHandlers;

/** Untyped handlers for the pipeline, which validates each `Call` before it runs them. */
export const handlers = guardPlay(checked as unknown as Record<OperationId, (call: UntypedCall) => unknown>);
