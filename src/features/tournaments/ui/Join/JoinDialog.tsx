import Trophy from 'lucide-react/icons/trophy';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Refused } from '#/api/ApiError.ts';
import type { ActionState } from '#/api/useAction.ts';
import { ActionDialog } from '#/entities/action/ActionDialog.tsx';
import { useMoney } from '#/entities/money/useMoney.ts';
import { textOfCode } from '#/i18n/errorTexts.ts';
import { paths } from '#/paths.ts';
import { Dialog } from '#/ui/Dialog/Dialog.tsx';
import { IconTile } from '#/ui/IconTile/IconTile.tsx';
import { isPurchase, type JoinQuestion, type JoinRequest } from '../../model/join.ts';
import { joinErrorTitles, joinTexts } from '../../data/mutations.ts';

export interface JoinDialogProps {
  request: JoinRequest;
  /** What the player confirms. Null if joining was refused or has failed. */
  question: JoinQuestion | null;
  state: ActionState;
  /** Currency of a required deposit. */
  currency: string;
  promoSlug?: string | undefined;
  onConfirm: () => void;
  onSupport: () => void;
  onClose: () => void;
}

/**
 * Asks for confirmation before the player spends compoints, or before bets stop counting in another
 * tournament. Also explains refusals (S4.56, S8.18).
 */
export function JoinDialog({ request, question, state, currency, promoSlug, ...on }: JoinDialogProps) {
  const { formatMessage } = useIntl();
  const title = formatMessage({ id: titleOf(question, state) });
  return (
    <Dialog
      type="alert"
      withoutClose
      label={title}
      closeLabel={formatMessage({ id: 'common.action.close' })}
      onClose={on.onClose}
    >
      <ActionDialog
        {...on}
        state={state}
        art={<IconTile size="lg" icon={Trophy} />}
        question={{
          title,
          text: question && <QuestionText question={question} request={request} />,
          confirm: question && <FormattedMessage id={confirmOf(question, request)} />,
          keep: <FormattedMessage id="common.action.back" />,
        }}
        texts={joinTexts}
        refused={{
          missing: state.step === 'failed' && <Missing refused={state.refused} currency={currency} />,
          remedyAt: promoSlug === undefined ? {} : { promotion: paths.promoPage(promoSlug) },
        }}
        uncertain={
          <FormattedMessage
            id={isPurchase(request) ? 'tournaments.join.uncertain' : 'tournaments.join.uncertainFree'}
          />
        }
      />
    </Dialog>
  );
}

function titleOf(question: JoinQuestion | null, state: ActionState) {
  if (state.step !== 'failed') return `tournaments.join.${question ?? 'buy'}Title` as const;
  if (state.isUncertain) return 'tournaments.join.uncertainTitle';
  const { code } = state.refused;
  return Object.hasOwn(joinErrorTitles, code)
    ? textOfCode(code, joinErrorTitles).id
    : 'tournaments.join.refusedTitle';
}

/** The text of the confirm button. It says everything that a press does: pay, switch tournaments, or both. */
function confirmOf(question: JoinQuestion, request: JoinRequest) {
  if (question === 'buy') return 'tournaments.join.buyConfirm';
  return isPurchase(request) ? 'tournaments.join.changeAndBuyConfirm' : 'tournaments.join.changeConfirm';
}

function QuestionText({ question, request }: { question: JoinQuestion; request: JoinRequest }) {
  const { title, price, chosen } = request;
  return (
    <>
      {question === 'change' && (
        <FormattedMessage id="tournaments.join.changeText" values={{ title, chosen: chosen?.title ?? '' }} />
      )}
      {question === 'change' && request.isBlocking && (
        <>
          {'. '}
          <FormattedMessage id="tournaments.join.noWayBack" />
        </>
      )}
      {question === 'change' && isPurchase(request) && '. '}
      {isPurchase(request) && <FormattedMessage id="tournaments.join.buyText" values={{ title, price }} />}
      {question === 'buy' && request.isBlocking && (
        <>
          {'. '}
          <FormattedMessage id="tournaments.rules.blockingText" />
        </>
      )}
    </>
  );
}

function Missing({ refused: { code, missing }, currency }: { refused: Refused; currency: string }) {
  const { money } = useMoney();
  if (missing === undefined) return null;
  return code === 'deposit_required' ? (
    <FormattedMessage id="tournaments.join.missingDeposit" values={{ sum: money(missing, currency) }} />
  ) : (
    <FormattedMessage id="tournaments.join.missing" values={{ count: missing }} />
  );
}
