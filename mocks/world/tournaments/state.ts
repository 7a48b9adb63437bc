import type { Context } from '../context.ts';
import { tournaments } from './catalogue.ts';
import { hour } from '../dates.ts';
import { topScoreOf } from './rules.ts';
import type { PlayerState } from '../state.ts';
import { defineSlice } from '../slice.ts';

export interface Membership {
  joinedAt: number;
  /** Hundredths of a point. */
  score: number;
  /** When the score was reached, epoch milliseconds. */
  scoredAt: number;
  /** The seat was paid for with compoints. */
  isPaid: boolean;
}

interface TournamentsContent {
  members: Record<string, Membership>;
  chosen: number | null;
  invitations: number[];
  /** Ids of tournaments whose waiting list the player is on. */
  waitingFor: number[];
  /**
   * Requests for an invitation that aren't answered yet: when the player asked, in epoch milliseconds, by
   * tournament id.
   */
  askedForInvitation: Record<string, number>;
  hasPartnerCode: boolean;
}

export const tournamentsSlice = defineSlice('tournaments', {
  initial: ({ history, now, catalogue }): TournamentsContent => {
    const { chosen, invitations, hasPartnerCode } = history.tournaments;
    const members = history.tournaments.members.map(([id, share]): [string, Membership] => {
      const definition = tournaments.find((item) => item.id === id);
      const joinedAt = now + Math.min(-1, (definition?.from ?? 0) + 2) * hour;
      return [
        String(id),
        {
          joinedAt,
          score: definition ? Math.round(topScoreOf(catalogue.brand, definition) * 100 * share) : 0,
          scoredAt: joinedAt,
          isPaid: false,
        },
      ];
    });
    return {
      members: Object.fromEntries(members),
      chosen,
      invitations: [...invitations],
      waitingFor: [],
      askedForInvitation: {},
      hasPartnerCode,
    };
  },
});

export function membershipIn(
  call: Pick<Context, 'world' | 'state'>,
  player: PlayerState,
  id: number,
): Membership | undefined {
  return tournamentsSlice.of(call, player).members[id];
}
