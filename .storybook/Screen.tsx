import { createContext, use } from 'react';
import { App } from '../src/app/App.tsx';
import type { Stage } from './stage.ts';

export const StageContext = createContext<Stage | null>(null);

export interface ScreenProps {
  /** Address of the product, with its query. */
  path: string;
}

/** The whole product at an address: real routes, guards, layout and overlays over the story's own casino. */
export function Screen({ path }: ScreenProps) {
  const app = use(StageContext)?.app;
  return app ? <App key={path} client={app.client} router={app.router} /> : null;
}
