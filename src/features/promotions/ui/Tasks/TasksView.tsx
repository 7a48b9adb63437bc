import Check from 'lucide-react/icons/check';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Failed } from '#/api/loadable.ts';
import { FailureView } from '#/entities/failure/FailureView.tsx';
import { useMoney } from '#/entities/money/useMoney.ts';
import { PointsText } from '#/entities/promo/PointsText.tsx';
import { usePromo } from '#/entities/promo/PromoContext.tsx';
import { PromoSection } from '#/entities/promo/PromoSection.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { Picture } from '#/ui/Picture/Picture.tsx';
import { ProgressBar } from '#/ui/ProgressBar/ProgressBar.tsx';
import type { Task } from '../../model/tasks.ts';
import styles from './TasksView.module.css';

export interface TasksViewProps {
  tasks: readonly Task[];
  failure: Failed | null;
}

export function TasksView({ tasks, failure }: TasksViewProps) {
  const { formatMessage } = useIntl();
  const done = tasks.filter(({ state }) => state?.isCompleted).length;
  return (
    <PromoSection
      title={<FormattedMessage id="promotions.tasks.title" />}
      aside={
        done > 0 && (
          <span className={styles.count}>
            <FormattedMessage id="promotions.tasks.done" values={{ done, all: tasks.length }} />
          </span>
        )
      }
    >
      {failure && <FailureView text={formatMessage({ id: 'promotions.tasks.failed' })} failure={failure} />}
      <ul className={styles.tasks}>
        {tasks.map((task) => (
          <TaskItem key={task.id} task={task} />
        ))}
      </ul>
    </PromoSection>
  );
}

function TaskItem({ task }: { task: Task }) {
  const { promo } = usePromo();
  const { title, description, image, points, isAdditional = false, state } = task;
  const isDone = state?.isCompleted ?? false;
  return (
    <li className={styles.task} data-done={isDone || undefined}>
      <span className={styles.picture}>
        <Picture src={image} width={64} height={64} loading="lazy" />
        {isDone && (
          <span className={styles.check}>
            <Icon of={Check} size="sm" />
          </span>
        )}
      </span>
      <div className={styles.words}>
        <h3 className={styles.name}>{title}</h3>
        {description !== undefined && <p className={styles.text}>{description}</p>}
        {points !== undefined && (
          <p className={styles.text}>
            <FormattedMessage
              id="promotions.tasks.reward"
              values={{
                amount: (
                  <PointsText
                    parts={points}
                    currency={isAdditional ? promo.additionalCurrency : promo.currency}
                  />
                ),
              }}
            />
          </p>
        )}
        <Progress title={title} state={state} />
      </div>
    </li>
  );
}

function Progress({ title, state }: { title: string; state: Task['state'] }) {
  const { count } = useMoney();
  if (!state) return null;
  if (state.isCompleted) {
    return (
      <p className={styles.done}>
        <FormattedMessage id="promotions.tasks.completed" />
      </p>
    );
  }
  const { current, target, progress } = state;
  const text =
    current === undefined || target === undefined ? undefined : `${count(current)} / ${count(target)}`;
  return <ProgressBar label={title} isLabelHidden value={progress} text={text} />;
}
