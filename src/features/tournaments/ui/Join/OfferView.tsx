import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#/ui/Button/Button.tsx';
import { ButtonLink } from '#/ui/ButtonLink/ButtonLink.tsx';
import type { JoinCall } from '../../model/join.machine.ts';
import type { Offer } from '../../model/rules.ts';
import styles from './OfferView.module.css';

export type OfferViewProps = {
  offer: Offer;
  /** Whole compoints; 0 for a free tournament. */
  price: number;
  /** Whole compoints of the player; null while they are not known. */
  compoints: number | null;
  gamesPath: string;
  isSending: boolean;
  onPress: (call: JoinCall) => void;
};

export function OfferView(props: OfferViewProps) {
  const { offer, price, compoints } = props;
  const { formatNumber } = useIntl();
  const isPaid = price > 0 && (offer === 'register' || offer === 'join' || offer === 'askForSeat');
  return (
    <div className={styles.offer}>
      <OfferButton {...props} />
      <p className={styles.note}>
        <FormattedMessage id={`tournaments.offerNote.${offer}`} />
      </p>
      {isPaid && (
        <p className={styles.note}>
          <FormattedMessage
            id="tournaments.card.price"
            values={{ price, amount: <b className={styles.price}>{formatNumber(price)}</b> }}
          />
          {compoints !== null && (
            <>
              {' · '}
              <FormattedMessage id="tournaments.join.balance" values={{ count: compoints }} />
            </>
          )}
        </p>
      )}
    </div>
  );
}

function OfferButton({ offer, gamesPath, isSending, onPress }: OfferViewProps) {
  if (offer === 'over' || offer === 'waitForSeat') return null;
  const label = <FormattedMessage id={`tournaments.offer.${offer}`} />;
  if (offer === 'play' || offer === 'waitForStart')
    return (
      <ButtonLink size="lg" variant={offer === 'play' ? 'primary' : 'secondary'} to={gamesPath}>
        {label}
      </ButtonLink>
    );
  return (
    <Button size="lg" isWaiting={isSending} onClick={() => onPress(offer === 'choose' ? 'choose' : 'join')}>
      {label}
    </Button>
  );
}
