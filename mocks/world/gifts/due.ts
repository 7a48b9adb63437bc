import type { Context } from '../context.ts';
import { day, hour, startOfWeek } from '../dates.ts';
import type { DueEvent, DueScope, DueSource, DueSpan } from '../due.ts';
import type { PlayerState } from '../state.ts';
import { addGiftNotice, distributeGift, expireGift } from './actions.ts';
import { weeklyGift } from './catalogue.ts';
import { giftsSlice, type StoredGift } from './state.ts';
import { isBarredFromGifts } from './view.ts';
import { carryWinback, distributeWinback } from './winback.actions.ts';
import { winbackAt } from './winback.rules.ts';

/** When the weekly gifts are distributed: Friday, 16:00 UTC, as milliseconds after the start of the week. */
const distributionAt = 4 * day + 16 * hour;

const players = ({ state }: Pick<Context, 'state'>): PlayerState[] => Object.values(state.players);

/** Players who are blocked, self-excluded, on a break or flagged get no weekly gifts (S6.9, S10.3). */
const mayReceiveGifts = (context: Context, player: PlayerState): boolean =>
  !player.isBlocked && !player.isMultiAccount && !isBarredFromGifts(context, player);

function distribute(context: Context): void {
  for (const player of players(context)) {
    if (!mayReceiveGifts(context, player)) continue;
    const gift = distributeGift(context, player, weeklyGift, 'gift_distribution');
    addGiftNotice(context, player, 'gift_waiting', gift);
  }
}

/**
 * Weekly gifts stop this many weeks after the world's start, because a clock jump of a hundred
 * years would otherwise take minutes.
 */
const maxWeeks = 52;

/**
 * A weekly event at `offset` milliseconds after the start of the week. Lists only the next
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

/** Milliseconds before a gift's expiry at which the player is warned. */
const expiryWarning = day;

const isOpen = ({ state }: StoredGift): boolean => state === 'received' || state === 'activated';

function warn(context: Context, player: PlayerState, gift: StoredGift): void {
  if (isOpen(gift) && !gift.isDisabled) addGiftNotice(context, player, 'gift_expiring', gift);
}

/**
 * A player's gift warnings and expiries. Skips gifts whose events are later than the span. This saves time,
 * because the function is called again for each due event.
 */
function* expiries(place: DueScope, player: PlayerState, { after, until }: DueSpan): Iterable<DueEvent> {
  for (const gift of giftsSlice.of(place, player).items) {
    const { expiredAt, id, name, receivedAt } = gift;
    if (expiredAt === null || !isOpen(gift) || expiredAt - expiryWarning > until) continue;
    const warnedAt = expiredAt - expiryWarning;
    if (warnedAt > after && warnedAt > receivedAt)
      yield {
        at: warnedAt,
        name: `gift ${id} (${name}) expires soon`,
        run: (context) => warn(context, player, gift),
      };
    yield {
      at: expiredAt,
      name: `gift ${id} (${name}) expires`,
      run(context) {
        if (isOpen(gift)) expireGift(context, player, gift);
      },
    };
  }
}

export const due: DueSource = function* dueOfGifts(place, span) {
  for (const player of players(place)) yield* expiries(place, player, span);
  yield* weekly(place, span.after, winbackAt, {
    name: 'winback of the week is given',
    run(context) {
      for (const player of players(context))
        if (mayReceiveGifts(context, player)) distributeWinback(context, player);
        else carryWinback(context, player);
    },
  });
  yield* weekly(place, span.after, distributionAt, { name: 'gifts of the week are given', run: distribute });
};
