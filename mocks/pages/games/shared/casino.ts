/** What a game tells the casino around it; the names are the casino's (frame messages of the game page). */
export const tellCasino = {
  ready: (): void => window.parent.postMessage({ type: 'gameReady' }, '*'),
  /** While a round is on, the casino holds its balance back, which would give the result away. */
  round: (isOn: boolean): void =>
    window.parent.postMessage({ type: isOn ? 'roundStarted' : 'roundEnded' }, '*'),
  exit: (): void => {
    if (isFramed()) window.parent.postMessage({ type: 'exit' }, '*');
    else location.assign(new URL(exitPath(), location.origin).pathname);
  },
};

const exitPath = (): string => new URLSearchParams(location.search).get('exit') ?? '/';

/** In the casino's frame, which shows the title, the balance and the way out itself. */
export const isFramed = (): boolean => window.parent !== window;
