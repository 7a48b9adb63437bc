import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Remedy } from '#/i18n/errorTexts.ts';
import { paths } from '#/paths.ts';
import { Button, type ButtonVariant } from '#/ui/Button/Button.tsx';
import { ButtonLink } from '#/ui/ButtonLink/ButtonLink.tsx';

type Place = Exclude<Remedy, 'retry' | 'support'>;

const places: Readonly<Record<Place, string>> = {
  play: paths.categoryGames('slots'),
  compoints: paths.compoints(),
  levels: paths.profileLevels(),
  gifts: paths.gifts(),
  deposit: paths.cashbox(),
  payments: `${paths.cashbox()}?tab=history`,
  contacts: paths.profileInfo(),
  promotion: paths.action(),
  runningBonus: paths.categoryGames('otygrat_bonus'),
};

export interface RemedyActionProps {
  remedy: Remedy | null;
  to?: string | undefined;
  variant?: ButtonVariant | undefined;
  onRetry?: (() => void) | undefined;
  onSupport?: (() => void) | undefined;
  /** Called when the link is followed, for example to close the surrounding dialog. */
  onLeave?: (() => void) | undefined;
}

/** A link or button that helps the player after a refusal. Renders nothing if there is no remedy. */
export function RemedyAction({
  remedy,
  to,
  variant,
  onRetry,
  onSupport,
  onLeave,
}: RemedyActionProps): ReactNode {
  if (remedy === null) return null;
  if (remedy === 'retry' || remedy === 'support')
    return (
      <Button variant={variant} onClick={remedy === 'retry' ? onRetry : onSupport}>
        <FormattedMessage id={remedy === 'retry' ? 'common.action.retry' : 'action.remedy.support'} />
      </Button>
    );
  return (
    <ButtonLink variant={variant} to={to ?? places[remedy]} onClick={onLeave}>
      <FormattedMessage id={`action.remedy.${remedy}`} />
    </ButtonLink>
  );
}
