// Runs the domains' reactions to events. Each domain defines its own in `reactions.ts`.
import type { Context } from './context.ts';
import type { EventName, WorldEvents } from './events.ts';

export type Reactions = {
  readonly [Name in EventName]?: (context: Context, event: WorldEvents[Name]) => void;
};

export function react<Name extends EventName>(
  domains: readonly Reactions[],
  context: Context,
  name: Name,
  event: WorldEvents[Name],
): void {
  for (const reactions of domains) reactions[name]?.(context, event);
}
