// What a refusal means and what to do next (specification S8.18).
import type { TournamentErrorCode } from '#/api/generated/model/index.ts';
import type { CodeTexts } from '#/i18n/errorTexts.ts';

/** What the dialog adds to its title: why, and what to do next. Only for codes of this family. */
export const joinErrorHints: CodeTexts<TournamentErrorCode> = {
  insufficient_compoint_balance: 'tournaments.hints.insufficient_compoint_balance',
  closed_tournament: 'tournaments.hints.closed_tournament',
  partner_code_required: 'tournaments.hints.partner_code_required',
  level_required: 'tournaments.hints.level_required',
  invitation_required: 'tournaments.hints.invitation_required',
  promotion_required: 'tournaments.hints.promotion_required',
  deposit_required: 'tournaments.hints.deposit_required',
  user_is_blocked_for_multi_account: 'tournaments.hints.user_is_blocked_for_multi_account',
  self_excluded: 'tournaments.hints.self_excluded',
  time_out_active: 'tournaments.hints.time_out_active',
  max_member_limit_reached: 'tournaments.hints.max_member_limit_reached',
  tournament_series_member: 'tournaments.hints.tournament_series_member',
  already_member: 'tournaments.hints.already_member',
  tournament_not_active: 'tournaments.hints.tournament_not_active',
  blocking_tournament_active: 'tournaments.hints.blocking_tournament_active',
  not_a_member: 'tournaments.hints.not_a_member',
  seat_is_paid: 'tournaments.hints.seat_is_paid',
};
