import RotateCw from 'lucide-react/icons/rotate-cw';
import { useIntl } from 'react-intl';
import { IconButton } from '#/ui/IconButton/IconButton.tsx';

/**
 * Stands where the last call for the balance failed, beside the amount known before, if there is one.
 * It must not observe the query itself: mounting an observer refetches a failed query, without an end.
 */
export function BalanceRetry({ onRetry }: { onRetry: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <IconButton
      icon={RotateCw}
      size="sm"
      label={formatMessage({ id: 'player.balance.retry' })}
      onClick={onRetry}
    />
  );
}
