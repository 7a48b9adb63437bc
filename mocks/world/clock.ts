// The mock's own time. Nothing else under `mocks/` asks the machine what time it is.
import { isInstant } from './dates.ts';

export interface Clock {
  /** The mock's instant in epoch milliseconds. */
  now(): number;
  /** True when the time only moves by `set` and `advance`. */
  readonly frozen: boolean;
  /** Jumps to an instant (epoch milliseconds) and goes on from there; what is no instant is refused with a RangeError. */
  set(instant: number): void;
  /** Moves forward by `milliseconds`; negative values are refused with a RangeError. */
  advance(milliseconds: number): void;
  freeze(): void;
  resume(): void;
  /** Calls back after every jump, with the new instant; returns the way to stop that. */
  onJump(listener: (now: number) => void): () => void;
}

export interface ClockOptions {
  /** Where the clock starts, epoch milliseconds; the real time unless given. */
  now?: number | undefined;
  frozen?: boolean | undefined;
  /** The source of passing time in milliseconds. Tests replace it. */
  tick?: () => number;
}

export function createClock({
  now,
  frozen = false,
  tick = () => performance.timeOrigin + performance.now(),
}: ClockOptions = {}): Clock {
  let base = now ?? tick();
  let since = tick();
  let stopped = frozen;
  const listeners = new Set<(now: number) => void>();
  const read = (): number => Math.floor(stopped ? base : base + (tick() - since));
  const jump = (instant: number): void => {
    if (!isInstant(instant)) throw new RangeError(`${instant} is no instant of the clock`);
    base = instant;
    since = tick();
    for (const listener of listeners) listener(instant);
  };
  return {
    now: read,
    get frozen() {
      return stopped;
    },
    set: jump,
    advance(milliseconds) {
      if (milliseconds < 0) throw new RangeError('the clock does not go back');
      jump(read() + milliseconds);
    },
    freeze() {
      base = read();
      stopped = true;
    },
    resume() {
      since = tick();
      stopped = false;
    },
    onJump(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
