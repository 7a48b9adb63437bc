import { FormattedMessage } from 'react-intl';
import { paths } from '#/paths.ts';
import { SupportButton } from '#/entities/support/SupportButton.tsx';
import { Button } from '#/ui/Button/Button.tsx';
import { ButtonLink } from '#/ui/ButtonLink/ButtonLink.tsx';
import { failureOf, type FailureAction } from '../../model/failures.ts';
import type { FailureCode, Play } from '../../model/frameModel.ts';
import { Panel } from './Panel.tsx';

type FailedPanelProps = {
  play: Play;
  code: FailureCode;
  onRetry: () => void;
  onClose: () => void;
};

const targets: Record<Exclude<FailureAction, 'retry' | 'support'>, (play: Play) => string> = {
  playForReal: ({ game }) => paths.gameItem(game.slug),
  login: ({ game, mode }) => paths.login(paths.gameItem(game.slug, mode)),
  bonusSlots: () => paths.categoryGames('otygrat_bonus'),
  gifts: () => paths.gifts(),
  otherGames: () => paths.categoryGames('allgames'),
};

export function FailedPanel({ play, code, onRetry, onClose }: FailedPanelProps) {
  const { text, actions, tone } = failureOf(code);
  return (
    <Panel
      tone={tone}
      title={
        <FormattedMessage
          id={tone === 'warning' ? 'gameFrame.failed.warningTitle' : 'gameFrame.failed.title'}
        />
      }
      text={<FormattedMessage id={`gameFrame.error.${text}`} />}
    >
      {actions.map((action, index) => (
        <Action key={action} action={action} play={play} isFirst={index === 0} onRetry={onRetry} />
      ))}
      <Button variant="ghost" onClick={onClose}>
        <FormattedMessage id="common.action.close" />
      </Button>
    </Panel>
  );
}

interface ActionProps extends Pick<FailedPanelProps, 'play' | 'onRetry'> {
  action: FailureAction;
  /** The one to offer most. */
  isFirst: boolean;
}

function Action({ action, play, isFirst, onRetry }: ActionProps) {
  if (action === 'support') return <SupportButton />;
  if (action === 'retry') {
    return (
      <Button onClick={onRetry}>
        <FormattedMessage id="common.action.retry" />
      </Button>
    );
  }
  return (
    <ButtonLink variant={isFirst ? 'primary' : 'secondary'} to={targets[action](play)}>
      <FormattedMessage id={`gameFrame.action.${action}`} />
    </ButtonLink>
  );
}
