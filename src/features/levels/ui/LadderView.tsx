import Check from 'lucide-react/icons/check';
import Gift from 'lucide-react/icons/gift';
import Lock from 'lucide-react/icons/lock';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Unrestricted } from '#/entities/player/Unrestricted.tsx';
import { Badge } from '#/ui/Badge/Badge.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { Picture } from '#/ui/Picture/Picture.tsx';
import { ProgressBar } from '#/ui/ProgressBar/ProgressBar.tsx';
import type { Step } from '../model/ladder.ts';
import styles from './LadderView.module.css';

export interface LadderViewProps {
  ladder: readonly Step[];
  /** Progress from the current level to the next, per cent. */
  progress: number;
}

export function LadderView({ ladder, progress }: LadderViewProps) {
  const heading = useId();
  return (
    <section className={styles.ladder} aria-labelledby={heading}>
      <h2 id={heading}>
        <FormattedMessage id="levels.list.title" />
      </h2>
      <ol className={styles.steps}>
        {ladder.map((step) => (
          <LevelCard key={step.level.index} step={step} progress={progress} />
        ))}
      </ol>
    </section>
  );
}

function LevelCard({ step, progress }: { step: Step; progress: number }) {
  const { level, state } = step;
  const isLocked = state === 'next' || state === 'ahead';
  return (
    <li className={styles.step} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
      <span className={styles.picture}>
        <Picture src={level.image} width={80} height={80} loading="lazy" />
        {isLocked && (
          <span className={styles.lock}>
            <Icon of={Lock} size="sm" />
          </span>
        )}
      </span>
      <div className={styles.words}>
        <p className={styles.number}>
          <FormattedMessage id="levels.level" values={{ level: level.index }} />
        </p>
        <h3 className={styles.name}>{level.name}</h3>
        <StateLine step={step} />
      </div>
      <Unrestricted>
        <ul className={styles.gives}>
          {level.privileges.map((text) => (
            <li key={text}>
              <Icon of={Check} size="sm" />
              <span>{text}</span>
            </li>
          ))}
          {level.gift && (
            <li className={styles.gift}>
              <Icon of={Gift} size="sm" />
              <FormattedMessage id="levels.list.gift" values={{ gift: level.gift.title }} />
            </li>
          )}
        </ul>
      </Unrestricted>
      {state === 'next' && <Way name={level.name} progress={progress} />}
    </li>
  );
}

function Way({ name, progress }: { name: string; progress: number }) {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.way}>
      <ProgressBar label={formatMessage({ id: 'levels.list.way' }, { name })} value={progress} />
    </div>
  );
}

/** Says that the level is reached or current, or how much is missing. */
function StateLine({ step: { state, missing, level } }: { step: Step }) {
  if (state === 'current')
    return (
      <Badge tone="accent">
        <FormattedMessage id="levels.list.current" />
      </Badge>
    );
  if (state === 'reached')
    return (
      <Badge tone="positive" icon={<Icon of={Check} size="sm" />}>
        <FormattedMessage id="levels.list.reached" />
      </Badge>
    );
  return (
    <p className={styles.opens} data-number>
      <FormattedMessage id="levels.list.opens" values={{ points: level.points, missing }} />
    </p>
  );
}
