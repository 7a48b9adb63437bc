// Clock hooks. They update at an interval, and when the page becomes visible again.
import { useCallback, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { longestTimeout, monotonicNow, onWake, secondsUntil, serverNow } from './clock.ts';
import { DAY_MS } from './duration.ts';

function useSteadily<Value extends string | number | boolean | null>(
  read: () => Value,
  everyMs: number,
): Value {
  const subscribe = useCallback(
    (changed: () => void) => {
      const timer = setInterval(changed, Math.min(everyMs, longestTimeout));
      const stopListening = onWake(changed);
      return () => {
        clearInterval(timer);
        stopListening();
      };
    },
    [everyMs],
  );
  return useSyncExternalStore(subscribe, read, read);
}

function useClock(read: () => number, everyMs: number): number {
  return useSteadily(() => Math.floor(read() / everyMs) * everyMs, everyMs);
}

/** Calls `read` every second and rerenders only if the result changed. `read` must be pure. */
export function useByServerClock<Value extends string | number | boolean | null>(
  read: (now: number) => Value,
): Value {
  return useSteadily(() => read(serverNow()), 1000);
}

export function useServerNow(everyMs = 1000): number {
  return useClock(serverNow, everyMs);
}

/** Milliseconds since a `monotonicNow()` timestamp. */
export function useElapsed(startedAt: number, everyMs = 1000): number {
  return useClock(() => Math.max(0, monotonicNow() - startedAt), everyMs);
}

/**
 * Calls back once, when the server's clock has reached `moment`, in epoch milliseconds. Null if there is no such
 * moment.
 */
export function useAtServerTime(moment: number | null, callback: () => void): void {
  const reached = useByServerClock((now) => (moment !== null && now >= moment ? moment : null));
  const call = useEffectEvent(callback);
  useEffect(() => {
    if (reached !== null) call();
  }, [reached]);
}

/** Calls back when a new day has begun in UTC, in which the server counts days. */
export function useOnNewDay(callback: () => void): void {
  const day = useByServerClock((now) => Math.floor(now / DAY_MS));
  const shown = useRef(day);
  const call = useEffectEvent(callback);
  useEffect(() => {
    if (shown.current === day) return;
    shown.current = day;
    call();
  }, [day]);
}

/** Whole seconds until `moment` by the clock `now`, never below 0. Rerenders when the number changes. */
export function useSecondsUntil(moment: number, now: () => number = serverNow): number {
  return useSteadily(() => secondsUntil(moment, now()), 250);
}

/** Counts down whole seconds from the first render. Starts again when `seconds` changes. */
export function useSecondsLeft(seconds: number): number {
  const [begun, setBegun] = useState(() => ({ seconds, at: monotonicNow() }));
  if (begun.seconds !== seconds) setBegun({ seconds, at: monotonicNow() });
  return useSecondsUntil(begun.at + seconds * 1000, monotonicNow);
}
