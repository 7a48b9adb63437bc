import { FormattedMessage } from 'react-intl';
import type { Loadable } from '#/api/loadable.ts';
import { Button } from '#/ui/Button/Button.tsx';
import type { CountedOptions } from './useFilters.ts';

interface ShowGamesProps {
  counted: Loadable<CountedOptions>;
  onClose: () => void;
}

/** A button that closes a dialog with filters. Its text says how many games match. */
export function ShowGames({ counted, onClose }: ShowGamesProps) {
  return (
    <Button isFullWidth onClick={onClose}>
      {counted.kind === 'ready' ? (
        <FormattedMessage id="gameFacts.filters.show" values={{ count: counted.data.total }} />
      ) : (
        <FormattedMessage id="common.action.close" />
      )}
    </Button>
  );
}
