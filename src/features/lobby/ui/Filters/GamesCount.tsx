import { FormattedMessage, FormattedNumber } from 'react-intl';
import { VisuallyHidden } from '#/ui/VisuallyHidden/VisuallyHidden.tsx';

/** A bare number to the eye, and a number of games to a screen reader. */
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
