import { withColons } from '#/lib/duration.ts';

export interface CountdownParts {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
  isOver: boolean;
}

/** Splits the milliseconds left. Negative values count as 0. */
export function countdownParts(left: number): CountdownParts {
  // The time is rounded up: the last second shows as 1, and 0 means that the time is over.
  const total = Math.max(0, Math.ceil(left / 1000));
  return {
    days: Math.floor(total / 86_400),
    hours: Math.floor((total % 86_400) / 3600),
    minutes: Math.floor((total % 3600) / 60),
    seconds: total % 60,
    isOver: total === 0,
  };
}

/** Value for the `datetime` attribute of `<time>`, such as `P1DT2H3M4S`. */
export function isoDuration({ days, hours, minutes, seconds }: CountdownParts): string {
  return `P${days}DT${hours}H${minutes}M${seconds}S`;
}

/** `02:03:04`, or `1:02:03:04` with days. */
export function digits({ days, hours, minutes, seconds }: CountdownParts): string {
  const clock = [hours, minutes, seconds];
  return days > 0 ? withColons([days, ...clock]) : withColons(clock, 2);
}
