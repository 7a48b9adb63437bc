import type { PromoPhase } from './phase.ts';

const MINUTE_MS = 60_000;
/** Minutes before its end in which a promotion's timer stands out and has a tooltip (specification S9.2). */
export const LAST_DAY_MINUTES = 1_440;

/** Whether a running promotion is in its last 1,440 minutes. */
export function isLastDay(phase: PromoPhase, leftMs: number): boolean {
  return phase === 'running' && leftMs > 0 && leftMs <= LAST_DAY_MINUTES * MINUTE_MS;
}
