// The error atlas shows every documented error on its screen. This file makes the atlas's story for one
// operation, from the action that calls it and the place where the player sees its errors.
import { type ErrorExample } from '#mocks/core/routes.ts';
import type { OperationId } from '#mocks/generated/operations.ts';
import { screens } from '#mocks/scenarios/screens.ts';
import { untilThere } from '../../.storybook/play.ts';
import type { Stage } from '../../.storybook/stage.ts';
import type { ErrorPlace } from './places.ts';
import type { AtlasScreen } from './screen.ts';

export interface AtlasEntry {
  readonly operation: OperationId;
  /**
   * Triggers the call. Must work on every screen that an earlier error can leave behind. Omitted if opening
   * the screen triggers the call.
   */
  readonly act?: (screen: AtlasScreen) => Promise<void>;
  readonly place: ErrorPlace | ((error: ErrorExample) => ErrorPlace);
  /**
   * Reasons why the player doesn't see an error, keyed by error name, or by `all` for every error. The rest
   * of the page must work despite the error.
   */
  readonly quiet?: Readonly<Record<string, string>>;
  /** Reasons why an error shares its text with another one, keyed by error name. */
  readonly alike?: Readonly<Record<string, string>>;
}

export function placeOf({ place }: AtlasEntry, error: ErrorExample): ErrorPlace {
  return typeof place === 'function' ? place(error) : place;
}

export function quietReason({ quiet }: AtlasEntry, error: ErrorExample): string | undefined {
  return quiet?.[error.name] ?? quiet?.['all'];
}

/** Waits for the page before the action, which finds controls by texts that load with the page. */
function afterThePage({ act, ...entry }: AtlasEntry): AtlasEntry {
  if (!act) return entry;
  return {
    ...entry,
    async act(screen) {
      await untilThere(screen.root, 'main h1');
      await act(screen);
    },
  };
}

const stageOf = (loaded: Record<string, unknown>): Stage => loaded['stage'] as Stage;

/**
 * A story for all documented errors of an operation, on the operation's screen in
 * `mocks/scenarios/screens.ts`. If the toolbar or a link activates a scenario of the operation, the story
 * also triggers the call.
 */
export function errorsOf(given: AtlasEntry) {
  const entry = afterThePage(given);
  const { path = '/', user = 'guest', action = 'Open the page' } = screens[entry.operation] ?? {};
  return {
    name: entry.operation,
    args: { path },
    parameters: {
      mock: { user },
      atlas: entry,
      docs: { description: { story: `${action}, at \`${path}\` (${user}).` } },
    },
    play: async ({
      canvasElement,
      loaded,
    }: {
      canvasElement: HTMLElement;
      loaded: Record<string, unknown>;
    }): Promise<void> => {
      const stage = stageOf(loaded);
      const active = stage.backend?.scenarios.list() ?? [];
      if (active.some(({ operation }) => operation === entry.operation))
        await entry.act?.({ root: canvasElement, stage });
    },
  };
}
