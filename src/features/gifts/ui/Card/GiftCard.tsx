import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Gift } from '#/api/generated/model/index.ts';
import { Badge } from '#/ui/Badge/Badge.tsx';
import { conditionsOf, nextStepOf, stateAt, type Holder } from '#/entities/gift/rules.ts';
import { isSpins } from '#/entities/gift/kinds.ts';
import { GiftArt } from '../Art/GiftArt.tsx';
import { ConditionList } from './ConditionList.tsx';
import { GiftAction } from './GiftAction.tsx';
import { GiftTerms } from './GiftTerms.tsx';
import { GiftTimer } from './GiftTimer.tsx';
import { reasonTexts } from './reasonTexts.ts';
import styles from './GiftCard.module.css';

export interface GiftCardProps {
  gift: Gift;
  holder: Holder;
  /** Milliseconds of the server's clock. */
  now: number;
  isTaking: boolean;
  onPress: (gift: Gift) => void;
}

/** A gift: what it is, where it came from, what it wants, how long it is there, and the one thing to do. */
export function GiftCard({ gift, holder, now, isTaking, onPress }: GiftCardProps) {
  const id = useId();
  const state = stateAt(gift, now);
  const isPast = state === 'used' || state === 'expired';
  return (
    <article className={styles.card} data-state={state} aria-labelledby={id}>
      <GiftArt image={gift.image} isPast={isPast} />
      <div className={styles.words}>
        <p className={styles.reason}>
          <FormattedMessage id={reasonTexts[gift.reason]} />
        </p>
        <h3 id={id} className={styles.title} title={gift.title}>
          {gift.title}
        </h3>
        <GiftMarks gift={gift} />
        {!isPast && <GiftTerms gift={gift} currency={holder.currency} />}
        <GiftTimer state={state} expiredAt={gift.expiredAt} activatedAt={gift.activatedAt} />
      </div>
      {state === 'received' && <ConditionList conditions={conditionsOf(gift, holder)} />}
      <div className={styles.action}>
        <GiftAction
          gift={gift}
          next={nextStepOf(gift, holder, now)}
          isTaking={isTaking}
          describedBy={id}
          onPress={() => onPress(gift)}
        />
      </div>
    </article>
  );
}

/** How the wagering of a used bonus ended; null for other gifts. */
function wagerEndOf({ state, wagered, wagerTarget }: Gift): 'wagered' | 'unwagered' | null {
  if (state !== 'used' || wagered === undefined || wagerTarget === undefined) return null;
  return wagered >= wagerTarget ? 'wagered' : 'unwagered';
}

export function GiftMarks({ gift }: { gift: Gift }) {
  const { wager, roundsLeft, state, isDisabled, isSelected, device } = gift;
  const end = wagerEndOf(gift);
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
      {isSelected && (
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
