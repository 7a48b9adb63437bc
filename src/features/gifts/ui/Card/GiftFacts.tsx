import { Badge } from '#/ui/Badge/Badge.tsx';
import { FormattedMessage } from 'react-intl';
import type { Gift, GiftReason } from '#/api/generated/model/index.ts';
import { isRounds, isSpins } from '#/entities/gift/rules.ts';
import { useMoney } from '#/entities/money/useMoney.ts';
import styles from './GiftFacts.module.css';
import GiftIcon from 'lucide-react/icons/gift';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { Picture } from '#/ui/Picture/Picture.tsx';

/**
 * The game and the stake of the gift's rounds, the features that a bonus locks until it is wagered, and the
 * contents of a set.
 */
export function GiftTerms({ gift, currency }: { gift: Gift; currency: string }) {
  const { type, description, stake, roundsLeft, gameName, wager, state } = gift;
  const { money } = useMoney();
  const hasRounds = isRounds(type) && stake !== undefined && gameName !== undefined && roundsLeft !== 0;
  const locks = wager !== undefined && state === 'received';
  const contents = type === 'group' && state === 'received' ? description : undefined;
  if (!hasRounds && !locks && contents === undefined) return null;
  return (
    <div className={styles.terms}>
      {contents !== undefined && <p>{contents}</p>}
      {hasRounds && (
        <p>
          <FormattedMessage
            id={type === 'freebet' ? 'gifts.terms.oneBet' : 'gifts.terms.rounds'}
            values={{ game: gameName, stake: money(stake, currency), count: roundsLeft ?? 1 }}
          />
        </p>
      )}
      {locks && (
        <p>
          <FormattedMessage id={isRounds(type) ? 'gift.terms.locksOnWin' : 'gift.terms.locks'} />
        </p>
      )}
    </div>
  );
}

export const reasonTexts: Readonly<Record<GiftReason, FormatjsIntl.Message['ids']>> = {
  personal: 'gifts.reason.personal',
  registration: 'gifts.reason.registration',
  'level.changed': 'gifts.reason.level',
  promotions: 'gifts.reason.promotions',
  achievement: 'gifts.reason.achievement',
  cashback: 'gifts.reason.cashback',
  'rest.registration': 'gifts.reason.registration',
  compoint_product_purchase: 'gifts.reason.purchase',
  gift_distribution: 'gifts.reason.distribution',
  tournament: 'gifts.reason.tournament',
  // Gifts with the reason `compoints` are never listed (S3.17).
  compoints: 'gifts.reason.purchase',
};

export interface GiftArtProps {
  /** URL from the server. */
  image: string | undefined;
  /** Shows a past gift in grey. */
  isPast?: boolean;
  size?: 'sm' | 'md' | 'lg';
}

export function GiftArt({ image, isPast = false, size = 'md' }: GiftArtProps) {
  return (
    <span className={styles.art} data-past={isPast || undefined} data-size={size} aria-hidden>
      <Picture
        src={image}
        width={240}
        height={240}
        className={styles.picture}
        fallback={<Icon of={GiftIcon} size="xl" />}
      />
    </span>
  );
}

function endOf({ state, wagered, wagerTarget, endedBy }: Gift): 'wagered' | 'unwagered' | 'givenUp' | null {
  if (endedBy === 'given_up') return 'givenUp';
  if (state !== 'used' || wagered === undefined || wagerTarget === undefined) return null;
  return wagered >= wagerTarget ? 'wagered' : 'unwagered';
}

export function GiftMarks({ gift }: { gift: Gift }) {
  const { wager, roundsLeft, state, isDisabled, isSelected, device } = gift;
  const end = endOf(gift);
  const hasSpins = state === 'activated' && isSpins(gift.type);
  return (
    <p className={styles.marks}>
      {wager !== undefined && (
        <Badge tone="second">
          <FormattedMessage id="gifts.wager" values={{ wager }} />
        </Badge>
      )}
      {hasSpins && roundsLeft !== undefined && (
        <Badge tone="accent">
          <FormattedMessage id="gifts.spinsLeft" values={{ count: roundsLeft }} />
        </Badge>
      )}
      {device !== undefined && state === 'received' && (
        <Badge tone="warning">
          <FormattedMessage id={`gifts.device.${device}`} />
        </Badge>
      )}
      {end && (
        <Badge tone={end === 'wagered' ? 'positive' : 'neutral'}>
          <FormattedMessage id={`gifts.${end}`} />
        </Badge>
      )}
      {isSelected && state === 'received' && (
        <Badge tone="positive">
          <FormattedMessage id="gifts.selected" />
        </Badge>
      )}
      {isDisabled && (
        <Badge tone="warning">
          <FormattedMessage id="gifts.disabled" />
        </Badge>
      )}
    </p>
  );
}
