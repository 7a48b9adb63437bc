// Texts and actions for a game that can't run (S8.14 to S8.17).
import type { ClientCode } from '#/api/ApiError.ts';
import type { CommonErrorCode, GameErrorCode } from '#/api/generated/model/index.ts';
import type { FailureCode } from './frameModel.ts';

const codes = [
  'cannot_run_game',
  'dont_have_wager',
  'device_not_supported',
  'unavailable_in_country',
  'region_blocked',
  'no_demo_mode',
  'game_not_found',
  'game_disabled',
  'provider_unavailable',
  'account_blocked',
  'self_excluded',
  'time_out_active',
  'loss_limit_reached',
  'time_limit_reached',
  'too_many_requests',
  'unauthorized',
  'frame_timeout',
  'offline',
] as const;

export type FailureText = (typeof codes)[number];
export type FailureAction =
  | 'retry'
  | 'support'
  | 'playForReal'
  | 'login'
  | 'bonusSlots'
  | 'gifts'
  | 'otherGames'
  | 'limits'
  | 'breaks'
  | 'rest';

export interface Failure {
  readonly text: FailureText;
  readonly actions: readonly FailureAction[];
  readonly tone: 'error' | 'warning';
}

/**
 * Codes that need no text, because they never lead to the phase `failed`. `blocked_double_game_run` leads to
 * the phase `blocked`. A run is never refused with `favourites_limit_reached`.
 */
type NoFailure = 'blocked_double_game_run' | 'favourites_limit_reached';

/** Maps codes without their own text to the code whose text they use. A missing code is a compile error. */
const sameAs: Readonly<
  Record<Exclude<GameErrorCode | CommonErrorCode | ClientCode, FailureText | NoFailure>, FailureText>
> = {
  network_error: 'offline',
  timeout: 'offline',
  not_found: 'game_not_found',
  service_unavailable: 'provider_unavailable',
  invalid_request: 'cannot_run_game',
  validation_error: 'cannot_run_game',
  forbidden: 'cannot_run_game',
  payload_too_large: 'cannot_run_game',
  idempotency_key_reused: 'cannot_run_game',
  server_error: 'cannot_run_game',
  not_done: 'cannot_run_game',
  aborted: 'cannot_run_game',
  contract_broken: 'cannot_run_game',
};

const isSame = (code: string): code is keyof typeof sameAs => Object.hasOwn(sameAs, code);

const retry = ['retry', 'otherGames'] as const;
const leave = ['otherGames'] as const;

const actionsOf: Record<FailureText, readonly FailureAction[]> = {
  cannot_run_game: retry,
  dont_have_wager: ['bonusSlots', 'gifts'],
  device_not_supported: leave,
  unavailable_in_country: leave,
  region_blocked: leave,
  no_demo_mode: ['playForReal', 'otherGames'],
  game_not_found: leave,
  game_disabled: leave,
  provider_unavailable: retry,
  // A blocked account can't play other games either, so don't offer any.
  account_blocked: ['support'],
  self_excluded: ['rest'],
  time_out_active: ['breaks'],
  loss_limit_reached: ['limits'],
  time_limit_reached: ['limits'],
  too_many_requests: retry,
  unauthorized: ['login', 'otherGames'],
  frame_timeout: retry,
  offline: retry,
};

const warnings: readonly FailureText[] = [
  'dont_have_wager',
  'no_demo_mode',
  'device_not_supported',
  'time_out_active',
  'loss_limit_reached',
  'time_limit_reached',
  'self_excluded',
];

/** Unknown codes use the general message. */
export function failureOf(code: FailureCode): Failure {
  const text = codes.find((known) => known === code) ?? (isSame(code) ? sameAs[code] : 'cannot_run_game');
  return { text, actions: actionsOf[text], tone: warnings.includes(text) ? 'warning' : 'error' };
}

/** Whether the site's error page is shown instead of the failure. True only if the region is blocked. */
export function hasErrorPage(code: FailureCode): boolean {
  return code === 'region_blocked';
}
