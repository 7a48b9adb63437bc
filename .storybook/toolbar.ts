// Passes the toolbar's choices from a page to the stories that it shows in frames.
import { createContext } from 'react';
import type { Globals } from './storyLinks.ts';

/** The choices to pass on. Scenarios are missing here, because a page with frames sets them itself. */
const names = ['brand', 'locale', 'user', 'now'] as const;

export const Toolbar = createContext<Globals>({});

export const chosenOf = (globals: Readonly<Record<string, unknown>>): Globals =>
  Object.fromEntries(
    names.map((name) => {
      const value = globals[name];
      return [name, typeof value === 'string' ? value : ''];
    }),
  );
