import { FormattedMessage, FormattedNumber } from 'react-intl';
import { VisuallyHidden } from '#/ui/VisuallyHidden/VisuallyHidden.tsx';

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
