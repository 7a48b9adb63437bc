import type { stopReasons } from '#mocks/pages/games/shared/texts.ts';

/** Messages from the game to the casino's page. The casino defines their names. */
export const notifyCasino = {
  ready: (): void => window.parent.postMessage({ type: 'gameReady' }, '*'),
  /**
   * During a round the casino subtracts the stake (minor units) and delays balance updates, which
   * would reveal the result.
   */
  roundStarted: (stake: number): void => window.parent.postMessage({ type: 'roundStarted', stake }, '*'),
  roundEnded: (): void => window.parent.postMessage({ type: 'roundEnded' }, '*'),
  /** While a bet is open the player can still act on it, so the casino asks before closing the game. */
  bet: (isOpen: boolean): void =>
    window.parent.postMessage({ type: isOpen ? 'betOpened' : 'betClosed' }, '*'),
  /** Tells the casino's page which restriction or limit has ended the run. */
  stopped: (reason: (typeof stopReasons)[number]): void => window.parent.postMessage({ type: reason }, '*'),
  exit: (): void => {
    if (isFramed()) window.parent.postMessage({ type: 'exit' }, '*');
    else location.assign(new URL(exitPath(), location.origin).pathname);
  },
};

const exitPath = (): string => new URLSearchParams(location.search).get('exit') ?? '/';

/** True inside the casino's frame, which already shows the title, the balance and an exit. */
export const isFramed = (): boolean => window.parent !== window;
