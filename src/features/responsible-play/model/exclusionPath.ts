// The end of a self-exclusion in the address of its page: its session is over, so nobody can be asked.
import type { PlayRestrictionStatus } from '#/api/generated/model/index.ts';
import type { Restriction } from '#/entities/player/restriction.ts';
import { parseInstant } from '#/lib/clock.ts';
import { paths } from '#/paths.ts';

const FOR_GOOD = 'never';

export function exclusionPath({ selfExcludedUntil }: PlayRestrictionStatus): string {
  return `${paths.selfExclusion()}?until=${encodeURIComponent(selfExcludedUntil ?? FOR_GOOD)}`;
}

/** Null for an address that says no end, or none that is a date. */
export function readExclusion(search: string): Extract<Restriction, { kind: 'excluded' }> | null {
  const wanted = new URLSearchParams(search).get('until');
  if (wanted === FOR_GOOD) return { kind: 'excluded', until: null };
  const until = parseInstant(wanted);
  return until === null ? null : { kind: 'excluded', until };
}
