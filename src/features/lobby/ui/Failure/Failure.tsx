import RotateCw from 'lucide-react/icons/rotate-cw';
import { useIntl } from 'react-intl';
import { Button } from '#/ui/Button/Button.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
import styles from './Failure.module.css';

export type FailureProps = {
  /** What happened, and what is left. */
  text: string;
  retry: () => void;
  isRetrying?: boolean;
};

/** What a part of the lobby shows in its own place when its data did not come. */
export function Failure({ text, retry, isRetrying = false }: FailureProps) {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.failure} role="alert">
      <p>{text}</p>
      <Button variant="secondary" size="sm" icon={<Icon of={RotateCw} size="sm" />} isWaiting={isRetrying} onClick={retry}>
        {formatMessage({ id: 'common.action.retry' })}
      </Button>
    </div>
  );
}
