// What the toolbar has chosen for a page, for the stories that the page shows in frames.
import { createContext } from 'react';
import type { Globals } from './storyLinks.ts';

/** A page of frames sets scenarios itself. */
const names = ['brand', 'locale', 'user', 'now'] as const;

export const Toolbar = createContext<Globals>({});

export const chosenOf = (globals: Readonly<Record<string, unknown>>): Globals =>
  Object.fromEntries(
    names.map((name) => {
      const value = globals[name];
      return [name, typeof value === 'string' ? value : ''];
    }),
  );
