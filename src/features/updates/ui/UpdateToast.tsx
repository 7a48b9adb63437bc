import Sparkles from 'lucide-react/icons/sparkles';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#/ui/Button/Button.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { ToastCard } from '#/ui/ToastCard/ToastCard.tsx';
import styles from './UpdateToast.module.css';

/** A toast that offers to load the new version now or later. */
export function UpdateToast({ onAccept, onPostpone }: { onAccept: () => void; onPostpone: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <ToastCard
      image={<Icon of={Sparkles} />}
      closeLabel={formatMessage({ id: 'updates.postpone' })}
      onClose={onPostpone}
    >
      <div className={styles.offer}>
        <FormattedMessage id="updates.offer" />
        <Button size="sm" onClick={onAccept}>
          <FormattedMessage id="updates.accept" />
        </Button>
      </div>
    </ToastCard>
  );
}
