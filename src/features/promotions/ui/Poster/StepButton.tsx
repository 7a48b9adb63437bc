import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router';
import { paths } from '#/paths.ts';
import { Button } from '#/ui/Button/Button.tsx';
import { ButtonLink } from '#/ui/ButtonLink/ButtonLink.tsx';
import { Skeleton } from '#/ui/Skeleton/Skeleton.tsx';
import type { NextStep } from '../../model/viewer.ts';
import styles from './PosterView.module.css';

/** Where the prizes of the page stand. */
export const PRIZES_ID = 'prizes';

/** Slots make points in every promotion. */
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
