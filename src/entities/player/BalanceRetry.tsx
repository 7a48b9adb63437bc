import RotateCw from 'lucide-react/icons/rotate-cw';
import { useIntl } from 'react-intl';
import { IconButton } from '#/ui/IconButton/IconButton.tsx';

/**
 * A retry button beside the last known balance, shown when its refetch failed. It must not observe the
 * query: mounting an observer refetches a failed query, which would cause an endless loop.
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
