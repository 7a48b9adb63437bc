import type { PanelMock } from './panelMock.ts';

export interface PanelContext {
  readonly mock: PanelMock;
  /** Tells assistive technology, politely. */
  readonly say: (message: string) => void;
}

export interface Tab {
  readonly element: HTMLElement;
  /** Shows what has changed. Called when the tab is opened, after changes of the world, and each second while it is open. */
  refresh(): void;
}
