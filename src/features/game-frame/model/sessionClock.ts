// The time of a run, for the clock on its bar and for the reality check.
const minuteMs = 60_000;

/** `mm:ss` below an hour, `h:mm` from then on. Milliseconds in; a clock that runs back counts as 0. */
export function clockText(elapsedMs: number): string {
  const seconds = Math.max(0, Math.floor(elapsedMs / 1000));
  const minutes = Math.floor(seconds / 60);
  const two = (value: number): string => String(value).padStart(2, '0');
  return minutes < 60 ? `${two(minutes)}:${two(seconds % 60)}` : `${Math.floor(minutes / 60)}:${two(minutes % 60)}`;
}

/** The same time as a value of `<time dateTime>`. */
export function clockDuration(elapsedMs: number): string {
  return `PT${Math.max(0, Math.floor(elapsedMs / 1000))}S`;
}

/** How many reminders are due after this time of play; 0 without an interval. */
export function remindersDue(elapsedMs: number, intervalMinutes: number): number {
  return intervalMinutes > 0 ? Math.max(0, Math.floor(elapsedMs / (intervalMinutes * minuteMs))) : 0;
}

/** Whole minutes of play, for the reminder's text. */
export function playedMinutes(elapsedMs: number): number {
  return Math.max(0, Math.floor(elapsedMs / minuteMs));
}
