import type { Context } from '../context.ts';
import type { TournamentDefinition } from './catalogue/definition.ts';
import { statusAt } from '../eventTime.ts';
import { balancesOf, record } from '../ledger.ts';
import type { PlayedRound } from '../events.ts';
import { membershipIn, tournamentsSlice } from './state.ts';
import type { PlayerState } from '../state.ts';
import { admissionFacts } from './admission.view.ts';
import { gamesOfTournament } from './games.view.ts';
import { sendStandings } from './messages.actions.ts';
import {
  asksForInvitation,
  countedRound,
  joinsWaitingList,
  joinProblem,
  scoreAfter,
  switchProblem,
  type Chosen,
  type JoinFacts,
  type JoinRefusal,
} from './rules.ts';
import { spanOf } from './times.rules.ts';
import { betLimitsOf, chosenTournament } from './view.ts';
import { membersOf } from './standings.view.ts';

/**
 * The player's selected tournament, with the facts that decide whether the player may leave it for another one.
 */
export function chosenFacts(call: Context, player: PlayerState): Chosen | null {
  const definition = chosenTournament(call, player);
  const membership = definition && membershipIn(call, player, definition.id);
  return definition && membership
    ? {
        id: definition.id,
        isBlocking: definition.isBlocking,
        isPaid: membership.isPaid,
        seriesId: definition.seriesId,
      }
    : null;
}

function joinFacts(call: Context, player: PlayerState, definition: TournamentDefinition): JoinFacts {
  const { seats } = definition;
  return {
    ...admissionFacts(call, player, definition),
    status: statusAt(spanOf(call, definition), call.now),
    isMember: membershipIn(call, player, definition.id) !== undefined,
    isMultiAccount: player.isMultiAccount,
    freeSeats: seats === null ? null : seats - membersOf(call, definition),
    compoints: balancesOf(call.state.ledger, player.id).compoints,
    chosen: chosenFacts(call, player),
  };
}

/**
 * Adds a player to a tournament and charges its price in compoints, if any. Also selects the tournament if
 * it is active. Returns a refusal if the player can't join.
 */
export function join(
  call: Context,
  player: PlayerState,
  definition: TournamentDefinition,
): JoinRefusal | null {
  const facts = joinFacts(call, player, definition);
  const refused = joinProblem(definition, facts);
  const slice = tournamentsSlice.of(call, player);
  const { id, price } = definition;
  if (refused) {
    if (joinsWaitingList(refused) && !slice.waitingFor.includes(id)) slice.waitingFor.push(id);
    if (asksForInvitation(refused)) slice.askedForInvitation[id] ??= call.now;
    return refused;
  }
  if (price > 0) {
    record(call.state.ledger, {
      at: call.now,
      from: `player:${player.id}:compoints`,
      to: 'house',
      amount: price,
      kind: 'entrance_fee',
      reference: `tournament-${id}`,
    });
  }
  slice.members[id] = { joinedAt: call.now, score: 0, scoredAt: call.now, isPaid: price > 0 };
  slice.waitingFor = slice.waitingFor.filter((asked) => asked !== id);
  if (facts.status === 'active') slice.chosen = id;
  sendStandings(call, definition, player);
  return null;
}

/** Records an invitation by the organisers. The player can join from now on. */
export function invite(call: Context, player: PlayerState, { id }: TournamentDefinition): void {
  const slice = tournamentsSlice.of(call, player);
  const { [id]: _answered, ...others } = slice.askedForInvitation;
  slice.askedForInvitation = others;
  slice.waitingFor = slice.waitingFor.filter((asked) => asked !== id);
  if (!slice.invitations.includes(id)) slice.invitations.push(id);
}

export type ChooseRefusal =
  | 'not_a_member'
  | 'user_is_blocked_for_multi_account'
  | 'tournament_not_active'
  | NonNullable<ReturnType<typeof switchProblem>>;

export function choose(
  call: Context,
  player: PlayerState,
  definition: TournamentDefinition,
): ChooseRefusal | null {
  if (player.isMultiAccount) return 'user_is_blocked_for_multi_account';
  if (!membershipIn(call, player, definition.id)) return 'not_a_member';
  if (statusAt(spanOf(call, definition), call.now) !== 'active') return 'tournament_not_active';
  const refused = switchProblem(chosenFacts(call, player), definition);
  if (!refused) tournamentsSlice.of(call, player).chosen = definition.id;
  return refused;
}

/** Counts a round in the selected tournament, if its game and bet qualify. */
export function scoreRound(call: Context, player: PlayerState, round: PlayedRound): void {
  const definition = chosenTournament(call, player);
  const membership = definition && membershipIn(call, player, definition.id);
  if (
    !definition ||
    !membership ||
    !gamesOfTournament(call.world.catalogue, definition).some(({ slug }) => slug === round.slug)
  )
    return;
  const counted = countedRound(round, betLimitsOf(call.brand, definition));
  if (!counted) return;
  const score = scoreAfter(definition.mechanic, membership.score, counted);
  if (score === membership.score) return;
  membership.score = score;
  membership.scoredAt = call.now;
  sendStandings(call, definition, player);
}
