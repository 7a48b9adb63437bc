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
  /** Where the remedy is to be had, if not at its usual place. */
  to?: string | undefined;
  variant?: ButtonVariant | undefined;
  onRetry?: (() => void) | undefined;
  onSupport?: (() => void) | undefined;
  /** A link leads away from where it stands. */
  onLeave?: (() => void) | undefined;
}

/** Leads to what helps after a refusal, where something does. */
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
