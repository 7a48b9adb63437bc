// Titles, texts and remedies for a player who can't join a tournament. The ids of the titles are
// `tournament.errors.{code}` (S8.18).
import type { TournamentErrorCode } from '#/api/generated/model/index.ts';
import type { CodeTexts } from '#/i18n/errorTexts.ts';

export const joinTexts: CodeTexts<TournamentErrorCode> = {
  insufficient_compoint_balance: {
    id: 'tournaments.hints.insufficient_compoint_balance',
    remedy: 'compoints',
  },
  closed_tournament: 'tournaments.hints.closed_tournament',
  partner_code_required: 'tournaments.hints.partner_code_required',
  level_required: { id: 'tournaments.hints.level_required', remedy: 'levels' },
  invitation_required: 'tournaments.hints.invitation_required',
  promotion_required: { id: 'tournaments.hints.promotion_required', remedy: 'promotion' },
  deposit_required: { id: 'tournaments.hints.deposit_required', remedy: 'deposit' },
  user_is_blocked_for_multi_account: {
    id: 'tournaments.hints.user_is_blocked_for_multi_account',
    remedy: 'support',
  },
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

export const joinErrorTitles: CodeTexts<TournamentErrorCode> = {
  insufficient_compoint_balance: 'tournament.errors.insufficient_compoint_balance',
  closed_tournament: 'tournament.errors.closed_tournament',
  partner_code_required: 'tournament.errors.partner_code_required',
  level_required: 'tournament.errors.level_required',
  invitation_required: 'tournament.errors.invitation_required',
  promotion_required: 'tournament.errors.promotion_required',
  deposit_required: 'tournament.errors.deposit_required',
  user_is_blocked_for_multi_account: 'tournament.errors.user_is_blocked_for_multi_account',
  self_excluded: 'tournament.errors.self_excluded',
  time_out_active: 'tournament.errors.time_out_active',
  max_member_limit_reached: 'tournament.errors.max_member_limit_reached',
  tournament_series_member: 'tournament.errors.tournament_series_member',
  already_member: 'tournament.errors.already_member',
  tournament_not_active: 'tournament.errors.tournament_not_active',
  blocking_tournament_active: 'tournament.errors.blocking_tournament_active',
  not_a_member: 'tournament.errors.not_a_member',
  seat_is_paid: 'tournament.errors.seat_is_paid',
};
