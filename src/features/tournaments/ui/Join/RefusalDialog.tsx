import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useMoney } from '#/entities/money/useMoney.ts';
import { SupportButton } from '#/entities/support/SupportButton.tsx';
import { textOfCode } from '#/i18n/errorTexts.ts';
import { paths } from '#/paths.ts';
import { AlertDialog } from '#/ui/AlertDialog/AlertDialog.tsx';
import { AlertFigure } from '#/ui/AlertDialog/AlertFigure.tsx';
import { ButtonLink } from '#/ui/ButtonLink/ButtonLink.tsx';
import { joinErrorHints, joinErrorTitles } from '../../data/errorTexts.ts';
import type { Refusal } from '../../model/join.machine.ts';

export type RefusalDialogProps = {
  refusal: Refusal;
  /** Of the deposit that may be missing. */
  currency: string;
  /** The promotion that is asked for. */
  promoSlug?: string | undefined;
  onClose: () => void;
};

/** Why a player is not in, what is missing, and the way back (specification S4.56, S8.18). */
export function RefusalDialog({ refusal, currency, promoSlug, onClose }: RefusalDialogProps) {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  const { code, missing, limit, retryAfterSeconds } = refusal;
  const title = textOfCode(code, joinErrorTitles, retryAfterSeconds);
  const hint = Object.hasOwn(joinErrorHints, code) ? textOfCode(code, joinErrorHints) : null;
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
      action={<WayOn code={code} promoSlug={promoSlug} />}
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

/** What helps, where something does. */
function WayOn({ code, promoSlug }: { code: string; promoSlug: string | undefined }): ReactNode {
  switch (code) {
    case 'insufficient_compoint_balance':
      return (
        <ButtonLink to={paths.compoints()}>
          <FormattedMessage id="tournaments.join.toCompoints" />
        </ButtonLink>
      );
    case 'user_is_blocked_for_multi_account':
      return <SupportButton />;
    case 'deposit_required':
      return (
        <ButtonLink to={paths.cashbox()}>
          <FormattedMessage id="tournaments.join.toCashbox" />
        </ButtonLink>
      );
    case 'level_required':
      return (
        <ButtonLink to={paths.profileLevels()}>
          <FormattedMessage id="tournaments.join.toLevels" />
        </ButtonLink>
      );
    case 'promotion_required':
      return (
        <ButtonLink to={promoSlug === undefined ? paths.action() : paths.promoPage(promoSlug)}>
          <FormattedMessage id="tournaments.join.toPromo" />
        </ButtonLink>
      );
    default:
      return null;
  }
}
