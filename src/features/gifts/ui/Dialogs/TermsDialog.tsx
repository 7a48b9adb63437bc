import Lock from 'lucide-react/icons/lock';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Gift } from '#/api/generated/model/index.ts';
import { useMoney } from '#/entities/money/useMoney.ts';
import { useDates } from '#/entities/time/useDates.ts';
import { parseInstant } from '#/lib/clock.ts';
import { Button } from '#/ui/Button/Button.tsx';
import { Dialog } from '#/ui/Dialog/Dialog.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { isBonusMoney, isRounds, isSpins } from '#/entities/gift/kinds.ts';
import { GiftArt } from '../Art/GiftArt.tsx';
import { GiftMarks } from '../Card/GiftCard.tsx';
import { GiftTerms } from '../Card/GiftTerms.tsx';
import { GiftTimer } from '../Card/GiftTimer.tsx';
import styles from './GiftDialog.module.css';

export interface TermsDialogProps {
  gift: Gift;
  currency: string;
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
export function TermsDialog({ gift, currency, isSending, onConfirm, onClose }: TermsDialogProps) {
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
        {isRounds(gift.type) && <GiftTerms gift={gift} currency={currency} />}
        {gift.wager !== undefined && <WagerTerms gift={gift} wager={gift.wager} />}
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

/** How often the money is staked, for how much in all where that is known, and until when. */
function WagerTerms({ gift, wager }: { gift: Gift; wager: number }) {
  const { money } = useMoney();
  const { deadline } = useDates();
  const { type, amount, currency, expiredAt } = gift;
  const isFixed = type === 'bonus_offer' || type === 'nondeposit';
  return (
    <p className={styles.text}>
      <FormattedMessage id={termsTexts[termsOf(gift)]} values={{ wager }} />{' '}
      {isFixed && amount !== undefined && currency !== undefined && (
        <FormattedMessage id="gifts.terms.total" values={{ amount: money(amount * wager, currency) }} />
      )}{' '}
      {expiredAt !== undefined && (
        <FormattedMessage id="gifts.terms.until" values={{ date: deadline(parseInstant(expiredAt)) }} />
      )}
    </p>
  );
}
