// The URL of the page after a self-exclusion. It contains the end of the exclusion, because the page has no
// session to request it.
import type { PlayRestrictionStatus } from '#/api/generated/model/index.ts';
import type { Restriction } from '#/entities/player/restriction.ts';
import { parseInstant } from '#/lib/clock.ts';
import { paths } from '#/paths.ts';

const NEVER_ENDS = 'never';

export function exclusionPath({ selfExcludedUntil }: PlayRestrictionStatus): string {
  return `${paths.selfExclusion()}?until=${encodeURIComponent(selfExcludedUntil ?? NEVER_ENDS)}`;
}

/** Reads the exclusion from the URL. Null if its end is missing or invalid. */
export function readExclusion(search: string): Extract<Restriction, { kind: 'excluded' }> | null {
  const wanted = new URLSearchParams(search).get('until');
  if (wanted === NEVER_ENDS) return { kind: 'excluded', until: null };
  const until = parseInstant(wanted);
  return until === null ? null : { kind: 'excluded', until };
}
