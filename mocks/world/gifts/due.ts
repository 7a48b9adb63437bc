// Due events of gifts: weekly gifts, the winback and expiry.
import type { Context } from '../context.ts';
import { day, hour, startOfWeek } from '../dates.ts';
import type { DueScope, DueSource, DueEvent } from '../due.ts';
import { addNotice } from '../notifications/actions.ts';
import type { PlayerState } from '../state.ts';
import { distributeGift, expireGift } from './actions.ts';
import { giftTemplates, weeklyGift } from './catalogue.ts';
import { giftsSlice } from './state.ts';
import { isBarredFromGifts } from './view.ts';
import { distributeWinback } from './winback.actions.ts';

/** Friday, 16:00 UTC, as milliseconds after the start of the week. */
const distributionAt = 4 * day + 16 * hour;
/** Monday, 06:00 UTC. */
const winbackAt = 6 * hour;

const players = ({ state }: Pick<Context, 'state'>): PlayerState[] => Object.values(state.players);

/** Who gets the weekly gifts: not excluded, not on a break, not flagged (S6.9, S10.3). */
const mayReceiveGifts = (context: Context, player: PlayerState): boolean =>
  !player.isBlocked && !player.isMultiAccount && !isBarredFromGifts(context, player);

function distribute(context: Context): void {
  for (const player of players(context)) {
    if (!mayReceiveGifts(context, player)) continue;
    distributeGift(context, player, weeklyGift, 'gift_distribution');
    addNotice(context, player, 'gift_waiting', { count: giftTemplates[weeklyGift].count ?? 0 });
  }
}

/** Stops the weekly gifts after a year, because a jump of a hundred years would take minutes. */
const maxWeeks = 52;

/**
 * A weekly event, `offset` milliseconds after the start of the week. Lists only the next
 * occurrence.
 */
function weekly(
  { state }: DueScope,
  after: number,
  offset: number,
  thing: Pick<DueEvent, 'name' | 'run'>,
): DueEvent[] {
  const thisWeek = startOfWeek(after) + offset;
  const at = thisWeek > after ? thisWeek : thisWeek + 7 * day;
  return at < state.startedAt + maxWeeks * 7 * day ? [{ at, ...thing }] : [];
}

function expiries(scope: DueScope, player: PlayerState): DueEvent[] {
  return giftsSlice.of(scope, player).items.flatMap((gift) => {
    const { expiredAt, state, id, name } = gift;
    if (expiredAt === null || (state !== 'received' && state !== 'activated')) return [];
    return [
      {
        at: expiredAt,
        name: `gift ${id} (${name}) expires`,
        run(context) {
          if (gift.state === 'received' || gift.state === 'activated') expireGift(context, player, gift);
        },
      },
    ];
  });
}

export const due: DueSource = (scope, { after }) => [
  ...players(scope).flatMap((player) => expiries(scope, player)),
  ...weekly(scope, after, winbackAt, {
    name: 'winback of the week is given',
    run(context) {
      for (const player of players(context))
        if (mayReceiveGifts(context, player)) distributeWinback(context, player);
    },
  }),
  ...weekly(scope, after, distributionAt, { name: 'gifts of the week are given', run: distribute }),
];
