import { createContext, use } from 'react';
import { App } from '../src/app/App.tsx';
import type { Stage } from './stage.ts';

export const StageContext = createContext<Stage | null>(null);

export interface ScreenProps {
  path: string;
}

/** The whole app at a path: real routes, guards, layout and overlays, with the story's own mock casino. */
export function Screen({ path }: ScreenProps) {
  const app = use(StageContext)?.app;
  return app ? <App key={path} client={app.client} router={app.router} /> : null;
}
