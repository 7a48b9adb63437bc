/** What a game tells the casino around it; the names are the casino's (frame messages of the game page). */
export const tellCasino = {
  ready: (): void => window.parent.postMessage({ type: 'gameReady' }, '*'),
  close: (): void => window.parent.postMessage({ type: 'closeFrame' }, '*'),
  exit: (): void => window.parent.postMessage({ type: 'exit' }, '*'),
  goTo: (url: string): void => window.parent.postMessage({ type: 'gotoUrl', url }, '*'),
};
