import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import type { DepositAchievement } from '#/api/generated/model/index.ts';
import type { Loadable } from '#/api/loadable.ts';
import { FailureView } from '#/entities/failure/FailureView.tsx';
import { useMoney } from '#/entities/money/useMoney.ts';
import { PointsText } from '#/entities/promo/PointsText.tsx';
import { usePromo } from '#/entities/promo/PromoContext.tsx';
import { PromoSection } from '#/entities/promo/PromoSection.tsx';
import { paths } from '#/paths.ts';
import { ButtonLink } from '#/ui/ButtonLink/ButtonLink.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { ProgressBar } from '#/ui/ProgressBar/ProgressBar.tsx';
import { Skeleton } from '#/ui/Skeleton/Skeleton.tsx';
import { depositProgress, type DepositDays } from '../../model/tasks.ts';
import styles from './DepositsView.module.css';

export function DepositsView({ deposits }: { deposits: Loadable<DepositDays> }) {
  const { formatMessage } = useIntl();
  return (
    <PromoSection
      title={<FormattedMessage id="promotions.deposits.title" />}
      aside={
        deposits.kind === 'ready' && (
          <span className={styles.count}>
            <FormattedMessage id="promotions.deposits.done" values={{ count: deposits.data.completed }} />
          </span>
        )
      }
    >
      {deposits.kind === 'failed' && (
        <FailureView text={formatMessage({ id: 'promotions.deposits.failed' })} failure={deposits} />
      )}
      {deposits.kind === 'pending' && <Skeleton height="8rem" />}
      {deposits.kind === 'ready' && (
        <>
          {deposits.data.today && <Today task={deposits.data.today} />}
          <ol className={styles.days}>
            {deposits.data.days.map((day) => (
              <Day key={day.id} day={day} isToday={day.id === deposits.data.today?.id} />
            ))}
          </ol>
        </>
      )}
    </PromoSection>
  );
}

function Today({ task }: { task: DepositAchievement }) {
  const { promo } = usePromo();
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  const { amount, requiredAmount, points, isAdditional = false } = task;
  const currency = isAdditional ? promo.additionalCurrency : promo.currency;
  if (task.isCompleted) {
    return (
      <p className={styles.done}>
        <Icon of={Check} size="sm" />
        <FormattedMessage id="promotions.deposits.today.done" />
      </p>
    );
  }
  return (
    <div className={styles.today}>
      <p>
        <FormattedMessage
          id="promotions.deposits.today.task"
          values={{
            sum: <b>{money(requiredAmount, task.currency)}</b>,
            reward: <PointsText parts={points ?? 0} currency={currency} />,
          }}
        />
      </p>
      <ProgressBar
        label={formatMessage({ id: 'promotions.deposits.today.label' })}
        value={depositProgress(task)}
        text={`${money(amount, task.currency)} / ${money(requiredAmount, task.currency)}`}
      />
      <ButtonLink to={paths.cashbox()}>
        <FormattedMessage id="promotions.deposits.today.action" />
      </ButtonLink>
    </div>
  );
}

function Day({ day, isToday }: { day: DepositAchievement; isToday: boolean }) {
  const state = day.isCompleted ? 'done' : isToday ? 'today' : 'missed';
  return (
    <li className={styles.day} data-state={state}>
      <span className={styles.sign}>
        {state === 'done' && <Icon of={Check} size="sm" />}
        {state === 'missed' && <Icon of={X} size="sm" />}
      </span>
      <span>
        <FormattedDate value={`${day.date}T00:00:00Z`} timeZone="UTC" day="numeric" month="short" />
      </span>
      <span className={styles.state}>
        <FormattedMessage id={`promotions.deposits.state.${state}`} />
      </span>
    </li>
  );
}
