import { FormattedMessage, useIntl } from 'react-intl';
import { useMoney } from '#/entities/money/useMoney.ts';
import { joinErrorTitles } from '#/entities/tournament/joinErrorTitles.ts';
import { textOfCode } from '#/i18n/errorTexts.ts';
import { AlertDialog } from '#/ui/AlertDialog/AlertDialog.tsx';
import { AlertFigure } from '#/ui/AlertDialog/AlertFigure.tsx';
import { joinErrorHints } from '../../data/errorTexts.ts';
import type { Refusal } from '../../model/join.machine.ts';
import { EntryRemedy } from './EntryRemedy.tsx';

export interface RefusalDialogProps {
  refusal: Refusal;
  /** Of the deposit that may be missing. */
  currency: string;
  /** The promotion that is asked for. */
  promoSlug?: string | undefined;
  onClose: () => void;
}

/** Why a player is not in, what is missing, and the way back (specification S4.56, S8.18). */
export function RefusalDialog({ refusal, currency, promoSlug, onClose }: RefusalDialogProps) {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  const { code, missing, limit, retryAfterSeconds } = refusal;
  const title = textOfCode(code, joinErrorTitles, retryAfterSeconds);
  // How much of the deposits is missing only the server says.
  const isHinted = Object.hasOwn(joinErrorHints, code) && (code !== 'deposit_required' || missing !== null);
  const hint = isHinted ? textOfCode(code, joinErrorHints) : null;
  const values = {
    missing: missing ?? 0,
    money: money(missing ?? 0, currency),
    limit: limit ?? 0,
  };
  return (
    <AlertDialog
      title={formatMessage({ id: title.id }, { ...title.values })}
      dismissLabel={formatMessage({ id: 'common.action.back' })}
      onClose={onClose}
      action={<EntryRemedy code={code} promoSlug={promoSlug} />}
    >
      {code === 'insufficient_compoint_balance' && missing !== null && (
        <AlertFigure>
          <FormattedMessage id="tournaments.join.missing" values={{ count: missing }} />
        </AlertFigure>
      )}
      {hint && <p>{formatMessage({ id: hint.id }, values)}</p>}
    </AlertDialog>
  );
}
