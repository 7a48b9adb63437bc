import RotateCw from 'lucide-react/icons/rotate-cw';
import { useIntl } from 'react-intl';
import { IconButton } from '#/ui/IconButton/IconButton.tsx';

/**
 * Shown next to the last known balance when its refetch failed. Must not observe the query: mounting an
 * observer refetches a failed query, in an endless loop.
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
