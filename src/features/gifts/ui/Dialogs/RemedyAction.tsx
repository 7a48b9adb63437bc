import { FormattedMessage } from 'react-intl';
import { paths } from '#/paths.ts';
import { Button } from '#/ui/Button/Button.tsx';
import { ButtonLink } from '#/ui/ButtonLink/ButtonLink.tsx';
import type { Gift } from '#/api/generated/model/index.ts';
import type { Refusal } from '../../model/activation.machine.ts';
import { BONUS_GAMES, depositLink } from '../../model/links.ts';
import { remedyOf } from '../../model/refusals.ts';

export interface RemedyActionProps {
  gift: Gift;
  refusal: Refusal;
  /** There was no answer: it may have been taken. */
  isUncertain: boolean;
  onRetry: () => void;
  onCancelBonuses: () => void;
  onSupport: () => void;
  onClose: () => void;
}

export function RemedyAction(props: RemedyActionProps) {
  const { gift, refusal, isUncertain, onRetry, onCancelBonuses, onSupport, onClose } = props;
  switch (isUncertain ? 'retry' : remedyOf(refusal.code)) {
    case 'retry':
      return (
        <Button onClick={onRetry}>
          <FormattedMessage id="common.action.retry" />
        </Button>
      );
    case 'deposit':
      return (
        <ButtonLink to={depositLink(gift.id, refusal.missing)} onClick={onClose}>
          <FormattedMessage id="gifts.action.deposit" />
        </ButtonLink>
      );
    case 'contacts':
      return (
        <ButtonLink to={paths.profileInfo()} onClick={onClose}>
          <FormattedMessage id="gifts.action.confirm" />
        </ButtonLink>
      );
    case 'spins':
      return (
        <Button onClick={onCancelBonuses}>
          <FormattedMessage id="gifts.cancel.open" />
        </Button>
      );
    case 'running':
      return (
        <>
          <Button variant="ghost" onClick={onCancelBonuses}>
            <FormattedMessage id="gifts.cancel.open" />
          </Button>
          <ButtonLink to={BONUS_GAMES} onClick={onClose}>
            <FormattedMessage id="gifts.action.playBonus" />
          </ButtonLink>
        </>
      );
    case 'history':
      return (
        <ButtonLink to={`${paths.cashbox()}?tab=history`} onClick={onClose}>
          <FormattedMessage id="gifts.action.history" />
        </ButtonLink>
      );
    case 'support':
      return (
        <Button onClick={onSupport}>
          <FormattedMessage id="gifts.action.support" />
        </Button>
      );
    case 'none':
      break;
  }
  return null;
}
