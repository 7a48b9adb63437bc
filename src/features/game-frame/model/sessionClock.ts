import { withColons } from '#/lib/duration.ts';

const minuteMs = 60_000;

/**
 * Formats a duration as `mm:ss` below an hour, and as `h:mm` from then on. Negative durations count as 0.
 */
export function clockText(elapsedMs: number): string {
  const seconds = Math.max(0, Math.floor(elapsedMs / 1000));
  const minutes = Math.floor(seconds / 60);
  return minutes < 60
    ? withColons([minutes, seconds % 60], 2)
    : withColons([Math.floor(minutes / 60), minutes % 60]);
}

/** How many reminders are due once the player has played for `elapsedMs`. 0 if no interval is set. */
export function remindersDue(elapsedMs: number, intervalMinutes: number): number {
  return intervalMinutes > 0 ? Math.max(0, Math.floor(elapsedMs / (intervalMinutes * minuteMs))) : 0;
}

export function playedMinutes(elapsedMs: number): number {
  return Math.max(0, Math.floor(elapsedMs / minuteMs));
}
