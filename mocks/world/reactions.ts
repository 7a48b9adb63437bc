// Who hears of what has happened (`events.ts`): each domain says in its `reactions.ts` what it does then.
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
