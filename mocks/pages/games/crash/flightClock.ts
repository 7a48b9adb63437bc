/** Tells how much of a flight a page may show. */
export interface FlightClock {
  /**
   * Reports that the provider has seen the flight in the air at this multiplier. The page may show
   * the flight up to there.
   */
  confirm: (multiplier: number) => void;
  /** Seconds of flight to show. */
  seconds: () => number;
}

const longestIntervalMs = 500;

/**
 * Follows the provider's time, but never passes the latest confirmed moment: the flight may have
 * crashed right after it. Between two confirmations it moves on evenly.
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
      // Expects the next confirmation after the same time as this one, at most after
      // `longestIntervalMs`. The limit matters after a lost connection.
      interval = Math.min(longestIntervalMs, now() - confirmedAt);
      confirmed = Math.max(confirmed, Math.log(multiplier) / growthPerSecond);
      confirmedAt = now();
    },
  };
}
