import { useId, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Balance, PlayLimit, PlayLimitKind } from '#/api/generated/model/index.ts';
import { WhyLink } from '#/i18n/WhyLink.tsx';
import { parseInstant } from '#/lib/clock.ts';
import { takeFocus } from '#/ui/takeFocus.ts';
import { paths } from '#/paths.ts';
import { Button } from '#/ui/Button/Button.tsx';
import { ButtonLink } from '#/ui/ButtonLink/ButtonLink.tsx';
import { SupportButton } from '#/entities/support/SupportButton.tsx';
import { failureOf, type FailureAction } from '../../model/failures.ts';
import type { FailureCode, Play } from '../../model/frameModel.ts';
import styles from './StagePanels.module.css';
import { useQuery } from '@tanstack/react-query';
import { playLimitsQuery } from '#/entities/play-session/queries.ts';
import { useMoney } from '#/entities/money/useMoney.ts';
import { balanceQuery } from '#/entities/player/queries.ts';
import { useRestriction } from '#/entities/player/restriction.ts';
import { useDates } from '#/entities/time/useDates.ts';

interface PanelProps {
  tone: 'error' | 'warning';
  title: ReactNode;
  text: ReactNode;
  children: ReactNode;
}

/** A panel that replaces the game with a warning or a failure, so it takes the focus. */
function Panel({ tone, title, text, children }: PanelProps) {
  const titleId = useId();
  const textId = useId();
  return (
    <div
      ref={takeFocus}
      className={styles.panel}
      data-tone={tone}
      role="alertdialog"
      aria-labelledby={titleId}
      aria-describedby={textId}
      tabIndex={-1}
    >
      <h3 id={titleId} className={styles.title}>
        {title}
      </h3>
      <p id={textId} className={styles.text}>
        {text}
      </p>
      <div className={styles.actions}>{children}</div>
    </div>
  );
}

interface BonusWarningProps {
  onConfirm: () => void;
  onClose: () => void;
}

/**
 * The warning before a game that doesn't accept bonus money (S4.13). A player without real money is offered
 * other games and a deposit.
 */
export function BonusWarning({ onConfirm, onClose }: BonusWarningProps) {
  const balance = useQuery(balanceQuery()).data?.data;
  const isWithoutMoney = balance?.balance === 0;
  return (
    <Panel
      tone="warning"
      title={<FormattedMessage id="gameFrame.warning.title" />}
      text={
        <>
          <FormattedMessage id="gameFrame.warning.text" /> {balance && <BalanceText {...balance} />}
        </>
      }
    >
      {!isWithoutMoney && (
        <Button onClick={onConfirm}>
          <FormattedMessage id="gameFrame.warning.continue" />
        </Button>
      )}
      <ButtonLink
        variant={isWithoutMoney ? 'primary' : 'secondary'}
        to={paths.categoryGames('otygrat_bonus')}
      >
        <FormattedMessage id="gameFrame.warning.bonusSlots" />
      </ButtonLink>
      {isWithoutMoney && (
        <>
          <ButtonLink variant="secondary" to={paths.cashbox()}>
            <FormattedMessage id="gameFrame.warning.deposit" />
          </ButtonLink>
          <Button variant="ghost" onClick={onConfirm}>
            <FormattedMessage id="gameFrame.warning.lookAround" />
          </Button>
        </>
      )}
      <Button variant="ghost" onClick={onClose}>
        <FormattedMessage id="gameFrame.warning.back" />
      </Button>
    </Panel>
  );
}

function BalanceText({ balance, bonus, currency }: Balance) {
  const { money } = useMoney();
  return (
    <FormattedMessage
      id={bonus > 0 ? 'gameFrame.warning.realAndBonus' : 'gameFrame.warning.real'}
      values={{ real: money(balance, currency), bonus: money(bonus, currency) }}
    />
  );
}

interface FailedPanelProps {
  play: Play;
  code: FailureCode;
  onRetry: () => void;
  onClose: () => void;
}

