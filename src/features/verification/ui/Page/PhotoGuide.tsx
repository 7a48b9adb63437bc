import Camera from 'lucide-react/icons/camera';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import { FormattedMessage } from 'react-intl';
import { Button } from '#/ui/Button/Button.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
import styles from './PhotoGuide.module.css';

const RULES = ['whole', 'sharp', 'colour', 'card', 'fresh'] as const;

/** How to take a picture that passes at once, and whom to ask. */
export function PhotoGuide({ onSupport }: { onSupport: () => void }) {
  return (
    <aside className={styles.guide}>
      <h2 className={styles.title}>
        <Icon of={Camera} />
        <FormattedMessage id="verification.guide.title" />
      </h2>
      <ul className={styles.rules}>
        {RULES.map((rule) => (
          <li key={rule}>
            <FormattedMessage id={`verification.guide.${rule}`} />
          </li>
        ))}
      </ul>
      <Button variant="ghost" size="sm" icon={<Icon of={LifeBuoy} size="sm" />} onClick={onSupport}>
        <FormattedMessage id="verification.guide.support" />
      </Button>
    </aside>
  );
}
