import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Gift } from '#/api/generated/model/index.ts';
import { paths } from '#/paths.ts';
import { ButtonLink } from '#/ui/ButtonLink/ButtonLink.tsx';
import { conditionsOf, nextStepOf, stateAt, type Holder } from '#/entities/gift/rules.ts';
import { ConditionList } from '../Card/ConditionList.tsx';
import { GiftAction } from '../Card/GiftAction.tsx';
import { GiftMarks } from '../Card/GiftCard.tsx';
import { GiftTimer } from '../Card/GiftTimer.tsx';
import { reasonTexts } from '../Card/reasonTexts.ts';
import { TakePoster } from './TakePoster.tsx';
import styles from './TakeView.module.css';

export interface TakeViewProps {
  /** Null where there is no such gift, or none at all. */
  gift: Gift | null;
  /** Whether a link has named it. */
  isWanted: boolean;
  holder: Holder;
  /** Milliseconds of the server's clock. */
  now: number;
  isTaking: boolean;
  onPress: (gift: Gift) => void;
}

export function TakeView({ gift, isWanted, holder, now, isTaking, onPress }: TakeViewProps) {
  const id = useId();
  if (!gift) return <NoGift isWanted={isWanted} />;
  const state = stateAt(gift, now);
  const isPast = state === 'used' || state === 'expired';
  return (
    <TakePoster
      image={gift.image}
      isPast={isPast}
      eyebrow={<FormattedMessage id={isPast ? `gifts.take.${state}` : reasonTexts[gift.reason]} />}
      title={gift.title}
      titleId={id}
    >
      <GiftMarks gift={gift} />
      {gift.description !== undefined && <p className={styles.text}>{gift.description}</p>}
      <GiftTimer state={state} expiredAt={gift.expiredAt} activatedAt={gift.activatedAt} />
      {state === 'received' && (
        <div className={styles.conditions}>
          <ConditionList conditions={conditionsOf(gift, holder)} />
        </div>
      )}
      <div className={styles.actions}>
        <GiftAction
          gift={gift}
          next={nextStepOf(gift, holder, now)}
          isTaking={isTaking}
          describedBy={id}
          size="lg"
          onPress={() => onPress(gift)}
        />
        <ButtonLink variant="secondary" size="lg" to={paths.gifts()}>
          <FormattedMessage id="gifts.take.all" />
        </ButtonLink>
      </div>
    </TakePoster>
  );
}

function NoGift({ isWanted }: { isWanted: boolean }) {
  return (
    <TakePoster
      image={undefined}
      isPast
      eyebrow={<FormattedMessage id="gifts.take.eyebrow" />}
      title={<FormattedMessage id={isWanted ? 'gifts.take.noneOfLink' : 'gifts.take.none'} />}
    >
      <p className={styles.text}>
        <FormattedMessage id="gifts.take.noneText" />
      </p>
      <div className={styles.actions}>
        <ButtonLink size="lg" to={paths.gifts()}>
          <FormattedMessage id="gifts.take.all" />
        </ButtonLink>
      </div>
    </TakePoster>
  );
}
