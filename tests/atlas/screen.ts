import type { Stage } from '../../.storybook/stage.ts';

/** The product as it stands before the player. */
export interface AtlasScreen {
  readonly root: HTMLElement;
  readonly stage: Stage;
}
