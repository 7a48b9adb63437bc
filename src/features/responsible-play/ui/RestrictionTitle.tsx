import { FormattedMessage, useIntl } from 'react-intl';
import type { Restriction } from '#/entities/player/restriction.ts';

export type Active = Exclude<Restriction, { kind: 'none' }>;

/** A title such as "On a break until 27 November 2026 at 13:00". */
export function RestrictionTitle({ restriction: { kind, until } }: { restriction: Active }) {
  const { formatDate } = useIntl();
  if (until === null) return <FormattedMessage id="responsiblePlay.excluded.forever" />;
  return (
    <FormattedMessage
      id={`responsiblePlay.${kind}.until`}
      values={{ time: formatDate(until, { dateStyle: 'long', timeStyle: 'short' }) }}
    />
  );
}
