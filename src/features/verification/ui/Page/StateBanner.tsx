import BadgeCheck from 'lucide-react/icons/badge-check';
import Hourglass from 'lucide-react/icons/hourglass';
import ScanFace from 'lucide-react/icons/scan-face';
import ShieldCheck from 'lucide-react/icons/shield-check';
import type { LucideIcon } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { ProgressRing } from '#/ui/ProgressRing/ProgressRing.tsx';
import type { PageState } from '../../model/rules.ts';
import styles from './StateBanner.module.css';

const looks: Readonly<Record<PageState, { icon: LucideIcon; tone: 'accent' | 'warning' | 'positive' }>> = {
  need_verification: { icon: ScanFace, tone: 'accent' },
  approver: { icon: Hourglass, tone: 'warning' },
  verified: { icon: BadgeCheck, tone: 'positive' },
  nothing: { icon: ShieldCheck, tone: 'accent' },
};

export interface StateBannerProps {
  state: PageState;
  accepted: number;
  total: number;
}

/** How far the player is as a whole, and why it matters. */
export function StateBanner({ state, accepted, total }: StateBannerProps) {
  const { formatMessage } = useIntl();
  const { icon, tone } = looks[state];
  return (
    <section className={styles.banner} data-tone={tone} aria-live="polite">
      <span className={styles.sign}>
        <Icon of={icon} size="xl" />
      </span>
      <div className={styles.words}>
        <h2 className={styles.title}>
          <FormattedMessage id={`verification.state.${state}.title`} />
        </h2>
        <p className={styles.text}>
          <FormattedMessage id={`verification.state.${state}.text`} values={{ left: total - accepted }} />
        </p>
      </div>
      {total > 0 && (
        <div className={styles.ring}>
          <ProgressRing
            value={(accepted / total) * 100}
            label={formatMessage({ id: 'verification.state.progress' }, { accepted, total })}
          >
            {`${accepted}/${total}`}
          </ProgressRing>
        </div>
      )}
    </section>
  );
}
