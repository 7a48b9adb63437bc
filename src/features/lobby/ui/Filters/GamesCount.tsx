import { FormattedMessage, FormattedNumber } from 'react-intl';
import { VisuallyHidden } from '#/ui/VisuallyHidden/VisuallyHidden.tsx';
import type { Loadable } from '#/api/loadable.ts';
import { Button } from '#/ui/Button/Button.tsx';
import type { CountedOptions } from './useFilters.ts';

/** A number of games. The screen shows only the number; screen readers announce "12 games". */
export function GamesCount({ count }: { count: number }) {
  return (
    <>
      <span aria-hidden>
        <FormattedNumber value={count} />
      </span>
      <VisuallyHidden>
        <FormattedMessage id="lobby.games.count" values={{ count }} />
      </VisuallyHidden>
    </>
  );
}

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
