import { FormattedMessage, useIntl } from 'react-intl';
import type { Tournament } from '#/api/generated/model/index.ts';
import { useMoney } from '#/entities/money/useMoney.ts';
import { RemedyAction } from '#/entities/action/RemedyAction.tsx';
import { remedyOf, textOfCode } from '#/i18n/errorTexts.ts';
import { WhyLink } from '#/i18n/WhyLink.tsx';
import { paths } from '#/paths.ts';
import { Button } from '#/ui/Button/Button.tsx';
import { ButtonLink } from '#/ui/ButtonLink/ButtonLink.tsx';
import { switchRefusal, type EntryProblem, type Offer, type JoinCall } from '../../model/join.ts';
import { joinTexts } from '../../data/mutations.ts';
import { moneyIn, priceOf } from '../../model/rules.ts';
import { EntryText } from '../Card/EntryFacts.tsx';
import styles from './OfferView.module.css';

export interface OfferViewProps {
  offer: Offer;
  /** Why joining would be refused. Null if the visitor may join. */
  problem: EntryProblem | null;
  tournament: Pick<Tournament, 'compointMembershipPrice' | 'requirements' | 'slug' | 'tournamentSeriesId'>;
  /** The tournament in which the player's bets count now. */
  chosen: Tournament | null;
  currency: string;
  /** The player's compoints, a whole number. Null while unknown. */
  compoints: number | null;
  isWaiting: boolean;
  onPress: (call: JoinCall) => void;
  onPlay: () => void;
  onSupport: () => void;
}

/**
 * The tournament's main button. If the player can't join, also shows the reason and a link or button to the
 * remedy.
 */
export function OfferView(props: OfferViewProps) {
  const { offer, problem, tournament, onSupport } = props;
  const promoSlug = tournament.requirements?.promoSlug;
  const remedy = problem && remedyOf(problem.code, joinTexts);
  return (
    <div className={styles.offer}>
      <div className={styles.buttons}>
        <OfferButton {...props} />
        {offer === 'blocked' && problem && (
          <RemedyAction
            remedy={remedy}
            to={remedy === 'promotion' && promoSlug !== undefined ? paths.promoPage(promoSlug) : undefined}
            onSupport={onSupport}
          />
        )}
      </div>
      <p className={styles.note}>
        <Note {...props} />
        {problem && <WhyLink code={problem.code} />}
      </p>
      <Price {...props} />
    </div>
  );
}

function Note({ offer, problem, tournament, currency, chosen }: OfferViewProps) {
  const { formatMessage } = useIntl();
  const { roundMoney } = useMoney();
  const note = chosen && chosen.slug !== tournament.slug ? elsewhereNote(offer) : null;
  if (note !== null) {
    const isLocked = switchRefusal(chosen, tournament) !== null;
    return (
      <FormattedMessage
        id={`tournaments.offerNote.${note}`}
        values={{ chosen: chosen?.title ?? '', isLocked: String(isLocked) }}
      />
    );
  }
  if (offer !== 'blocked') return <FormattedMessage id={`tournaments.offerNote.${offer}`} />;
  if (!problem) return null;
  if (problem.code === 'deposit_required') {
    const sum = moneyIn(tournament.requirements?.minDeposit, currency);
    if (sum === null) return null;
    return (
      <FormattedMessage id="tournaments.entry.depositNote" values={{ sum: roundMoney(sum, currency) }} />
    );
  }
  const { id } = textOfCode(problem.code, joinTexts);
  return formatMessage({ id }, { limit: problem.limit ?? 0, missing: problem.missing ?? 0 });
}

/** A note for players whose bets count in another tournament. */
function elsewhereNote(offer: Offer) {
  switch (offer) {
    case 'joinAhead':
      return 'joinAheadElsewhere';
    case 'waitForStart':
      return 'waitForStartElsewhere';
    case 'choose':
      return 'chooseElsewhere';
    default:
      return null;
  }
}

function Price({ offer, tournament, compoints }: OfferViewProps) {
  const { count } = useMoney();
  const price = priceOf(tournament);
  const isAhead = ['register', 'join', 'joinAhead', 'askForSeat', 'blocked'].includes(offer);
  if (price === 0 || !isAhead) return null;
  return (
    <p className={styles.note}>
      <FormattedMessage
        id="tournaments.card.price"
        values={{ price, amount: <b className={styles.price}>{count(price)}</b> }}
      />
      {compoints !== null && (
        <>
          {' · '}
          <FormattedMessage id="tournaments.join.balance" values={{ count: compoints }} />
        </>
      )}
    </p>
  );
}

type PressedOffer = 'join' | 'joinAhead' | 'askForSeat' | 'askForInvitation' | 'choose';
const calls: Readonly<Record<PressedOffer, JoinCall>> = {
  join: 'join',
  joinAhead: 'join',
  askForSeat: 'joinWaitingList',
  askForInvitation: 'joinWaitingList',
  choose: 'choose',
};

function isPressed(offer: Offer): offer is PressedOffer {
  return Object.hasOwn(calls, offer);
}

function OfferButton(props: OfferViewProps) {
  const { offer, problem, tournament, isWaiting, onPress, onPlay } = props;
  if (offer === 'over') return null;
  if (offer === 'play')
    return (
      <Button size="lg" isWaiting={isWaiting} onClick={onPlay}>
        <FormattedMessage id="tournaments.offer.play" />
      </Button>
    );
  if (offer === 'waitForStart')
    return (
      <ButtonLink size="lg" variant="secondary" to={paths.tournamentGames(tournament.slug)}>
        <FormattedMessage id="tournaments.offer.waitForStart" />
      </ButtonLink>
    );
  if (offer === 'register')
    return (
      <ButtonLink size="lg" to={registrationFor(paths.tournamentPage(tournament.slug))}>
        <FormattedMessage id="tournaments.offer.register" />
      </ButtonLink>
    );
  const isRequested = offer === 'waitForSeat' || offer === 'waitForInvitation';
  return (
    <>
      {(isRequested || problem) && (
        <Button size="lg" variant="secondary" disabled>
          {isRequested ? (
            <FormattedMessage id={`tournaments.offer.${offer}`} />
          ) : (
            problem && <EntryText {...props} problem={problem} />
          )}
        </Button>
      )}
      {isPressed(offer) && (
        <Button size="lg" isWaiting={isWaiting} onClick={() => onPress(calls[offer])}>
          <FormattedMessage id={`tournaments.offer.${offer}`} />
        </Button>
      )}
    </>
  );
}

function registrationFor(backTo: string): string {
  return `${paths.registration()}?redirect=${encodeURIComponent(backTo)}`;
}
