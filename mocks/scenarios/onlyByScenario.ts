// Documented errors that only a scenario produces, never a rule of the world. Kept complete by
// tests/architecture/errors.test.ts.

/** Errors that any operation may have, with the reason. */
export const familiesByScenario = {
  server_error: 'The mock never fails on purpose; an unexpected 500 is a bug in the mock',
  too_many_requests:
    'The mock has no rate limit for requests, because it would slow tests down; only codes are limited',
} as const;

const provider = 'The provider’s stand-in is part of the mock and doesn’t fail';
const language = 'Accept-Language falls back to the brand’s default language; none is refused';
const unconditional = 'No gift without a deposit requires a device or a confirmed contact';
const alwaysOpen = 'This payment system has no downtime at night';
const bonusService = 'Bonuses are booked in the ledger directly, without a service that could fail';

/** Errors of single operations, as `operationId.example_name`, with the reason. */
export const errorsByScenario: Readonly<Record<string, string>> = {
  'registerPlayer.locale_not_supported': language,
  'getServerData.locale_not_supported': language,
  'registerPlayer.self_excluded':
    'The mock identifies people only by contacts, and an excluded player’s contacts are in use already',
  'confirmPhone.attempts_limit':
    'Wrong attempts cancel the code (code_attempts_exceeded); they aren’t counted across codes',
  'checkRestoreCode.attempts_limit':
    'Wrong attempts cancel the code (code_attempts_exceeded); they aren’t counted across codes',
  'createContact.not_found': 'An unknown type fails validation with invalid_request',
  'runGame.cannot_run_game': provider,
  'runGame.provider_unavailable': provider,
  'runGame.dont_have_wager': 'The client shows the warning itself; the run is allowed',
  'runGame.blocked_double_game_run':
    'A second run ends the first one, which receives game_session.deactivated',
  'runGame.unavailable_in_country':
    'The mock blocks regions only for the whole site (state.region_blocked), not per game',
  'activateGift.activation_failed': provider,
  'activateGift.invalid_provider_response': provider,
  'takeNonDepositPrize.activation_failed': provider,
  'takeNonDepositPrize.invalid_provider_response': provider,
  'takeNonDepositPrize.wrong_device': unconditional,
  'takeNonDepositPrize.email_restriction': unconditional,
  'takeNonDepositPrize.phone_restriction': unconditional,
  'takeNonDepositPrize.phone_and_email_restriction': unconditional,
  'takeNonDepositPrize.bonus_request_failed': bonusService,
  'cancelBonuses.bonus_request_failed': bonusService,
  'activateCouponCode.bonus_request_failed': bonusService,
  'cancelBonuses.idempotency_key_reused':
    'The operation has no parameters or body, so its key can’t be reused for another intent',
  'exchangePromotionPrize.invalid_promotion':
    'A promotion without a template has no prizes, so their paths answer not_found',
  'buyCompointProduct.disabled': 'No persona’s compoints are disabled by support',
  'exchangeCompoints.disabled': 'No persona’s compoints are disabled by support',
  'openDeposit.deposit_failed': provider,
  'openDeposit.server_problem': provider,
  'createRbkInvoice.deposit_failed': provider,
  'createRbkInvoice.server_problem': provider,
  'createRbkInvoice.payment_system_unavailable': alwaysOpen,
  'openMarbellaDeposit.deposit_failed': provider,
  'openMarbellaDeposit.server_problem': provider,
  'openMarbellaDeposit.payment_system_unavailable': alwaysOpen,
  'sendPayout.payment_system_unavailable': provider,
  'sendPayout.payout_failed': provider,
  'sendPayout.server_problem': provider,
  'confirmPayout.server_problem': provider,
  'cancelPayout.server_problem': provider,
  'cancelPayout.payout_cancel_not_allowed': 'Every player may cancel a request before it is processed',
};
