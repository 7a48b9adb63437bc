import { FormattedMessage, FormattedNumber } from 'react-intl';
import { VisuallyHidden } from '#/ui/VisuallyHidden/VisuallyHidden.tsx';

/** Shows a bare number. Screen readers get "12 games". */
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
