import type { Stage } from '../../.storybook/stage.ts';

/** The app as the player sees it. */
export interface AtlasScreen {
  readonly root: HTMLElement;
  readonly stage: Stage;
}
