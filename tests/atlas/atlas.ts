// A story of errors: the operation, how to cause its call, and where the player reads what went wrong.
import { type ErrorExample } from '#mocks/core/routes.ts';
import type { OperationId } from '#mocks/generated/operations.ts';
import { screens } from '#mocks/scenarios/screens.ts';
import { untilThere } from '../../.storybook/play.ts';
import type { Stage } from '../../.storybook/stage.ts';
import type { ErrorPlace } from './places.ts';
import type { AtlasScreen } from './screen.ts';

export interface AtlasEntry {
  readonly operation: OperationId;
  /** Causes the call, however the former one left the screen; without it opening the screen does. */
  readonly act?: (screen: AtlasScreen) => Promise<void>;
  /** Where the error is read; some codes have a place of their own. */
  readonly place: ErrorPlace | ((error: ErrorExample) => ErrorPlace);
  /**
   * Why the player rightly reads nothing, by the name of the error or for `all`; nothing else may break then.
   */
  readonly quiet?: Readonly<Record<string, string>>;
  /** Why an error rightly shares its words with another one of the operation, by its name. */
  readonly alike?: Readonly<Record<string, string>>;
}

export function placeOf({ place }: AtlasEntry, error: ErrorExample): ErrorPlace {
  return typeof place === 'function' ? place(error) : place;
}

export function quietReason({ quiet }: AtlasEntry, error: ErrorExample): string | undefined {
  return quiet?.[error.name] ?? quiet?.['all'];
}

/** A page brings its texts with it: no hand asks for one before it is there. */
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
 * A story of all documented errors of an operation, on its screen of `mocks/scenarios/screens.ts`. With one
 * of its scenarios chosen (toolbar or link) it acts until the error is there.
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
      if (active.some(({ id }) => id.startsWith(`${entry.operation}.`)))
        await entry.act?.({ root: canvasElement, stage });
    },
  };
}
