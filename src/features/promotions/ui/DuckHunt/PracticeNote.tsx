import { FormattedMessage } from 'react-intl';
import type { DuckHuntGame } from '#/api/generated/model/index.ts';
import { parseInstant } from '#/lib/clock.ts';
import { ButtonLink } from '#/ui/ButtonLink/ButtonLink.tsx';
import { Countdown } from '#/ui/Countdown/Countdown.tsx';
import type { PracticeReason } from '../../model/duckHunt.machine.ts';
import styles from './HuntView.module.css';

export interface PracticeNoteProps {
  reason: PracticeReason;
  game: Pick<DuckHuntGame, 'nextShotsAt'>;
  loginPath: string;
}

const texts = {
  guest: 'promotions.duckHunt.practice.guest',
  not_member: 'promotions.duckHunt.practice.notMember',
  blocked: 'promotions.error.multi_account',
  no_shots: 'promotions.duckHunt.practice.noShots',
} as const satisfies Record<PracticeReason, FormatjsIntl.Message['ids']>;

/** Why shots do not count now, and what would make them. */
export function PracticeNote({ reason, game, loginPath }: PracticeNoteProps) {
  const nextAt = parseInstant(game.nextShotsAt);
  return (
    <div className={styles.practice}>
      <p>
        <FormattedMessage id={texts[reason]} />
      </p>
      {reason === 'guest' && (
        <ButtonLink to={loginPath} size="sm">
          <FormattedMessage id="promotions.duckHunt.practice.login" />
        </ButtonLink>
      )}
      {reason === 'no_shots' && nextAt !== null && (
        <span className={styles.wait}>
          <Countdown until={nextAt} />
        </span>
      )}
    </div>
  );
}
