// The mock's clock. No other code under `mocks/` reads the real time.
import { isInstant } from './dates.ts';

export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
  /** True if time only moves by `set` and `advance`. */
  readonly frozen: boolean;
  /**
   * Jumps to a time in epoch milliseconds and continues from there. Throws a RangeError if the time
   * is out of range.
   */
  set(instant: number): void;
  /** Jumps forward by `milliseconds`. Throws a RangeError for a negative value. */
  advance(milliseconds: number): void;
  freeze(): void;
  /**
   * Freezes the time while `act` runs, so that everything in one command happens at the same
   * instant.
   */
  hold<Result>(act: () => Result): Result;
  resume(): void;
  /** Called with the new time after every jump. Returns a function that removes the listener. */
  onJump(listener: (now: number) => void): () => void;
}

export interface ClockOptions {
  /** Start time, epoch milliseconds; defaults to the real time. */
  now?: number | undefined;
  frozen?: boolean | undefined;
  /** Monotonic time in milliseconds. Tests replace it. */
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
  let held: number | null = null;
  const read = (): number => held ?? Math.floor(stopped ? base : base + (tick() - since));
  const jump = (instant: number): void => {
    if (!isInstant(instant)) throw new RangeError(`${instant} is out of the clock's range`);
    base = instant;
    since = tick();
    if (held !== null) held = instant;
    for (const listener of listeners) listener(instant);
  };
  return {
    now: read,
    get frozen() {
      return stopped;
    },
    set: jump,
    advance(milliseconds) {
      if (milliseconds < 0) throw new RangeError("advance can't go back");
      jump(read() + milliseconds);
    },
    hold(act) {
      const outer = held;
      held = read();
      try {
        return act();
      } finally {
        held = outer;
      }
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
