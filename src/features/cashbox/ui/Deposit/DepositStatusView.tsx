import type { ReactElement } from 'react';
import Check from 'lucide-react/icons/check';
import CircleHelp from 'lucide-react/icons/circle-help';
import Clock from 'lucide-react/icons/clock';
import ExternalLink from 'lucide-react/icons/external-link';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import { FormattedMessage } from 'react-intl';
import { Button } from '#/ui/Button/Button.tsx';
import { ButtonLink } from '#/ui/ButtonLink/ButtonLink.tsx';
import { useMoney } from '#/entities/money/useMoney.ts';
import { paths } from '#/paths.ts';
import type { DepositOrder, DepositPhase } from '../../model/depositModel.ts';
import { refusedText } from '../../model/refusals.ts';
import { StatusPanel } from '../StatusPanel.tsx';

type OnItsWay = Exclude<DepositPhase, { status: 'choosing' | 'opening' }>;

interface Actions {
  onRetry: () => void;
  onLook: () => void;
  onChange: () => void;
  onSupport: () => void;
}

export interface DepositStatusViewProps extends Actions {
  phase: OnItsWay;
}

type Props<Status extends OnItsWay['status']> = Actions & { phase: Extract<OnItsWay, { status: Status }> };

function useSum({ amount, currency }: DepositOrder): string {
  return useMoney().money(amount, currency);
}

function Leaving({ phase: { order } }: Props<'leaving' | 'invoice'>) {
  return (
    <StatusPanel
      tone="neutral"
      icon={ExternalLink}
      isBusy
      sum={useSum(order)}
      title={<FormattedMessage id="cashbox.status.leaving" values={{ name: order.systemName }} />}
    />
  );
}

function Looking({ phase: { order } }: Props<'looking'>) {
  return (
    <StatusPanel
      tone="neutral"
      icon={Clock}
      isBusy
      sum={useSum(order)}
      title={<FormattedMessage id="cashbox.status.looking" />}
    />
  );
}

function LookFailed({ phase: { order }, onLook, onChange }: Props<'lookFailed'>) {
  return (
    <StatusPanel
      tone="warning"
      icon={CircleHelp}
      sum={useSum(order)}
      title={<FormattedMessage id="cashbox.status.lookFailed" />}
      actions={
        <>
          <Button onClick={onLook}>
            <FormattedMessage id="cashbox.status.look" />
          </Button>
          <Another onChange={onChange} />
        </>
      }
    >
      <FormattedMessage id="cashbox.status.lookFailedText" />
    </StatusPanel>
  );
}

function Unsure({ phase: { order, refusal }, onRetry, onChange }: Props<'unsure'>) {
  return (
    <StatusPanel
      tone="warning"
      icon={CircleHelp}
      sum={useSum(order)}
      title={<FormattedMessage id="cashbox.status.unsure" />}
      actions={
        <>
          <Button onClick={onRetry}>
            <FormattedMessage id="common.action.retry" />
          </Button>
          <Button variant="secondary" onClick={onChange}>
            <FormattedMessage id="cashbox.status.change" />
          </Button>
        </>
      }
    >
      <p role="alert">
        <FormattedMessage {...refusedText(refusal)} />
      </p>
      <p>
        <FormattedMessage id="cashbox.status.unsureText" />
      </p>
    </StatusPanel>
  );
}

function Waiting({ phase: { order, hint }, onLook, onChange }: Props<'waiting'>) {
  return (
    <StatusPanel
      tone="warning"
      icon={Clock}
      sum={useSum(order)}
      title={<FormattedMessage id="cashbox.status.waiting" />}
      actions={
        <>
          {order.game && <ToGame game={order.game} />}
          <Button variant="secondary" onClick={onLook}>
            <FormattedMessage id="cashbox.status.look" />
          </Button>
          <Another onChange={onChange} />
        </>
      }
    >
      <FormattedMessage
        id={hint === 'cancelled' ? 'cashbox.status.cancelledText' : 'cashbox.status.waitingText'}
      />
    </StatusPanel>
  );
}

const endings = {
  paid: { tone: 'positive', icon: Check },
  declined: { tone: 'negative', icon: X },
  error: { tone: 'negative', icon: TriangleAlert },
} as const;

function Ended({ phase: { order, outcome }, onChange, onSupport }: Props<'ended'>) {
  return (
    <StatusPanel
      {...endings[outcome]}
      sum={useSum(order)}
      title={<FormattedMessage id={`cashbox.status.${outcome}`} />}
      actions={
        <>
          {outcome === 'paid' ? (
            <ToGame game={order.game} />
          ) : (
            <Button variant="ghost" aria-haspopup="dialog" onClick={onSupport}>
              <FormattedMessage id="cashbox.support.open" />
            </Button>
          )}
          <Another onChange={onChange} />
        </>
      }
    >
      <FormattedMessage id={`cashbox.status.${outcome}Text`} />
    </StatusPanel>
  );
}

function Another({ onChange }: Pick<Actions, 'onChange'>) {
  return (
    <Button variant="secondary" onClick={onChange}>
      <FormattedMessage id="cashbox.status.another" />
    </Button>
  );
}

/** Back into the game that was left, else to the games. */
function ToGame({ game }: Pick<DepositOrder, 'game'>) {
  return game ? (
    <ButtonLink to={game.path}>
      <FormattedMessage id="cashbox.status.toGame" values={{ name: game.name }} />
    </ButtonLink>
  ) : (
    <ButtonLink to={paths.main()}>
      <FormattedMessage id="common.action.toGames" />
    </ButtonLink>
  );
}

export function DepositStatusView({ phase, ...actions }: DepositStatusViewProps): ReactElement {
  if (phase.status === 'looking') return <Looking phase={phase} {...actions} />;
  if (phase.status === 'lookFailed') return <LookFailed phase={phase} {...actions} />;
  if (phase.status === 'unsure') return <Unsure phase={phase} {...actions} />;
  if (phase.status === 'waiting') return <Waiting phase={phase} {...actions} />;
  if (phase.status === 'ended') return <Ended phase={phase} {...actions} />;
  return <Leaving phase={phase} {...actions} />;
}
