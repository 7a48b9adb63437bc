// Who hears of what has happened (`events.ts`): each domain says in its `reactions.ts` what it does then.
import type { Context } from './context.ts';
import type { EventName, WorldEvents } from './events.ts';

/** What a domain does when something has happened. */
export type Reactions = {
  readonly [Name in EventName]?: (context: Context, event: WorldEvents[Name]) => void;
};

/** Lets every domain react, in the order of the list. */
export function react<Name extends EventName>(
  domains: readonly Reactions[],
  context: Context,
  name: Name,
  event: WorldEvents[Name],
): void {
  for (const reactions of domains) reactions[name]?.(context, event);
}
