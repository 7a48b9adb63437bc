// Produces realtime messages by the mock's clock. Sends nothing while the clock is frozen. After a clock jump,
// sends some messages of the skipped time at once.
import type { Backend } from '../core/backend.ts';
import type { Simulator } from '../core/socket.ts';
import { pulses } from './pulses.ts';

const tickEvery = 500;

export function createSimulator(backend: Backend): Simulator {
  let timer: ReturnType<typeof setInterval> | undefined;
  let stopListening: (() => void) | undefined;
  let last = 0;
  const tick = (): void => {
    const now = backend.clock.now();
    backend.runDue();
    if (now > last)
      for (const pulse of pulses)
        for (const { message, to } of pulse(backend, last, now)) backend.emit(message, to);
    last = now;
  };
  return {
    start() {
      if (timer !== undefined) return;
      last = backend.clock.now();
      timer = setInterval(tick, tickEvery);
      // Lets Node exit even if the casino was never disposed.
      if (typeof timer === 'object') timer.unref();
      stopListening = backend.clock.onJump(tick);
    },
    stop() {
      clearInterval(timer);
      timer = undefined;
      stopListening?.();
    },
  };
}
