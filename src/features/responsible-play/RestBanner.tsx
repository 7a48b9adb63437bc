import type { ReactNode } from 'react';
import Coffee from 'lucide-react/icons/coffee';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useRestriction } from '#/entities/player/restriction.ts';
import { paths } from '#/paths.ts';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { RestrictionTitle } from './RestrictionTitle.tsx';
import styles from './ui/Rest.module.css';

const toPart = (tab: string) => (text: ReactNode) => <Link to={`${paths.cashbox()}?tab=${tab}`}>{text}</Link>;

/** The banner that every page shows during a break or a self-exclusion. */
export function RestBanner() {
  const { formatMessage } = useIntl();
  const restriction = useRestriction();
  if (restriction.kind === 'none') return null;
  return (
    <section className={styles.place} aria-label={formatMessage({ id: 'responsiblePlay.rest.label' })}>
      <div className={styles.banner}>
        <Icon of={Coffee} />
        <p className={styles.words} role="status">
          <strong>
            <RestrictionTitle restriction={restriction} />
          </strong>
          <span>
            <FormattedMessage
              id="responsiblePlay.breaks.open"
              values={{
                cashbox: toPart('payout'),
                history: toPart('history'),
              }}
            />
          </span>
        </p>
      </div>
    </section>
  );
}
