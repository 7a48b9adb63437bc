import Lock from 'lucide-react/icons/lock';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Gift } from '#/api/generated/model/index.ts';
import { Button } from '#/ui/Button/Button.tsx';
import { Dialog } from '#/ui/Dialog/Dialog.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { isBonusMoney, isRounds, isSpins } from '#/entities/gift/kinds.ts';
import { GiftArt } from '../Art/GiftArt.tsx';
import { GiftMarks } from '../Card/GiftCard.tsx';
import { GiftTimer } from '../Card/GiftTimer.tsx';
import styles from './GiftDialog.module.css';

export interface TermsDialogProps {
  gift: Gift;
  isSending: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

const termsTexts = {
  spins: 'gifts.terms.spins',
  freeBet: 'gifts.terms.freeBet',
  bonus: 'gifts.terms.bonus',
} as const satisfies Record<string, FormatjsIntl.Message['ids']>;

function termsOf({ type }: Gift): keyof typeof termsTexts {
  if (isSpins(type)) return 'spins';
  return isRounds(type) ? 'freeBet' : 'bonus';
}

/** What a gift that runs for a while brings along, before it is activated. */
export function TermsDialog({ gift, isSending, onConfirm, onClose }: TermsDialogProps) {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      title={<FormattedMessage id="gifts.terms.title" />}
      closeLabel={formatMessage({ id: 'common.action.close' })}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            <FormattedMessage id="gifts.terms.later" />
          </Button>
          <Button isWaiting={isSending} onClick={onConfirm} data-autofocus>
            <FormattedMessage id="gifts.terms.confirm" />
          </Button>
        </>
      }
    >
      <div className={styles.gift}>
        <GiftArt image={gift.image} size="lg" />
        <h3 className={styles.title}>{gift.title}</h3>
        <GiftMarks gift={gift} />
        <GiftTimer state="activated" expiredAt={gift.expiredAt} />
        {gift.wager !== undefined && (
          <p className={styles.text}>
            <FormattedMessage id={termsTexts[termsOf(gift)]} values={{ wager: gift.wager }} />
          </p>
        )}
        {isBonusMoney(gift.type) && (
          <p className={styles.warning} role="note">
            <Icon of={Lock} size="sm" /> <FormattedMessage id="gifts.terms.locks" />
          </p>
        )}
        <p className={styles.text}>
          <FormattedMessage id="gifts.terms.alone" />
        </p>
      </div>
    </Dialog>
  );
}
