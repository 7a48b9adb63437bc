import { FormattedMessage, useIntl } from 'react-intl';
import { useMoney } from '#/entities/money/useMoney.ts';
import { textOfCode } from '#/i18n/errorTexts.ts';
import { AlertDialog } from '#/ui/AlertDialog/AlertDialog.tsx';
import { AlertFigure } from '#/ui/AlertDialog/AlertFigure.tsx';
import { giftTexts } from '../../model/refusals.ts';
import { GiftArt } from '../Art/GiftArt.tsx';
import { RemedyAction, type RemedyActionProps } from './RemedyAction.tsx';
import styles from './GiftDialog.module.css';

export interface InactiveGiftDialogProps extends RemedyActionProps {
  /** Of the deposit that may be missing. */
  currency: string;
}

/** Why a gift cannot be used, what is missing, and the way out where there is one (specification S2.70). */
export function InactiveGiftDialog(props: InactiveGiftDialogProps) {
  const { gift, refusal, isUncertain, currency, onClose } = props;
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  const { id, values } = textOfCode(refusal.code, giftTexts, refusal.retryAfterSeconds);
  return (
    <AlertDialog
      title={<FormattedMessage id={isUncertain ? 'gifts.inactive.uncertainTitle' : 'gifts.inactive.title'} />}
      dismissLabel={formatMessage({ id: 'common.action.close' })}
      onClose={onClose}
      action={<RemedyAction {...props} />}
    >
      <div className={styles.gift}>
        <GiftArt image={gift.image} isPast={!isUncertain} />
        <h3 className={styles.title}>{gift.title}</h3>
        <div className={styles.why} role="alert">
          <p>{formatMessage({ id }, { ...values })}</p>
          {refusal.missing !== null && refusal.missing > 0 && (
            <AlertFigure>{money(refusal.missing, currency)}</AlertFigure>
          )}
          {isUncertain && (
            <p>
              <FormattedMessage id="gifts.inactive.uncertain" />
            </p>
          )}
        </div>
      </div>
    </AlertDialog>
  );
}
