import type { Stage } from '../../.storybook/stage.ts';

/** A screen of the app that the error atlas has opened. */
export interface AtlasScreen {
  readonly root: HTMLElement;
  readonly stage: Stage;
}
