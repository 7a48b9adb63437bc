import { useQuery } from '@tanstack/react-query';
import Send from 'lucide-react/icons/send';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router';
import { serverDataQuery } from '#/api/queries.ts';
import { useAction } from '#/api/useAction.ts';
import { NoticeText } from '#/entities/form/NoticeText.tsx';
import { promoErrorTexts } from '#/entities/promo/errorTexts.ts';
import { isMember } from '#/entities/promo/rules.ts';
import { PointsText } from '#/entities/promo/PointsText.tsx';
import { usePromo } from '#/entities/promo/PromoContext.tsx';
import { supportModal } from '#/entities/support/support.modals.ts';
import { refusedText } from '#/i18n/errorTexts.ts';
import { sanitizeLink } from '#/lib/url.ts';
import { openModal } from '#/overlays/modals.store.ts';
import { paths } from '#/paths.ts';
import { Button } from '#/ui/Button/Button.tsx';
import { ButtonLink } from '#/ui/ButtonLink/ButtonLink.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { Skeleton } from '#/ui/Skeleton/Skeleton.tsx';
import { participateMutation } from '../../data/mutations.ts';
import { nearestPrize, nextStep, type NextStep } from '../../model/nextStep.ts';
import { currencyOf, prizeName, wonPrizes } from '../../model/prizes.ts';
import { winnersModal } from '../../promotions.modals.ts';
import { PRIZES_ID, WonText } from '../Prizes/PrizesView.tsx';
import styles from './PosterView.module.css';

const joinTexts = { ...promoErrorTexts, not_done: 'promotions.join.refused' } as const;

/** The player's next step in a promotion, as a button with a note that explains the step. */
export function PosterAction() {
  const { promo, phase, viewer } = usePromo();
  const join = useAction(participateMutation(promo));
  const telegram = sanitizeLink(useQuery(serverDataQuery()).data?.data.promoTelegramChannelUrl);
  const step = nextStep(promo, phase, viewer);
  return (
    <>
      <StepButton
        step={step}
        isJoining={join.isWaiting}
        onJoin={() => join.run()}
        onWinners={() => openModal(winnersModal, { promo })}
        onSupport={() => openModal(supportModal, {})}
      />
      {telegram !== null && (
        <a className={styles.telegram} href={telegram} target="_blank" rel="noopener noreferrer">
          <Icon of={Send} size="sm" />
          <FormattedMessage id="promotions.telegram" />
        </a>
      )}
      <DrawResult />
      <StepNote step={step} />
      <MissingPoints />
      {join.state.step === 'failed' && step === 'join' && (
        <p role="alert">
          <NoticeText notice={refusedText(join.state.refused, joinTexts)} />
        </p>
      )}
    </>
  );
}

/** Games of this category earn points in every promotion. */
const GAMES = 'slots';

export interface StepButtonProps {
  step: NextStep;
  isJoining: boolean;
  onJoin: () => void;
  onWinners: () => void;
  onSupport: () => void;
}

export function StepButton({ step, isJoining, onJoin, onWinners, onSupport }: StepButtonProps) {
  const { pathname } = useLocation();
  const label = <FormattedMessage id={`promotions.step.${step}`} />;
  switch (step) {
    case 'unknown':
      return <Skeleton width="12rem" height="3.25rem" />;
    case 'register':
      return (
        <ButtonLink size="lg" to={`${paths.registration()}?redirect=${encodeURIComponent(pathname)}`}>
          {label}
        </ButtonLink>
      );
    case 'join':
      return (
        <Button size="lg" isWaiting={isJoining} onClick={onJoin}>
          {label}
        </Button>
      );
    case 'play':
      return (
        <ButtonLink size="lg" to={paths.categoryGames(GAMES)}>
          {label}
        </ButtonLink>
      );
    case 'exchange':
      return (
        <a className={styles.jump} href={`#${PRIZES_ID}`}>
          {label}
        </a>
      );
    case 'support':
      return (
        <Button size="lg" variant="secondary" onClick={onSupport}>
          {label}
        </Button>
      );
    case 'winners':
      return (
        <Button size="lg" onClick={onWinners}>
          {label}
        </Button>
      );
    case 'awaitStart':
    case 'awaitDraw':
      return (
        <ButtonLink size="lg" variant="secondary" to={paths.categoryGames(GAMES)}>
          {label}
        </ButtonLink>
      );
    default:
      return (
        <ButtonLink size="lg" to={paths.action()}>
          {label}
        </ButtonLink>
      );
  }
}

export function StepNote({ step }: { step: NextStep }) {
  switch (step) {
    case 'support':
    case 'awaitStart':
    case 'awaitDraw':
    case 'register':
      return (
        <p className={styles.note}>
          <FormattedMessage id={`promotions.note.${step}`} />
        </p>
      );
    default:
      return null;
  }
}

/** Tells a member whether they have won anything in the draw. */
export function DrawResult() {
  const { promo, phase, viewer } = usePromo();
  if (phase !== 'results' || !isMember(promo, viewer)) return null;
  return (
    <p className={styles.note}>
      <WonText won={wonPrizes(promo, phase, viewer)} />
    </p>
  );
}

export function MissingPoints() {
  const { promo, phase, viewer } = usePromo();
  const nearest = nearestPrize(promo, phase, viewer);
  if (!nearest) return null;
  const { prize, missing } = nearest;
  return (
    <p className={styles.note}>
      <FormattedMessage
        id="promotions.note.missing"
        values={{
          amount: <PointsText parts={missing} currency={currencyOf(promo, prize)} />,
          prize: prizeName(prize),
        }}
      />
    </p>
  );
}
