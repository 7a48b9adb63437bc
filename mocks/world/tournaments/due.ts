import type { Context } from '../context.ts';
import { hour } from '../dates.ts';
import { timetable, type DueEvent, type DueScope, type DueSource } from '../due.ts';
import { statusAt } from '../eventTime.ts';
import { distributeGift } from '../gifts/actions.ts';
import { record } from '../ledger.ts';
import { addNotice, removeNotices } from '../notifications/actions.ts';
import type { NoticeName } from '../notifications/catalogue.ts';
import { playRestrictionOf } from '../responsible-play/view.ts';
import type { LocalText } from '../settings.ts';
import type { PlayerState } from '../state.ts';
import { tournaments } from './catalogue.ts';
import type { TournamentDefinition } from './catalogue/definition.ts';
import { seriesList } from './catalogue/series.ts';
import { chosenFacts, invite } from './actions.ts';
import { sendSeriesStandings, sendStandings } from './messages.actions.ts';
import { prizeMoneyAt } from './prizes.rules.ts';
import { giftAt, type PrizePool } from './prizes.view.ts';
import { invitationDelay, switchProblem } from './rules.ts';
import { seatsFreedAt, seriesStandings, tournamentStandings, type Standing } from './standings.view.ts';
import { membershipIn, tournamentsSlice } from './state.ts';
import { spanOf } from './times.rules.ts';
import { chosenTournament } from './view.ts';

/** Milliseconds before the start at which a tournament is announced. */
const soonBefore = hour;

const pathOf = (slug: string): string => `/tournaments/${slug}`;
const players = ({ state }: Context): PlayerState[] => Object.values(state.players);

/**
 * Whether a player gets announcements. Players who couldn't join get none: flagged accounts, blocked players,
 * and players on a break or self-excluded.
 */
const isNotified = (context: Context, player: PlayerState): boolean =>
  !player.isMultiAccount && !player.isBlocked && playRestrictionOf(context, player) === null;

function announce(context: Context, { slug, title, privacy }: TournamentDefinition): void {
  const isClosed = privacy === 2;
  for (const player of players(context))
    if (!isClosed && isNotified(context, player))
      addNotice(context, player, 'tournament_soon', { title, link: pathOf(slug) });
}

function startNotice(context: Context, player: PlayerState, definition: TournamentDefinition): NoticeName {
  const chosen = chosenFacts(context, player);
  if (!chosen || chosen.id === definition.id) return 'tournament_started';
  return switchProblem(chosen, definition) ? 'tournament_started_locked' : 'tournament_started_elsewhere';
}

/**
 * Selects a starting tournament for its members who have no other active one selected, so that their bets
 * count. Tells all members that the tournament has started.
 */
function startCounting(context: Context, definition: TournamentDefinition): void {
  const link = pathOf(definition.slug);
  for (const player of players(context)) {
    removeNotices(context, player, (name, noticeLink) => name === 'tournament_soon' && noticeLink === link);
    if (!membershipIn(context, player, definition.id)) continue;
    const chosen = chosenTournament(context, player);
    if (!chosen) tournamentsSlice.of(context, player).chosen = definition.id;
    const values = { title: definition.title, link, ...(chosen ? { other: chosen.title } : {}) };
    addNotice(context, player, startNotice(context, player, definition), values);
    sendStandings(context, definition, player);
  }
}

function announceFreeSeat(context: Context, { id, slug, title }: TournamentDefinition): void {
  const link = pathOf(slug);
  for (const player of players(context)) {
    if (!tournamentsSlice.of(context, player).waitingFor.includes(id) || !isNotified(context, player))
      continue;
    // Replaces an earlier notice about a free seat in this tournament.
    removeNotices(context, player, (name, noticeLink) => name === 'seat_free' && noticeLink === link);
    addNotice(context, player, 'seat_free', { title, link });
  }
}

interface Competition extends PrizePool {
  kind: 'tournament' | 'series';
  id: number;
  slug: string;
  title: LocalText;
}

/**
 * Pays the money prizes and distributes the gifts of this world's players by their final places. Sends each of
 * them a notice about the result.
 */
