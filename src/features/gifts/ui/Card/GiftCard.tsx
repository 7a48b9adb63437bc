import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Gift } from '#/api/generated/model/index.ts';
import { conditionsOf, nextStepOf, stateAt, type Holder } from '#/entities/gift/rules.ts';
import { GiftArt, GiftTerms, reasonTexts, GiftMarks } from './GiftFacts.tsx';
import { ConditionList, GiftAction } from './GiftAction.tsx';
import { GiftTimer } from './GiftTimer.tsx';
import styles from './GiftCard.module.css';

export interface GiftCardProps {
  gift: Gift;
  holder: Holder;
  /** Epoch milliseconds, server clock. */
  now: number;
  isTaking: boolean;
  onPress: (gift: Gift) => void;
}

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
        <GiftTimer {...gift} state={state} />
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
