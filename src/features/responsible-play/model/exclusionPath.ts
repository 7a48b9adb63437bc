// The URL of a self-exclusion's page holds its end, because the session is over and can't load it.
import type { PlayRestrictionStatus } from '#/api/generated/model/index.ts';
import type { Restriction } from '#/entities/player/restriction.ts';
import { parseInstant } from '#/lib/clock.ts';
import { paths } from '#/paths.ts';

const NEVER_ENDS = 'never';

export function exclusionPath({ selfExcludedUntil }: PlayRestrictionStatus): string {
  return `${paths.selfExclusion()}?until=${encodeURIComponent(selfExcludedUntil ?? NEVER_ENDS)}`;
}

/** The exclusion in the URL; null if its end is missing or invalid. */
export function readExclusion(search: string): Extract<Restriction, { kind: 'excluded' }> | null {
  const wanted = new URLSearchParams(search).get('until');
  if (wanted === NEVER_ENDS) return { kind: 'excluded', until: null };
  const until = parseInstant(wanted);
  return until === null ? null : { kind: 'excluded', until };
}
