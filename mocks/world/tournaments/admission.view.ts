import type { Context } from '../context.ts';
import { isMember as isInPromo } from '../promotions/points.view.ts';
import { findPromo } from '../promotions/view.ts';
import type { PlayerState } from '../state.ts';
import { minorOf } from '../sums.ts';
import type { TournamentDefinition } from './catalogue/definition.ts';
import type { AdmissionFacts } from './rules.ts';
import { tournamentsSlice } from './state.ts';

export function admissionFacts(
  call: Context,
  player: PlayerState,
  { id, requirements }: TournamentDefinition,
): AdmissionFacts {
  const { hasPartnerCode, invitations } = tournamentsSlice.of(call, player);
  const promo = requirements.promoSlug === undefined ? undefined : findPromo(call, requirements.promoSlug);
  return {
    level: player.level,
    deposited: player.deposited,
    depositRequired: requirements.deposit === undefined ? 0 : minorOf(call.brand, requirements.deposit),
    hasPartnerCode,
    isInvited: invitations.includes(id),
    isInPromo: promo !== undefined && isInPromo(call, player, promo),
  };
}
