import { FormattedMessage, useIntl } from 'react-intl';
import type { Gift } from '#/api/generated/model/index.ts';
import { paths } from '#/paths.ts';
import { Button } from '#/ui/Button/Button.tsx';
import { ButtonLink } from '#/ui/ButtonLink/ButtonLink.tsx';
import { BONUS_GAMES, depositLink } from '../../model/lists.ts';
import type { NextStep, Condition } from '#/entities/gift/rules.ts';
import Circle from 'lucide-react/icons/circle-dashed';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useMoney } from '#/entities/money/useMoney.ts';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { ProgressBar } from '#/ui/ProgressBar/ProgressBar.tsx';
import styles from './GiftAction.module.css';

export interface GiftActionProps {
  gift: Gift;
  next: NextStep;
  isTaking: boolean;
  /** Id of the gift's title. It describes the button, because all buttons have the same label. */
  describedBy: string;
  size?: 'md' | 'lg';
  onPress: () => void;
}

export function GiftAction({ gift, next, isTaking, describedBy, size = 'md', onPress }: GiftActionProps) {
  const usual = { size, 'aria-describedby': describedBy, isFullWidth: true } as const;
  switch (next.step) {
    case 'take':
      return (
        <Button
          {...usual}
          isWaiting={isTaking}
          onClick={(event) => {
            // The first click of a double-click may remove its gift's card. The second one would then take the
            // next gift, which has moved into its place.
            if (event.detail <= 1) onPress();
          }}
        >
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

export function ConditionList({ conditions }: { conditions: readonly Condition[] }) {
  const { formatMessage } = useIntl();
  if (conditions.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={formatMessage({ id: 'gifts.condition.label' })}>
      {conditions.map((condition) => (
        <li key={condition.kind} className={styles.condition} data-met={condition.isMet || undefined}>
          {condition.kind === 'deposit' ? (
            <DepositProgress condition={condition} />
          ) : (
            <Contact kind={condition.kind} isMet={condition.isMet} />
          )}
        </li>
      ))}
    </ul>
  );
}

function DepositProgress({ condition }: { condition: Extract<Condition, { kind: 'deposit' }> }) {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  const { limit, progress, missing, currency, isMet } = condition;
  return (
    <ProgressBar
      value={(progress / limit) * 100}
      tone={isMet ? 'positive' : 'accent'}
      label={
        isMet ? (
          <FormattedMessage id="gifts.condition.depositDone" />
        ) : (
          <FormattedMessage id="gifts.condition.depositLeft" values={{ amount: money(missing, currency) }} />
        )
      }
      text={formatMessage(
        { id: 'gifts.condition.depositOf' },
        { progress: money(progress, currency), limit: money(limit, currency) },
      )}
    />
  );
}

function Contact({ kind, isMet }: { kind: 'email' | 'phone'; isMet: boolean }) {
  return (
    <span className={styles.contact}>
      <Icon of={isMet ? CircleCheck : Circle} size="sm" />
      <FormattedMessage id={`gifts.condition.${kind}${isMet ? 'Done' : 'Missing'}`} />
    </span>
  );
}
