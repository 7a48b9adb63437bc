import GiftSign from 'lucide-react/icons/gift';
import { FormattedMessage } from 'react-intl';
import type { Gift, GiftType } from '#/api/generated/model/index.ts';
import { isBonusMoney } from '#/entities/gift/rules.ts';
import { bonusSumsOf } from '#/entities/gift/wagerFacts.ts';
import { useMoney } from '#/entities/money/useMoney.ts';
import type { Closable } from '#/overlays/modals.store.ts';
import { paths } from '#/paths.ts';
import { ButtonLink } from '#/ui/ButtonLink/ButtonLink.tsx';
import { Celebration } from '#/ui/Celebration/Celebration.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { Picture } from '#/ui/Picture/Picture.tsx';
import { BONUS_GAMES } from '../../model/lists.ts';

export default function TakenOverlay({ gift, close }: { gift: Gift } & Closable) {
  return (
    <Celebration
      art={<Picture src={gift.image} width={240} height={240} fallback={<Icon of={GiftSign} size="xl" />} />}
      title={<FormattedMessage id="gifts.taken.title" />}
      name={gift.title}
      text={<TakenText gift={gift} />}
      action={<NextLink gift={gift} onGo={close} />}
    />
  );
}

function TakenText({ gift }: { gift: Gift }) {
  const { money } = useMoney();
  const sums = bonusSumsOf(gift);
  const { currency, wager = 1 } = gift;
  if (sums === null || currency === undefined)
    return <FormattedMessage id={takenTexts[gift.type]} values={{ wager }} />;
  return (
    <FormattedMessage
      id="gifts.taken.bonusOf"
      values={{ bonus: money(sums.bonus, currency), amount: money(sums.toWager, currency), wager }}
    />
  );
}

function NextLink({ gift, onGo }: { gift: Gift; onGo: () => void }) {
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

export const takenTexts = {
  cash: 'gifts.taken.money',
  cashback: 'gifts.taken.money',
  compoint: 'gifts.taken.compoints',
  xp: 'gifts.taken.experience',
  group: 'gifts.taken.group',
  custom: 'gifts.taken.custom',
  deposit_bonus: 'gifts.taken.bonus',
  bonus_offer: 'gifts.taken.bonus',
  freebet: 'gifts.taken.freeBet',
  nondeposit: 'gifts.taken.bonus',
  giftspin: 'gifts.taken.spins',
  feature_freespins: 'gifts.taken.spins',
  giftspin_northlight: 'gifts.taken.spins',
  giftspin_sunforge: 'gifts.taken.spins',
  giftspin_blue_heron: 'gifts.taken.spins',
} as const satisfies Readonly<Record<GiftType, FormatjsIntl.Message['ids']>>;
