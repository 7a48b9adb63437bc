import { type ReactNode, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import Check from 'lucide-react/icons/check';
import type {
  DuckHuntFlight,
  DuckHuntGame,
  DuckHuntPrize,
  PromoCurrency,
} from '#/api/generated/model/index.ts';
import { promoErrorTexts } from '#/entities/promo/errorTexts.ts';
import { PointsText } from '#/entities/promo/PointsText.tsx';
import { textOfCode } from '#/i18n/errorTexts.ts';
import { parseInstant } from '#/lib/clock.ts';
import { Button } from '#/ui/Button/Button.tsx';
import { ButtonLink } from '#/ui/ButtonLink/ButtonLink.tsx';
import { Countdown } from '#/ui/Countdown/Countdown.tsx';
import { Picture } from '#/ui/Picture/Picture.tsx';
import { Switch } from '#/ui/Switch/Switch.tsx';
import { PromoSection } from '#/entities/promo/PromoSection.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
import type { Aim } from '../model/flight.ts';
import type { Hunt, Outcome, PracticeReason, ShotPhase } from '../model/hunt.ts';
import { HuntField } from './HuntField.tsx';
import styles from './HuntView.module.css';

export interface HuntViewProps {
  game: DuckHuntGame;
  flight: DuckHuntFlight;
  currency: PromoCurrency | undefined;
  practice: PracticeReason | null;
  hunt: Hunt;
  isCalm: boolean;
  /** True on a touch screen. The help then doesn't mention keys. */
  isTouch: boolean;
  loginPath: string;
  onCalm: (isCalm: boolean) => void;
  onFire: (aim: Aim) => void;
  onRetry: () => void;
  onContinue: () => void;
}

export function HuntView(props: HuntViewProps) {
  const { game, flight, currency, practice, hunt, isCalm, isTouch, onCalm, onFire } = props;
  const { formatMessage } = useIntl();
  const help = useId();
  const { phase } = hunt;
  return (
    <HuntFrame shots={{ left: game.shotsLeft, total: game.shotsTotal }} prizes={game.prizes}>
      {practice !== null && <PracticeNote reason={practice} game={game} loginPath={props.loginPath} />}
      <div className={styles.place}>
        <HuntField
          key={isCalm ? 'calm' : 'flying'}
          flight={'flight' in phase ? phase.flight : flight}
          hunt={hunt}
          isCalm={isCalm}
          label={formatMessage({ id: 'duckHunt.field' })}
          describedBy={help}
          onFire={onFire}
        />
        <output className={styles.outcome}>
          {phase.status === 'judged' && (
            <OutcomeText outcome={phase.outcome} aim={phase.aim} currency={currency} />
          )}
        </output>
        {(phase.status === 'uncertain' || phase.status === 'refused') && (
          <ShotAlert phase={phase} onRetry={props.onRetry} onContinue={props.onContinue} />
        )}
      </div>
      <div className={styles.foot}>
        <p id={help} className={styles.help}>
          <FormattedMessage id={helpText(isCalm, isTouch)} />
        </p>
        <Switch label={formatMessage({ id: 'duckHunt.calm' })} isOn={isCalm} onSwitch={onCalm} />
      </div>
    </HuntFrame>
  );
}

function helpText(isCalm: boolean, isTouch: boolean) {
  if (isCalm) return isTouch ? 'duckHunt.helpCalmTouch' : 'duckHunt.helpCalm';
  return isTouch ? 'duckHunt.helpTouch' : 'duckHunt.help';
}

interface PracticeNoteProps {
  reason: PracticeReason;
  game: Pick<DuckHuntGame, 'nextShotsAt'>;
  loginPath: string;
}

const practiceTexts = {
  guest: 'duckHunt.practice.guest',
  not_member: 'duckHunt.practice.notMember',
  blocked: 'promo.error.multi_account',
  no_shots: 'duckHunt.practice.noShots',
} as const satisfies Record<PracticeReason, FormatjsIntl.Message['ids']>;

function PracticeNote({ reason, game, loginPath }: PracticeNoteProps) {
  const nextAt = parseInstant(game.nextShotsAt);
  return (
    <div className={styles.practice}>
      <p>
        <FormattedMessage id={practiceTexts[reason]} />
      </p>
      {reason === 'guest' && (
        <ButtonLink to={loginPath} size="sm">
          <FormattedMessage id="duckHunt.practice.login" />
        </ButtonLink>
      )}
      {reason === 'no_shots' && nextAt !== null && (
        <span className={styles.wait}>
          <Countdown until={nextAt} />
        </span>
      )}
    </div>
  );
}

interface ShotAlertProps {
  phase: Extract<ShotPhase, { status: 'uncertain' | 'refused' }>;
  onRetry: () => void;
  onContinue: () => void;
}

function ShotAlert({ phase: { status, failure }, onRetry, onContinue }: ShotAlertProps) {
  const { formatMessage } = useIntl();
  const { id, values } = textOfCode(failure.code, promoErrorTexts, failure.retryAfterSeconds);
  const isUncertain = status === 'uncertain';
  return (
    <div className={styles.notice} role="alert">
      <p className={styles.reason}>{formatMessage({ id }, { ...values })}</p>
      {isUncertain && (
        <p>
          <FormattedMessage id="duckHunt.uncertain" />
        </p>
      )}
      <Button size="sm" onClick={isUncertain ? onRetry : onContinue}>
        <FormattedMessage id={isUncertain ? 'duckHunt.check' : 'duckHunt.goOn'} />
      </Button>
    </div>
  );
}

interface OutcomeTextProps {
  outcome: Outcome;
  aim: Aim;
  currency: PromoCurrency | undefined;
}

function OutcomeText({ outcome, aim, currency }: OutcomeTextProps) {
  return (
    <span className={styles.room} style={{ '--x': `${aim.x / 10}%`, '--y': `${aim.y / 10}%` }}>
      <span className={styles.line}>
        <span className={styles.bubble} data-kind={outcome.kind}>
          <Words outcome={outcome} currency={currency} />
        </span>
      </span>
    </span>
  );
}

function Words({ outcome, currency }: Omit<OutcomeTextProps, 'aim'>) {
  if (outcome.kind === 'miss') return <FormattedMessage id="duckHunt.miss" />;
  if (outcome.kind === 'prize') return <PrizeWords prize={outcome.prize} />;
  return (
    <>
      <FormattedMessage id="duckHunt.hit" />
      {outcome.points > 0 && <PointsText parts={outcome.points} currency={currency} />}
    </>
  );
}

function PrizeWords({ prize: { title, image } }: { prize: DuckHuntPrize }) {
  return (
    <>
      <Picture src={image} className={styles.picture} width={72} height={72} />
      <span>
        <FormattedMessage id="duckHunt.prize" values={{ title }} />
      </span>
    </>
  );
}

interface HuntFrameProps {
  shots?: { readonly left: number; readonly total: number };
  prizes?: readonly DuckHuntPrize[];
  children: ReactNode;
}

export function HuntFrame({ shots, prizes = [], children }: HuntFrameProps) {
  return (
    <PromoSection
      id="duck-hunt"
      title={<FormattedMessage id="duckHunt.title" />}
      aside={shots && <Shots {...shots} />}
    >
      {children}
      {prizes.length > 0 && <Prizes prizes={prizes} />}
    </PromoSection>
  );
}

/** Maximum number of shots shown as icons. More shots are shown as text. */
const MOST_DRAWN = 12;

function Shots({ left, total }: { left: number; total: number }) {
  return (
    <span className={styles.shots}>
      {total <= MOST_DRAWN && (
        <span className={styles.shells} aria-hidden>
          {Array.from({ length: total }, (_, index) => (
            <span key={index} className={styles.shell} data-used={index >= left || undefined} />
          ))}
        </span>
      )}
      <span className={styles.count} data-number>
        <FormattedMessage id="duckHunt.shots" values={{ left, total }} />
      </span>
    </span>
  );
}

function Prizes({ prizes }: { prizes: readonly DuckHuntPrize[] }) {
  return (
    <div className={styles.prizes}>
      <h3 className={styles.title}>
        <FormattedMessage id="duckHunt.prizes" />
      </h3>
      <ul className={styles.list}>
        {prizes.map(({ id, title, image, isWon }) => (
          <li key={id} className={styles.prize} data-won={isWon || undefined}>
            <Picture src={image} className={styles.huntFramePicture} width={64} height={64} loading="lazy" />
            <span className={styles.name}>{title}</span>
            {isWon && (
              <span className={styles.won}>
                <Icon of={Check} size="sm" />
                <FormattedMessage id="duckHunt.won" />
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
