import CircleSlash from 'lucide-react/icons/circle-slash';
import { FormattedMessage } from 'react-intl';
import { useQuery } from '@tanstack/react-query';
import { WhyLink } from '#/i18n/WhyLink.tsx';
import { Button } from '#/ui/Button/Button.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { profileQuery } from './queries.ts';
import styles from './BonusesOffView.module.css';

/** Explains that bonuses are disabled for the account and links to support. */
export function BonusesOffView({ onSupport }: { onSupport: () => void }) {
  return (
    <aside className={styles.notice}>
      <span className={styles.icon}>
        <Icon of={CircleSlash} size="lg" />
      </span>
      <div className={styles.words}>
        <p className={styles.title}>
          <FormattedMessage id="player.bonusesOff.title" />
        </p>
        <p>
          <FormattedMessage id="player.bonusesOff.text" />
          <WhyLink code="disabled" />
        </p>
      </div>
      <Button variant="secondary" size="sm" onClick={onSupport}>
        <FormattedMessage id="player.bonusesOff.support" />
      </Button>
    </aside>
  );
}

/** A notice on gift pages if bonuses are disabled for the account. Renders nothing otherwise. */
export function BonusesOff({ onSupport }: { onSupport: () => void }) {
  return useAreBonusesOff() ? <BonusesOffView onSupport={onSupport} /> : null;
}

/** Whether bonuses are disabled for the account; false while unknown (specification S6.10). */
export function useAreBonusesOff(): boolean {
  return useQuery(profileQuery()).data?.data.level.bonus_availability_level === 0;
}
