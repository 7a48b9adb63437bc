import { FormattedMessage } from 'react-intl';
import { paths } from '#/paths.ts';
import { Button } from '#/ui/Button/Button.tsx';
import { ButtonLink } from '#/ui/ButtonLink/ButtonLink.tsx';
import type { Remedy } from '../model/refusals.ts';

export interface RemedyButtonProps {
  remedy: Remedy;
  onRetry: () => void;
  onSupport: () => void;
  /** A link leads away from where it stands. */
  onLeave?: () => void;
}

export function RemedyButton({ remedy, onRetry, onSupport, onLeave }: RemedyButtonProps) {
  switch (remedy) {
    case 'retry':
      return (
        <Button onClick={onRetry}>
          <FormattedMessage id="common.action.retry" />
        </Button>
      );
    case 'play':
      return (
        <ButtonLink to={paths.categoryGames('slots')} onClick={onLeave}>
          <FormattedMessage id="compoints.remedy.play" />
        </ButtonLink>
      );
    case 'levels':
      return (
        <ButtonLink to={paths.profileLevels()} onClick={onLeave}>
          <FormattedMessage id="compoints.remedy.levels" />
        </ButtonLink>
      );
    case 'gifts':
      return (
        <ButtonLink to={paths.gifts()} onClick={onLeave}>
          <FormattedMessage id="compoints.remedy.gifts" />
        </ButtonLink>
      );
    case 'support':
      return (
        <Button onClick={onSupport}>
          <FormattedMessage id="compoints.remedy.support" />
        </Button>
      );
    default:
      return null;
  }
}