const targets: Record<Exclude<FailureAction, 'retry' | 'support'>, (play: Play) => string> = {
  playForReal: ({ game }) => paths.gameItem(game.slug),
  login: ({ game, mode }) => paths.login(paths.gameItem(game.slug, mode)),
  bonusSlots: () => paths.categoryGames('otygrat_bonus'),
  gifts: () => paths.gifts(),
  otherGames: () => paths.categoryGames('allgames'),
  limits: () => `${paths.playSafety()}?section=limits`,
  breaks: () => `${paths.playSafety()}?section=breaks`,
  rest: () => paths.selfExclusion(),
};

export function FailedPanel({ play, code, onRetry, onClose }: FailedPanelProps) {
  const { text, actions, tone } = failureOf(code);
  return (
    <Panel
      tone={tone}
      title={
        <FormattedMessage
          id={tone === 'warning' ? 'gameFrame.failed.warningTitle' : 'gameFrame.failed.title'}
        />
      }
      text={
        <>
          <FormattedMessage id={`gameFrame.error.${text}`} />
          <PlayAgainAt code={code} />
          <WhyLink code={code} />
        </>
      }
    >
      {actions.map((action, index) => (
        <Action key={action} action={action} play={play} isFirst={index === 0} onRetry={onRetry} />
      ))}
      <Button variant="ghost" onClick={onClose}>
        <FormattedMessage id="common.action.close" />
      </Button>
    </Panel>
  );
}

interface ActionProps extends Pick<FailedPanelProps, 'play' | 'onRetry'> {
  action: FailureAction;
  isFirst: boolean;
}

function Action({ action, play, isFirst, onRetry }: ActionProps) {
  if (action === 'support') return <SupportButton />;
  if (action === 'retry') {
    return (
      <Button onClick={onRetry}>
        <FormattedMessage id="common.action.retry" />
      </Button>
    );
  }
  return (
    <ButtonLink variant={isFirst ? 'primary' : 'secondary'} to={targets[action](play)}>
      <FormattedMessage id={`gameFrame.action.${action}`} />
    </ButtonLink>
  );
}

type Stop = 'loss_limit_reached' | 'time_limit_reached';

/**
 * Says when the player can play for money again, if the game was stopped by a break or by the player's own
 * limit.
 */
function PlayAgainAt({ code }: { code: string }) {
  if (code === 'loss_limit_reached' || code === 'time_limit_reached') return <AfterLimit code={code} />;
  if (code === 'time_out_active' || code === 'self_excluded') return <AfterBreak />;
  return null;
}

function AfterLimit({ code }: { code: Stop }) {
  const limits = useQuery(playLimitsQuery()).data?.data ?? [];
  const { deadline } = useDates();
  const at = playableAt(limits, code === 'loss_limit_reached' ? 'loss' : 'time');
  return at !== null && <Time text={deadline(at)} />;
}

function AfterBreak() {
  const restriction = useRestriction();
  const { longDeadline } = useDates();
  const until = restriction.kind === 'none' ? null : restriction.until;
  return until !== null && <Time text={longDeadline(until)} />;
}

function Time({ text }: { text: string }) {
  return (
    <span>
      {' '}
      <FormattedMessage id="gameFrame.failed.playableAt" values={{ time: text }} />
    </span>
  );
}

/**
 * When the player can play again after reaching a limit of this kind, in ms of server time. Null if the
 * player has no such limit. If there are several, the limit with the smallest remaining amount counts. If
 * these amounts are equal, the limit that resets last counts.
 */
export function playableAt(limits: readonly PlayLimit[], kind: PlayLimitKind): number | null {
  const rooms = limits.flatMap(({ amount, used, resetsAt, ...limit }) =>
    limit.kind === kind && amount !== undefined
      ? [{ room: Math.max(0, amount - used), end: parseInstant(resetsAt) ?? 0 }]
      : [],
  );
  const least = Math.min(...rooms.map(({ room }) => room));
  const ends = rooms.filter(({ room }) => room === least).map(({ end }) => end);
  return ends.length > 0 ? Math.max(...ends) : null;
}
