import { FormattedMessage } from 'react-intl';
import type { Restriction } from '#/entities/player/restriction.ts';
import { useDates } from '#/entities/time/useDates.ts';

export type Active = Exclude<Restriction, { kind: 'none' }>;

/** A title such as "On a break until 27 November 2026 at 13:00 UTC". */
export function RestrictionTitle({ restriction: { kind, until } }: { restriction: Active }) {
  const { longDeadline } = useDates();
  if (until === null) return <FormattedMessage id="responsiblePlay.excluded.forever" />;
  return <FormattedMessage id={`responsiblePlay.${kind}.until`} values={{ time: longDeadline(until) }} />;
}
