import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { playLimitsQuery } from '#/entities/play-session/queries.ts';
import { useRestriction } from '#/entities/player/restriction.ts';
import { useDates } from '#/entities/time/useDates.ts';
import { playableAt } from '../../model/playableAt.ts';

type Stop = 'loss_limit_reached' | 'time_limit_reached';

/** When a game for money starts again, if a break or the player's own limit has stopped it. */
export function PlayAgainAt({ code }: { code: string }) {
  if (code === 'loss_limit_reached' || code === 'time_limit_reached') return <AfterLimit code={code} />;
  if (code === 'time_out_active' || code === 'self_excluded') return <AfterBreak />;
  return null;
}

function AfterLimit({ code }: { code: Stop }) {
  const limits = useQuery(playLimitsQuery()).data?.data ?? [];
  return <Time at={playableAt(limits, code === 'loss_limit_reached' ? 'loss' : 'time')} />;
}

function AfterBreak() {
  const restriction = useRestriction();
  return <Time at={restriction.kind === 'none' ? null : restriction.until} />;
}

function Time({ at }: { at: number | null }) {
  const { deadline } = useDates();
  if (at === null) return null;
  return (
    <span>
      {' '}
      <FormattedMessage id="gameFrame.failed.playableAt" values={{ time: deadline(at) }} />
    </span>
  );
}
