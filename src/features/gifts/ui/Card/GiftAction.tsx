import { FormattedMessage } from 'react-intl';
import type { Gift } from '#/api/generated/model/index.ts';
import { paths } from '#/paths.ts';
import { Button } from '#/ui/Button/Button.tsx';
import { ButtonLink } from '#/ui/ButtonLink/ButtonLink.tsx';
import { BONUS_GAMES, depositLink } from '../../model/links.ts';
import type { NextStep } from '#/entities/gift/rules.ts';

export interface GiftActionProps {
  gift: Gift;
  next: NextStep;
  isTaking: boolean;
  /** Id of the gift's title, which tells its button from those of the others. */
  describedBy: string;
  size?: 'md' | 'lg';
  onPress: () => void;
}

export function GiftAction({ gift, next, isTaking, describedBy, size = 'md', onPress }: GiftActionProps) {
  const usual = { size, 'aria-describedby': describedBy, isFullWidth: true } as const;
  switch (next.step) {
    case 'take':
      return (
        <Button {...usual} isWaiting={isTaking} onClick={onPress}>
          <FormattedMessage
            id={gift.type === 'nondeposit' ? 'gifts.action.takePrize' : 'gifts.action.take'}
          />
        </Button>
      );
    case 'deposit':
      return (
        <ButtonLink {...usual} to={depositLink(gift.id, next.missing)}>
          <FormattedMessage id="gifts.action.deposit" />
        </ButtonLink>
      );
    case 'play':
      return (
        <ButtonLink {...usual} to={paths.gameItem(next.gameSlug)}>
          <FormattedMessage id="gifts.action.play" />
        </ButtonLink>
      );
    case 'playBonus':
      return (
        <ButtonLink {...usual} to={BONUS_GAMES}>
          <FormattedMessage id="gifts.action.playBonus" />
        </ButtonLink>
      );
    case 'explain':
      return (
        <Button {...usual} variant="secondary" onClick={onPress} aria-haspopup="dialog">
          <FormattedMessage id="gifts.action.explain" />
        </Button>
      );
    case 'none':
      break;
  }
  return null;
}
