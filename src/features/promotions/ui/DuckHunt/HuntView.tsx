import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { DuckHuntFlight, DuckHuntGame, PromoCurrency } from '#/api/generated/model/index.ts';
import { Switch } from '#/ui/Switch/Switch.tsx';
import type { Aim } from '../../model/duckFlight.ts';
import type { HuntModel, PracticeReason } from '../../model/duckHunt.machine.ts';
import { HuntField } from './HuntField.tsx';
import { HuntFrame } from './HuntFrame.tsx';
import { HuntNotice } from './HuntNotice.tsx';
import { OutcomeText } from './OutcomeText.tsx';
import { PracticeNote } from './PracticeNote.tsx';
import { Shots } from './Shots.tsx';
import styles from './HuntView.module.css';

export interface HuntViewProps {
  game: DuckHuntGame;
  flight: DuckHuntFlight;
  /** What the points of the promotion are called. */
  currency: PromoCurrency | undefined;
  practice: PracticeReason | null;
  model: HuntModel;
  isCalm: boolean;
  loginPath: string;
  onCalm: (isCalm: boolean) => void;
  onFire: (aim: Aim) => void;
  onRetry: () => void;
  onGoOn: () => void;
}

export function HuntView(props: HuntViewProps) {
  const { game, flight, currency, practice, model, isCalm, onCalm, onFire } = props;
  const { formatMessage } = useIntl();
  const help = useId();
  const { phase } = model;
  // A flight stays until the outcome of the shot at it has been seen.
  const shown = 'flight' in phase ? phase.flight : flight;
  return (
    <HuntFrame aside={<Shots left={game.shotsLeft} total={game.shotsTotal} />} prizes={game.prizes}>
      {practice !== null && <PracticeNote reason={practice} game={game} loginPath={props.loginPath} />}
      <div className={styles.place}>
        <HuntField
          key={isCalm ? 'calm' : 'flying'}
          flight={shown}
          model={model}
          isCalm={isCalm}
          label={formatMessage({ id: 'promotions.duckHunt.field' })}
          describedBy={help}
          onFire={onFire}
        />
        <output className={styles.outcome}>
          {phase.status === 'told' && (
            <OutcomeText outcome={phase.outcome} aim={phase.aim} currency={currency} />
          )}
        </output>
        {(phase.status === 'silent' || phase.status === 'refused') && (
          <HuntNotice phase={phase} onRetry={props.onRetry} onGoOn={props.onGoOn} />
        )}
      </div>
      <div className={styles.foot}>
        <p id={help} className={styles.help}>
          <FormattedMessage id={isCalm ? 'promotions.duckHunt.helpCalm' : 'promotions.duckHunt.help'} />
        </p>
        <Switch label={formatMessage({ id: 'promotions.duckHunt.calm' })} isOn={isCalm} onSwitch={onCalm} />
      </div>
    </HuntFrame>
  );
}
