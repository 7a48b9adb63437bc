/** Tells how much of a flight a page may show. */
export interface FlightClock {
  /**
   * Records a response: at this multiplier, the flight was still in the air. The page may show the flight up to
   * there.
   */
  confirm: (multiplier: number) => void;
  /** Seconds of flight to show. */
  seconds: () => number;
}

const longestIntervalMs = 500;

/**
 * Shows the flight up to the latest moment that the provider has confirmed, because the flight may
 * have crashed right after that. Moves evenly from one confirmation to the next.
 */
export function createFlightClock(growthPerSecond: number, now = () => performance.now()): FlightClock {
  let confirmed = 0;
  let confirmedAt = now();
  let shownThen = 0;
  let interval = 0;
  const seconds = (): number => {
    const share = interval > 0 ? Math.min(1, (now() - confirmedAt) / interval) : 1;
    return shownThen + (confirmed - shownThen) * share;
  };
  return {
    seconds,
    confirm(multiplier) {
      shownThen = seconds();
      // Assumes that the next confirmation arrives after the same interval as the latest one, at
      // most `longestIntervalMs`. Without the limit, the flight would lag far behind after a lost
      // connection.
      interval = Math.min(longestIntervalMs, now() - confirmedAt);
      confirmed = Math.max(confirmed, Math.log(multiplier) / growthPerSecond);
      confirmedAt = now();
    },
  };
}
