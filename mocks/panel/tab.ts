import type { Notices } from './notices.ts';
import type { PanelMock } from './panelMock.ts';

export interface PanelContext {
  readonly mock: PanelMock;
  /** Announces a message to screen readers, politely. */
  readonly announce: (message: string) => void;
  readonly notices: Notices;
}

export interface Tab {
  readonly element: HTMLElement;
  /**
   * Redraws the tab. Called on opening, after changes of the world, and each second while the tab is open.
   * The panel ignores failures, because the server may be restarting.
   */
  refresh(): void | Promise<void>;
}
