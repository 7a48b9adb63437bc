import type { Context } from '../context.ts';
import { minorOf } from '../sums.ts';
import type { TournamentDefinition } from './catalogue/definition.ts';
import { statusAt } from '../eventTime.ts';
import { balancesOf, record } from '../ledger.ts';
import type { PlayedRound } from '../events.ts';
import { isMember as isInPromo } from '../promotions/points.view.ts';
import { findPromo } from '../promotions/view.ts';
import { playRestrictionOf } from '../responsible-play/view.ts';
import { membershipIn, tournamentsSlice } from './state.ts';
import type { PlayerState } from '../state.ts';
import { gamesOfTournament } from './games.view.ts';
import { tellStandings } from './messages.actions.ts';
import {
  isAskedFor,
  joinProblem,
  scoreAfter,
  switchProblem,
  type Chosen,
  type JoinFacts,
  type JoinRefusal,
} from './rules.ts';
import { spanOf } from './times.rules.ts';
import { chosenTournament, membersOf } from './view.ts';

function chosenFacts(call: Context, player: PlayerState): Chosen | null {
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
  const { requirements, seats } = definition;
  const { hasPartnerCode, invitations } = tournamentsSlice.of(call, player);
  const promo = requirements.promoSlug === undefined ? undefined : findPromo(call, requirements.promoSlug);
  return {
    status: statusAt(spanOf(call, definition), call.now),
    isMember: membershipIn(call, player, definition.id) !== undefined,
    isMultiAccount: player.isMultiAccount,
    restriction: playRestrictionOf(call, player),
    freeSeats: seats === null ? null : seats - membersOf(call, definition),
    compoints: balancesOf(call.state.ledger, player.id).compoints,
    level: player.level,
    deposited: player.deposited,
    depositRequired: requirements.deposit === undefined ? 0 : minorOf(call.brand, requirements.deposit),
    hasPartnerCode,
    isInvited: invitations.includes(definition.id),
    isInPromo: promo !== undefined && isInPromo(call, player, promo),
    chosen: chosenFacts(call, player),
  };
}

/** Takes a player in, for compoints where it costs some, and chooses the tournament if it is active; or says why not. */
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
    if (isAskedFor(refused) && !slice.asked.includes(id)) slice.asked.push(id);
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
  slice.members[id] = { joinedAt: call.now, score: 0, isPaid: price > 0 };
  slice.asked = slice.asked.filter((asked) => asked !== id);
  if (facts.status === 'active') slice.chosen = id;
  tellStandings(call, definition, player);
  return null;
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

/** A round counts in the chosen tournament when its game and its bet do. */
export function moveTournaments(call: Context, player: PlayerState, { slug, bet, win }: PlayedRound): void {
  const definition = chosenTournament(call, player);
  const membership = definition && membershipIn(call, player, definition.id);
  if (
    !definition ||
    !membership ||
    !gamesOfTournament(call.world.catalogue, definition).some((game) => game.slug === slug)
  )
    return;
  const { leastBet, mostBet, mechanic } = definition;
  const isTooSmall = leastBet > 0 && bet < minorOf(call.brand, leastBet);
  if (isTooSmall || (mostBet !== null && bet > minorOf(call.brand, mostBet))) return;
  const score = scoreAfter(mechanic, membership.score, { bet, win });
  if (score === membership.score) return;
  membership.score = score;
  tellStandings(call, definition, player);
}
