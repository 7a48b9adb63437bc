import ArrowLeft from 'lucide-react/icons/arrow-left';
import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '#/ui/ButtonLink/ButtonLink.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { useLeftGame } from './useGameFrame.ts';

/** A link to the minimised game, for pages that hide the game itself. Shows only a game for real money. */
export function BackToGame() {
  const game = useLeftGame();
  if (!game) return null;
  return (
    <p>
      <ButtonLink size="sm" variant="ghost" to={game.path} icon={<Icon of={ArrowLeft} size="sm" />}>
        <FormattedMessage id="gameFrame.bar.resume" values={{ name: game.name }} />
      </ButtonLink>
    </p>
  );
}
