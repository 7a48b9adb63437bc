import type { Context } from '../context.ts';
import { tournaments } from './catalogue.ts';
import { hour } from '../dates.ts';
import type { PersonaId } from '../personas.ts';
import type { PlayerState } from '../state.ts';
import { defineSlice } from '../slice.ts';

export interface Membership {
  joinedAt: number;
  /** Hundredths of a point. */
  score: number;
  /** The seat was paid for with compoints. */
  isPaid: boolean;
}

interface TournamentsContent {
  members: Record<string, Membership>;
  chosen: number | null;
  invitations: number[];
  /** Ids of tournaments whose waiting list the player is on. */
  waitingFor: number[];
  /** When the player asked for an invitation that hasn't been answered: epoch milliseconds by tournament id. */
  askedForInvitation: Record<string, number>;
  hasPartnerCode: boolean;
}

type Past = readonly [id: number, shareOfTop: number];

const memberships: Record<PersonaId, readonly Past[]> = {
  newcomer: [],
  registered: [],
  player: [
    [301, 0.12],
    [318, 0.05],
    [414, 0.08],
  ],
  vip: [
    [302, 0.114],
    [303, 0.9],
    [308, 0.93],
    [309, 0.44],
    [318, 0.99],
    [319, 0.09],
  ],
  wagering: [
    [309, 0.06],
    [413, 0.02],
  ],
  broke: [[321, 0.09]],
  'multi-account': [],
  excluded: [[412, 0.1]],
  blocked: [],
  guarded: [],
  withdrawing: [[318, 0.07]],
};
const chosen: Partial<Record<PersonaId, number>> = { player: 301, vip: 302, wagering: 309, broke: 321 };

export const tournamentsSlice = defineSlice('tournaments', {
  initial: ({ persona, now }): TournamentsContent => {
    const members = memberships[persona].map(([id, share]): [string, Membership] => {
      const definition = tournaments.find((item) => item.id === id);
      const joinedAt = now + Math.min(-1, (definition?.from ?? 0) + 2) * hour;
      return [
        String(id),
        { joinedAt, score: Math.round((definition?.topScore ?? 0) * 100 * share), isPaid: false },
      ];
    });
    return {
      members: Object.fromEntries(members),
      chosen: chosen[persona] ?? null,
      invitations: persona === 'vip' ? [303, 314] : [],
      waitingFor: [],
      askedForInvitation: {},
      hasPartnerCode: persona === 'vip',
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
