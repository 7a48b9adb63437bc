import type { ReactNode } from 'react';
import Check from 'lucide-react/icons/check';
import CircleHelp from 'lucide-react/icons/circle-help';
import TimerOff from 'lucide-react/icons/timer-off';
import CircleSlash from 'lucide-react/icons/circle-slash';
import Clock from 'lucide-react/icons/clock';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import Wallet from 'lucide-react/icons/wallet';
import X from 'lucide-react/icons/x';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { DepositRecord, Gift } from '#/api/generated/model/index.ts';
import { Button } from '#/ui/Button/Button.tsx';
import { ButtonLink } from '#/ui/ButtonLink/ButtonLink.tsx';
import { missingDeposit } from '#/entities/gift/rules.ts';
import { useMoney } from '#/entities/money/useMoney.ts';
import { ProgressSteps } from '#/entities/steps/ProgressSteps.tsx';
import { depositSteps, isPayable } from '#/entities/steps/rules.ts';
import { paths } from '#/paths.ts';
import type { Refused } from '#/api/ApiError.ts';
import { WhyLink } from '#/i18n/WhyLink.tsx';
import type { LeftGame } from '../../data/useDepositFlow.ts';
import { wayOf } from '../../model/methods.ts';
import { leftAfter } from '../../model/gifts.ts';
import { RefusalNotice } from '../RefusalNotice.tsx';
import { StatusPanel } from '../StatusPanel.tsx';
import { DepositSummary } from './DepositSummary.tsx';

export function CheckingView() {
  return (
    <StatusPanel
      tone="neutral"
      icon={Clock}
      isBusy
      title={<FormattedMessage id="cashbox.status.looking" />}
    />
  );
}

interface CheckProps {
  isChecking: boolean;
  onCheck: () => void;
}

function CheckButton({ isChecking, onCheck }: CheckProps) {
  return (
    <Button variant="secondary" isWaiting={isChecking} onClick={onCheck}>
      <FormattedMessage id="cashbox.status.look" />
    </Button>
  );
}

export function CheckFailedView({ onAnother, ...check }: CheckProps & { onAnother: () => void }) {
  return (
    <StatusPanel
      tone="warning"
      icon={CircleHelp}
      title={<FormattedMessage id="cashbox.status.lookFailed" />}
      actions={
        <>
          <CheckButton {...check} />
          <Button variant="ghost" onClick={onAnother}>
            <FormattedMessage id="cashbox.status.another" />
          </Button>
        </>
      }
    >
      <FormattedMessage id="cashbox.status.lookFailedText" />
    </StatusPanel>
  );
}

export interface DepositStatusViewProps extends CheckProps {
  deposit: DepositRecord;
  /** The gift that the deposit was made for. */
  gift: Gift | null;
  /** Other gifts that required a deposit and that the player can activate now. */
  readyGifts: readonly Gift[];
  game: LeftGame | null;
  refusal: Refused | null;
  /** Opens the provider's page. Undefined if that isn't possible. */
  onContinue: (() => void) | undefined;
  onCancel: () => void;
  onAnother: () => void;
  /** Opens the form with the same amount and method. */
  onAgain: () => void;
  /**
   * Returns to the game that runs below the dialog. If set, a button that calls it replaces the link to the
   * game.
   */
  onGame?: (() => void) | undefined;
  onSupport: () => void;
}

const faces = {
  open: { tone: 'warning', icon: Wallet },
  pending: { tone: 'warning', icon: Clock },
  paid: { tone: 'positive', icon: Check },
  declined: { tone: 'negative', icon: X },
  cancelled: { tone: 'neutral', icon: CircleSlash },
  expired: { tone: 'neutral', icon: TimerOff },
  error: { tone: 'negative', icon: TriangleAlert },
} as const;