function payPrizes(context: Context, standings: readonly Standing[], competition: Competition): void {
  const { kind, id, slug, title, fund, prizes } = competition;
  const link = kind === 'series' ? `/tournaments/series/${slug}` : pathOf(slug);
  for (const [index, { userId, score }] of standings.entries()) {
    const player = context.state.players[String(userId)];
    if (!player) continue;
    const scope = index + 1;
    const amount = score > 0 ? prizeMoneyAt(fund, prizes, context.brand, scope) : 0;
    if (amount > 0)
      record(context.state.ledger, {
        at: context.now,
        from: 'house',
        to: `player:${player.id}:real`,
        amount,
        kind: 'prize',
        reference: `${kind}-${id}`,
      });
    const sum = amount > 0 ? { sum: amount / 100 } : {};
    const gift = score > 0 ? giftAt(competition, scope) : undefined;
    if (gift) distributeGift(context, player, gift, 'tournament', { promotion: title });
    const news = amount > 0 ? 'tournament_won' : gift ? 'tournament_gift' : 'tournament_over';
    addNotice(context, player, news, { title, link, place: scope, ...sum });
  }
}

function endTournament(context: Context, definition: TournamentDefinition): void {
  const members = players(context).filter((player) => membershipIn(context, player, definition.id));
  // Without members in this world, nobody is paid or told. Saves the standings, which are slow to compute.
  if (members.length === 0) return;
  payPrizes(context, tournamentStandings(context, definition), { kind: 'tournament', ...definition });
  for (const player of members) {
    const slice = tournamentsSlice.of(context, player);
    if (slice.chosen === definition.id) slice.chosen = null;
    sendStandings(context, definition, player);
  }
}

function timetableOf(
  name: string,
  times: readonly (readonly [at: number | null, what: string, run: (context: Context) => void])[],
): DueEvent[] {
  return times.flatMap(([at, what, run]) => (at === null ? [] : [{ at, name: `${name} ${what}`, run }]));
}

function answerRequest(context: Context, player: PlayerState, definition: TournamentDefinition): void {
  invite(context, player, definition);
  const { slug, title } = definition;
  if (statusAt(spanOf(context, definition), context.now) !== 'past' && isNotified(context, player))
    addNotice(context, player, 'tournament_invited', { title, link: pathOf(slug) });
}

/** Due events at which the organisers answer requests for an invitation. */
function* answers(scope: DueScope): Iterable<DueEvent> {
  for (const player of Object.values(scope.state.players))
    for (const [id, askedAt] of Object.entries(tournamentsSlice.of(scope, player).askedForInvitation)) {
      const definition = tournaments.find((item) => item.id === Number(id));
      if (!definition) continue;
      yield {
        at: askedAt + invitationDelay,
        name: `tournament ${definition.slug} invites player ${player.id}`,
        run: (context) => answerRequest(context, player, definition),
      };
    }
}

const events = timetable(function* eventsOfTournaments(scope) {
  for (const definition of tournaments) {
    const times = spanOf(scope, definition);
    yield* timetableOf(`tournament ${definition.slug}`, [
      [times.startAt - soonBefore, 'is soon', (context) => announce(context, definition)],
      [times.startAt, 'begins', (context) => startCounting(context, definition)],
      ...seatsFreedAt(scope, definition).map(
        (at) => [at, 'has a free seat', (context: Context) => announceFreeSeat(context, definition)] as const,
      ),
      [times.endAt, 'ends', (context) => endTournament(context, definition)],
    ]);
  }
  for (const definition of seriesList) {
    const times = spanOf(scope, definition);
    yield* timetableOf(`series ${definition.slug}`, [
      [
        times.endAt,
        'ends',
        (context) => {
          payPrizes(context, seriesStandings(context, definition), { kind: 'series', ...definition });
          sendSeriesStandings(context, definition);
        },
      ],
    ]);
  }
});

export const due: DueSource = function* dueOfTournaments(scope, span) {
  yield* events(scope, span);
  yield* answers(scope);
};
