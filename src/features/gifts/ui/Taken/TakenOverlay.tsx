import GiftSign from 'lucide-react/icons/gift';
import { FormattedMessage } from 'react-intl';
import type { Gift } from '#/api/generated/model/index.ts';
import { isBonusMoney } from '#/entities/gift/kinds.ts';
import type { Closable } from '#/overlays/modals.store.ts';
import { paths } from '#/paths.ts';
import { ButtonLink } from '#/ui/ButtonLink/ButtonLink.tsx';
import { Celebration } from '#/ui/Celebration/Celebration.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { Picture } from '#/ui/Picture/Picture.tsx';
import { takenTexts } from '../../model/takenTexts.ts';
import { BONUS_GAMES } from '../../model/links.ts';

export default function TakenOverlay({ gift, close }: { gift: Gift } & Closable) {
  return (
    <Celebration
      art={<Picture src={gift.image} width={240} height={240} fallback={<Icon of={GiftSign} size="xl" />} />}
      title={<FormattedMessage id="gifts.taken.title" />}
      name={gift.title}
      text={<FormattedMessage id={takenTexts[gift.type]} values={{ wager: gift.wager ?? 1 }} />}
      action={<WayOn gift={gift} onGo={close} />}
    />
  );
}

/** To the game of its spins, to the games where a bonus counts, or to what else is there. */
function WayOn({ gift, onGo }: { gift: Gift; onGo: () => void }) {
  const usual = { size: 'lg', onClick: onGo, 'data-autofocus': true } as const;
  if (gift.gameSlug !== undefined)
    return (
      <ButtonLink {...usual} to={paths.gameItem(gift.gameSlug)}>
        <FormattedMessage id="gifts.action.play" />
      </ButtonLink>
    );
  if (isBonusMoney(gift.type))
    return (
      <ButtonLink {...usual} to={BONUS_GAMES}>
        <FormattedMessage id="gifts.action.playBonus" />
      </ButtonLink>
    );
  return (
    <ButtonLink {...usual} to={paths.gifts()}>
      <FormattedMessage id="gifts.taken.more" />
    </ButtonLink>
  );
}