export function DepositStatusView(props: DepositStatusViewProps) {
  const { gift, readyGifts, refusal } = props;
  // Show a status that this version doesn't know as pending, because the payment may still succeed.
  const isKnown = Object.hasOwn(faces, props.deposit.status);
  const deposit: DepositRecord = isKnown ? props.deposit : { ...props.deposit, status: 'pending' };
  const { status, amount, fee = 0, isFeeRefunded = false, currency, systemName = '' } = deposit;
  const { returnedBecause } = deposit;
  const { money } = useMoney();
  const isPaid = status === 'paid';
  // The deposit is paid, but the gift was not activated.
  const isGiftKept = isPaid && gift?.state === 'received';
  // The gift ended before it was activated: it expired, or a payout burnt it.
  const isGiftLost = gift?.state === 'expired' && gift.activatedAt === undefined;
  const missing = gift && !isPaid ? missingDeposit(gift, deposit) : 0;
  const shownGift =
    gift && !isGiftKept && !isGiftLost ? { gift, left: leftAfter({ missing }, amount) } : null;
  return (
    <StatusPanel
      // The key remounts the panel, so that a new status takes the focus and is announced.
      key={status}
      {...faces[status]}
      sum={money(isPaid && !isFeeRefunded ? amount : amount + fee, currency)}
      title={
        <FormattedMessage id={returnedBecause ? 'cashbox.status.returned' : `cashbox.status.${status}`} />
      }
      actions={<Actions {...props} deposit={deposit} />}
    >
      <p>
        <StatusText {...deposit} />
      </p>
      {isGiftKept && (
        <p>
          <FormattedMessage id="cashbox.status.giftKept" values={{ title: gift.title }} />
        </p>
      )}
      {isGiftLost && (
        <p>
          <FormattedMessage id="cashbox.status.giftLost" values={{ title: gift.title }} />
        </p>
      )}
      {(isPaid || status === 'open' || status === 'pending') && (
        <DepositSummary {...{ systemName, amount, fee, isFeeRefunded, currency, isPaid }} gift={shownGift} />
      )}
      {isPaid && readyGifts.length > 0 && <ReadyGifts gifts={readyGifts} />}
      <ProgressSteps of={deposit} stepsOf={depositSteps} />
      <RefusalNotice refusal={refusal} currency={currency} />
    </StatusPanel>
  );
}

function StatusText(deposit: DepositRecord) {
  const { status, returnedBecause, systemName = '', systemId = 0 } = deposit;
  if (returnedBecause) return <FormattedMessage id={`cashbox.returned.${returnedBecause}`} />;
  if (status === 'open' && !isPayable(deposit)) return <FormattedMessage id="cashbox.status.closedText" />;
  return (
    <>
      {status === 'declined' && systemName !== '' && wayOf(systemId) !== 'invoice' ? (
        <FormattedMessage id="cashbox.status.declinedBy" values={{ method: systemName }} />
      ) : (
        <FormattedMessage id={`cashbox.status.${status}Text`} />
      )}
      {(status === 'declined' || status === 'error') && <WhyLink code="deposit_failed" />}
    </>
  );
}

function ReadyGifts({ gifts }: { gifts: readonly Gift[] }) {
  const { formatList } = useIntl();
  return (
    <p>
      <FormattedMessage
        id="cashbox.status.giftsReady"
        values={{ count: gifts.length, titles: formatList(gifts.map(({ title }) => title)) }}
      />{' '}
      <Link to={paths.gifts()}>
        <FormattedMessage id="cashbox.status.toGifts" />
      </Link>
    </p>
  );
}

function Actions(props: DepositStatusViewProps): ReactNode {
  const { deposit, game, onGame, isChecking, onCheck, onAnother, onAgain, onSupport } = props;
  switch (deposit.status) {
    case 'open':
      return <OpenActions {...props} />;
    case 'pending':
      return (
        <>
          {game && <ToGame game={game} onGame={onGame} />}
          <CheckButton isChecking={isChecking} onCheck={onCheck} />
          <Another onAnother={onAnother} />
        </>
      );
    case 'paid':
      return (
        <>
          <ToGame game={game} onGame={onGame} />
          <Another onAnother={onAnother} />
        </>
      );
    case 'declined':
    case 'error':
    case 'cancelled':
    case 'expired':
      break;
  }
  return (
    <>
      <Button onClick={onAgain}>
        <FormattedMessage id="cashbox.status.tryAgain" />
      </Button>
      {deposit.status !== 'cancelled' && deposit.status !== 'expired' && (
        <Button variant="ghost" aria-haspopup="dialog" onClick={onSupport}>
          <FormattedMessage id="cashbox.support.open" />
        </Button>
      )}
    </>
  );
}

function Another({ onAnother }: { onAnother: () => void }) {
  return (
    <Button variant="secondary" onClick={onAnother}>
      <FormattedMessage id="cashbox.status.another" />
    </Button>
  );
}

function ToGame({ game, onGame }: Pick<DepositStatusViewProps, 'game' | 'onGame'>) {
  if (game && onGame)
    return (
      <Button onClick={onGame}>
        <FormattedMessage id="cashbox.status.toGame" values={{ name: game.name }} />
      </Button>
    );
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

interface OpenActionsProps {
  /** Opens the provider's page. Undefined if that isn't possible. */
  onContinue: (() => void) | undefined;
  onCancel: () => void;
}

/** Buttons for an unpaid deposit: continue or cancel. */
export function OpenActions({ onContinue, onCancel }: OpenActionsProps) {
  return (
    <>
      {onContinue && (
        <Button onClick={onContinue}>
          <FormattedMessage id="cashbox.status.continue" />
        </Button>
      )}
      <Button variant="secondary" aria-haspopup="dialog" onClick={onCancel}>
        <FormattedMessage id="cashbox.status.cancel" />
      </Button>
    </>
  );
}
